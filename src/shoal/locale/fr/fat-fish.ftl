# Ce qui s’est passé

dealt = Les cartes sont distribuées. { $cards } ouvrent les rangées ; { $seat } commence.
licence-drawn = Le permis { $licence } est tiré au sort ; il est posé face visible avec D à I.
laid = { $seat } pose { $card } au bout de la rangée { $row }.
fiasco = Fiasco ! { $seat } pose { $card } dans la rangée { $row }, contre les règles, et reprend { $cards }.
fiasco-taken = { $seat } reçoit la carte « fiasco ».
fiasco-passed = { $seat } reçoit la carte « fiasco » de { $giver }.
ended = { $seat } ne pose plus rien.
chosen = { $seat } choisit { $card } pour la pile de points positifs.
chosen-none = { $seat } ne choisit pas de deuxième carte pour la pile de points positifs.
took = { $seat } prend la rangée { $row } : { $cards }.
plus = { $seat } place { $cards } sur la pile de points positifs.
minus = { $seat } place { $cards } sur la pile de points négatifs.
licence-earned = { $seat } obtient le permis { $licence }, qui vaut { $points } points.
licence-passed = { $seat } reçoit le permis { $licence } de { $giver }.
row-started = { $card } ouvre à nouveau la rangée { $row }.
row-closed = La réserve est épuisée : la rangée { $row } disparaît.
drew = { $seat } pioche { $cards }.
drew-unseen =
    { $number ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $number } cartes.
    }
out = { $seat } n’a plus de cartes.
awarded = { $seat } reçoit { $points } points pour le permis { $licence }.
scored =
    { $total ->
        [one] Résultat de { $seat } : { $plus } points positifs, { $minus } négatifs, soit { $total } point.
       *[other] Résultat de { $seat } : { $plus } points positifs, { $minus } négatifs, soit { $total } points.
    }
game-over = La partie est terminée.

# Comment elle s’est terminée

all-laid = toutes les cartes sont posées

# Pourquoi pas

colour =
    { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
        [B] bleu
       *[P] violet
    }
not-in-hand = il n’y a pas de { $card } dans ta main
place-is-empty = la rangée { $row } n’existe plus
one-row-a-turn = toutes les cartes de ce tour vont dans la rangée { $turn_row }
free-colour-stays = aucune rangée ne se termine par du { colour }, mais toutes les cartes de ce tour vont dans la rangée { $turn_row }
colour-shown-by-one = la rangée { $rows } se termine par du { colour }
colour-shown-by-several = les rangées { $rows } se terminent par du { colour }
lay-at-least-one = il faut poser au moins une carte avant de finir son tour
row-is-full = la rangée est complète ; il faut la prendre
nothing-to-split = il n’y a pas de rangée complète à répartir
another-colour-is-asked = il faut d’abord choisir la carte positive de couleur { colour }
not-in-the-row = il n’y a plus de { $card } à choisir dans la rangée
one-of-every-colour = une carte de chaque couleur, ni plus ni moins, compte en positif
at-least-one = au moins une carte de la rangée compte en positif
no-licences = cette partie se joue sans permis de pêche
no-licence-to-choose = il n’y a pas de permis à choisir maintenant
given-at-the-end = le permis { $licence } n’est attribué qu’à la fin
licence-not-open = le permis { $licence } n’est pas dans l’étalage
licence-not-earned = cette rangée ne donne pas droit au permis { $licence }

# Dans le terminal

pitch = Compléter une rangée tant qu’elle est colorée et bien grasse, et laisser les arêtes aux autres.
screen-reserve =
    { $count ->
        [one] Réserve : { $count } carte
       *[other] Réserve : { $count } cartes
    }
screen-chosen = Compte en positif :
screen-headings = Nom | Main | Pile | Plus | Moins | Total
screen-plus = Piles de points positifs :
screen-fiasco = { $seat } a la carte « fiasco » (−5).
screen-hand = Votre main :
screen-empty = rien
screen-licences = Permis dans l’étalage :
screen-licence-a = un 1 sur la pile positive ; passe à la personne suivante qui fait de même (10)
screen-licence-b = à la fin : le moins de cartes dans la pile positive (10 ; égalité 5)
screen-licence-c = à la fin : le plus de 1 dans la pile positive (10 ; égalité 5)
screen-licence-d = une rangée avec 1234, 2345 ou 3456 (10)
screen-licence-e = une rangée avec plus de points négatifs que de positifs (10)
screen-licence-f = une rangée avec autant de points positifs que de négatifs (7)
screen-licence-g = une rangée de 1, de 2 et de 3 seulement (7)
screen-licence-h = une rangée d’une seule couleur (7)
screen-licence-i = une rangée d’exactement deux couleurs (7)
screen-card =
    { $colour ->
        [R] le { $value } rouge
        [Y] le { $value } jaune
        [G] le { $value } vert
        [B] le { $value } bleu
       *[P] le { $value } violet
    }
screen-lay = poser { screen-card } dans la rangée { $row }
screen-end = ne plus rien poser
screen-keep = { screen-card } compte en positif
screen-keep-none = aucune deuxième carte ne compte en positif

# Options

option-licences = jouer avec les permis de pêche
option-fiasco = une pose fautive vaut la carte « fiasco » ; sinon elle est refusée
