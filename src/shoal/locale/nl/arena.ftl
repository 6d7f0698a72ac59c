# De tabel

heading =
    { $deals ->
        [one] { $title } met { $players }: { $games } partijen uit één gift, { $seconds } s
       *[other] { $title } met { $players }: { $games } partijen uit { $deals } giften, { $seconds } s
    }
bot = bot
wins = winst
sure = 95 %
luckless = zonder geluk
score = punten
places = rangen %
rating = rating
mean-think = per zet
most-think = 99 %
chance = Bij toeval wint een plaats { $share }. Een gift, in alle draaiingen gespeeld, is één waarneming.
unfinished =
    { $games ->
        [one] Nog één partij, uit een gift die niet af is, telt nog niet mee.
       *[other] Nog { $games } partijen, uit giften die niet af zijn, tellen nog niet mee.
    }
nothing-yet = Nog geen gift is in alle draaiingen gespeeld.

# Het einde voor het einde

kept = De partijen tot nu toe staan in { $file }.
go-on = Verder gaat het met: { $command }

# Het plaatje

plot-title =
    { $deals ->
        [one] { $title } met { $players }: { $games } partijen uit één gift
       *[other] { $title } met { $players }: { $games } partijen uit { $deals } giften
    }
plot-ratings = Ratings
plot-thinking = Milliseconden per zet
plot-scores = Gemiddelde punten per plaats
