"""The guided first games: who does what the guide says gets through, and who does not is not lost."""

import pytest

from shoal import locale
from shoal.games import GAMES
from shoal.lessons import lesson as lessons
from tests.browser.conftest import Invite
from tests.browser.people import CHOICES, RESULT, TABLE, Person

NEXT = "[data-testid=guide-next]"
MARKED = ".felt .free.hinted, .felt:not(:has(.free.hinted)) .hinted"  # the second half of a move goes first
GAME = "kleine-fische"
WORDS = f"lesson-{GAME}"


def learn(ada: Person, game: str) -> None:
    ada.goto()
    ada.press(ada.page.get_by_test_id(f"learn-{game}"))
    ada.page.wait_for_selector(TABLE)
    ada.page.get_by_test_id("guide").wait_for()


def read(ada: Person) -> tuple[str, bool, bool]:
    """What is said, whether one could go on (and so did), and whether a move is asked for: all at one moment."""
    told: tuple[str, bool, bool] = ada.page.evaluate(
        """([next, choices]) => {
            const [button, choice] = [next, choices].map((what) => document.querySelector(what));
            const said = document.querySelector(".said")?.innerText ?? "";
            button?.click();
            return [said, button !== null, choice !== null];
        }""",
        [NEXT, CHOICES],
    )
    return told


def press_marked(ada: Person) -> None:
    """Press what is marked: a move, or the first half of one (a card for a row, a shark for its prey)."""
    marked = ada.page.locator(MARKED).first
    before = (ada.at(), marked.get_attribute("aria-label"), marked.get_attribute("data-move"))
    ada.press(marked)
    ada.page.wait_for_function(
        """([at, label, move]) => {
            const now = document.querySelector(".felt .hinted");
            return +document.querySelector("[data-testid=table]").dataset.at !== at
                || now?.ariaLabel !== label || (now?.dataset.move ?? null) !== move
                || document.querySelector(".felt .free.hinted, .felt [aria-pressed=true]");
        }""",
        arg=before,
    )


def follow(ada: Person, until: int, shot: str | None = None) -> list[str]:
    """Read everything, and press what is marked, until so many moves have been made; all that was said."""
    heard: list[str] = []
    while True:
        ada.page.wait_for_selector(f"{NEXT}, {CHOICES}")
        remark, went_on, asked = read(ada)
        if remark not in heard:
            heard.append(remark)
        if went_on or not asked:
            continue
        if ada.at() >= until:
            return heard
        if shot:
            ada.shoot(shot)
            shot = None
        press_marked(ada)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_lesson_by_doing_what_is_marked(invite: Invite, game: str) -> None:
    lesson = lessons.find(GAMES[game])
    assert lesson
    ada = invite()
    learn(ada, game)
    heard = follow(ada, len(lesson.steps), f"{game}-lesson")
    names = [ada.page.locator(".seats .who b").nth(seat).inner_text() for seat in range(lesson.players)]
    facts = {f"player{seat}": name for seat, name in enumerate(names)}
    script = [message for step in lesson.steps for message in step.say]
    for message in script:
        assert locale.say(lessons.catalogue(GAMES[game]), "en", message, facts) in heard, message


def read_on(ada: Person) -> None:
    """Read until there is something to decide."""
    ada.page.wait_for_selector(f"{NEXT}, .felt [data-move], {RESULT}", state="attached")
    while read(ada)[1]:
        pass


def test_who_leaves_the_script_is_told_so_and_comes_back_by_taking_back(invite: Invite) -> None:
    ada = invite()
    learn(ada, GAME)
    follow(ada, 2)
    ada.page.locator("[data-move=stop]").click()  # the guide would have flipped
    ada.page.get_by_text(locale.say(WORDS, "en", "lesson-left")).wait_for()
    assert ada.page.locator(MARKED).count() == 0
    read_on(ada)
    ada.page.get_by_test_id("undo").click()
    ada.page.get_by_text(locale.say(WORDS, "en", "dare")).wait_for()
    ada.page.wait_for_selector(MARKED, state="attached")
    ada.page.reload()
    ada.page.get_by_text(locale.say(WORDS, "en", "dare")).wait_for()
    ada.page.wait_for_selector(MARKED, state="attached")


def test_the_guide_can_be_sent_away_and_called_back(invite: Invite) -> None:
    ada = invite()
    learn(ada, GAME)
    ada.page.get_by_test_id("guide-close").click()
    ada.page.locator("[data-move=flip]").wait_for()
    assert ada.page.locator(MARKED).count() == 0
    ada.page.locator("[data-move=flip]").click()
    ada.page.locator("[data-move=stop]").click()
    ada.page.wait_for_function("() => +document.querySelector('[data-testid=table]').dataset.at > 3")  # nobody waits
    ada.page.get_by_test_id("guide-open").click()
    ada.page.get_by_test_id("guide").wait_for()


def test_a_lesson_by_keys_in_another_language(invite: Invite) -> None:
    ada = invite(language="de-DE")
    learn(ada, GAME)
    for message in ("goal", "flip"):
        ada.page.get_by_text(locale.say(WORDS, "de", message)).wait_for()
        if ada.page.locator(NEXT).count():
            ada.page.locator(NEXT).focus()
            ada.page.keyboard.press("Enter")
    ada.page.get_by_test_id("guide-task").focus()
    ada.page.keyboard.press("Enter")  # leads to what is marked
    ada.page.wait_for_function("() => document.activeElement?.matches('.felt .hinted')")
    for message in ("series", "dare"):
        ada.page.keyboard.press("Enter")
        ada.page.get_by_text(locale.say(WORDS, "de", message)).wait_for()
        ada.page.wait_for_function("() => document.activeElement?.matches('.felt .hinted')")


def test_the_scoring_is_explained_before_the_result(invite: Invite) -> None:
    ada = invite(width=360, touch=True)
    learn(ada, GAME)
    heard = set()
    while not ada.page.locator(RESULT).count():
        ada.page.wait_for_selector(f"{NEXT}, .felt [data-move], {RESULT}", state="attached")
        remark, went_on, asked = read(ada)
        heard.add(remark)
        if asked and not went_on:
            at = ada.at()
            ada.press(ada.page.locator(".felt [data-move]").last)
            ada.page.wait_for_function("at => +document.querySelector('[data-testid=table]').dataset.at !== at", arg=at)
    assert {locale.say(WORDS, "en", message) for message in ("lesson-left", "scoring", "end")} <= heard


def test_a_lesson_without_its_words_does_not_keep_the_table_waiting(invite: Invite) -> None:
    ada = invite()
    ada.page.route("**/words/*/lesson-*", lambda route: route.fulfill(body=""))
    ada.goto()
    ada.page.get_by_test_id(f"learn-{GAME}").click()
    ada.page.get_by_test_id("guide").wait_for()
    follow(ada, 9)  # Otter's first turn has been shown
