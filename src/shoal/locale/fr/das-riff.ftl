# Ce qui s’est passé

rolled = Tour { $turn_number } : { $seat } obtient { $first } et { $second } aux dés.
got-worm = { $seat } prend un ver de couleur { $colour }.
declined = { $seat } ne prend pas de ver.
wanted =
    { $target ->
        [boat] { $seat } achète un bateau pour { $price } vers.
       *[other] { $price ->
            [one] { $seat } vise { $target }, pour { $price } ver.
           *[other] { $seat } vise { $target }, pour { $price } vers.
        }
    }
paid = { $seat } paie { $cards }.
turned-up = { $seat } retourne { $place } : { $card }.
left = { $seat } laisse { $card } en { $place }.
taken = { $seat } prend { $card } en { $place }.
placed = { $seat } met { $card } sur le corail { $coral }.
bred = { $seat } réussit l’élevage { $brood } sur le corail { $coral } ; { $cards } vont à la défausse.
brood-opened = Une nouvelle carte d’élevage est retournée : { $brood }.
boat-bought = { $seat } a maintenant { $boats } bateaux.
chased = Un requin de { $seat } chasse { $card } de { $place }.
chased-parent = Un requin de { $seat } chasse { $card } du corail { $coral }.
turn-ended = { $seat } termine son tour.
washed =
    { $number ->
        [one] L’eau s’écoule de la rangée { $row } : { $number } carte.
       *[other] L’eau s’écoule de la rangée { $row } : { $number } cartes.
    }
shuffled =
    { $number ->
        [one] { $number } carte défaussée est mélangée à la pioche.
       *[other] { $number } cartes défaussées sont mélangées à la pioche.
    }
filled = La rangée { $row } est complétée avec { $cards }.
filled-hidden =
    { $number ->
        [one] La rangée { $row } est complétée avec { $number } carte cachée.
       *[other] La rangée { $row } est complétée avec { $number } cartes cachées.
    }
game-over = La partie est terminée.

# Comment elle s’est terminée

five-broods = cinq élevages ont réussi
turn-limit = la limite de tours est atteinte

# Pourquoi pas

choose-a-worm-first = une couleur obtenue est épuisée ; choisissez d’abord un ver
opponent-picks-first = l’adversaire peut d’abord prendre un ver, ou renoncer
out-of-stock = il n’y a plus de ver de couleur { $colour } en réserve
not-rolled = on ne peut prendre qu’un ver d’une couleur obtenue : { $colours }
worms-come-with-the-roll = on ne prend des vers qu’après avoir lancé les dés
pay-first =
    { $due ->
        [one] un achat est en cours, et il reste { $due } ver à payer
       *[other] un achat est en cours, et il reste { $due } vers à payer
    }
wrong-colour = { $fish } se paie avec des vers de sa couleur, ou des perles
no-pearl = vous n’avez pas de perle
no-such-worm = vous n’avez pas de ver de couleur { $colour }
nothing-to-pay = aucun achat n’est en cours
take-it-or-leave-it = il faut d’abord prendre ou laisser la carte qui vient d’être retournée
nothing-turned = aucune carte ne vient d’être retournée
gap = il n’y a pas de carte à cet endroit
no-boat-there = vous n’avez pas de bateau à la colonne { $lane }
turn-it-up-first = la carte est cachée ; il faut d’abord la retourner
open-already = la carte est déjà visible
water-stays = on ne peut pas prendre une carte d’eau
five-corals = vous avez déjà cinq coraux
no-coral-for-it = aucun de vos coraux ne peut accueillir { $fish }
cannot-pay =
    { $has ->
        [0] cela coûte { $price }, et vous n’avez rien pour payer
        [one] cela coûte { $price }, et vous n’avez pour cela qu’un ver ou une perle
       *[other] cela coûte { $price }, et vous n’avez pour cela que { $has } vers et perles
    }
eight-boats = vous avez déjà un bateau à chaque colonne
no-boats-left = tous les bateaux sont vendus
no-shark = vous n’avez pas de requin
only-open-cards = un requin ne chasse que des cartes visibles
water-is-not-chased = un requin ne chasse pas l’eau
no-such-coral =
    { $has ->
        [0] vous n’avez pas de corail
        [one] vous n’avez qu’un corail
       *[other] vous n’avez que { $has } coraux
    }
no-parent-there = il n’y a pas de poisson seul sur ce corail
put-the-fish-first = il faut d’abord mettre sur un corail le poisson qui vient d’être pris
no-fish-to-put = aucun poisson ne vient d’être pris
coral-does-not-take-it = ce corail ne peut pas accueillir { $fish }
equal-coral = un corail de numéro inférieur porte la même chose ; nommez celui-là

# Dans le terminal

pitch = Des bateaux, des vers et de la patience : réunissez cinq fois les deux bons poissons sur vos coraux.
screen-turn = Tour { $number }
screen-dice = dés : { $first } et { $second }
screen-draw =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
screen-discard =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
screen-broods = Élevages ouverts :
screen-stock = Vers en réserve :
screen-sea = mer
screen-reef = récif
screen-prices = Sous chaque carte accessible : son prix en vers
screen-seat =
    { $broods ->
        [one] { $broods } élevage
       *[other] { $broods } élevages
    }, { $boats ->
        [one] { $boats } bateau
       *[other] { $boats } bateaux
    }
screen-things = Perles { $pearls } · Requins { $sharks }
screen-corals = Coraux
screen-none = aucun
screen-due =
    { $target ->
        [boat] Reste à payer pour le bateau : { $count }
       *[other] Reste à payer pour { $target } : { $count }
    }
screen-colour =
    { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
        [B] bleu
        [P] violet
       *[O] orange
    }
screen-worm = prendre un ver : { $colour }
screen-no-worm = ne pas prendre de ver
screen-take-card = prendre la carte de la rangée { $row }, colonne { $lane }
screen-turn-card = retourner la carte de la rangée { $row }, colonne { $lane }
screen-take = prendre la carte retournée
screen-leave = la laisser visible
screen-boat = acheter un bateau
screen-shark-card = chasser la carte de la rangée { $row }, colonne { $lane }
screen-shark-coral = chasser le poisson de votre corail { $number }
screen-end = terminer le tour
screen-pay = payer avec un ver : { $colour }
screen-pay-pearl = payer avec une perle
screen-coral = mettre le poisson sur le corail { $number }

# Options

option-turn_limit = tours après lesquels le jeu se termine au plus tard
