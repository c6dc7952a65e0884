-points = { $n } { $n ->
        [one] point
       *[other] points
    }

welcome = Bienvenue, écuyer !
    .text = Vous jouez en bleu, avec la croix. Voyons ensemble une des six manches ; comptez cinq minutes.
tracks = Sept pistes
    .text = Vous avez un pion sur chacune, tous sur 0. Plus on est à droite, plus on est devant ; au bout, vous lisez ce que la piste vous donnerait maintenant.
tracksEach = À quoi sert chaque piste
    .text = Galanterie : les premiers avancent un pion de plus. Joutes et Tournois : des points pour les premiers, jusqu’à 3. Toutes trois comptent à chaque manche.
tracksMore = Deux autres pistes
    .text = Études : à chaque manche, le dernier perd 3 points. Service du roi : 6 points dès la case 6, 12 sur la case 12, après les manches III et VI.
tracksLast = Et deux pour la fin
    .text = Quêtes et Charité comptent une seule fois, après la manche VI : les Quêtes rapportent gros aux premiers, la Charité coûte cher aux derniers.
cards = Votre main
    .text = Une carte fait avancer votre pion sur sa piste, du nombre indiqué. Une Épée va aux Joutes ou aux Tournois, au choix.
keepSword = Gardez une carte
    .text = Choisissez l’Épée 4, puis confirmez avec le bouton « Garder ». Les quatre autres passent à gauche.
passed = Les cartes tournent
    .text = Chacun en a gardé une et passé le reste. Voici les quatre que vous recevez ; la page retient celles que vous avez passées.
keepMore = Gardez-en encore trois
    .text = Lesquelles ? À vous de voir. Un conseil : une bonne carte Études vous évite la dernière place, qui coûte 3 points.
playSword = Jouez l’Épée
    .text = Vous avez cinq cartes et en jouerez quatre. Choisissez l’Épée : deux pistes s’allument et montrent où vous seriez. Prenez celle qui vous plaît.
watch = Les autres jouent
    .text = Une carte chacun, dans le sens horaire. Un pion qui arrive sur une case occupée se pose au-dessus, et celui du dessus est devant.
playMore = Encore trois cartes
    .text = Continuez. Regardez la dernière colonne avant de choisir. La case 0 est toujours la dernière place, pour tous ceux qui y sont.
scoring = Le décompte
    .text = Chacun joue sa dernière carte ; votre cinquième est défaussée sans être vue. Puis vient le décompte des pistes marquées « maintenant », de haut en bas.
bonus = Un bonus pour vous
    .text = Votre rang en Galanterie vous vaut un bonus : avancez encore un pion, sur la piste de votre choix. Où est-ce le plus utile ?
gained = Vos points
    .text = Vous avez { -points($n) } après cette manche. Bravo ! Les blasons disent d’où ils viennent.
even = Vos points
    .text = Vous êtes à 0 après cette manche : rien gagné, rien perdu. Les blasons disent ce que les autres ont eu.
lost = Vos points
    .text = Vous avez perdu { -points($n) } à cette manche. Rien de grave : une bonne carte Études suffit souvent à vous mettre à l’abri.
rest = La suite
    .text = Encore cinq manches. Le Service du roi rapporte après la 3e et la 6e ; après la 3e, la plupart des pistes se vident. Quêtes et Charité comptent beaucoup, à la fin.
end = Vous connaissez le jeu
    .text = Après six manches, le plus grand total l’emporte. Le reste, la table vous le dira quand il le faudra.
