# Le tableau

heading =
    { $deals ->
        [one] { $title } à { $players } : { $games } parties d’une donne, { $seconds } s
       *[other] { $title } à { $players } : { $games } parties de { $deals } donnes, { $seconds } s
    }
bot = bot
wins = gagné
sure = 95 %
luckless = sans chance
score = points
places = rangs %
rating = cote
mean-think = par coup
most-think = 99 %
chance = Par hasard, une place gagne { $share }. Une donne, jouée dans toutes ses rotations, compte pour une observation.
unfinished =
    { $games ->
        [one] Une partie de plus, d’une donne inachevée, ne compte pas encore.
       *[other] { $games } parties de plus, de donnes inachevées, ne comptent pas encore.
    }
nothing-yet = Aucune donne n’a encore été jouée dans toutes ses rotations.

# La fin avant la fin

kept = Les parties jouées sont dans { $file }.
go-on = Pour continuer : { $command }

# L’image

plot-title =
    { $deals ->
        [one] { $title } à { $players } : { $games } parties d’une donne
       *[other] { $title } à { $players } : { $games } parties de { $deals } donnes
    }
plot-ratings = Cotes
plot-thinking = Millisecondes par coup
plot-scores = Points en moyenne selon la place
