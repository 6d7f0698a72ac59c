# De pagina

skip = Direct naar het spel
settings = Instellingen
close = Sluiten
yes = Ja
no = Nee
you = Jij
name = Naam
your-name = Je naam
language = Taal
theme = Kleuren
theme-auto = zoals het systeem
theme-light = licht
theme-dark = donker
speed = Beweging van de kaarten
speed-off = geen
speed-fast = snel
speed-normal = normaal
speed-slow = langzaam
speed-help = Hoe lang kaarten onderweg zijn, en hoe lang de tafel na een zet wacht.
memory = Geheugensteun
memory-help = Toont wat je kunt weten als je goed hebt opgelet.
one-moment = Een ogenblik …
offline = De server antwoordt niet.
refused = Dat kan niet: { $reason }.
refused-by-rule = Dat kan niet ({ $rule }): { $reason }.
lost-title = Hier is niets
lost-text = Het adres leidt naar geen pagina, of naar een tafel die niet meer bestaat.
to-lobby = Naar het overzicht
to-table = Naar de tafel

# Het overzicht

lobby-title = Vijf visspellen aan één tafel
lobby-text = Ga zitten en speel: meteen tegen bots, of via een link met anderen.
players-minutes =
    { $low ->
        [2] { $high ->
            [2] 2 spelers · { $minutes } minuten
           *[other] 2–{ $high } spelers · { $minutes } minuten
        }
       *[other] { $low }–{ $high } spelers · { $minutes } minuten
    }
play-now = Nu spelen
set-up = Tafel klaarzetten
rules = Regels
my-tables = Mijn tafels
open-tables = Tafels met een vrije plaats
live-tables = Tafels om te bekijken
ended-tables = Afgelopen spellen
go-on = Verder spelen
sit-down = Gaan zitten
watch = Toekijken
look-at = Bekijken
open-seat = vrije plaats
state-waiting = wacht op spelers
state-playing = wordt gespeeld
your-turn = Jij bent aan de beurt.
won-by = gewonnen door { $names }
join-title = Heb je een code gekregen?
join-text = Zes letters en cijfers leiden naar een tafel die nog op spelers wacht.
join = Erheen
load-title = Bewaard spel laden
load-text = Een bewaard spel gaat hier tegen bots verder; een afgelopen partij kun je bekijken en naspelen.
not-a-save = Dit bestand is geen bewaard spel.

# Een tafel klaarzetten

set-up-title = Een tafel voor { $game }
who-plays = Wie speelt er mee
how-many = Spelers
seats-help = Kies meermaals “iemand hier” om dit scherm te delen; tussendoor worden de kaarten bedekt.
seat-at = Plaats { $number }
person-at = Speler { $number }
seat-kind = Wie zit hier
kind-person = iemand hier
kind-open = een gast
kind-bot = een bot
open-help = komt via de link
level = Sterkte
level-random = speelt zomaar iets
level-heuristic = ervaren
level-three = stopt bij drie
level-greedy = hebberig
how = Hoe er gespeeld wordt
name-target = Punten om te winnen
name-starter = Wie een ronde opent
name-licences = Visvergunningen
name-fiasco = Fiascoregel
name-turn_limit = Hoogstens zoveel beurten
start-seat = Wie begint
start-random = het lot beslist
language-help = De taal van deze pagina en van de namen van de bots; gasten zien de tafel in hun eigen taal.
clock = Klok
clock-help = Is de tijd om, dan speelt een bot op die plaats verder.
clock-none = geen
clock-quick = 5 minuten, plus 3 seconden per beslissing
clock-calm = 15 minuten, plus 10 seconden per beslissing
clock-long = een dag, plus een uur per beslissing
listed = In het overzicht tonen
listed-help = Wie deze server bezoekt, kan op een gastplaats gaan zitten.

# Wachten

waiting-title = { $game }: wachten op spelers
invite = Uitnodiging
invite-text = Stuur deze link naar wie moet meespelen. Het spel begint zodra de laatste plaats bezet is.
copy = Link kopiëren
copied = De link is gekopieerd.
copy-by-hand = De browser staat het niet toe; kopieer de link met de hand.
short-code = Of de code:
fill = Met bots aanvullen en beginnen
leave = Tafel verlaten
pass-title = Hier verder spelen
pass-text = De plaatsen van het andere apparaat horen dan bij dit apparaat. De code werkt één keer.
pass-use = Overnemen

