# Wat er gebeurde

round-began = Ronde { $round } met elk { $size } kaarten; { $seat } komt uit.
drew =
    { $sea ->
        [0] { $seat } trekt { $boat } kaarten van de boot.
       *[other]
            { $boat ->
                [0] { $seat } trekt { $sea } kaarten uit de zee.
                [one] { $seat } trekt één kaart van de boot en { $sea } uit de zee.
               *[other] { $seat } trekt { $boat } kaarten van de boot en { $sea } uit de zee.
            }
    }
hand = { $seat } heeft { $cards } in de hand.
played = { $seat } speelt { $card }.
took = { $seat } vangt { $cards } met { $card }.
took-nothing = { $seat } heeft niets te vangen met { $card }.
chose-pass = { $seat } heeft een kaart gekozen om door te geven.
chose-pass-card = { $seat } gaat { $card } doorgeven.
passed = { $seat } geeft een kaart door aan { $other }.
passed-card = { $seat } geeft { $card } door aan { $other }.
minus-three = { $seat } vangt minus-three en verliest 3 punten.
leads-next = { $seat } komt in de volgende slag uit.
called =
    { $colour ->
        [B] { $seat } bepaalt blauw voor de volgende slag.
        [Y] { $seat } bepaalt geel voor de volgende slag.
        [P] { $seat } bepaalt paars voor de volgende slag.
        [R] { $seat } bepaalt rood voor de volgende slag.
       *[T] { $seat } bepaalt troef voor de volgende slag.
    }
lowest-next = { $seat } kondigt aan: in de volgende slag wint de laagste kaart.
expired = { $card } van { $seat } heeft geen effect.
trick-won = { $seat } wint de slag en vangt { $cards }.
round-scored =
    { $points ->
        [one] { $seat } heeft één kaart gevangen en { $total } in totaal.
       *[other] { $seat } heeft { $points } kaarten gevangen en { $total } in totaal.
    }
overfished =
    { $sea ->
        [one] Overbevissing! Er zijn { $missing } kaarten nodig, maar in de zee ligt er nog maar één.
       *[other] Overbevissing! Er zijn { $missing } kaarten nodig, maar in de zee liggen er nog maar { $sea }.
    }
game-over = Het spel is afgelopen.

# Hoe het afliep

all-rounds = alle acht rondes zijn gespeeld
overfishing = de zee is overbevist

# Waarom niet

not-in-hand = { $card } heb je niet in de hand
must-follow =
    { $colour ->
        [B] je moet blauw bekennen
        [Y] je moet geel bekennen
        [P] je moet paars bekennen
        [R] je moet rood bekennen
       *[T] je moet troef bekennen
    }
must-follow-call =
    { $colour ->
        [B] blauw is bepaald, en je hebt een blauwe kaart
        [Y] geel is bepaald, en je hebt een gele kaart
        [P] paars is bepaald, en je hebt een paarse kaart
        [R] rood is bepaald, en je hebt een rode kaart
       *[T] troef is bepaald, en je hebt een troef
    }
catch-first = je 0 moet eerst een kaart van de slag vangen
pass-first = eerst geeft iedereen een kaart door
call-first = je moet eerst de kleur van de volgende slag bepalen
no-zero = er is nu geen 0 die iets kan vangen
no-pass-left = er wordt nu niets doorgegeven; dat doet alleen de boei pass-left
no-call-colour = er wordt nu geen kleur bepaald; dat mag alleen met de boei call-colour
not-in-trick = { $card } ligt niet in de slag
not-itself = { $card } kan zichzelf niet vangen
taken-already = { $card } is al uit de slag genomen
pass-from-hand = { $card } heb je niet in de hand; je kunt alleen doorgeven wat je hebt

# In de terminal

pitch = Elke slag die je vangt is de hand waarmee je verder speelt.
screen-round = Ronde { $number } van { $rounds }
screen-sizes = Handen:
screen-sea =
    { $count ->
        [one] Zee: één kaart
       *[other] Zee: { $count } kaarten
    }
screen-headings = Naam | Slag | Hand | Vangst | Boot | Punten | Zonder
screen-last-trick = Laatste slag, gewonnen door { $seat }:
screen-hand = Je hand:
screen-no-hand = geen kaarten
screen-catch = uit de slag vangen
screen-colour-B = blauw
screen-colour-Y = geel
screen-colour-P = paars
screen-colour-R = rood
screen-colour-T = troef
screen-called = { $seat } heeft voor deze slag { $colour } bepaald.
screen-lowest = De laagste kaart wint deze slag.
screen-next-called = { $seat } heeft voor de volgende slag { $colour } bepaald.
screen-next-lowest = De laagste kaart wint de volgende slag.
screen-next-leader = { $seat } komt in de volgende slag uit.
screen-pass = naar links doorgeven
screen-call = { $colour } voor de volgende slag bepalen
screen-pass-left = iedereen geeft een kaart naar links
screen-minus-three = kost wie haar vangt 3 punten
screen-catch-all = alle andere kaarten van de slag vangen
screen-lead-next = in de volgende slag uitkomen
screen-call-colour = de kleur van de volgende slag bepalen
screen-lowest-wins = de laagste kaart wint de volgende slag
