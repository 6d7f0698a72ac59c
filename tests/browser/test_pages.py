"""Every other page: it fits, it can be used with a screen reader, and it says what it should in four languages."""

import random
import re
from pathlib import Path

import pytest

import shoal
from shoal import locale
from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, RESULT


def test_the_lobby_shows_all_games(invite: Invite) -> None:
    ada = invite()
    ada.goto()
    assert ada.page.locator(".game").count() == 5
    ada.shoot("lobby")


def test_settings_are_kept(invite: Invite) -> None:
    ada = invite()
    ada.goto()
    ada.page.get_by_role("button", name="Settings").click()
    ada.shoot("settings")
    ada.page.get_by_test_id("theme").select_option("dark")
    ada.page.get_by_test_id("language").select_option("nl")
    ada.page.get_by_role("heading", name="Vijf visspellen aan één tafel").wait_for(state="attached")
    ada.page.reload()
    ada.page.get_by_role("heading", name="Vijf visspellen aan één tafel").wait_for()
    assert ada.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_memory_aid_shows_what_was_seen(invite: Invite) -> None:
    ada = invite()
    ada.play_now("kleine-fische")
    ada.wait_for_choice()
    assert ada.page.get_by_text("Still in the deck").count() == 0
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("checkbox").check()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_text("Still in the deck").wait_for()


@pytest.mark.parametrize("language", sorted(locale.LANGUAGES))
def test_the_page_speaks_the_language_of_the_browser(invite: Invite, language: str) -> None:
    def say(message: str) -> str:
        return locale.say("web", language, message)

    ada = invite(language=f"{language}-{language.upper()}")
    ada.goto()
    ada.page.get_by_role("heading", name=say("lobby-title")).wait_for()
    assert ada.page.evaluate("document.documentElement.lang") == language
    ada.play_now("kleine-fische")
    ada.wait_for_choice()
    assert say("your-turn") in ada.page.get_by_test_id("turn").inner_text()
    assert say("kf-flip") in ada.page.locator(".felt").inner_text()
    ada.page.get_by_role("tab", name=say("tab-rules")).click()
    ada.page.locator("aside h1").wait_for()
    ada.page.get_by_placeholder(say("search-rules")).fill("KF-7")
    ada.page.locator("aside article strong", has_text="KF-7").wait_for()


def test_set_up_rules_and_lost_pages(invite: Invite) -> None:
    ada = invite()
    for path, name in (("/new/fat-fish", "set-up"), ("/rules/das-riff", "rules"), ("/t/nothing-here", "lost")):
        ada.faults.clear()
        ada.goto(path)
        ada.page.locator("main h1").first.wait_for()
        ada.shoot(name)
    ada.goto("/no/such/page")
    assert "nothing here" in ada.page.locator("h1").inner_text()


def test_a_wrong_code_is_answered_in_words(invite: Invite) -> None:
    ada = invite(may_be_cut=True)
    ada.goto()
    ada.page.get_by_label(re.compile("given a code")).fill("NO8ODY")
    ada.page.get_by_role("button", name="Join").click()
    ada.page.get_by_test_id("notice").wait_for()
    ada.faults.clear()  # a browser writes every answer 404 to its console


def test_after_the_game(invite: Invite, tmp_path: Path) -> None:
    """Check the deal, download the save, and replay it: from the table, and from the file."""
    ada = invite()
    ada.set_up("kleine-fische", 2, Points_to_win=5)
    assert ada.play_on(random.Random(2))
    result = ada.page.locator(RESULT)
    result.get_by_text("Check the deal").click()
    ada.page.get_by_test_id("check-deal").click()
    result.get_by_text("It fits").wait_for()
    with ada.page.expect_download() as download:
        ada.page.get_by_test_id("save").click()
    save = tmp_path / "game.json"
    download.value.save_as(save)

    ada.page.get_by_test_id("replay").click()
    ada.page.get_by_text("The beginning").wait_for()
    for _ in range(5):
        ada.page.get_by_test_id("forward").click()
    ada.page.get_by_text("Step 5 of").wait_for()
    ada.page.get_by_test_id("back").click()
    ada.page.get_by_text("Step 4 of").wait_for()

    ada.goto()
    ada.page.get_by_test_id("load").set_input_files(save)
    ada.page.locator(RESULT).wait_for()
    ada.page.get_by_test_id("replay").click()
    ada.page.get_by_text("The beginning").wait_for()


def test_a_game_saved_elsewhere_goes_on(invite: Invite, tmp_path: Path) -> None:
    game = shoal.new("kleine-fische", players=2, seed=3)
    game.play("flip")
    file = tmp_path / "game.json"
    file.write_text(game.save(), "utf-8")
    ada = invite()
    ada.goto()
    ada.page.get_by_test_id("load").set_input_files(file)
    assert ada.wait_for_choice()
    assert ada.at() == 1
    ada.goto()
    file.write_text("{", "utf-8")
    ada.page.get_by_test_id("load").set_input_files(file)
    assert "not a saved game" in ada.page.get_by_test_id("notice").inner_text(timeout=PATIENCE)


def test_a_rematch_leads_to_a_new_table(invite: Invite) -> None:
    ada = invite()
    ada.set_up("kleine-fische", 2, Points_to_win=5)
    assert ada.play_on(random.Random(2))
    first = ada.page.url
    ada.page.get_by_test_id("rematch").click()
    ada.page.wait_for_url(lambda url: url != first)
    assert ada.wait_for_choice()
