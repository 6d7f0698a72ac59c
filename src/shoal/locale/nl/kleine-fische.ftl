# Wat er gebeurde

dealt = Ronde { $session }: de stapel wordt geschud en { $seat } begint.
flipped = { $seat } draait { $card } om.
kept = { $seat } houdt { $cards }.
lost = { $seat } legt { $cards } af.
octopus = Een octopus! { $seat } moet stoppen met vissen.
declined = { $seat } ziet af van de rooftocht.
rolled =
    { $number ->
        [one] { $seat } wil één kaart van { $victim } roven en gooit { $roll }.
       *[other] { $seat } wil { $number } kaarten van { $victim } roven en gooit { $roll }.
    }
raided = { $seat } pakt { $cards } van { $victim }.
session-scored =
    { $points ->
        [one] { $seat } heeft { $cards } verzameld: één punt, { $total } in totaal.
       *[other] { $seat } heeft { $cards } verzameld: { $points } punten, { $total } in totaal.
    }
game-over = Het spel is afgelopen.

# Hoe het afliep

target-reached = het doel is bereikt

# Waarom niet

first-flip-is-not-optional = een beurt begint met het omdraaien van een kaart; stoppen kan pas als er een reeks ligt
octopus-ends-fishing = de octopus heeft het vissen beëindigd; je kunt alleen nog roven of ervan afzien
no-octopus-to-raid-with = roven mag alleen na een octopus, en er is er geen omgedraaid
raid-an-opponent = je kunt jezelf niet beroven, alleen een tegenstander
nobody-sits-there = op plaats { $number } zit niemand
nothing-to-raid = { $seat } heeft geen kaarten om te roven
not-so-many-to-raid =
    { $has ->
        [one] { $seat } heeft maar één kaart
       *[other] { $seat } heeft maar { $has } kaarten
    }

# In de terminal

pitch = Nog één vis omdraaien, of stoppen zolang de reeks nog van jou is.
screen-session = Ronde { $number }
screen-deck =
    { $count ->
        [one] Stapel: één kaart
       *[other] Stapel: { $count } kaarten
    }
screen-discard =
    { $count ->
        [one] Aflegstapel: één kaart
       *[other] Aflegstapel: { $count } kaarten
    }
screen-no-series = Nog geen vis in de reeks.
screen-headings = Naam | Kaarten | Ronde | Eerder | Totaal
screen-collection = Jouw verzameling:
screen-empty = nog niets
screen-flip = de volgende kaart omdraaien
screen-stop = stoppen en de reeks houden
screen-raid =
    { $number ->
        [one] dobbelen om één kaart van { $victim }
       *[other] dobbelen om { $number } kaarten van { $victim }
    }
screen-decline = niemand beroven

# Options

option-target = punten waarmee het spel na een ronde eindigt
option-starter = wie een latere ronde begint
option-starter-lowest = wie de minste punten heeft
option-starter-same = altijd dezelfde
option-starter-rotate = om de beurt
