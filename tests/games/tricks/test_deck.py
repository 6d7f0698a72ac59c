"""F1-3, F2-3 and F1-5: another deck file, and what is wrong with some."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal.games import find
from tests.games.tricks.both import both, cases
from tests.games.tricks.playing import TrickGame

NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}


def own(name: str) -> dict[str, Any]:
    return dict(find(name).own_deck)


def group(name: str, number: int) -> list[str]:
    """The cards of our own deck with so many stars."""
    return list(own(name)["stars"][str(number)])


def changed(name: str, **groups: list[Any] | None) -> dict[str, Any]:
    """Our own deck with other cards in some of the groups (one, two …); None takes a group out."""
    stars = {number: list(cards) for number, cards in own(name)["stars"].items()}
    for word, cards in groups.items():
        if cards is None:
            del stars[NUMBERS[word]]
        else:
            stars[NUMBERS[word]] = cards
    return {**own(name), "stars": stars}


def with_stars(name: str, **lines: Any) -> dict[str, Any]:
    """Our own deck with other lines of stars."""
    return {**own(name), "stars": {**own(name)["stars"], **lines}}


def wrong(name: str, card: str, twin: str, too_high: str) -> list[tuple[str, Any]]:
    """Decks that are no decks, after what the refusal names; `card` has one star, of `twin` there are two."""
    one, two = group(name, 1), group(name, 2)
    return [
        ("stars", {}),
        ("stars", {"stars": []}),
        (one[0], changed(name, one=one[1:])),  # a card is missing
        ("B5", changed(name, one=[*one, "B5"])),  # a start card
        (card, changed(name, one=[*one, card])),  # a card twice
        (card, changed(name, two=[*two, card])),
        (twin, changed(name, two=[*two, twin])),  # a third one
        (too_high, changed(name, one=[*one, too_high])),
        ("octopus", changed(name, one=[*one, "octopus"])),
        ("1", changed(name, one=[*one, 7])),
        ("1", changed(name, one=None)),
        ("6", with_stars(name, **{"6": []})),
        ("0", with_stars(name, **{"0": ["B5"]})),
        ("1", with_stars(name, **{"1": card})),
        ("no-such-file.toml", "no-such-file.toml"),
        ("7", 7),
    ]


def four_plus(*cards: str) -> dict[str, Any]:
    return {**own("fischen-2"), "four_plus": list(cards)}


WRONG_MARKS: list[tuple[str, Any]] = [
    ("four_plus", {**own("fischen-2"), "four_plus": None}),
    ("four_plus", {**own("fischen-2"), "four_plus": "L1"}),
    ("L1", four_plus(*own("fischen-2")["four_plus"], "L1")),
    ("G16", four_plus("G16", "G16", "G16")),
    ("B5", four_plus("B5")),
    ("X1", four_plus("X1")),
]


@pytest.mark.rule("F1-3", "F2-3")
@cases("card,size", [("T1", 60)], [("L2", 59)])
def test_f1_3_f2_3_another_deck_moves_cards_between_the_groups(which: TrickGame, card: str, size: int) -> None:
    one, five = group(which.name, 1), group(which.name, 5)
    deck = changed(which.name, one=[other for other in one if other != card], five=[*five, card])
    for seed in range(10):
        sea = which.new(players=4, seed=seed, deck=deck).position()["sea"]
        assert len(sea) == size
        assert Counter([*sea[:9], card]) == Counter(one)
        assert Counter(sea[-len(five) - 1 :]) == Counter([*five, card])


@both
@pytest.mark.rule("F1-3", "F2-3")
def test_f1_3_f2_3_a_deck_from_a_file_is_part_of_position_and_save(which: TrickGame, tmp_path: Path) -> None:
    one, two = group(which.name, 1), group(which.name, 2)
    deck = changed(which.name, one=one[1:], two=[*two, one[0]])
    lines = [f"{key} = {value!r}" for key, value in deck.items() if key != "stars"]
    lines += ["[stars]", *(f"{number} = {cards!r}" for number, cards in deck["stars"].items())]
    file = tmp_path / "deck.toml"
    file.write_text("\n".join(lines).replace("'", '"'), encoding="utf-8")
    game = which.new(players=4, deck=str(file))
    assert game.options["deck"]["stars"]["1"] == one[1:]
    assert one[0] in game.position()["sea"][9:20]
    assert which.position(game.position()).position() == game.position()
    file.unlink()
    assert shoal.load(game.save()).position() == game.position()


@both
@pytest.mark.rule("F1-3", "F2-3")
def test_f1_3_f2_3_our_own_deck_is_the_default(which: TrickGame) -> None:
    game = which.new()
    assert game.options == {"deck": None}
    assert which.new(deck=own(which.name)).position()["sea"] == game.position()["sea"]


@pytest.mark.rule("F1-3", "F2-3")
@cases(
    "named,deck",
    wrong("fischen", "T1", "minus-three", "B19"),
    [*wrong("fischen-2", "L2", "catch-one", "B21"), *WRONG_MARKS],
)
def test_f1_3_f2_3_a_deck_that_does_not_add_up_is_refused_by_its_line(which: TrickGame, named: str, deck: Any) -> None:
    with pytest.raises(shoal.DeckError) as refusal:
        which.new(deck=deck)
    assert named in str(refusal.value)
    assert isinstance(refusal.value, ValueError)


@both
@pytest.mark.rule("F1-3", "F2-3")
def test_f1_3_f2_3_a_file_that_is_no_toml_is_refused(which: TrickGame, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text("[stars\n", encoding="utf-8")
    with pytest.raises(shoal.DeckError):
        which.new(deck=str(file))


@both
@pytest.mark.rule("F1-5")
def test_f1_5_an_empty_group_is_no_error(which: TrickGame) -> None:
    one, two = group(which.name, 1), group(which.name, 2)
    sea = which.new(players=4, deck=changed(which.name, one=[], two=[*two, *one])).position()["sea"]
    assert Counter(sea[:20]) == Counter([*one, *two])
