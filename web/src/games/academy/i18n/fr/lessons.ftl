kinds-advanced = Règles avancées
kinds-two = À deux joueurs
kinds-variations = Variantes

lessons-lift-title = Relever
lessons-lift-line = Avant le décompte, un pion passe au sommet de sa pile.

lessons-lift-says-start = La manche II va être décomptée, et vous êtes premier joueur. Sur trois pistes, un pion couvre le vôtre, et celui du dessus est devant.
lessons-lift-says-ask = Avant le décompte, vous pouvez mettre un de vos pions au sommet de sa pile. Où cela vaut-il le plus ?
lessons-lift-says-jousts = Aux Joutes, vous seriez premier au lieu de deuxième : +3 au lieu de +2, un point. Ailleurs, on en sauve deux.
lessons-lift-says-quests = Les Quêtes ne sont décomptées qu’à la manche VI. On peut y relever un pion, mais cela ne rapporte rien maintenant.
lessons-lift-says-none = C’est permis, mais vous seriez dernier aux Études, juste parce que le pion d’Hugues couvre le vôtre. Cela coûte 3.
lessons-lift-says-done = Hugues est dernier et perd 3 points, vous 1. Avant-dernier plutôt que dernier : deux points ; premier plutôt que deuxième : un seul.

lessons-lift-remember = Le premier joueur peut relever un pion par manche, sur toute piste, dès la case 1. Rien ne l’y oblige.

lessons-stepback-title = Recul
lessons-stepback-line = Le prix d’un bonus de Galanterie.

lessons-stepback-says-start = Décompte de la Galanterie. Dorothée et Bertran sont devant, vous êtes troisième, Hugues est sous votre pion. Vous avancez un pion d’une case.
lessons-stepback-says-ask = Ensuite, qui a pris un bonus recule d’une case en Galanterie. Où jouez-vous le vôtre ?
lessons-stepback-says-gallantry = Une case de plus, une de moins : rien n’aurait changé, et les Joutes vous rapporteraient 2 au lieu de 3.
lessons-stepback-says-other = Cela ne rapporte rien maintenant. Aux Joutes, une case suffit : votre pion couvrirait celui de Bertran.
lessons-stepback-says-done = Vous gagnez les Joutes. Mais voyez la Galanterie : vous avez reculé sur 5, et Hugues, qui n’a pris aucun bonus, est passé devant.

lessons-stepback-remember = Chaque bonus de Galanterie y coûte une case : après tous les bonus, le troisième recule, puis le deuxième, puis le premier.

lessons-orderedreset-title = Retour en ordre
lessons-orderedreset-line = Après la manche III, l’ordre reste, les écarts se resserrent.

lessons-orderedreset-says-start = Après la manche III, on vide des pistes. Ici, les pions de quatre d’entre elles gardent leur ordre : le dernier va à 0, le suivant à 1, puis 2, puis 3.
lessons-orderedreset-says-ask = Premier en Galanterie, vous avancez un pion de 3 cases. Où est-ce utile à la fois maintenant et à la manche IV ?
lessons-orderedreset-says-tournaments = Vous y seriez toujours dernier, et le dernier va à 0, où qu’il soit. Rien de gagné.
lessons-orderedreset-says-king = Le Service du roi est vidé comme toujours, et sur la case 5 il ne rapporte encore rien.
lessons-orderedreset-says-other = Cela ne rapporte rien maintenant. Aux Joutes, 3 cases vous font passer de troisième à premier, et le premier repart le plus haut.
lessons-orderedreset-says-done = Vous gagnez les Joutes et y commencez la manche IV sur 3 ; Bertran sur 2, Dorothée sur 1, Hugues sur 0. L’ordre reste, les écarts non.
lessons-orderedreset-says-zero = Aux Tournois, vous étiez sur 0 et y restez ; le premier devant vous est allé à 1. Aucun pion n’avance jamais.

lessons-orderedreset-remember = Ici, seul l’ordre compte, pas l’avance que l’on a. Le Service du roi est vidé comme toujours.

lessons-karadoc-title = Karadoc
lessons-karadoc-line = Le premier joueur décide pour l’écuyer neutre.

lessons-karadoc-says-start = Un troisième écuyer joue avec vous, sans être à personne. Ses cartes sont tirées au hasard. Vous êtes premier joueur : le reste, c’est vous qui le décidez.
lessons-karadoc-says-sword = Il joue une Épée 4. Vous menez les Joutes avec 4, Bertran les Tournois avec 3. Où va-t-elle ?
lessons-karadoc-says-swordAtYou = Il se poserait sur votre pion et vous prendrait la première place aux Joutes. Qu’il gêne plutôt Bertran.
lessons-karadoc-says-bonus = Plus tard. Il est premier en Galanterie et avance un pion de 3 cases ; à vous de décider. Où cela ne gêne-t-il que Bertran ?
lessons-karadoc-says-ahead = Il vous dépasserait aux Tournois, et votre +3 deviendrait +2.
lessons-karadoc-says-shield = Sa dernière place aux Études vous protège : c’est lui qui perd 3. S’il vous dépasse, le dernier, c’est vous.
lessons-karadoc-says-idle = Cela ne change rien cette manche. Il y a une piste où il peut dépasser Bertran.
lessons-karadoc-says-done = Le voilà premier aux Joutes, et Bertran n’a que 2 au lieu de 3. Il a ses rangs et ses blasons, mais ne peut pas gagner.

