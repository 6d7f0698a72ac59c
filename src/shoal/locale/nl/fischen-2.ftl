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
expired = { $card } van { $seat } heeft geen effect.
trump-chosen =
    { $trump ->
        [L] { $seat } kiest lichtgroen als troef.
       *[D] { $seat } kiest donkergroen als troef.
    }
trump-set =
    { $trump ->
        [L] { $seat } bepaalt de troef van de volgende slag: lichtgroen.
       *[D] { $seat } bepaalt de troef van de volgende slag: donkergroen.
    }
trump-changed =
    { $trump ->
        [L] De troef wisselt naar lichtgroen.
       *[D] De troef wisselt naar donkergroen.
    }
plus-three = { $seat } krijgt 3 punten.
drew-one =
    { $source ->
        [sea] { $seat } trekt een kaart uit de zee.
       *[boat] { $seat } trekt een kaart van de boot.
    }
drew-one-card =
    { $source ->
        [sea] { $seat } trekt { $card } uit de zee.
       *[boat] { $seat } trekt { $card } van de boot.
    }
nobody-draws =
    { $sea ->
        [one] Niemand trekt: er zijn { $missing } kaarten uit de zee nodig, en er ligt er nog maar één.
       *[other] Niemand trekt: er zijn { $missing } kaarten uit de zee nodig, en er liggen er nog maar { $sea }.
    }
banked = { $seat } legt een handkaart bij de eigen vangst.
banked-card = { $seat } legt { $card } bij de eigen vangst.
swapped = { $seat } neemt { $card } uit de slag in de hand.
laid = { $seat } legt een kaart gedekt in de slag.
laid-card = { $seat } legt { $card } gedekt in de slag.
pufferfish = { $seat } heeft de zwakste kaart en vangt { $cards }.
trick-won =
    { $hidden ->
        [0] { $seat } wint de slag en vangt { $cards }.
        [one] { $seat } wint de slag en vangt { $cards } en één gedekte kaart.
       *[other] { $seat } wint de slag en vangt { $cards } en { $hidden } gedekte kaarten.
    }
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
        [R] je moet rood bekennen
        [L] je moet lichtgroen bekennen
        [D] je moet donkergroen bekennen
       *[G] je moet troef bekennen
    }
trump-first = je moet eerst lichtgroen of donkergroen als troef kiezen
no-trump-choice = er wordt nu geen troef gekozen
catch-first = je boei catch-one moet eerst een kaart van de slag vangen
no-catch-one = alleen de boei catch-one vangt een kaart van de slag, en dat gebeurt nu niet
bank-first = eerst legt iedereen een handkaart bij de eigen vangst
no-bank-one = handkaarten komen alleen door de boei bank-one bij de vangst, en die werkt nu niet
take-first = je boei swap-one moet eerst een kaart uit de slag nemen
no-swap-one = ruilen kan alleen met de boei swap-one, en die werkt nu niet
give-first = je moet eerst een handkaart gedekt in de slag leggen
not-in-trick = { $card } ligt niet in de slag, of ligt daar gedekt
not-itself = { $card } kan niet door het eigen effect genomen worden
taken-already = { $card } is al uit de slag genomen
bank-from-hand = { $card } heb je niet in de hand; bij de vangst kan alleen wat je hebt
give-from-hand = { $card } heb je niet in de hand; je kunt alleen neerleggen wat je hebt
not-the-one-taken = { $card } heb je net genomen; leg een andere kaart neer

# In de terminal

pitch = Twee tinten groen zijn om beurten troef, en iemand moet de kogelvissen vangen.
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
screen-colour-L = lichtgroen
screen-colour-D = donkergroen
screen-trump-is = Troef: { $colour }
screen-no-trump = Nog geen troef
screen-tricks-left =
    { $count ->
        [one] nog één slag
       *[other] nog { $count } slagen
    }
screen-hidden =
    { $count ->
        [one] Er ligt één kaart gedekt in de slag.
       *[other] Er liggen { $count } kaarten gedekt in de slag.
    }
screen-trump = { $colour } troef maken
screen-bank = gedekt bij je vangst leggen
screen-take = in de hand nemen
screen-give = gedekt in de slag leggen
screen-catch-one = één andere kaart van de slag vangen
screen-plus-three = meteen 3 punten
screen-choose-trump = de troef van de volgende slag bepalen
screen-draw-one = iedereen trekt een kaart
screen-bank-one = iedereen legt een handkaart bij de eigen vangst
screen-swap-one = een handkaart ruilen voor een kaart van de slag
