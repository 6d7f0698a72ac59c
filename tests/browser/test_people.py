"""Several people: in two browsers, at one screen, with the keys alone, and on a phone."""

import random
import re
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Invite
from tests.browser.people import CHOICES, RESULT, TABLE, Person
from tests.server.conftest import Start


def meet(ada: Person, eve: Person, game: str, **options: int) -> None:
    """Ada sets up a table, and Eve comes by the link."""
    ada.set_up(game, 2, "open", **options)
    link = ada.page.get_by_test_id("link").inner_text()
    eve.page.goto(link)
    eve.page.get_by_test_id("name").fill("Eve")
    eve.page.get_by_test_id("sit").click()
    for person in (ada, eve):
        person.page.wait_for_selector(TABLE)


def play_together(people: list[Person], chance: random.Random, decisions: int) -> None:
    """Whoever is to decide decides."""
    for _ in range(decisions):
        if any(person.page.locator(RESULT).count() for person in people):
            return
        for person in people:
            if person.page.locator(CHOICES).count():
                person.choose(chance)
                break
        else:
            people[0].page.wait_for_timeout(20)


def test_two_browsers_and_one_is_cut_off(invite: Invite) -> None:
    ada, eve = invite(), invite(name="Eve", may_be_cut=True)
    wires: list[WebSocketRoute] = []

    def through(wire: WebSocketRoute) -> None:
        wire.connect_to_server()
        wires.append(wire)

    eve.page.route_web_socket("**/socket", through)
    meet(ada, eve, "kleine-fische", Points_to_win=12)
    chance = random.Random(5)
    play_together([ada, eve], chance, 12)
    wires[-1].close(code=4000, reason="cut")
    eve.page.get_by_test_id("cut").wait_for()
    eve.page.get_by_test_id("cut").wait_for(state="detached")
    assert len(wires) == 2, "she came back by a new connection"
    play_together([ada, eve], chance, 4000)
    for person in (ada, eve):
        person.page.wait_for_selector(RESULT)


def test_the_server_is_killed_and_comes_back(invite: Invite, start: Start) -> None:
    import signal

    server = start()
    ada = invite(at=server, may_be_cut=True)
    ada.play_now("kleine-fische")
    ada.play_on(random.Random(4), 5)
    ada.wait_for_choice()
    at = ada.at()
    server.stop(signal.SIGKILL)
    ada.page.get_by_test_id("cut").wait_for()
    start(port=int(server.address.rpartition(":")[2]))
    ada.page.get_by_test_id("cut").wait_for(state="detached")
    assert ada.at() == at
    ada.play_on(random.Random(4), 2)
    ada.faults.clear()  # the browser complains of the server that was not there


def test_chat_and_taking_back_with_consent(invite: Invite) -> None:
    ada, eve = invite(), invite(name="Eve")
    meet(ada, eve, "kleine-fische")
    now, other = (ada, eve) if ada.page.locator(CHOICES).count() else (eve, ada)
    now.page.get_by_role("tab", name="Chat").click()
    now.page.get_by_placeholder("Say something").fill("<b>hello</b>")
    now.page.get_by_role("button", name="Send").click()
    other.page.get_by_role("tab", name="Chat (1)").click()
    other.page.get_by_text("<b>hello</b>").wait_for()

    now.page.locator("[data-move=flip]").click()
    now.page.wait_for_function("() => +document.querySelector('[data-testid=table]').dataset.at === 1")
    now.page.get_by_test_id("undo").click()
    other.page.get_by_test_id("undo-asked").get_by_role("button", name="Yes").click()
    now.page.wait_for_function("() => +document.querySelector('[data-testid=table]').dataset.at === 0")


def test_several_people_at_one_screen(invite: Invite) -> None:
    """Between two people the curtain covers the table, and no hand is in the page behind it."""
    ada = invite()
    ada.set_up("fat-fish", 2, "person")
    chance = random.Random(6)
    seen: set[str] = set()
    for _ in range(60):
        ada.page.wait_for_selector(f"{CHOICES}, [data-testid=curtain]")
        curtain = ada.page.get_by_test_id("curtain")
        if curtain.count():
            assert ada.page.locator("[data-zone=hand]").count() == 0
            assert not re.search("draws [RYGBP][1-6]", ada.page.locator("body").inner_text())
            if not seen:
                ada.shoot("curtain")
            seen.add(curtain.get_by_role("heading").inner_text())
            curtain.get_by_role("button").click()
            curtain.wait_for(state="detached")
        elif len(seen) == 2:
            return
        else:
            ada.choose(chance)
    raise AssertionError(f"both should have been asked, not only {seen}")


def test_with_the_keys_alone(invite: Invite) -> None:
    ada = invite()
    ada.goto("/new/kleine-fische")
    page = ada.page

    def focused(script: str) -> Any:
        return page.evaluate(f"(() => {{ const here = document.activeElement; return {script} }})()")

    def tab_to(what: str) -> None:
        for _ in range(80):
            if focused(f"here.matches({what!r})"):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{what} cannot be reached with the Tab key")

    tab_to("input[type=number]")
    page.keyboard.press("Control+A")
    page.keyboard.type("12")
    tab_to("[data-testid=set-up]")
    page.keyboard.press("Enter")
    page.wait_for_selector(TABLE)
    for turn in range(2000):
        if not ada.wait_for_choice():
            break
        tab_to(CHOICES)
        if turn % 3 == 2:
            page.keyboard.press("ArrowRight")
            tab_to(CHOICES)
        page.keyboard.press("Enter")
    assert page.locator(RESULT).count() == 1


def test_on_a_phone(invite: Invite) -> None:
    ada = invite(width=360, touch=True)
    ada.play_now("fat-fish")
    chance = random.Random(7)
    while ada.wait_for_choice():
        ada.fits()
        ada.choose(chance)
    ada.fits()


def test_watching_shows_no_hand(invite: Invite) -> None:
    ada, eve = invite(), invite(name="Eve")
    ada.play_now("fischen")
    ada.wait_for_choice()
    eve.page.goto(ada.page.url)
    eve.page.wait_for_selector(TABLE)
    assert eve.page.locator("[data-zone=hand]").count() == 0
    eve.page.get_by_text("You are watching").wait_for()