# Aan tafel

connecting = Onderweg naar de tafel …
cut = De verbinding is verbroken. Er wordt opnieuw geprobeerd.
retry = Nu proberen
preparing = { $game } wordt voorbereid
preparing-text = Dat duurt enkele seconden, en alleen de eerste keer op deze server.
seats = Spelers
points = Punten
yours = jij
away = weg, een bot speelt
is-to-move = aan zet
turn-of = { $name } is aan de beurt.
choose-move = Kies een zet.
not-your-turn = Je bent niet aan de beurt.
over = Het spel is afgelopen
cards =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
hint = Tip
hint-is = De bot zou: { $move }.
hint-thinking = Ik denk na …
undo = Terugnemen
undo-ask = Vragen om terug te nemen
undo-question = { $name } wil de laatste beslissing terugnemen. Goed?
undo-waiting = De anderen worden gevraagd: { $names }
you-are-away = Een bot speelt voor jou.
return = Zelf verder spelen
you-watch = Je kijkt toe.
other-device = Naar een ander apparaat
other-device-text = Open dit adres binnen tien minuten op het andere apparaat. Het werkt één keer.
hand-over = { $name } is aan de beurt
hand-over-text = Geef het scherm door. De kaarten verschijnen als het in de juiste handen is.
hand-over-ready = Ik ben { $name }
beside = Naast de tafel
tab-log = Verloop
tab-sheet = Punten
tab-chat = Chat
tab-rules = Regels
no-log = Er is nog niets gebeurd.
earlier = Alles tonen
no-chat = Nog niemand heeft iets gezegd.
chat-text = Zeg iets
send = Versturen
search-rules = Zoek in de regels
found =
    { $count ->
        [0] Niets gevonden.
        [one] Eén hoofdstuk gevonden.
       *[other] { $count } hoofdstukken gevonden.
    }
chart = Punten als curve
number = Nr.
seen-collections = Verzameling
seen-discard = Afgelegd
seen-deck = Nog in de stapel
seen-minus = Minstapel
seen-hands = Hand
seen-unseen = Nog niet gezien
seen-catches = Vangst
seen-boats = Boot
seen-sea = Zee
seen-hidden = Gedekt of nog te trekken
seen-brood_pile = Kweekkaarten die nog komen

# Na het spel

you-won = Je hebt gewonnen!
won =
    { $points ->
        [one] { $winners } wint met één punt.
       *[other] { $winners } wint met { $points } punten.
    }
shared =
    { $points ->
        [one] { $winners } delen de winst met elk één punt.
       *[other] { $winners } delen de winst met elk { $points } punten.
    }
because = Reden van het einde: { $reason }.
result = Uitslag
reasons = Hoe de punten tot stand kwamen
rematch = Nog een keer
rematch-join = Naar het volgende spel
replay = Terugkijken
save = Downloaden
deal = Verdeling controleren
deal-text = Vóór de eerste zet heeft de server een vingerafdruk van de geschudde kaarten gepubliceerd. Nu heeft hij verteld waaruit er geschud is, en je browser kan vergelijken.
deal-commitment = Vooraf gepubliceerd
deal-salt = Zout
deal-key = Sleutel
deal-check = Vergelijken
deal-right = Het klopt: de verdeling stond vóór de eerste zet vast.
deal-wrong = Het klopt niet!
deal-cannot = Deze browser vergelijkt alleen op pagina's die via https komen.
deal-practice = Een oefentafel: wie hem klaarzette, kende de verdeling.
replay-of = { $game }: terugkijken
replay-start = Het begin. Alle kaarten liggen open.
back = Terug
forward = Verder
to-start = Naar het begin
to-end = Naar het einde
run = Afspelen
pause = Pauze
step = Stap
step-of = Stap { $number } van { $total }

# Kleine Fische

