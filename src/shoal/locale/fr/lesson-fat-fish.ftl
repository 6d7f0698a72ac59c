# La première partie guidée : FAT FISH

goal = Bienvenue ! Voici trois rangées de poissons. Qui pose la cinquième carte d’une rangée doit la prendre : un poisson de chaque couleur compte en positif, tous les autres en négatif.
colours = À votre tour, vous posez d’une à quatre cartes, toutes sur une rangée. Si une rangée se termine par la couleur d’une carte, c’est là qu’elle va : votre 6 rouge n’irait que sur la rangée 1.
free = Aucune rangée ne se termine par du bleu ou du violet : ces deux cartes vont où vous voulez. Choisissez le 4 bleu et posez-le sur la rangée 3, derrière le gros 6 vert.
more = La rangée 3 se termine maintenant par du bleu. Vous pouvez poser d’autres cartes, mais seulement sur cette rangée. Le 6 violet est encore libre : ajoutez-le.
draw = Le rouge et le jaune vont sur les autres rangées, c’est donc tout. Dites que vous ne posez plus rien ; vous piochez alors pour revenir à quatre cartes.
rival = C’est à { $player1 }. Gardez un œil sur le bout des rangées.
red-is-free = Le 1 bleu sur la rangée 1 change les choses : plus aucune rangée ne se termine par du rouge. Votre 6 rouge peut donc aller sur la rangée 3.
fifth = Vert, bleu, violet, rouge : quatre couleurs, et une place libre. Votre 4 vert complète la rangée, et vous devez la prendre. Allez-y !
keep = Votre rangée est complète. De chaque couleur, une carte compte en positif et les autres en négatif ; quand une couleur y est plusieurs fois, c’est vous qui choisissez.
green = Il y a deux verts. Gardez le 6 pour la pile positive, et le 4 ira sur la pile négative.
taken = 22 points positifs, 4 négatifs : une belle prise ! Une carte de la réserve a ouvert une nouvelle rangée, et c’est à { $player1 }.
bones = Deux rangées se terminent par du jaune : pour votre 5 jaune, vous avez le choix. La rangée 2 est toute jaune : rendez-la encore pire.
leave-it = Trois jaunes, dont un seul peut compter en positif : laissez cette rangée à { $player1 }. Ne posez plus rien.
closed = La réserve est épuisée : aucune rangée ne recommence ici. On continue avec les rangées restantes, jusqu’à ce que toutes les cartes soient posées.
scoring = Toutes les cartes sont posées. Votre score, c’est la pile positive moins la pile négative.
end = En préparant une table, vous pouvez ajouter les permis de pêche, qui récompensent les rangées peu communes, et la règle du fiasco : la table ne vous prévient plus d’une pose fautive.
