"""Every game, played by clicks against bots from the lobby to the result."""

import random
import re

import pytest

from shoal.games import GAMES
from tests.browser.conftest import Invite
from tests.browser.people import RESULT

SHORT = {"kleine-fische": {"Points_to_win": 25}, "das-riff": {"Turns_at_most": 14}}
"""What makes a game end after a while, even if it is played by chance."""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_by_clicks(invite: Invite, game: str) -> None:
    chance = random.Random(game)
    ada = invite()
    ada.set_up(game, GAMES[game].players[0], **SHORT.get(game, {}))
    assert ada.wait_for_choice()
    ada.shoot(f"{game}-start")
    ada.play_on(chance, 12)
    ada.wait_for_choice()
    ada.shoot(f"{game}-middle")
    assert ada.play_on(chance)
    result = ada.page.locator(RESULT)
    assert result.get_by_role("listitem").count() >= GAMES[game].players[0]
    assert re.search(r"wins with|share the win", result.inner_text())
    ada.shoot(f"{game}-result")
    ada.page.get_by_test_id("replay").click()
    for _ in range(9):
        ada.page.get_by_test_id("forward").click()
    ada.page.get_by_text("Step 9 of").wait_for()
    ada.shoot(f"{game}-replay")


def test_play_now_is_one_click(invite: Invite) -> None:
    ada = invite()
    ada.play_now("kleine-fische")
    assert ada.wait_for_choice()


def test_cards_can_be_dragged(invite: Invite) -> None:
    ada = invite(speed="fast")
    ada.play_now("kleine-fische")
    ada.wait_for_choice()
    before = ada.at()
    ada.page.locator("[data-card=deck]").drag_to(ada.page.locator("[data-drop=series]"))
    ada.page.wait_for_function(
        "before => +document.querySelector('[data-testid=table]').dataset.at > before", arg=before
    )


def test_cards_move_and_the_policy_allows_it(invite: Invite) -> None:
    """At full speed, with flights: nothing is refused by the Content-Security-Policy (a fault would end the test)."""
    ada = invite(speed="normal")
    ada.page.add_init_script(
        "window.flights = 0; const fly = Element.prototype.animate;"
        "Element.prototype.animate = function (...how) { window.flights++; return fly.apply(this, how); }"
    )
    ada.play_now("kleine-fische")
    ada.play_on(random.Random(3), 4)
    assert ada.page.evaluate("window.flights") > 0


def test_nothing_moves_for_who_does_not_want_it(invite: Invite) -> None:
    ada = invite(speed="normal")
    ada.page.emulate_media(reduced_motion="reduce")
    ada.page.add_init_script(
        "window.flights = 0; const fly = Element.prototype.animate;"
        "Element.prototype.animate = function (...how) { window.flights++; return fly.apply(this, how); }"
    )
    ada.play_now("kleine-fische")
    ada.play_on(random.Random(3), 4)
    assert ada.page.evaluate("window.flights") == 0


def test_a_hint_shows_a_move_that_can_be_played(invite: Invite) -> None:
    ada = invite()
    ada.play_now("fischen-2")
    ada.wait_for_choice()
    ada.page.get_by_test_id("hint").click()
    ada.page.locator(".felt .hinted, .felt .button.main").first.wait_for()
    assert "The bot would" in ada.page.get_by_test_id("notice").inner_text()
