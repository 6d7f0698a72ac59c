# What happened

round-began = Round { $round } with { $size } cards each; { $seat } leads.
drew =
    { $sea ->
        [0] { $seat } draws { $boat } cards from the boat.
       *[other]
            { $boat ->
                [0] { $seat } draws { $sea } cards from the sea.
                [one] { $seat } draws one card from the boat and { $sea } from the sea.
               *[other] { $seat } draws { $boat } cards from the boat and { $sea } from the sea.
            }
    }
hand = { $seat } holds { $cards }.
played = { $seat } plays { $card }.
took = { $seat } catches { $cards } with { $card }.
took-nothing = { $seat } finds nothing to catch with { $card }.
chose-pass = { $seat } has chosen a card to pass on.
chose-pass-card = { $seat } will pass on { $card }.
passed = { $seat } passes a card to { $other }.
passed-card = { $seat } passes { $card } to { $other }.
minus-three = { $seat } catches minus-three and loses 3 points.
leads-next = { $seat } will lead the next trick.
called =
    { $colour ->
        [B] { $seat } calls blue for the next trick.
        [Y] { $seat } calls yellow for the next trick.
        [P] { $seat } calls purple for the next trick.
        [R] { $seat } calls red for the next trick.
       *[T] { $seat } calls trump for the next trick.
    }
lowest-next = { $seat } announces: the lowest card wins the next trick.
expired = The { $card } of { $seat } has no effect.
trick-won = { $seat } wins the trick and catches { $cards }.
round-scored =
    { $points ->
        [one] { $seat } has caught one card and has { $total } in total.
       *[other] { $seat } has caught { $points } cards and has { $total } in total.
    }
overfished =
    { $sea ->
        [one] Overfishing! { $missing } cards are needed, but the sea holds only one.
       *[other] Overfishing! { $missing } cards are needed, but the sea holds only { $sea }.
    }
game-over = The game is over.

# How it ended

all-rounds = all eight rounds have been played
overfishing = the sea is overfished

# Why not

not-in-hand = { $card } is not in your hand
must-follow =
    { $colour ->
        [B] you have to follow blue
        [Y] you have to follow yellow
        [P] you have to follow purple
        [R] you have to follow red
       *[T] you have to follow trump
    }
must-follow-call =
    { $colour ->
        [B] blue has been called, and you have a blue card
        [Y] yellow has been called, and you have a yellow card
        [P] purple has been called, and you have a purple card
        [R] red has been called, and you have a red card
       *[T] trump has been called, and you have a trump
    }
catch-first = your 0 has to catch a card of the trick first
pass-first = everybody passes a card on first
call-first = you have to call the colour of the next trick first
no-zero = there is no 0 that could catch something now
no-pass-left = nobody passes a card on now; that takes the buoy pass-left
no-call-colour = nobody calls a colour now; that takes the buoy call-colour
not-in-trick = { $card } is not in the trick
not-itself = { $card } cannot catch itself
taken-already = { $card } has been taken out of the trick already
pass-from-hand = { $card } is not in your hand; you can pass on only what you hold

# In the terminal

pitch = Every trick you catch is the hand you play next.
screen-round = Round { $number } of { $rounds }
screen-sizes = Hands:
screen-sea =
    { $count ->
        [one] Sea: one card
       *[other] Sea: { $count } cards
    }
screen-headings = Player | Trick | Hand | Catch | Boat | Points | Without
screen-last-trick = Last trick, won by { $seat }:
screen-hand = Your hand:
screen-no-hand = no cards
screen-catch = catch it out of the trick
screen-colour-B = blue
screen-colour-Y = yellow
screen-colour-P = purple
screen-colour-R = red
screen-colour-T = trump
screen-called = { $seat } has called { $colour } for this trick.
screen-lowest = The lowest card wins this trick.
screen-next-called = { $seat } has called { $colour } for the next trick.
screen-next-lowest = The lowest card wins the next trick.
screen-next-leader = { $seat } leads the next trick.
screen-pass = pass it to the left
screen-call = call { $colour } for the next trick
screen-pass-left = everybody passes a card to the left
screen-minus-three = costs the one who catches it 3 points
screen-catch-all = catch all other cards of the trick
screen-lead-next = lead the next trick
screen-call-colour = call the colour of the next trick
screen-lowest-wins = the lowest card wins the next trick
