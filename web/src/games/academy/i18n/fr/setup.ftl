presets-first = Première partie
    .text = Les règles simples.
presets-advanced = Avancé
    .text = Trois règles pour jouer au bon moment.
presets-everything = Tout
    .text = Les neuf options à la fois.

options-two-name = À deux joueurs

options-two-values-karadoc = Karadoc
    .text = Un troisième écuyer joue au hasard. Proche du jeu à trois.
options-two-values-lancelot = Lancelot
    .text = Chacun mène deux écuyers et partage ses cartes en paquets. Plus cérébral.

options-advanced-name = Règles avancées

options-advanced-values-lift = Relever
    .text = Avant le décompte, le premier joueur peut placer un de ses pions au sommet de sa pile.
options-advanced-values-stepback = Recul
    .text = Un bonus de Galanterie coûte ensuite une case de Galanterie.
options-advanced-values-orderedreset = Retour en ordre
    .text = Après la manche III, les pions gardent leur ordre au lieu de revenir tous à 0.

options-variations-name = Variantes

options-variations-values-knights = Chevalier blanc et chevalier noir
    .text = Les Épées tirent aussi la Coupe. Les décomptes des Joutes et des Tournois ont lieu une manche sur deux.
options-variations-values-bet = Paris
    .text = Vous nommez d’abord une piste ; le bonus de Galanterie ne fait avancer que ce pion.
options-variations-values-codex = Codex secret
    .text = Les pertes aux Études sont cachées. Les bons élèves regardent, et se servent les premiers.
options-variations-values-scrolls = Parchemins royaux
    .text = Le Service du roi rapporte des points chaque fois qu’un parchemin est atteint.
options-variations-values-dragon = Dragon
    .text = Les Quêtes rapportent des points selon vos blasons, ou vous en coûtent.
options-variations-values-alms = Aumônes
    .text = À la fin, les premiers de la Charité échangent des blasons avec les derniers.

options-edition-name = Édition
options-edition-line = Les éditions imprimées diffèrent par endroits. Si vous avez la boîte, vous pouvez suivre son livret.

options-edition-values-common = Commune
    .text = Ce que les règles imprimées ont en commun ; sinon, la lecture la plus souple.
options-edition-values-english = Boîte anglaise
    .text = Aumônes : le deuxième doit prendre un blason au dernier.
options-edition-values-french = Boîte française
    .text = Seules les cartes prennent les parchemins. Aumônes : prendre est obligatoire.
options-edition-values-russian = Boîte russe
    .text = Aumônes : le deuxième doit prendre un blason.

options-values__quests-name = Quêtes

options-values__quests-places-1 = premier
options-values__quests-places-2 = deuxième
options-values__quests-places-3 = troisième

options-values__charity-name = Charité
options-values__charity-places = dernier
    .text = avant-dernier

options-values__kingSquares-name = Service du roi, cases 1 à 12

options-values__kingSquares-places-1 = case 1
options-values__kingSquares-places-2 = case 2
options-values__kingSquares-places-3 = case 3
options-values__kingSquares-places-4 = case 4
options-values__kingSquares-places-5 = case 5
options-values__kingSquares-places-6 = case 6
options-values__kingSquares-places-7 = case 7
options-values__kingSquares-places-8 = case 8
options-values__kingSquares-places-9 = case 9
options-values__kingSquares-places-10 = case 10
options-values__kingSquares-places-11 = case 11
options-values__kingSquares-places-12 = case 12

options-values__cupReach-name = Coupe, cases de chaque côté

options-values__cupMiddle-name = La piste de la Coupe a une case au milieu
options-values__cupMiddle-line = Oui : la Coupe peut s’arrêter entre les deux camps. Non : elle passe directement d’un camp à l’autre.

options-values__lancelotOrder-name = La carte Ordre du Tour de votre boîte
options-values__lancelotOrder-line = Non : bleu, jaune, vert, rouge, en décalant d’un écuyer à chaque manche. Oui : réglez chaque manche comme sur la carte.

options-values__lancelotOrder-values-blue-1 = bleu

options-values__lancelotOrder-values-yellow-1 = jaune

options-values__lancelotOrder-values-green-1 = vert

options-values__lancelotOrder-values-red-1 = rouge

options-values__lancelotOrder-row = Manche { NUMBER($n, style: "roman") }

hiddenLine = Les blasons restent face cachée jusqu’à la fin, comme autour d’une vraie table. Sinon, chacun voit les points.

groups-values-name = Valeurs maison
groups-values-line = La boîte ne montre ces nombres qu’en images : nous les avons estimés. Si vous avez la boîte, entrez les vôtres.
groups-values-usual = notre estimation
groups-values-changed = les vôtres