lessons-karadoc-remember = Tout ce que le neutre doit décider, le premier joueur de la manche le décide : Épées, bonus, variantes.

lessons-lancelot-title = Lancelot
lessons-lancelot-line = Partager, choisir, mener deux écuyers.

lessons-lancelot-says-start = Vous menez deux écuyers, le bleu et le vert ; Bertran le jaune et le rouge. Leurs points s’additionnent. Pas de choix à la ronde : on partage.
lessons-lancelot-says-split = Faites deux paquets de trois. Bertran en prend un, l’autre vous revient. Comment partagez-vous ?
lessons-lancelot-says-uneven = Un paquet est bien meilleur, et c’est celui que prend Bertran. Mettez une des deux cartes basses dans chacun.
lessons-lancelot-says-choose = Tous les paquets sont visibles, prenez-en un de Bertran : trois cartes de valeur 3, ou les Épées 3, 4 et 5 ?
lessons-lancelot-says-low = Cela fait 9 cases. Les Épées en font 12, aux Joutes ou aux Tournois, comme vous voulez.
lessons-lancelot-says-assign = Une autre manche. Donnez en secret trois cartes à chacun de vos écuyers. Aux Études le dernier perd 3, et chaque écuyer a son rang.
lessons-lancelot-says-both = Avec les deux cartes Études du même côté, votre autre écuyer reste sur la case 0 et perd 3. Donnez-en une à chacun.
lessons-lancelot-says-done = Écuyer après écuyer, chacun joue ses trois cartes : bleu, jaune, vert, rouge, en partant un cran plus loin à chaque manche.

lessons-lancelot-remember = Partagez de sorte que chaque paquet vous convienne. Chaque écuyer a son rang, et les troisièmes places rapportent.

lessons-knights-title = Chevaliers blanc et noir
lessons-knights-line = Les Épées tirent la Coupe d’un côté à l’autre.

lessons-knights-says-start = Les Joutes sont au chevalier blanc, les Tournois au noir. Une Épée avance votre pion et tire d’autant la Coupe de ce côté.
lessons-knights-says-ask = Votre dernière carte avant le décompte. La Coupe est sur la première case du noir, et vous menez sa piste. Que jouez-vous ?
lessons-knights-says-black = Vous y êtes déjà premier : 8 points. Sur la piste du blanc, vous n’auriez rien.
lessons-knights-says-charity = La Coupe reste au noir : 8 points pour votre place, rien sur la piste du blanc. L’Épée peut plus.
lessons-knights-says-done = D’une première case à l’autre, il n’y a qu’un pas : la Coupe est sur la quatrième du blanc. Il gagne : 8 pour vous chez lui, 5 chez le noir.
lessons-knights-says-bonus = Puis les deux pistes et la Coupe repartent ; décompte après les manches II, IV et VI. Un bonus de Galanterie ne tire jamais la Coupe.

lessons-knights-remember = Le chevalier qui a la Coupe donne 8, 5 et 2, l’autre 5, 3 et 1. Seules les Épées la tirent.

lessons-bet-title = Paris
lessons-bet-line = Un bonus que l’on nomme avant de choisir ses cartes.

lessons-bet-says-start = Avant le choix des cartes, chacun a nommé une piste ; vous, le Service du roi. Les premiers en Galanterie n’avancent que le pion de leur piste.
lessons-bet-says-count = Le premier l’avance de 3 cases, le deuxième de 2, par carte qu’il y a jouée cette manche. Aucune carte, aucun mouvement.
lessons-bet-says-ask = Premier en Galanterie, vous avez joué une carte Roi. Le Service du roi donne 6 dès la case 6, et 12 sur 12. Votre dernière carte ?
lessons-bet-says-jousts = Vous seriez troisième aux Joutes, pour rien. Et une seule carte Roi vous avance de 3 cases, sur 5 : aucun blason.
lessons-bet-says-tournaments = Cela fait 3 points aux Tournois. Mais une seule carte Roi vous avance de 3 cases, sur 5 : aucun blason.
lessons-bet-says-done = Deux cartes Roi, 3 cases chacune : de 6 à 12, et un blason de 12.

lessons-bet-remember = Nommez ce que vous jouerez souvent, et menez la Galanterie. Le recul est dû même si le pari n’a rien avancé.

lessons-codex-title = Codex secret
lessons-codex-line = Regarder, retenir, prendre en premier.

