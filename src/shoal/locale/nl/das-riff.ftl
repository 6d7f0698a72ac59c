# Wat er gebeurde

rolled = Beurt { $turn_number }: { $seat } gooit { $first } en { $second }.
got-worm = { $seat } neemt een worm in de kleur { $colour }.
declined = { $seat } neemt geen worm.
wanted =
    { $target ->
        [boat] { $seat } koopt een boot voor { $price } wormen.
       *[other] { $price ->
            [one] { $seat } wil { $target }, voor één worm.
           *[other] { $seat } wil { $target }, voor { $price } wormen.
        }
    }
paid = { $seat } betaalt { $cards }.
turned-up = { $seat } draait { $place } open: { $card }.
left = { $seat } laat { $card } op { $place } liggen.
taken = { $seat } neemt { $card } van { $place }.
placed = { $seat } legt { $card } bij koraal { $coral }.
bred = { $seat } kweekt { $brood } bij koraal { $coral }; { $cards } gaan naar de aflegstapel.
brood-opened = Een nieuwe kweekkaart wordt opengedraaid: { $brood }.
boat-bought = { $seat } heeft nu { $boats } boten.
chased = Een haai van { $seat } verjaagt { $card } van { $place }.
chased-parent = Een haai van { $seat } verjaagt { $card } van koraal { $coral }.
turn-ended = { $seat } beëindigt de beurt.
washed =
    { $number ->
        [one] Uit rij { $row } stroomt water weg: één kaart.
       *[other] Uit rij { $row } stroomt water weg: { $number } kaarten.
    }
shuffled =
    { $number ->
        [one] Eén afgelegde kaart wordt door de trekstapel geschud.
       *[other] { $number } afgelegde kaarten worden door de trekstapel geschud.
    }
filled = Rij { $row } wordt aangevuld met { $cards }.
filled-hidden =
    { $number ->
        [one] Rij { $row } wordt aangevuld met één dichte kaart.
       *[other] Rij { $row } wordt aangevuld met { $number } dichte kaarten.
    }
game-over = Het spel is afgelopen.

# Hoe het afliep

five-broods = vijf kweken zijn gelukt
turn-limit = de beurtenlimiet is bereikt

# Waarom niet

choose-a-worm-first = een gegooide kleur is op; kies eerst een worm
opponent-picks-first = eerst mag de tegenstander een worm pakken, of ervan afzien
out-of-stock = er is geen worm in de kleur { $colour } meer in voorraad
not-rolled = alleen een worm in een gegooide kleur kan worden gepakt: { $colours }
worms-come-with-the-roll = wormen neem je alleen nadat er gedobbeld is
pay-first =
    { $due ->
        [one] er is een koop bezig, en er moet nog één worm worden betaald
       *[other] er is een koop bezig, en er moeten nog { $due } wormen worden betaald
    }
wrong-colour = { $fish } betaal je met wormen in de eigen kleur, of met parels
no-pearl = je hebt geen parel
no-such-worm = je hebt geen worm in de kleur { $colour }
nothing-to-pay = er wordt nu niets gekocht
take-it-or-leave-it = eerst neem je de net opengedraaide kaart, of je laat haar liggen
nothing-turned = er is net geen kaart opengedraaid
gap = daar ligt geen kaart
no-boat-there = je hebt geen boot bij baan { $lane }
turn-it-up-first = de kaart ligt dicht en moet eerst worden opengedraaid
open-already = de kaart ligt al open
water-stays = een waterkaart kun je niet nemen
five-corals = je hebt al vijf koralen
no-coral-for-it = geen van je koralen kan { $fish } opnemen
cannot-pay =
    { $has ->
        [0] dat kost { $price }, en je hebt niets om mee te betalen
        [one] dat kost { $price }, en je hebt daarvoor maar één worm of parel
       *[other] dat kost { $price }, en je hebt daarvoor maar { $has } wormen en parels
    }
eight-boats = je hebt al bij elke baan een boot
no-boats-left = alle boten zijn verkocht
no-shark = je hebt geen haai
only-open-cards = een haai verjaagt alleen open kaarten
water-is-not-chased = een haai verjaagt geen water
no-such-coral =
    { $has ->
        [0] je hebt geen koraal
        [one] je hebt maar één koraal
       *[other] je hebt maar { $has } koralen
    }
no-parent-there = bij dat koraal is geen vis alleen
put-the-fish-first = eerst moet de net genomen vis bij een koraal
no-fish-to-put = er is net geen vis genomen
coral-does-not-take-it = dat koraal kan { $fish } niet opnemen
equal-coral = een koraal met een lager nummer heeft hetzelfde; noem dat

# In de terminal

pitch = Boten, wormen en geduld: breng bij je koralen vijf keer de juiste twee vissen bij elkaar.
screen-turn = Beurt { $number }
screen-dice = gegooid { $first } en { $second }
screen-draw =
    { $count ->
        [one] Trekstapel: één kaart
       *[other] Trekstapel: { $count } kaarten
    }
screen-discard =
    { $count ->
        [one] Aflegstapel: één kaart
       *[other] Aflegstapel: { $count } kaarten
    }
screen-broods = Open kweekkaarten:
screen-stock = Wormen in voorraad:
screen-sea = zee
screen-reef = rif
screen-prices = Onder elke bereikbare kaart: de prijs in wormen
screen-seat =
    { $broods ->
        [one] één kweek
       *[other] { $broods } kweken
    }, { $boats ->
        [one] één boot
       *[other] { $boats } boten
    }
screen-things = Parels { $pearls } · Haaien { $sharks }
screen-corals = Koralen
screen-none = geen
screen-due =
    { $target ->
        [boat] Nog te betalen voor de boot: { $count }
       *[other] Nog te betalen voor { $target }: { $count }
    }
screen-colour =
    { $colour ->
        [R] rood
        [Y] geel
        [G] groen
        [B] blauw
        [P] paars
       *[O] oranje
    }
screen-worm = een worm nemen: { $colour }
screen-no-worm = geen worm nemen
screen-take-card = de kaart in rij { $row }, baan { $lane } nemen
screen-turn-card = de kaart in rij { $row }, baan { $lane } opendraaien
screen-take = de net opengedraaide kaart nemen
screen-leave = hem open laten liggen
screen-boat = een boot kopen
screen-shark-card = de kaart in rij { $row }, baan { $lane } verjagen
screen-shark-coral = de vis van je koraal { $number } verjagen
screen-end = de beurt beëindigen
screen-pay = betalen met een worm: { $colour }
screen-pay-pearl = betalen met een parel
screen-coral = de vis bij koraal { $number } leggen

# Options

option-turn_limit = beurten waarna het spel uiterlijk eindigt
