# What happened

dealt = Session { $session }: the deck is shuffled, and { $seat } starts.
flipped = { $seat } flips { $card }.
kept = { $seat } keeps { $cards }.
lost = { $seat } discards { $cards }.
octopus = An octopus! { $seat } has to stop fishing.
declined = { $seat } raids nobody.
rolled =
    { $number ->
        [one] { $seat } raids { $victim } for one card and rolls { $roll }.
       *[other] { $seat } raids { $victim } for { $number } cards and rolls { $roll }.
    }
raided = { $seat } takes { $cards } from { $victim }.
session-scored =
    { $points ->
        [one] { $seat } collected { $cards }: one point, { $total } in total.
       *[other] { $seat } collected { $cards }: { $points } points, { $total } in total.
    }
game-over = The game is over.

# How it ended

target-reached = the target has been reached

# Why not

first-flip-is-not-optional = a turn begins with a flip; you can stop once there is a series to keep
octopus-ends-fishing = the octopus has ended the fishing; you can only raid or decline
no-octopus-to-raid-with = only an octopus lets you raid, and none has been flipped
raid-an-opponent = you cannot raid yourself, only an opponent
nobody-sits-there = nobody sits on seat { $number }
nothing-to-raid = { $seat } has no cards to take
not-so-many-to-raid =
    { $has ->
        [one] { $seat } has only one card
       *[other] { $seat } has only { $has } cards
    }

# In the terminal

pitch = Flip one fish more, or stop while the series is still yours.
screen-session = Session { $number }
screen-deck =
    { $count ->
        [one] Deck: one card
       *[other] Deck: { $count } cards
    }
screen-discard =
    { $count ->
        [one] Discarded: one card
       *[other] Discarded: { $count } cards
    }
screen-no-series = No fish in the series yet.
screen-headings = Player | Cards | Session | Before | Total
screen-collection = Your collection:
screen-empty = nothing yet
screen-flip = turn over the next card
screen-stop = stop and keep the series
screen-raid =
    { $number ->
        [one] roll for one card of { $victim }
       *[other] roll for { $number } cards of { $victim }
    }
screen-decline = raid nobody

# Options

option-target = points that end the game after a session
option-starter = who starts a later session
option-starter-lowest = who has the fewest points
option-starter-same = always the same
option-starter-rotate = each in turn
