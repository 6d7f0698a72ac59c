# What happened

dealt = The cards are dealt. { $cards } start the rows, and { $seat } begins.
licence-drawn = Licence { $licence } is drawn and lies open with D to I.
laid = { $seat } lays { $card } on row { $row }.
fiasco = Fiasco! { $seat } lays { $card } on row { $row }, against the rules, and takes back { $cards }.
fiasco-taken = { $seat } gets the fiasco card.
fiasco-passed = { $seat } gets the fiasco card from { $giver }.
ended = { $seat } lays no more.
chosen = { $seat } chooses { $card } for the plus pile.
chosen-none = { $seat } chooses no second card for the plus pile.
took = { $seat } takes row { $row }: { $cards }.
plus = { $seat } puts { $cards } on the plus pile.
minus = { $seat } puts { $cards } on the minus pile.
licence-earned = { $seat } earns licence { $licence }, worth { $points } points.
licence-passed = { $seat } gets licence { $licence } from { $giver }.
row-started = { $card } starts row { $row } anew.
row-closed = The reserve is used up: row { $row } is closed.
drew = { $seat } draws { $cards }.
drew-unseen =
    { $number ->
        [one] { $seat } draws one card.
       *[other] { $seat } draws { $number } cards.
    }
out = { $seat } has no cards left.
awarded = { $seat } gets { $points } points for licence { $licence }.
scored =
    { $total ->
        [one] { $seat } has { $plus } plus and { $minus } minus points: one point in all.
       *[other] { $seat } has { $plus } plus and { $minus } minus points: { $total } points in all.
    }
game-over = The game is over.

# How it ended

all-laid = all cards have been laid

# Why not

colour =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
       *[P] purple
    }
not-in-hand = there is no { $card } in your hand
place-is-empty = there is no row { $row } any more
one-row-a-turn = this turn's cards all go on row { $turn_row }
free-colour-stays = no row ends in { colour }, but this turn's cards all go on row { $turn_row }
colour-shown-by-one = row { $rows } ends in { colour }
colour-shown-by-several = rows { $rows } end in { colour }
lay-at-least-one = you have to lay at least one card before you end your turn
row-is-full = the row is full; you have to take it
nothing-to-split = there is no full row to split
another-colour-is-asked = the { colour } card that counts plus has to be chosen now
not-in-the-row = there is no { $card } left to choose in the row
one-of-every-colour = exactly one card of every colour counts plus
at-least-one = at least one card of the row counts plus
no-licences = this game is played without licences
no-licence-to-choose = there is no licence to choose now
given-at-the-end = licence { $licence } is given only at the end
licence-not-open = licence { $licence } does not lie open
licence-not-earned = the row does not earn licence { $licence }

# In the terminal

pitch = Fill a row while it is colourful and fat, and leave the bones to the others.
screen-reserve =
    { $count ->
        [one] Reserve: one card
       *[other] Reserve: { $count } cards
    }
screen-chosen = Counts plus:
screen-headings = Player | Hand | Pile | Plus | Minus | Total
screen-plus = Plus piles:
screen-fiasco = { $seat } has the fiasco card (−5).
screen-hand = Your hand:
screen-empty = nothing
screen-licences = Licences on the table:
screen-licence-a = a 1 on the plus pile; handed on to the next who does it (10)
screen-licence-b = at the end: the fewest cards in the plus pile (10; tied 5)
screen-licence-c = at the end: the most 1s in the plus pile (10; tied 5)
screen-licence-d = a row with 1234, 2345 or 3456 (10)
screen-licence-e = a row with more minus than plus points (10)
screen-licence-f = a row with as many plus as minus points (7)
screen-licence-g = a row of nothing but 1, 2 and 3 (7)
screen-licence-h = a row of one colour (7)
screen-licence-i = a row of exactly two colours (7)
screen-card =
    { $colour ->
        [R] the red { $value }
        [Y] the yellow { $value }
        [G] the green { $value }
        [B] the blue { $value }
       *[P] the purple { $value }
    }
screen-lay = lay { screen-card } on row { $row }
screen-end = lay no more
screen-keep = { screen-card } counts plus
screen-keep-none = no second card counts plus

# Options

option-licences = play with the fishing licences
option-fiasco = a wrong lay earns the fiasco card; off: it is refused
