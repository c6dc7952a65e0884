-games = { $n } { $n ->
        [one] partie
       *[other] parties
    }

title = Ma page
you = vous
since = Ici depuis { $month }
games = { $n } { $n ->
        [one] partie
       *[other] parties
    }
guest = invité, connu sur un seul appareil
asOthers = Vue par les autres
seenByOthers = Voici votre page telle que les autres la voient.
closedToOthers = Vous seul voyez votre page.
backToMine = Retour à ma page
running = En cours
yourTurn = À vous de jouer
waitsFor = En attente de { $names }
game = Jeu
tables = Tables
players = Joueurs
result = Résultat
allGames = Tous les jeux
allTables = Toutes
withPeople = Entre humains
withBots = Robots seuls
anyResult = Indifférent
won = Gagnées
lost = Perdues
yourPlaces = Vos places
places = Places
gamesOf = { -games($n) } à { $players }
conceded = abandon : { $names }
place =
    { $n ->
        [1] 1er
       *[other] { $n }e
    }
fair = équitable
fairWouldBe = L’équité serait de { NUMBER($n, digits: "any") } chacune.
fairShare = L’équité serait de { -percent($share) }.
wonTitle = Parties gagnées, %
wonLine = mois par mois
wonOf = { $won } sur { $of }
yourPoints = D’où viennent vos points
points = D’où viennent les points
pointsLine = ● { $mine ->
        [yes] vous
       *[no] cette personne
    }, | les autres à table ; { -games($n) }
pointsOf = { $own } par partie, les autres { $others }
review = Analyse
luckTitle = Chance et choix
luckLine = Vos dernières parties analysées, en % d’une victoire. Dans { $costly } sur { $n }, vos choix ont sûrement coûté plus que la chance.

luckParts-luck = chance
luckParts-own = vos choix
luckParts-others = choix des autres

fortune =
    { $place ->
        [1] 1er
       *[other] { $place }e
    } ; au départ { $start }, chance { $luck }, vos choix { $own }, choix des autres { $others }
noReviews = Analysez une partie pour voir la part de la chance et celle des choix.
after = Un graphique apparaîtra ici après { $n } parties.
asTable = En tableau
notYet = Vos parties et vos statistiques apparaîtront ici. Trouvez une partie dans le salon.
gamesTitle = Parties
person = Jouées avec…
bot = robot ({ $level })
more = D’autres parties
noGames = Aucune partie de ce genre pour l’instant.
noGamesOf = { $name } ne montre aucune partie de ce genre.
notPlayedWith = Personne ici ne s’appelle « { $name } ».
notRead = Impossible de charger les parties.
botForYou = un robot a joué pour vous : non comptée
botForThem = un robot a joué à sa place : non comptée
playedWith = Partenaires de jeu
youWon = { -games($n) }, dont { $won } pour vous
theyWon = { -games($n) }, dont { $won } gagnées
allOfThem = Tous les { $n }
whoSees = Qui peut voir cette page ?
whoSeesLine = On y voit vos statistiques et vos parties publiques. Une partie privée n’est visible que de ceux qui l’ont jouée, une partie en cours de personne.

audiences-nobody = Personne
audiences-companions = Mes partenaires
audiences-everybody = Tous

notSaved = Impossible de l’enregistrer. Veuillez réessayer.

problems-closed = Vous ne pouvez pas voir cette page : son propriétaire ne la montre qu’à ses partenaires de jeu, ou à personne.
problems-nobody = Ce compte n’existe plus. Ses parties restent aux autres joueurs.
problems-stranger = Vous n’avez pas encore de page. Prenez place à une table sous un nom pour en avoir une.
problems-lost = Le serveur est injoignable.