lessons-codex-says-start = Un jeton par écuyer, face cachée : un −3, un −1, les autres 0. Au lieu de perdre des points aux Études, chacun en prend un, le premier d’abord.
lessons-codex-says-play = Vous avez vu la place 1 : le −3. Quelle carte permet de regarder encore ?
lessons-codex-says-sword = Une Épée ne regarde pas dans le codex. Qui joue une carte Études peut regarder un jeton.
lessons-codex-says-peek = Vous pouvez regarder un jeton en secret. Lequel ?
lessons-codex-says-again = Vous pouvez y regarder encore, mais vous le connaissez : −3. Regardez-en un autre.
lessons-codex-says-none = Vous pouvez y renoncer, mais ce que l’on sait, on peut l’éviter.
lessons-codex-says-take = Premier aux Études, vous prenez d’abord. Quel jeton ?
lessons-codex-says-three = C’est le −3 que vous avez vu. Laissez-le aux autres.
lessons-codex-says-one = C’est là qu’est le −1. Le 0 est à la place 2 : vous l’avez vu, ou c’est celui qui reste.
lessons-codex-says-done = Vous rendez le 0, et les autres n’en apprennent pas plus. Un −1 ou un −3 se garde face cachée, comme blason.

lessons-codex-remember = Une carte Études fait voir, un bon rang fait choisir d’abord. Sur la case 0, on prend ce qui reste.

lessons-scrolls-title = Parchemins royaux
lessons-scrolls-line = Quand le Service du roi est décompté.

lessons-scrolls-says-start = Un parchemin sur la case 6, un sur la 12. Le Service du roi est décompté quand l’un est pris dans la manche, et non plus après les manches III et VI.
lessons-scrolls-says-ask = Personne n’en a pris cette manche. Premier en Galanterie, vous avancez un pion de 3 cases. Où ?
lessons-scrolls-says-other = Cela ne rapporte rien maintenant. Au Service du roi, vous passeriez la case 6, et un bonus prend aussi les parchemins.
lessons-scrolls-says-done = Vous avez passé la case 6, d’où un décompte immédiat : 3 pour vous, 1 pour Bertran et pour Hugues, rien sur la case 0.
lessons-scrolls-says-twelve = Le parchemin de 6 est mis de côté, les pions restent. Qui prend celui de 12 les fait revenir tous deux, et tous les pions vont à 0.

lessons-scrolls-remember = Tout mouvement prend un parchemin, un bonus aussi, et chacun est servi. Boîte française : cartes seulement.

lessons-dragon-title = Dragon
lessons-dragon-line = Les Quêtes comptent les blasons, non leur valeur.

lessons-dragon-says-start = La dernière manche. Ici, les Quêtes ne donnent rien d’elles-mêmes : elles comptent vos blasons positifs de Joutes, Tournois et Service du roi.
lessons-dragon-says-count = Le premier gagne 1 par blason, le deuxième 1 par paire ; le dernier perd 1 par paire. C’est le nombre qui compte, non la valeur.
lessons-dragon-says-ask = Vous en avez neuf, et bientôt deux de plus. Deuxième aux Quêtes, vous avancez un pion de 3 cases. Où ?
lessons-dragon-says-swords = Cela vaut un point ou deux. Premier aux Quêtes, vous auriez 11 au lieu de 5.
lessons-dragon-says-other = Cela ne rapporte rien maintenant. Premier aux Quêtes, vous auriez 11 au lieu de 5.
lessons-dragon-says-done = Onze blasons, onze points ; Bertran en a 4, pour ses paires. Un blason de 1 compte autant qu’un de 6.

lessons-dragon-remember = Avec le dragon, amassez les blasons, même petits, et soyez premier aux Quêtes. Surtout pas dernier.

lessons-alms-title = Aumônes
lessons-alms-line = Les premiers en Charité échangent avec les derniers.

lessons-alms-says-start = La fin. Ici, la Charité ne coûte rien : le premier, vous, échange des blasons avec le dernier, Hugues ; puis le deuxième avec l’avant-dernier.
lessons-alms-says-give = Donnez d’abord à Hugues un de vos blasons d’Études ; qui en a un le doit. Lequel ?
lessons-alms-says-little = Vous garderiez le −3. C’est vous qui choisissez : donnez le pire.
lessons-alms-says-take = Vous pouvez maintenant lui prendre deux blasons de 3 ou moins. Son +6 du Service du roi est trop grand.
lessons-alms-says-takeTwo = Et le second ?
lessons-alms-says-less = Vous pouvez en prendre un plus grand.
lessons-alms-says-none = Rien ne vous y oblige, mais ce que vous prenez est à vous, et lui manque.
lessons-alms-says-done = 3 points perdus en moins, 5 gagnés en plus : 8 de mieux pour vous, 8 de moins pour Hugues. Bertran, deuxième, en a pris un à Dorothée.

lessons-alms-remember = Le premier doit donner s’il le peut, et prend jusqu’à deux blasons ; le deuxième un. Jamais depuis la case 0.
