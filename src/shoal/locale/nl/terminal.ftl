# Voor het spel

choose-game = Welk spel?
minutes = { $players } personen, ongeveer { $minutes } minuten
preparing = { $title } wordt voor het eerst voorbereid; dat duurt een paar seconden, en maar één keer …
player = Speler
player-at = Speler { $seat }
bots = Otter | Reiger | Pelikaan | Zeehond | Aalscholver | Beer | Meeuw | Visarend
bot-at = Bot { $seat }
plays-at-level = { $name } is een bot: { $level }.
opening = Typ het nummer van een zet of de zet zelf; rules toont de regels, ? alle opdrachten.

# Vragen

turn-of = { $name } is aan zet.
scores = Punten
over = Het spel is afgelopen.
earlier =
    { $count ->
        [one] … daarvoor nog één regel; log toont alles
       *[other] … daarvoor nog { $count } regels; log toont alles
    }
hand-over = Nu is { $name } aan de beurt. Geef het scherm door en druk dan op Enter.
enter-plays = Enter speelt de enige zet.
not-a-choice = Dat nummer bestaat niet; mogelijk zijn 1 tot en met { $count }.
refused = Dat kan niet: { $reason }.
refused-by-rule = Dat kan niet ({ $rule }): { $reason }.
hint = De bot zou { $move } spelen.
hint-label = De bot zou { $move } spelen ({ $label }).
taken-back = Teruggenomen. Er wordt niet opnieuw geschud: dezelfde kaarten komen weer.
nothing-to-undo = Je hebt nog niets beslist dat je kunt terugnemen.
no-log = Er is nog niets gebeurd.
no-page = Er is hier geen pagina met de regels van { $title }.

# Wat je kunt typen

help-move = een nummer of een zet: spelen (hoofdletters en spaties maken niet uit)
help-undo = terug naar je laatste beslissing
help-save = het spel opslaan, als je wilt onder een eigen naam
help-hint = de zoeker vragen wat hij zou doen, en wat hij ervan verwacht
help-rules = de regels
help-log = alles wat er gebeurd is
help-table = de tafel opnieuw tekenen
help-help = deze regels
help-quit = stoppen

# Opslaan en weggaan

save-question = Het spel eerst opslaan? [j/N]
replace-question = { $file } bestaat al. Vervangen? [j/N]
yes = j ja
saved = Opgeslagen. Verder gaat het met: shoal play --load { $file }
not-saved = { $file } kan niet worden geschreven: { $reason }
goodbye = Tot ziens.

# Het einde

ended = Het spel is afgelopen: { $reason }.
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
after-game = again: nog een spel · save [BESTAND] · log · undo · Enter: stoppen
after-game-watched = again: nog een spel · save [BESTAND] · log · Enter: stoppen

# Kijken

watching = Enter: volgende beurt · end: tot het einde · save [BESTAND] · log · quit

