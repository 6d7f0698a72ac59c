"""The guided first games: who does what the guide says gets through, and who does not is not lost."""

import pytest

from shoal import locale
from shoal.games import GAMES
from shoal.lessons import lesson as lessons
from tests.browser.conftest import Invite
from tests.browser.people import TABLE, Person

NEXT = "[data-testid=guide-next]"
MARKED = ".felt .hinted"


def learn(ada: Person, game: str) -> None:
    ada.goto()
    ada.press(ada.page.get_by_test_id(f"learn-{game}"))
    ada.page.wait_for_selector(TABLE)
    ada.page.get_by_test_id("guide").wait_for()


def said(ada: Person) -> str:
    return ada.page.locator(".said").inner_text()


def follow(ada: Person, until: int, shots: dict[int, str] | None = None) -> list[str]:
    """Read everything, and press what is marked, until so many moves have been made; all that was said."""
    heard: list[str] = []
    while True:
        ada.page.wait_for_selector(f"{NEXT}, {MARKED}")
        if said(ada) not in heard:
            heard.append(said(ada))
        if shots and ada.page.locator(MARKED).count() and ada.at() in shots:
            ada.shoot(shots.pop(ada.at()))
        if ada.page.locator(NEXT).count():
            ada.press(ada.page.locator(NEXT))
            if ada.at() >= until and not ada.page.locator(NEXT).count():
                return heard
            continue
        if ada.at() >= until:
            return heard
        before = ada.page.locator(MARKED).count()
        ada.press(ada.page.locator(MARKED).first)
        assert before, "a move is marked"
        ada.page.wait_for_timeout(30)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_lesson_by_doing_what_is_marked(invite: Invite, game: str) -> None:
    lesson = lessons.find(GAMES[game])
    assert lesson
    ada = invite()
    learn(ada, game)
    heard = follow(ada, len(lesson.steps), {0: f"{game}-lesson"})
    names = [ada.page.locator(".seats .who b").nth(seat).inner_text() for seat in range(lesson.players)]
    facts = {f"player{seat}": name for seat, name in enumerate(names)}
    script = [message for step in lesson.steps for message in step.say]
    for message in script:
        assert locale.say(lessons.catalogue(GAMES[game]), "en", message, facts) in heard, message
