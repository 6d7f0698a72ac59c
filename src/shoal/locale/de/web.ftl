# Die Seite

skip = Direkt zum Spiel
settings = Einstellungen
close = Schließen
yes = Ja
no = Nein
you = Du
name = Name
your-name = Dein Name
language = Sprache
theme = Farben
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
speed = Bewegung der Karten
speed-off = keine
speed-fast = schnell
speed-normal = normal
speed-slow = langsam
speed-help = Wie lange Karten unterwegs sind und wie lange der Tisch nach einem Zug wartet.
memory = Gedächtnishilfe
memory-help = Zeigt, was man wissen kann, wenn man gut aufgepasst hat.
one-moment = Einen Moment …
offline = Der Server antwortet nicht.
refused = Das geht nicht: { $reason }.
refused-by-rule = Das geht nicht ({ $rule }): { $reason }.
lost-title = Hier ist nichts
lost-text = Die Adresse führt zu keiner Seite oder zu einem Tisch, den es nicht mehr gibt.
to-lobby = Zur Übersicht
to-table = Zum Tisch

# Die Übersicht

lobby-title = Fünf Fischspiele an einem Tisch
lobby-text = Setz dich und spiel: sofort gegen Bots oder über einen Link mit anderen.
players-minutes =
    { $low ->
        [2] { $high ->
            [2] 2 Personen · { $minutes } Minuten
           *[other] 2–{ $high } Personen · { $minutes } Minuten
        }
       *[other] { $low }–{ $high } Personen · { $minutes } Minuten
    }
play-now = Jetzt spielen
set-up = Tisch einrichten
rules = Regeln
my-tables = Meine Tische
open-tables = Tische mit freiem Platz
live-tables = Tische zum Zuschauen
ended-tables = Beendete Spiele
go-on = Weiterspielen
sit-down = Platz nehmen
watch = Zuschauen
look-at = Ansehen
open-seat = freier Platz
state-waiting = wartet auf Mitspielende
state-playing = wird gespielt
your-turn = Du bist dran.
won-by = gewonnen von { $names }
join-title = Hast du einen Code bekommen?
join-text = Sechs Buchstaben und Ziffern führen zu einem Tisch, der noch auf Mitspielende wartet.
join = Hingehen
load-title = Gespeichertes Spiel laden
load-text = Ein Spielstand geht hier gegen Bots weiter; eine beendete Partie kann man ansehen und nachspielen.
not-a-save = Diese Datei ist kein gespeichertes Spiel.

# Einen Tisch einrichten

set-up-title = Ein Tisch für { $game }
who-plays = Wer spielt mit
how-many = Personen
seats-help = Wähle mehrmals „jemand hier“, um diesen Bildschirm zu teilen; dazwischen werden die Karten verdeckt.
seat-at = Platz { $number }
person-at = Spieler { $number }
seat-kind = Wer sitzt hier
kind-person = jemand hier
kind-open = ein Gast
kind-bot = ein Bot
open-help = kommt über den Link
level = Stärke
level-random = spielt irgendetwas
level-heuristic = erfahren
level-three = hört bei drei auf
level-greedy = gierig
how = Wie gespielt wird
name-target = Punkte zum Sieg
name-starter = Wer einen Durchgang beginnt
name-licences = Angelscheine
name-fiasco = Fiasko-Regel
name-turn_limit = Höchstens so viele Züge
start-seat = Wer beginnt
start-random = das Los entscheidet
language-help = Die Sprache dieser Seite und der Namen der Bots; Gäste sehen den Tisch in ihrer eigenen.
clock = Uhr
clock-help = Ist die Zeit um, spielt ein Bot auf dem Platz weiter.
clock-none = keine
clock-quick = 5 Minuten, dazu 3 Sekunden je Entscheidung
clock-calm = 15 Minuten, dazu 10 Sekunden je Entscheidung
clock-long = ein Tag, dazu eine Stunde je Entscheidung
listed = In der Übersicht zeigen
listed-help = Wer diesen Server besucht, kann sich auf einen Gastplatz setzen.

# Warten

waiting-title = { $game }: Warten auf Mitspielende
invite = Einladung
invite-text = Schick diesen Link allen, die mitspielen sollen. Es geht los, sobald der letzte Platz besetzt ist.
copy = Link kopieren
copied = Der Link ist kopiert.
copy-by-hand = Der Browser erlaubt es nicht; bitte kopiere den Link von Hand.
short-code = Oder der Code:
fill = Mit Bots auffüllen und anfangen
leave = Tisch verlassen
pass-title = Hier weiterspielen
pass-text = Die Plätze des anderen Geräts gehören dann diesem hier. Der Code gilt einmal.
pass-use = Übernehmen

