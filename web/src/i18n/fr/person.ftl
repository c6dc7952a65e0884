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
guest = une visite, connue sur un seul appareil
asOthers = Vue par les autres
seenByOthers = Voici ce que voient les personnes à qui vous montrez votre page.
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
withBots = Bots seuls
anyResult = Gagnées ou non
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
luckLine = Vos dernières parties analysées, en % d’une victoire. Dans { $costly } sur { $n }, vos choix ont coûté plus que la chance.

luckParts-luck = chance
luckParts-own = vos choix
luckParts-others = choix des autres

fortune =
    { $place ->
        [1] 1er
       *[other] { $place }e
    } ; au départ { $start }, chance { $luck }, vos choix { $own }, choix des autres { $others }
noReviews = Analysez une partie : la part de la chance et celle des choix se verront ici.
after = Il y aura une image ici après { $n } parties.
asTable = En tableau
notYet = Vos parties seront ici, avec des images de votre façon de jouer. La grande salle en propose.
gamesTitle = Parties
person = Jouées avec…
bot = bot ({ $level })
more = D’autres parties
noGames = Vous n’avez pas encore joué de telle partie.
noGamesOf = { $name } ne montre pas de telle partie.
notPlayedWith = Personne ici ne s’appelle « { $name } ».
notRead = Impossible de lire les parties.
botForYou = un robot a joué pour vous : non comptée
botForThem = un robot a joué à sa place : non comptée
playedWith = Partenaires de jeu
youWon = { -games($n) }, dont { $won } pour vous
theyWon = { -games($n) }, dont { $won } gagnées
allOfThem = Tous les { $n }
whoSees = Qui voit cette page
whoSeesLine = On y voit votre façon de jouer et vos parties publiques. Les tables privées ne sont visibles que de qui y était, et les parties en cours de personne.

audiences-nobody = Personne
audiences-companions = Mes partenaires
audiences-everybody = Tous

notSaved = Impossible de l’enregistrer. Veuillez réessayer.

problems-closed = Cette page ne vous est pas ouverte : certains ne montrent la leur qu’à leurs partenaires de jeu, ou à personne.
problems-nobody = Il n’y a plus personne ici. Qui part pour de bon est oublié ; ses parties restent aux autres.
problems-stranger = Personne ne vous connaît encore ici. Dès que vous prenez place sous un nom, vous avez une page.
problems-lost = Le serveur est injoignable.
