"""F1-3 and F1-5: another deck file, and what is wrong with some."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal.games import find

OWN = find("fischen").own_deck


def changed(**groups: list[Any] | None) -> dict[str, Any]:
    """Our own deck with other cards in some of the groups (one, two …); None takes a group out."""
    names = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
    stars = {number: list(cards) for number, cards in OWN["stars"].items()}
    for name, cards in groups.items():
        if cards is None:
            del stars[names[name]]
        else:
            stars[names[name]] = cards
    return {**OWN, "stars": stars}


ONE, TWO, FIVE = OWN["stars"]["1"], OWN["stars"]["2"], OWN["stars"]["5"]


@pytest.mark.rule("F1-3")
def test_f1_3_another_deck_moves_cards_between_the_groups() -> None:
    deck = changed(one=[card for card in ONE if card != "T1"], five=[*FIVE, "T1"])
    for seed in range(10):
        sea = shoal.new("fischen", players=4, seed=seed, deck=deck).position()["sea"]
        assert len(sea) == 60
        assert Counter(sea[:9]) == Counter(card for card in ONE if card != "T1")
        assert Counter(sea[-19:]) == Counter([*FIVE, "T1"])


@pytest.mark.rule("F1-3")
def test_f1_3_a_deck_from_a_file_is_part_of_position_and_save(tmp_path: Path) -> None:
    lines = [f"{number} = {cards!r}" for number, cards in changed(one=ONE[1:], two=[*TWO, ONE[0]])["stars"].items()]
    file = tmp_path / "deck.toml"
    file.write_text("\n".join(["[stars]", *lines]).replace("'", '"'), encoding="utf-8")
    game = shoal.new("fischen", seed=1, deck=str(file))
    assert game.options["deck"]["stars"]["1"] == ONE[1:]
    assert ONE[0] in game.position()["sea"][9:20]
    assert shoal.position("fischen", game.position()).position() == game.position()
    file.unlink()
    assert shoal.load(game.save()).position() == game.position()


@pytest.mark.rule("F1-3")
def test_f1_3_our_own_deck_is_the_default() -> None:
    game = shoal.new("fischen", seed=1)
    assert game.options == {"deck": None}
    assert shoal.new("fischen", seed=1, deck=OWN).position()["sea"] == game.position()["sea"]


@pytest.mark.rule("F1-3")
@pytest.mark.parametrize(
    ("deck", "named"),
    [
        ({}, "stars"),
        ({"stars": []}, "stars"),
        (changed(one=ONE[1:]), ONE[0]),  # 59 cards
        (changed(one=[*ONE, "B5"]), "B5"),  # a start card
        (changed(one=[*ONE, "T1"]), "T1"),  # a card twice
        (changed(two=[*TWO, "T1"]), "T1"),
        (changed(two=[*TWO, "minus-three"]), "minus-three"),  # a third one
        (changed(one=[*ONE, "B19"]), "B19"),
        (changed(one=[*ONE, "octopus"]), "octopus"),
        (changed(one=[*ONE, 7]), "1"),
        (changed(one=None), "1"),
        ({"stars": {**OWN["stars"], "6": []}}, "6"),
        ({"stars": {**OWN["stars"], "0": ["B5"]}}, "0"),
        ({"stars": {**OWN["stars"], "1": "B11"}}, "1"),
        ("no-such-file.toml", "no-such-file.toml"),
        (7, "7"),
    ],
)
def test_f1_3_a_deck_that_does_not_add_up_is_refused_by_its_line(deck: Any, named: str) -> None:
    with pytest.raises(shoal.DeckError) as refusal:
        shoal.new("fischen", seed=1, deck=deck)
    assert named in str(refusal.value)
    assert isinstance(refusal.value, ValueError)


@pytest.mark.rule("F1-3")
def test_f1_3_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text("[stars\n", encoding="utf-8")
    with pytest.raises(shoal.DeckError):
        shoal.new("fischen", seed=1, deck=str(file))


@pytest.mark.rule("F1-5")
def test_f1_5_an_empty_group_is_no_error() -> None:
    deck = changed(one=[], two=[*TWO, *ONE])
    sea = shoal.new("fischen", seed=1, deck=deck).position()["sea"]
    assert Counter(sea[:20]) == Counter([*ONE, *TWO])