# Am Tisch

connecting = Auf dem Weg zum Tisch …
cut = Die Verbindung ist unterbrochen. Es wird weiter versucht.
retry = Jetzt versuchen
preparing = { $game } wird vorbereitet
preparing-text = Das dauert einige Sekunden, und nur beim ersten Mal auf diesem Server.
seats = Mitspielende
points = Punkte
yours = du
away = weg, ein Bot spielt
is-to-move = am Zug
turn-of = { $name } ist dran.
choose-move = Wähle einen Zug.
not-your-turn = Du bist nicht dran.
over = Das Spiel ist zu Ende
cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
hint = Tipp
hint-is = Der Bot würde: { $move }.
hint-thinking = Ich denke nach …
undo = Zurücknehmen
undo-ask = Um Zurücknehmen bitten
undo-question = { $name } möchte die letzte Entscheidung zurücknehmen. Einverstanden?
undo-waiting = Die anderen werden gefragt: { $names }
you-are-away = Ein Bot spielt für dich.
return = Selbst weiterspielen
you-watch = Du schaust zu.
other-device = Auf ein anderes Gerät
other-device-text = Öffne diese Adresse innerhalb von zehn Minuten auf dem anderen Gerät. Sie gilt einmal.
hand-over = { $name } ist dran
hand-over-text = Gib den Bildschirm weiter. Die Karten erscheinen, wenn er in den richtigen Händen ist.
hand-over-ready = Ich bin { $name }
beside = Neben dem Tisch
tab-log = Verlauf
tab-sheet = Punkte
tab-chat = Chat
tab-rules = Regeln
no-log = Noch ist nichts geschehen.
earlier = Alles zeigen
no-chat = Noch hat niemand etwas gesagt.
chat-text = Etwas sagen
send = Senden
search-rules = In den Regeln suchen
found =
    { $count ->
        [0] Nichts gefunden.
        [one] Ein Abschnitt gefunden.
       *[other] { $count } Abschnitte gefunden.
    }
chart = Punkte als Kurve
number = Nr.
seen-collections = Sammlung
seen-discard = Abgeworfen
seen-deck = Noch im Stapel
seen-minus = Minusstapel
seen-hands = Hand
seen-unseen = Noch nicht gesehen
seen-catches = Fang
seen-boats = Boot
seen-sea = Meer
seen-hidden = Verdeckt oder noch zu ziehen
seen-brood_pile = Zuchten, die noch kommen

# Nach dem Spiel

you-won = Du hast gewonnen!
won =
    { $points ->
        [one] { $winners } gewinnt mit einem Punkt.
       *[other] { $winners } gewinnt mit { $points } Punkten.
    }
shared =
    { $points ->
        [one] { $winners } teilen sich den Sieg mit je einem Punkt.
       *[other] { $winners } teilen sich den Sieg mit je { $points } Punkten.
    }
because = Grund für das Ende: { $reason }.
result = Ergebnis
reasons = Wie die Punkte zustande kamen
rematch = Noch einmal
rematch-join = Zum nächsten Spiel
replay = Nachspielen
save = Herunterladen
deal = Verteilung prüfen
deal-text = Vor dem ersten Zug hat der Server einen Fingerabdruck der gemischten Karten veröffentlicht. Nun hat er verraten, woraus gemischt wurde, und dein Browser kann vergleichen.
deal-commitment = Vorher veröffentlicht
deal-salt = Salz
deal-key = Schlüssel
deal-check = Vergleichen
deal-right = Es passt: Die Verteilung stand vor dem ersten Zug fest.
deal-wrong = Es passt nicht!
deal-cannot = Dieser Browser vergleicht nur auf Seiten, die über https kommen.
deal-practice = Ein Übungstisch: Wer ihn eingerichtet hat, kannte die Verteilung.
replay-of = { $game }: nachgespielt
replay-start = Der Anfang. Alle Karten liegen offen.
back = Zurück
forward = Weiter
to-start = Zum Anfang
to-end = Zum Ende
run = Abspielen
pause = Anhalten
step = Schritt
step-of = Schritt { $number } von { $total }

# Kleine Fische

