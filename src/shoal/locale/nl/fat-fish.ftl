# Wat er gebeurde

dealt = De kaarten zijn verdeeld. { $cards } openen de rijen en { $seat } begint.
licence-drawn = Visvergunning { $licence } is getrokken en ligt samen met D tot en met I open op tafel.
laid = { $seat } legt { $card } aan bij rij { $row }.
fiasco = Fiasco! { $seat } legt { $card } tegen de regels aan bij rij { $row } en neemt { $cards } terug.
fiasco-taken = { $seat } krijgt de fiascokaart.
fiasco-passed = { $seat } krijgt de fiascokaart van { $giver }.
ended = { $seat } legt niets meer neer.
chosen = { $seat } kiest { $card } voor de plusstapel.
chosen-none = { $seat } kiest geen tweede kaart voor de plusstapel.
took = { $seat } pakt rij { $row }: { $cards }.
plus = { $seat } legt { $cards } op de plusstapel.
minus = { $seat } legt { $cards } op de minstapel.
licence-earned = { $seat } krijgt visvergunning { $licence }, die { $points } punten waard is.
licence-passed = { $seat } krijgt visvergunning { $licence } van { $giver }.
row-started = { $card } opent rij { $row } opnieuw.
row-closed = De reservestapel is op: rij { $row } vervalt.
drew = { $seat } trekt { $cards }.
drew-unseen =
    { $number ->
        [one] { $seat } trekt één kaart.
       *[other] { $seat } trekt { $number } kaarten.
    }
out = { $seat } heeft geen kaarten meer.
awarded = { $seat } krijgt { $points } punten voor visvergunning { $licence }.
scored =
    { $total ->
        [one] { $seat } heeft { $plus } plus- en { $minus } minpunten: één punt in totaal.
       *[other] { $seat } heeft { $plus } plus- en { $minus } minpunten: { $total } punten in totaal.
    }
game-over = Het spel is afgelopen.

# Hoe het afliep

all-laid = alle kaarten zijn gelegd

# Waarom niet

colour =
    { $colour ->
        [R] rood
        [Y] geel
        [G] groen
        [B] blauw
       *[P] paars
    }
not-in-hand = je hebt geen { $card } in je hand
place-is-empty = rij { $row } is er niet meer
one-row-a-turn = in deze beurt gaan alle kaarten naar rij { $turn_row }
free-colour-stays = geen enkele rij eindigt op { colour }, maar in deze beurt gaan alle kaarten naar rij { $turn_row }
colour-shown-by-one = rij { $rows } eindigt op { colour }
colour-shown-by-several = de rijen { $rows } eindigen op { colour }
lay-at-least-one = je moet minstens één kaart neerleggen voordat je je beurt beëindigt
row-is-full = de rij is vol; je moet hem pakken
nothing-to-split = er is geen volle rij om te verdelen
another-colour-is-asked = nu moet worden gekozen welke kaart in { colour } als plus telt
not-in-the-row = er is geen { $card } meer te kiezen in de rij
one-of-every-colour = van elke kleur telt precies één kaart als plus
at-least-one = minstens één kaart van de rij telt als plus
no-licences = dit spel wordt zonder visvergunningen gespeeld
no-licence-to-choose = er is nu geen visvergunning te kiezen
given-at-the-end = visvergunning { $licence } wordt pas aan het einde uitgegeven
licence-not-open = visvergunning { $licence } ligt niet open op tafel
licence-not-earned = deze rij geeft geen recht op visvergunning { $licence }

# In de terminal

pitch = Vul een rij zolang hij bont en vet is, en laat de graten aan de anderen.
screen-reserve =
    { $count ->
        [one] Reservestapel: één kaart
       *[other] Reservestapel: { $count } kaarten
    }
screen-chosen = Telt als plus:
screen-headings = Naam | Hand | Stapel | Plus | Min | Totaal
screen-plus = Plusstapels:
screen-fiasco = { $seat } heeft de fiascokaart (−5).
screen-hand = Jouw hand:
screen-empty = niets
screen-licences = Visvergunningen op tafel:
screen-licence-a = een 1 op de plusstapel; gaat door naar de volgende wie dat lukt (10)
screen-licence-b = aan het einde: de minste kaarten in de plusstapel (10; gelijk 5)
screen-licence-c = aan het einde: de meeste 1’en in de plusstapel (10; gelijk 5)
screen-licence-d = een rij met 1234, 2345 of 3456 (10)
screen-licence-e = een rij met meer min- dan pluspunten (10)
screen-licence-f = een rij met evenveel plus- als minpunten (7)
screen-licence-g = een rij met alleen 1, 2 en 3 (7)
screen-licence-h = een rij in één kleur (7)
screen-licence-i = een rij in precies twee kleuren (7)
screen-card =
    { $colour ->
        [R] de rode { $value }
        [Y] de gele { $value }
        [G] de groene { $value }
        [B] de blauwe { $value }
       *[P] de paarse { $value }
    }
screen-lay = { screen-card } aanleggen bij rij { $row }
screen-end = niets meer aanleggen
screen-keep = { screen-card } telt als plus
screen-keep-none = geen tweede kaart telt als plus

# Options

option-licences = met de visvergunningen spelen
option-fiasco = wie fout aanlegt krijgt de fiascokaart; uit: het wordt geweigerd
