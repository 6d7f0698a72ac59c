"""Plays a lesson through and shows it, for who writes one or reads it over.

python tools/lesson.py kleine-fische          the script with its remarks, and the rest played by bots
python tools/lesson.py kleine-fische de       the same in German
"""

import sys

from shoal import locale
from shoal.engine.game import Game
from shoal.games import find
from shoal.lessons import lesson as lessons
from shoal.lessons.guide import Actor, guide
from shoal.table.match import Match
from shoal.table.seats import Seated

NAMES = ("You", "Otter", "Heron", "Seal")


def main(name: str, language: str = locale.FALLBACK) -> None:
    spec = find(name)
    lesson = lessons.find(spec)
    if lesson is None:
        sys.exit(f"{spec.title} has no lesson")
    game = Game(spec, lesson.players, lesson.seed, lesson.start, lesson.options)
    seated = [Seated(NAMES[seat], Actor(spec, lesson.level, lesson)) for seat in range(lesson.players)]
    match = Match(game, seated)
    told = 0
    while True:
        now = guide(lesson, match)
        for remark in now.remarks[told:]:
            facts = {f"player{seat}": NAMES[seat] for seat in range(lesson.players)}
            print(f"      « {locale.say(lessons.catalogue(spec), language, remark.words, facts)} » [{remark.words}]")
        told = len(now.remarks)
        if match.outcome:
            print(f"{match.made} moves, {match.outcome}")
            return
        if match.made == len(lesson.steps):
            print("      -- the script ends here --")
        match.bot_moves()
        entry = match.log(0)[-1]
        words = " ".join(event.words(language, NAMES) for event in entry.events)
        print(f"{match.made:3} {NAMES[entry.seat]:6} {entry.move or '(secret)':10} {words}")


if __name__ == "__main__":
    main(*sys.argv[1:])
