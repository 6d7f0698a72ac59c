# Ce qui s’est passé

dealt = Manche { $session } : on mélange la pioche ; { $seat } commence.
flipped = { $seat } retourne { $card }.
kept = { $seat } garde { $cards }.
lost = { $seat } défausse { $cards }.
octopus = Une pieuvre ! { $seat } doit arrêter de pêcher.
declined = { $seat } renonce au pillage.
rolled =
    { $number ->
        [one] { $seat } veut prendre une carte à { $victim } et obtient { $roll } au dé.
       *[other] { $seat } veut prendre { $number } cartes à { $victim } et obtient { $roll } au dé.
    }
raided = { $seat } prend { $cards } à { $victim }.
session-scored =
    { $points ->
        [one] Collection finale pour { $seat } : { $cards }, soit { $points } point et { $total } au total.
       *[other] Collection finale pour { $seat } : { $cards }, soit { $points } points et { $total } au total.
    }
game-over = La partie est terminée.

# Comment elle s’est terminée

target-reached = l’objectif est atteint

# Pourquoi pas

first-flip-is-not-optional = un tour commence par une carte à retourner ; on ne peut s’arrêter que s’il y a une série à garder
octopus-ends-fishing = la pieuvre a mis fin à la pêche ; on ne peut plus que piller ou renoncer
no-octopus-to-raid-with = il faut une pieuvre pour piller, et aucune n’a été retournée
raid-an-opponent = on ne pille pas sa propre collection, seulement celle d’un adversaire
nobody-sits-there = il n’y a personne à la place { $number }
nothing-to-raid = { $seat } n’a aucune carte à prendre
not-so-many-to-raid =
    { $has ->
        [one] { $seat } n’a qu’une carte
       *[other] { $seat } n’a que { $has } cartes
    }

# Dans le terminal

pitch = Retourner encore un poisson, ou s’arrêter tant que la série est à vous.
screen-session = Manche { $number }
screen-deck =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
screen-discard =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
screen-no-series = Pas encore de poisson dans la série.
screen-headings = Nom | Cartes | Manche | Avant | Total
screen-collection = Votre collection :
screen-empty = encore rien
screen-flip = retourner la carte suivante
screen-stop = s’arrêter et garder la série
screen-raid =
    { $number ->
        [one] lancer le dé pour une carte de { $victim }
       *[other] lancer le dé pour { $number } cartes de { $victim }
    }
screen-decline = ne piller personne

# Options

option-target = points qui mettent fin au jeu après une manche
option-starter = qui commence une manche suivante
option-starter-lowest = qui a le moins de points
option-starter-same = toujours la même personne
option-starter-rotate = chacun son tour
