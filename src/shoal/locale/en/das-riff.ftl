# What happened

rolled = Turn { $turn_number }: { $seat } rolls { $first } and { $second }.
got-worm = { $seat } takes a worm of colour { $colour }.
declined = { $seat } takes no worm.
wanted =
    { $target ->
        [boat] { $seat } buys a boat for { $price } worms.
       *[other] { $price ->
            [one] { $seat } reaches for { $target }, for one worm.
           *[other] { $seat } reaches for { $target }, for { $price } worms.
        }
    }
paid = { $seat } pays { $cards }.
turned-up = { $seat } turns up { $place }: { $card }.
left = { $seat } leaves { $card } at { $place }.
taken = { $seat } takes { $card } from { $place }.
placed = { $seat } puts { $card } on coral { $coral }.
bred = { $seat } breeds { $brood } on coral { $coral }; { $cards } are discarded.
brood-opened = A new brood card is opened: { $brood }.
boat-bought = { $seat } now has { $boats } boats.
chased = A shark of { $seat } chases { $card } away from { $place }.
chased-parent = A shark of { $seat } chases { $card } off coral { $coral }.
turn-ended = { $seat } ends the turn.
washed =
    { $number ->
        [one] Open water flows out of row { $row }: one card.
       *[other] Open water flows out of row { $row }: { $number } cards.
    }
shuffled =
    { $number ->
        [one] One discarded card is shuffled into the draw pile.
       *[other] { $number } discarded cards are shuffled into the draw pile.
    }
filled = Row { $row } is filled up with { $cards }.
filled-hidden =
    { $number ->
        [one] Row { $row } is filled up with one face-down card.
       *[other] Row { $row } is filled up with { $number } face-down cards.
    }
game-over = The game is over.

# How it ended

five-broods = five broods have succeeded
turn-limit = the turn limit has been reached

# Why not

choose-a-worm-first = a colour that was rolled is out of stock; choose a worm first
opponent-picks-first = first the opponent may pick a worm, or decline
out-of-stock = no worm of colour { $colour } is left in stock
not-rolled = only a worm of a colour that was rolled can be picked: { $colours }
worms-come-with-the-roll = worms are taken only when the dice have been rolled
pay-first =
    { $due ->
        [one] a purchase is going on, and one worm is still to be paid
       *[other] a purchase is going on, and { $due } worms are still to be paid
    }
wrong-colour = { $fish } is paid with worms of its own colour, or pearls
no-pearl = you have no pearl
no-such-worm = you have no worm of colour { $colour }
nothing-to-pay = nothing is being bought
take-it-or-leave-it = the card just turned up is taken or left first
nothing-turned = no card has just been turned up
gap = there is no card
no-boat-there = you have no boat at lane { $lane }
turn-it-up-first = the card lies face down and has to be turned up first
open-already = the card lies open already
water-stays = open water cannot be taken
five-corals = you have five corals already
no-coral-for-it = none of your corals can take { $fish }
cannot-pay =
    { $has ->
        [0] it costs { $price }, and you have nothing to pay with
        [one] it costs { $price }, and you have only one worm or pearl for it
       *[other] it costs { $price }, and you have only { $has } worms and pearls for it
    }
eight-boats = you have a boat at every lane already
no-boats-left = all boats have been sold
no-shark = you have no shark
only-open-cards = a shark chases only open cards
water-is-not-chased = a shark does not chase open water
no-such-coral =
    { $has ->
        [0] you have no coral
        [one] you have only one coral
       *[other] you have only { $has } corals
    }
no-parent-there = there is no single fish on that coral
put-the-fish-first = the fish just taken has to be put on a coral first
no-fish-to-put = no fish has just been taken
coral-does-not-take-it = that coral cannot take { $fish }
equal-coral = a coral with a lower number holds the same; name that one

# In the terminal

pitch = Boats, worms and patience: bring the right two fish together on your corals, five times.
screen-turn = Turn { $number }
screen-dice = rolled { $first } and { $second }
screen-draw =
    { $count ->
        [one] Draw pile: one card
       *[other] Draw pile: { $count } cards
    }
screen-discard =
    { $count ->
        [one] Discarded: one card
       *[other] Discarded: { $count } cards
    }
screen-broods = Open broods:
screen-stock = Worms in stock:
screen-sea = sea
screen-reef = reef
screen-prices = Below each card in reach: its price in worms
screen-seat =
    { $broods ->
        [one] one brood
       *[other] { $broods } broods
    }, { $boats ->
        [one] one boat
       *[other] { $boats } boats
    }
screen-things = Pearls { $pearls } · Sharks { $sharks }
screen-corals = Corals
screen-none = none
screen-due =
    { $target ->
        [boat] Still to pay for the boat: { $count }
       *[other] Still to pay for { $target }: { $count }
    }
screen-colour =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
        [P] purple
       *[O] orange
    }
screen-worm = take a worm: { $colour }
screen-no-worm = take no worm
screen-take-card = take the card in row { $row }, lane { $lane }
screen-turn-card = turn up the card in row { $row }, lane { $lane }
screen-take = take the card just turned up
screen-leave = leave it lying open
screen-boat = buy a boat
screen-shark-card = chase the card in row { $row }, lane { $lane }
screen-shark-coral = chase the fish off your coral { $number }
screen-end = end the turn
screen-pay = pay with a worm: { $colour }
screen-pay-pearl = pay with a pearl
screen-coral = put the fish on coral { $number }

# Options

option-turn_limit = turns after which the game ends at the latest
