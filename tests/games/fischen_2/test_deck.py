"""F2-3: another deck file, and what is wrong with some."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal.games import find

OWN = find("fischen-2").own_deck


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


@pytest.mark.rule("F2-3")
def test_f2_3_another_deck_moves_cards_between_the_groups() -> None:
    deck = changed(one=[card for card in ONE if card != "L2"], five=[*FIVE, "L2"])
    for seed in range(10):
        sea = shoal.new("fischen-2", players=4, seed=seed, deck=deck).position()["sea"]
        assert len(sea) == 59
        assert Counter(sea[:9]) == Counter(card for card in ONE if card != "L2")
        assert Counter(sea[-16:]) == Counter([*FIVE, "L2"])


@pytest.mark.rule("F2-3")
def test_f2_3_a_deck_from_a_file_is_part_of_position_and_save(tmp_path: Path) -> None:
    four_plus = f"four_plus = {OWN['four_plus']!r}"
    lines = [f"{number} = {cards!r}" for number, cards in changed(one=ONE[1:], two=[*TWO, ONE[0]])["stars"].items()]
    file = tmp_path / "deck.toml"
    file.write_text("\n".join([four_plus, "[stars]", *lines]).replace("'", '"'), encoding="utf-8")
    game = shoal.new("fischen-2", players=4, seed=1, deck=str(file))
    assert game.options["deck"]["stars"]["1"] == ONE[1:]
    assert ONE[0] in game.position()["sea"][9:20]
    assert shoal.position("fischen-2", game.position()).position() == game.position()
    file.unlink()
    assert shoal.load(game.save()).position() == game.position()


@pytest.mark.rule("F2-3")
def test_f2_3_our_own_deck_is_the_default() -> None:
    game = shoal.new("fischen-2", seed=1)
    assert game.options == {"deck": None}
    assert shoal.new("fischen-2", seed=1, deck=OWN).position()["sea"] == game.position()["sea"]


@pytest.mark.rule("F2-3")
@pytest.mark.parametrize(
    ("deck", "named"),
    [
        ({}, "stars"),
        ({"stars": []}, "stars"),
        (changed(one=ONE[1:]), ONE[0]),  # 58 cards
        (changed(one=[*ONE, "B5"]), "B5"),  # a start card
        (changed(one=[*ONE, "L2"]), "L2"),  # a card twice
        (changed(two=[*TWO, "L2"]), "L2"),
        (changed(two=[*TWO, "catch-one"]), "catch-one"),  # a third one
        (changed(one=[*ONE, "B21"]), "B21"),
        (changed(one=[*ONE, "octopus"]), "octopus"),
        (changed(one=[*ONE, 7]), "1"),
        (changed(one=None), "1"),
        ({**OWN, "stars": {**OWN["stars"], "6": []}}, "6"),
        ({**OWN, "stars": {**OWN["stars"], "0": ["B5"]}}, "0"),
        ({**OWN, "stars": {**OWN["stars"], "1": "L1"}}, "1"),
        ({**OWN, "four_plus": None}, "four_plus"),
        ({**OWN, "four_plus": "L1"}, "four_plus"),
        ({**OWN, "four_plus": [*OWN["four_plus"], "L1"]}, "L1"),
        ({**OWN, "four_plus": ["G16", "G16", "G16"]}, "G16"),
        ({**OWN, "four_plus": ["B5"]}, "B5"),
        ({**OWN, "four_plus": ["X1"]}, "X1"),
        ("no-such-file.toml", "no-such-file.toml"),
        (7, "7"),
    ],
)
def test_f2_3_a_deck_that_does_not_add_up_is_refused_by_its_line(deck: Any, named: str) -> None:
    with pytest.raises(shoal.DeckError) as refusal:
        shoal.new("fischen-2", seed=1, deck=deck)
    assert named in str(refusal.value)
    assert isinstance(refusal.value, ValueError)


@pytest.mark.rule("F2-3")
def test_f2_3_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text("[stars\n", encoding="utf-8")
    with pytest.raises(shoal.DeckError):
        shoal.new("fischen-2", seed=1, deck=str(file))


@pytest.mark.rule("F2-3")
def test_f2_3_other_cards_may_be_marked_4_plus() -> None:
    deck = {**OWN, "four_plus": ["L2", "G16"]}
    sea = shoal.new("fischen-2", players=3, seed=1, deck=deck).position()["sea"]
    assert len(sea) == 57
    assert "L2" not in sea
    assert "L1" in sea
    assert sea.count("G16") == 1
    assert len(shoal.new("fischen-2", players=4, seed=1, deck=deck).position()["sea"]) == 59