task-kleine-fische-fish = Decke eine Karte auf, oder höre auf und behalte die Reihe.
task-kleine-fische-raid = Ein Krake! Bei wem raubst du, und wie viele Karten?
kf-fish =
    { $mussels ->
        [one] Fisch { $species } mit einer Muschel
       *[other] Fisch { $species } mit { $mussels } Muscheln
    }
kf-octopus = Krake
kf-series = Die Reihe
kf-flip = Karte aufdecken
kf-stop =
    { $count ->
        [one] Aufhören und behalten
       *[other] Aufhören und alle { $count } behalten
    }
kf-raid = So viele Karten bei { $name } rauben
kf-worth =
    { $count ->
        [one] (ein Punkt wert)
       *[other] ({ $count } Punkte wert)
    }

# FAT FISH

task-fat-fish-lay = Lege eine Karte an eine Reihe, oder höre auf.
task-fat-fish-keep = Die Reihe gehört dir. Welche Karte dieser Farbe zählt plus?
task-fat-fish-licence = Welchen Angelschein nimmst du?
ff-row = Reihe { $number }
ff-end = Nichts mehr legen
ff-plus = Sie zählt plus
ff-plus-pile = Plusstapel
ff-minus =
    { $count ->
        [one] minus: eine Karte
       *[other] minus: { $count } Karten
    }
ff-hand = Hand { $hand }
ff-pile = Stapel { $pile }
ff-fiasco = Fiasko −5
ff-owned = { $name } hat { $letter }

# Fischen und Fischen 2

task-fischen-play = Spiele eine Karte.
task-fischen-catch = Deine 0 fängt: Wähle eine Karte aus dem Stich.
task-fischen-pass = Wähle eine Karte für links.
task-fischen-call = Bestimme eine Farbe für den nächsten Stich.
task-fischen-2-trump = Bestimme den Trumpf dieser Runde.
task-fischen-2-play = Spiele eine Karte.
task-fischen-2-catch = Deine Boje fängt: Wähle eine Karte aus dem Stich.
task-fischen-2-bank = Wähle eine Handkarte für deinen Fang.
task-fischen-2-take = Nimm eine Karte des Stichs auf die Hand.
task-fischen-2-give = Lege eine Handkarte verdeckt in den Stich.
task-fischen-2-settrump = Bestimme den Trumpf des nächsten Stichs.
tr-call = Welche Farbe bestimmst du?
tr-trump = Welches Grün ist Trumpf?
tr-card =
    { $colour ->
        [B1] Blau { $value }
        [Y1] Gelb { $value }
        [P1] Lila { $value }
        [R1] Rot { $value }
        [T1] Trumpf { $value }
        [B2] Blau { $value }
        [Y2] Gelb { $value }
        [R2] Rot { $value }
        [L2] Hellgrün { $value }
        [D2] Dunkelgrün { $value }
        [G2] { $value } in beiden Grüntönen
       *[other] Kugelfisch { $value }
    }

# Das Riff

task-das-riff-worm = Eine Farbe ist nicht mehr im Vorrat. Wähle einen anderen Wurm.
task-das-riff-pick = Du darfst einen Wurm in einer gewürfelten Farbe nehmen.
task-das-riff-act = Nimm Karten, decke auf, kaufe ein Boot, schicke einen Hai; dann beende deinen Zug.
task-das-riff-pay = Wähle, mit welchen Würmern oder Perlen du zahlst.
task-das-riff-turned = Nimmst du die Karte, oder lässt du sie liegen?
task-das-riff-coral = An welche Koralle kommt der Fisch?
rf-reef = Das Riff
rf-hidden = verdeckte Karte
rf-female = Weibchen, { $colour }
rf-male = Männchen, { $colour }
rf-coral = Koralle
rf-pearl = Perle
rf-shark = Hai
rf-water = Wasser
rf-place = Reihe { $row }, Bahn { $lane }
rf-price =
    { $count ->
        [one] kostet einen Wurm
       *[other] kostet { $count } Würmer
    }
rf-boat = Boot von { $name } an Bahn { $lane }
rf-worms = Würmer, { $colour }: { $count }
rf-pearls = Perlen: { $count }
rf-sharks = Haie: { $count }
rf-hunt = Einen Hai losschicken
rf-hunting = Was vertreibt der Hai?
rf-brood = Zucht { $brood }
rf-choose-worm = Wähle einen Wurm

# Das erste Spiel mit Lotse

learn = Kennenlernen
guide = Der Lotse
guide-next = Weiter
guide-back = Zurück
guide-close = Ohne den Lotsen weiterspielen
guide-open = Lotsen zeigen
guide-move = Jetzt: { $move }
