"""The rulebook's example of a turn, move by move."""

import pytest

from tests.games.das_riff.positions import at, broods, fish, kinds, one, worms


@pytest.mark.rule("RF-9", "RF-11", "RF-12", "RF-18", "RF-19", "RF-21", "RF-22")
def test_the_example_turn() -> None:
    game = at(
        worms=worms("PPRROOBG", "YG"),
        pearls=[2, 0],
        sharks=[1, 0],
        boats=[1, 1],
        rows=[
            ["water", "pearl", "Of", "coral", "Ym", "shark", "water", "coral"],
            ["Gf", "water", "pearl", "Rm", "coral", "water", "Yf", "Pf"],
            ["shark", "water", "Om", "pearl", "water", "coral", "Rm", "water"],
            ["coral", "Bm", "water", "shark", "Pm", "pearl", "water", "coral"],
        ],
        corals=[fish(None, "Rf"), fish("Yf")],
        broods=["R+B", "Y+P", "O+O", "R+Y"],
        brood_pile=["G+G", "B+P"],
        draw=["water", "Gm", "Gf", "Pm", "Bm", "Bf", "Of", "shark", "coral"],
    )

    # A boat for three worms of her choice
    assert "take 4/2" not in game.moves()
    assert game.play("boat")[0].data == {"seat": 0, "target": "boat", "price": 3}
    assert game.moves() == ("pay R", "pay G", "pay B", "pay P", "pay O", "pay pearl")
    game.play("pay R")
    game.play("pay R")
    assert kinds(game.play("pay O")) == ["paid", "boat-bought"]
    assert game.position()["boats"] == [2, 1]

    # The blue male from the opponent's row: one blue worm and both pearls
    events = game.play("take 4/2")
    assert one(events, "wanted").data["price"] == 3
    assert one(events, "paid").data["cards"] == ["B", "pearl", "pearl"]
    assert game.moves() == ("coral 1", "coral 2")

    # Beside the red female: the brood succeeds, and a new one is opened
    events = game.play("coral 2")
    assert kinds(events) == ["taken", "placed", "bred", "brood-opened"]
    assert one(events, "bred").data == {"seat": 0, "brood": "R+B", "coral": 2, "cards": ["Rf", "Bm"]}
    assert one(events, "brood-opened").data == {"brood": "G+G"}
    assert game.position()["corals"][0] == [*fish(None), *broods("R+B")]
    assert game.position()["discard"] == ["Rf", "Bm", "pearl", "pearl"]
    assert game.scores == (1, 0)

    # A hidden card for a purple worm: a green female; for a green worm she goes to the empty coral
    game.play("turn 2/1")
    assert one(game.play("pay P"), "turned-up").data == {"seat": 0, "place": "2/1", "card": "Gf"}
    assert game.moves() == ("take", "leave")
    assert kinds(game.play("take")) == ["wanted", "paid", "taken", "placed"]
    assert game.position()["corals"][0] == [*fish("Gf"), *broods("R+B")]
    assert game.position()["worms"] == worms("PO", "YG")

    # The shark chases the yellow male off
    game.play("shark 1/5")
    assert game.position()["discard"] == ["Rf", "Ym", "Bm", "pearl", "pearl", "shark"]
    assert game.moves() == ("take 1/2", "turn 2/2", "turn 3/1", "turn 3/2", "end")

    # Flow and refill: open water flows off row 1, and with it seven cards are shuffled into the draw pile
    events = game.play("end")
    assert kinds(events)[:4] == ["turn-ended", "washed", "shuffled", "filled"]
    assert one(events, "washed").data == {"row": 1, "number": 1}
    assert one(events, "shuffled").data == {"number": 7}
    position = game.position()
    assert position["rows"][0][:6] == ["pearl", "Of", "coral", "shark", "water", "coral"]
    assert position["rows"][1][:7] == ["water", "pearl", "Rm", "coral", "water", "Yf", "Pf"]
    assert position["rows"][3][:7] == ["coral", "water", "shark", "Pm", "pearl", "water", "coral"]
    assert None not in [card for cards in position["rows"] for card in cards]
    assert position["open"] == [[True] * 8, [False] * 8, [False] * 8, [True] * 8]
    assert len(position["draw"]) == 9 + 7 - 4
    assert position["discard"] == []
    assert (position["active"], position["turn_number"]) == (1, 2)
