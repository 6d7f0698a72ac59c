# Vor dem Spiel

choose-game = Welches Spiel?
minutes = { $players } Personen, etwa { $minutes } Minuten
preparing = { $title } wird zum ersten Mal vorbereitet; das dauert ein paar Sekunden, und nur dieses eine Mal …
player = Spieler
player-at = Spieler { $seat }
bots = Otter | Reiher | Pelikan | Robbe | Kormoran | Bär | Möwe | Seeadler
bot-at = Bot { $seat }
plays-at-level = { $name } ist ein Bot: { $level }.
opening = Tippe die Nummer eines Zuges oder den Zug selbst; rules zeigt die Regeln, ? alle Befehle.

# Fragen

turn-of = { $name } ist am Zug.
scores = Punkte
over = Das Spiel ist zu Ende.
earlier =
    { $count ->
        [one] … davor noch eine Zeile; log zeigt alles
       *[other] … davor noch { $count } Zeilen; log zeigt alles
    }
hand-over = Jetzt ist { $name } dran. Gib den Bildschirm weiter, dann weiter mit der Eingabetaste.
enter-plays = Die Eingabetaste spielt den einzigen Zug.
not-a-choice = Diese Nummer gibt es nicht; möglich sind 1 bis { $count }.
refused = Das geht nicht: { $reason }.
refused-by-rule = Das geht nicht ({ $rule }): { $reason }.
hint = Der Bot würde { $move } spielen.
hint-label = Der Bot würde { $move } spielen ({ $label }).
taken-back = Zurückgenommen. Neu gemischt wird nicht: Es kommen dieselben Karten.
nothing-to-undo = Du hast noch nichts entschieden, was man zurücknehmen könnte.
no-log = Es ist noch nichts geschehen.
no-page = Eine Seite mit den Regeln von { $title } gibt es hier nicht.

# Was man tippen kann

help-move = eine Nummer oder ein Zug: spielen (Groß- und Kleinschreibung und Leerzeichen sind egal)
help-undo = zurück zu deiner letzten Entscheidung
help-save = das Spiel speichern, auf Wunsch unter einem eigenen Namen
help-hint = die Suche fragen, was sie tun würde und was sie davon erwartet
help-rules = die Regeln
help-log = alles, was geschehen ist
help-table = den Tisch neu zeichnen
help-help = diese Zeilen
help-quit = aufhören

# Speichern und gehen

save-question = Das Spiel vorher speichern? [j/N]
replace-question = { $file } gibt es schon. Ersetzen? [j/N]
yes = j ja
saved = Gespeichert. Weiter geht es mit: shoal play --load { $file }
not-saved = { $file } lässt sich nicht schreiben: { $reason }
goodbye = Auf Wiedersehen.

# Das Ende

ended = Das Spiel ist zu Ende: { $reason }.
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
after-game = again: noch ein Spiel · save [DATEI] · log · undo · Eingabetaste: aufhören
after-game-watched = again: noch ein Spiel · save [DATEI] · log · Eingabetaste: aufhören

# Zuschauen

watching = Eingabetaste: nächster Zug · end: bis zum Ende · save [DATEI] · log · quit