task-kleine-fische-fish = Draai een kaart om, of stop en houd de serie.
task-kleine-fische-raid = Een octopus! Van wie wil je roven, en hoeveel kaarten?
kf-fish =
    { $mussels ->
        [one] vis { $species } met één mossel
       *[other] vis { $species } met { $mussels } mosselen
    }
kf-octopus = octopus
kf-series = De serie
kf-flip = Kaart omdraaien
kf-stop =
    { $count ->
        [one] Stoppen en houden
       *[other] Stoppen en alle { $count } houden
    }
kf-raid = Zoveel kaarten van { $name } roven
kf-worth =
    { $count ->
        [one] (één punt waard)
       *[other] ({ $count } punten waard)
    }

# FAT FISH

task-fat-fish-lay = Leg een kaart aan een rij, of stop.
task-fat-fish-keep = De rij is van jou. Welke kaart van deze kleur telt plus?
task-fat-fish-licence = Welke visvergunning neem je?
ff-row = Rij { $number }
ff-end = Niets meer leggen
ff-plus = Ze telt plus
ff-plus-pile = Plusstapel
ff-minus =
    { $count ->
        [one] min: één kaart
       *[other] min: { $count } kaarten
    }
ff-hand = hand { $hand }
ff-pile = stapel { $pile }
ff-fiasco = Fiasco −5
ff-owned = { $name } heeft { $letter }

# Fischen en Fischen 2

task-fischen-play = Speel een kaart.
task-fischen-catch = Jouw 0 vangt: kies een kaart uit de slag.
task-fischen-pass = Kies een kaart voor je linkerbuur.
task-fischen-call = Bepaal een kleur voor de volgende slag.
task-fischen-2-trump = Kies de troef van deze ronde.
task-fischen-2-play = Speel een kaart.
task-fischen-2-catch = Jouw boei vangt: kies een kaart uit de slag.
task-fischen-2-bank = Kies een handkaart voor je eigen vangst.
task-fischen-2-take = Neem een kaart uit de slag op de hand.
task-fischen-2-give = Leg een handkaart gedekt in de slag.
task-fischen-2-settrump = Kies de troef van de volgende slag.
tr-call = Welke kleur bepaal je?
tr-trump = Welk groen is troef?
tr-card =
    { $colour ->
        [B1] blauw { $value }
        [Y1] geel { $value }
        [P1] paars { $value }
        [R1] rood { $value }
        [T1] troef { $value }
        [B2] blauw { $value }
        [Y2] geel { $value }
        [R2] rood { $value }
        [L2] lichtgroen { $value }
        [D2] donkergroen { $value }
        [G2] { $value } van beide groenen
       *[other] kogelvis { $value }
    }

# Das Riff

task-das-riff-worm = Een kleur is op. Kies een andere worm.
task-das-riff-pick = Je mag een worm nemen van een kleur die gegooid is.
task-das-riff-act = Neem kaarten, draai kaarten om, koop een boot, stuur een haai; beëindig dan je beurt.
task-das-riff-pay = Kies de wormen of parels waarmee je betaalt.
task-das-riff-turned = Neem je de kaart, of laat je haar liggen?
task-das-riff-coral = Bij welk koraal komt de vis?
rf-reef = Het rif
rf-hidden = gedekte kaart
rf-female = vrouwtje, { $colour }
rf-male = mannetje, { $colour }
rf-coral = koraal
rf-pearl = parel
rf-shark = haai
rf-water = water
rf-place = rij { $row }, baan { $lane }
rf-price =
    { $count ->
        [one] kost één worm
       *[other] kost { $count } wormen
    }
rf-boat = Boot van { $name } bij baan { $lane }
rf-worms = wormen, { $colour }: { $count }
rf-pearls = parels: { $count }
rf-sharks = haaien: { $count }
rf-hunt = Een haai uitsturen
rf-hunting = Wat verjaagt de haai?
rf-brood = kweek { $brood }
rf-choose-worm = Kies een worm

# Het eerste spel met loods

learn = Leren
guide = De loods
guide-next = Verder
guide-back = Terug
guide-close = Zonder de loods verder spelen
guide-open = De loods tonen
guide-move = Nu: { $move }
