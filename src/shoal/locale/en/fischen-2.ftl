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
expired = The { $card } of { $seat } has no effect.
trump-chosen =
    { $trump ->
        [L] { $seat } makes light green trump.
       *[D] { $seat } makes dark green trump.
    }
trump-set =
    { $trump ->
        [L] { $seat } sets trump for the next trick: light green.
       *[D] { $seat } sets trump for the next trick: dark green.
    }
trump-changed =
    { $trump ->
        [L] Trump changes to light green.
       *[D] Trump changes to dark green.
    }
plus-three = { $seat } scores 3 points.
drew-one =
    { $source ->
        [sea] { $seat } draws a card from the sea.
       *[boat] { $seat } draws a card from the boat.
    }
drew-one-card =
    { $source ->
        [sea] { $seat } draws { $card } from the sea.
       *[boat] { $seat } draws { $card } from the boat.
    }
nobody-draws =
    { $sea ->
        [one] Nobody draws: { $missing } cards of the sea are needed, and it holds only one.
       *[other] Nobody draws: { $missing } cards of the sea are needed, and it holds only { $sea }.
    }
banked = { $seat } puts a hand card into the catch.
banked-card = { $seat } puts { $card } into the catch.
swapped = { $seat } takes { $card } out of the trick into the hand.
laid = { $seat } lays a card face down into the trick.
laid-card = { $seat } lays { $card } face down into the trick.
pufferfish = { $seat } has the weakest card and catches { $cards }.
trick-won =
    { $hidden ->
        [0] { $seat } wins the trick and catches { $cards }.
        [one] { $seat } wins the trick and catches { $cards }, and one card lying face down.
       *[other] { $seat } wins the trick and catches { $cards }, and { $hidden } cards lying face down.
    }
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
        [R] you have to follow red
        [L] you have to follow light green
        [D] you have to follow dark green
       *[G] you have to follow trump
    }
trump-first = you have to name light or dark green as trump first
no-trump-choice = trump is not chosen now
catch-first = your catch-one has to catch a card of the trick first
no-catch-one = only the buoy catch-one catches a card of the trick, and none does so now
bank-first = everybody puts a hand card into the catch first
no-bank-one = only the buoy bank-one puts hand cards into the catch, and it does not do so now
take-first = your swap-one has to take a card out of the trick first
no-swap-one = only the buoy swap-one swaps a card, and it does not do so now
give-first = you have to lay a hand card face down into the trick first
not-in-trick = { $card } is not in the trick, or lies there face down
not-itself = { $card } cannot be taken by its own effect
taken-already = { $card } has been taken out of the trick already
bank-from-hand = { $card } is not in your hand; only what you hold can go into the catch
give-from-hand = { $card } is not in your hand; you can lay down only what you hold
not-the-one-taken = { $card } is the card that you have just taken; lay down another one

# In the terminal

pitch = Two greens take turns as trump, and somebody has to catch the pufferfish.
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
screen-colour-L = light green
screen-colour-D = dark green
screen-trump-is = Trump: { $colour }
screen-no-trump = No trump yet
screen-tricks-left =
    { $count ->
        [one] one trick left
       *[other] { $count } tricks left
    }
screen-hidden =
    { $count ->
        [one] One card lies face down in the trick.
       *[other] { $count } cards lie face down in the trick.
    }
screen-trump = make { $colour } trump
screen-bank = put it face down into your catch
screen-take = take it into your hand
screen-give = lay it face down into the trick
screen-catch-one = catch one other card of the trick
screen-plus-three = 3 points at once
screen-choose-trump = choose the trump of the next trick
screen-draw-one = everybody draws a card
screen-bank-one = everybody puts a hand card into the own catch
screen-swap-one = swap a hand card for a card of the trick
