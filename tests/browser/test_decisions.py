"""Decisions are asked at the cards themselves. The positions are made up; each is a table for practice."""

from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import TABLE, Person

POSITIONS: dict[str, dict[str, Any]] = {
    "kleine-fische": {
        "players": 3,
        "phase": "raid",
        "deck": ["A1", "B1", "C1"],
        "collections": [["A4"], ["D1", "D2", "E4", "F3"], ["B4", "I4"]],
    },
    "fat-fish": {
        "players": 3,
        "options": {"licences": True, "fiasco": False},
        "phase": "keep",
        "row": 2,
        "laid": ["G1"],
        "rows": [["Y3"], ["R5", "R2", "B6", "G4", "G1"], ["P1"]],
        "hands": [["B4"], ["P5"], ["Y1"]],
        "licences": ["A", "D", "E", "F", "G", "H", "I"],
    },
    "fischen": {
        "players": 3,
        "round": 3,
        "phase": "catch",
        "leader": 0,
        "trick": ["B0", "B12", "T3"],
        "effect": 0,
        "winner": 2,
        "last_order": [0, 1, 2],
        "hands": [["Y6", "R5"], ["Y7", "P4"], ["Y8", "lead-next"]],
    },
    "fischen-2": {
        "players": 4,
        "round": 3,
        "phase": "trump",
        "tricks_left": 2,
        "last_order": [0, 1, 2, 3],
        "hands": [["B20", "G16"], ["P27", "Y6"], ["L1", "Y7"], ["D15", "plus-three"]],
    },
    "das-riff": {
        "phase": "act",
        "rows": [["Rf", "coral", "shark"], ["Gf"], [], ["Bm"]],
        "corals": [[{"fish": "Bm"}, {}], [{}]],
        "worms": [{"P": 2, "G": 2, "R": 1, "B": 1}, {"R": 1}],
        "sharks": [1, 0],
        "pearls": [1, 0],
        "boats": [3, 2],
    },
}


def sit_down(ada: Person, game: str, **changed: Any) -> None:
    position = POSITIONS[game] | changed
    bots = [{"kind": "bot"}] * (position.get("players", 2) - 1)
    wish = {"game": game, "position": position, "seats": [{"kind": "person", "name": "Ada"}, *bots]}
    answer = ada.page.request.post("/api/v1/tables", data=wish)
    assert answer.ok, answer.text()
    ada.page.goto(answer.json()["link"])
    ada.page.wait_for_selector(TABLE)
    assert ada.wait_for_choice()


@pytest.mark.parametrize(
    ("game", "choice", "told"),
    [
        ("kleine-fische", "[data-move='raid 1 2']", "raids Otter for 2 cards"),
        ("fat-fish", "[data-zone=row-2] [data-card=R5]", "chooses R5"),
        ("fischen", "[data-zone=trick-1] [data-card=B12]", "catches B12 with B0"),
        ("fischen-2", "[data-move='trump D']", "makes dark green trump"),
        ("das-riff", "[data-zone=row-1] [data-card=shark]", "reaches for 1/3"),
    ],
)
def test_a_decision_is_asked_at_the_cards(invite: Invite, game: str, choice: str, told: str) -> None:
    ada = invite()
    sit_down(ada, game)
    ada.shoot(f"{game}-decision")
    ada.page.locator(choice).click()
    ada.page.locator("aside li", has_text=told).first.wait_for()


def test_what_is_asked_above_the_own_card_is_not_covered_by_it(invite: Invite) -> None:
    """At a table for three the own card lies between the others', unless something is asked there."""
    ada = invite()
    sit_down(ada, "fischen", phase="call", trick=["call-colour", "B12", "T3"])
    for width in (360, 1280):
        ada.page.set_viewport_size({"width": width, "height": 900})
        for button in ada.page.locator("[data-move^=call]").all():
            button.click(trial=True)
    ada.page.locator("[data-move='call P']").click()
    ada.page.locator("aside li", has_text="calls purple for the next trick").first.wait_for()


def test_paying_and_hunting_on_the_reef(invite: Invite) -> None:
    ada = invite()
    sit_down(ada, "das-riff")
    ada.page.locator("[data-zone=row-1] [data-card=coral]").click()
    ada.page.locator("[data-move='pay P']").click()
    ada.page.locator("aside li", has_text="takes coral from 1/2").wait_for()
    ada.page.get_by_test_id("shark").click()
    ada.page.get_by_text("What does the shark chase away?").wait_for()
    ada.page.get_by_test_id("shark").click()
    ada.page.get_by_text("What does the shark chase away?").wait_for(state="detached")
    ada.page.get_by_test_id("shark").click()
    ada.page.locator("[data-zone=row-4] [data-card=Bm]").click()
    ada.page.locator("aside li", has_text="chases Bm away").wait_for()


def test_a_card_that_may_not_be_played_says_why(invite: Invite) -> None:
    ada = invite()
    hands = [["Y5", "R7"], ["Y7", "P4"], ["Y8"]]
    sit_down(ada, "fischen", phase="play", leader=2, trick=["Y6"], effect=None, winner=None, hands=hands)
    at = ada.at()
    ada.page.locator(".hand button.card.dim").click(force=True)  # it says that it is disabled, and answers nevertheless
    notice = ada.page.get_by_test_id("notice")
    notice.wait_for()
    assert "F1-11" in notice.inner_text() or "F1-12" in notice.inner_text()
    assert "follow" in notice.inner_text()
    assert ada.at() == at


def test_a_choice_can_be_taken_back_before_it_counts(invite: Invite) -> None:
    """The card fits two of the rows; until one of them is chosen it can be put back."""
    ada = invite()
    rows = [["G3"], ["Y2", "G4"], ["Y6"]]
    sit_down(ada, "fat-fish", phase="lay", row=None, laid=[], rows=rows, hands=[["G5"], ["P5"], ["Y1"]])
    at = ada.at()
    card = ada.page.locator(".hand [data-card=G5]")
    places = ada.page.locator(".felt button.free")
    card.click()
    places.nth(1).wait_for()
    assert places.count() == 2
    card.click()
    places.first.wait_for(state="detached")
    assert ada.at() == at
