import { ruling, type Subject } from '../../../../rules_text';

const rulings: Subject[] = [
  {
    id: 'on-moves',
    title: 'Mouvements, places et sièges',
    rulings: [
      ruling(
        'A1',
        'Égalités à la fin',
        'Le plus grand total gagne. Entre ex æquo, le meilleur rang en Galanterie l’emporte, une fois toute la manche VI terminée, bonus et reculs compris. Si tous les ex æquo sont sur la case 0 de Galanterie, ils partagent la victoire.',
        'sur la case 0 tous sont égaux, et il ne reste rien à comparer.',
      ),
      ruling(
        'A2',
        'Un bonus de Galanterie doit faire avancer',
        'Il n’est pas facultatif et doit déplacer le pion d’au moins une case. Un pion sur 12 au Service du roi ne peut pas être choisi. De 10 ou 11 il peut l’être et s’arrête à 12 ; le reste est perdu.',
        'choisir un pion qui ne peut pas bouger serait un refus déguisé.',
      ),
      ruling(
        'A24',
        'Premier joueur de la manche I',
        'Tiré au sort, sauf si les options de la table nomment un siège.',
        'la façon imprimée de le choisir suppose que l’on soit dans la même pièce.',
      ),
      ruling(
        'A28',
        'Les blasons ne manquent jamais',
        'Si la boîte avait trop peu de blasons, on en improvise.',
        'le nombre de pièces en carton n’est pas une règle.',
      ),
      ruling(
        'A29',
        'Directions',
        'La gauche est le siège de numéro suivant, et après le dernier vient le premier. Le sens horaire va de même.',
        'les sièges d’un écran ont des numéros, pas de côtés.',
      ),
      ruling(
        'A33',
        'Une carte Roi sur la case 12',
        'Elle peut être jouée avec le pion déjà sur 12. Le pion ne bouge pas et garde sa place dans la pile.',
        'seul celui qui arrive se pose au-dessus, et il n’arrive pas.',
      ),
      ruling(
        'A34',
        'Tours de piste',
        'Les piles suivent le nombre entier de cases parcourues. Des pions sur 2 et sur 22 ne se touchent pas, et 20 n’est pas la case 0.',
        'partager une case imprimée avec un pion en retard d’un tour ne veut rien dire.',
      ),
    ],
  },
  {
    id: 'on-secrets',
    title: 'Public et secret',
    rulings: [
      ruling(
        'A25',
        'Les cartes non jouées restent inconnues',
        'La cinquième carte de chaque écuyer, neutre compris, n’est jamais montrée.',
        'une partie à l’écran ne doit pas en dire plus qu’une partie sur table.',
      ),
      ruling(
        'A26',
        'Ce qui est public',
        'Visible de tous : cartes jouées, positions et piles, paris, Coupe, parchemins, premier joueur ; des blasons, l’origine et le nombre. Secret : mains, cartes gardées et passées, pioche, jetons du codex et ce que le codex a donné.',
        'le logiciel cache ce qu’une table cache, et n’a pas à taire ce que tous ont vu.',
      ),
      ruling(
        'A27',
        'Vous vous souvenez de ce que vous avez tenu',
        'La page vous montre chaque carte que vous avez eue en main cette manche et à qui vous l’avez passée.',
        'les bons joueurs les comptent de toute façon ; personne ne devrait avoir à les noter.',
      ),
      ruling(
        'A30',
        'Choix forcés',
        'Un choix que les seuls faits publics imposent (la dernière carte à garder, le dernier jeton du codex) est fait pour vous. Un choix que seules vos cartes secrètes imposent est tout de même demandé.',
        'sauter une question que seul un secret rend inutile trahirait ce secret.',
      ),
    ],
  },
  {
    id: 'on-advanced',
    title: 'Règles avancées',
    rulings: [
      ruling(
        'A3',
        'Ce qui peut être relevé',
        'Un pion, une fois par manche, juste avant le décompte, sur n’importe laquelle des sept pistes, décomptée ou non. Il doit être sur la case 1 ou plus, avec un autre pion au-dessus. Le premier joueur peut refuser. Si rien ne peut être relevé, rien n’est demandé.',
        'la règle permet sans obliger, et n’exclut aucune piste.',
      ),
      ruling(
        'A4',
        'Quand reculer',
        'D’abord tous les bonus sont pris ; puis chaque écuyer qui en a pris un recule d’une case en Galanterie et se pose au-dessus. L’ordre est troisième, deuxième, premier.',
        'les textes anglais et russe le disent ; l’ordre du texte français donne les mêmes rangs.',
      ),
      ruling(
        'A5',
        'Un retour en ordre ne fait jamais avancer',
        'Chaque pion va à la case que lui donne son rang, ou reste où il est si elle est plus haute. Les pions qui finissent sur une même case gardent leur ordre. Ceux de la case 0 y restent ensemble, et le suivant va à la case 1.',
        'la règle sert à ramener les pions ; prise à la lettre, elle pourrait en faire avancer un.',
      ),
    ],
  },
  {
    id: 'on-karadoc',
    title: 'Karadoc',
    rulings: [
      ruling(
        'A6',
        'Où s’assied le neutre',
        'Dans le sens horaire : joueur A, joueur B, neutre.',
        'le choix des cartes demande une place fixe, et aucun texte n’en nomme.',
      ),
      ruling(
        'A7',
        'Le neutre ne peut pas gagner',
        'Il prend des rangs et gagne des blasons comme tout écuyer, mais ne compte pas quand on cherche le vainqueur.',
        'les textes traitent son total comme une curiosité.',
      ),
      ruling(
        'A31',
        'Karadoc avec les variantes',
        'Avec les chevaliers et les paris, les choix du neutre sont faits par le premier joueur de la manche, comme tous ses autres choix.',
        'c’est la règle du neutre, sans exception.',
      ),
    ],
  },
  {
    id: 'on-lancelot',
    title: 'Lancelot',
    rulings: [
      ruling(
        'A8',
        'Ordre de jeu',
        'Le cycle bleu, jaune, vert, rouge, en partant un cran plus loin à chaque manche. La manche I commence par le bleu si son joueur est premier joueur, sinon par le jaune. Si vous avez la carte Ordre du Tour, saisissez ses six lignes comme valeur maison ; chaque manche se joue alors comme le dit sa ligne, quel que soit le premier joueur.',
        'ainsi les joueurs alternent, et l’écuyer qui ouvre une manche appartient à son premier joueur.',
      ),
      ruling(
        'A9',
        'Égalités avec Lancelot',
        'Si les deux joueurs ont la même somme, on compare le meilleur écuyer de chacun en Galanterie. Si aucun n’a d’écuyer au-dessus de la case 0, ils partagent la victoire, comme en [A1].',
        'le départage compare des pions, et un joueur en a deux.',
      ),
      ruling(
        'A36',
        'Lancelot avec les options',
        'Les paris, un par écuyer dans l’ordre de jeu, viennent avant le partage. Entre écuyers sur la case 0 des Études, les jetons du codex se prennent dans l’ordre de jeu. La dernière carte d’un écuyer est demandée comme les autres. Relever peut viser l’un ou l’autre de vos écuyers, et votre propre second écuyer au-dessus compte comme un autre pion.',
        'ce sont les écuyers qui jouent et se classent, non les joueurs.',
      ),
    ],
  },
];

export default rulings;
