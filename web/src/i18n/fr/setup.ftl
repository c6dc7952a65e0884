title = Nouvelle table
game = Jeu
presetsLabel = Règles
mix = À votre goût
    .text = Selon les options ci-dessous.
reset = Rétablir
none = aucune sur { $of }
some = { $n } sur { $of }
atTable = À la table
firstPlayer = Qui commence
firstDrawn = Tirage au sort
hidden = Scores cachés
seats = Places
playersLabel = Joueurs
players = { $n } { $n ->
        [one] joueur
       *[other] joueurs
    }
you = Vous
youLine = Vous occupez la place 1.
friend = Un ami
friendSeat = En attente d’un ami
friendLine = vous rejoint par le lien
here = Quelqu’un ici
hereLine = vous partagez l’appareil
hereName = Nom à la place { $seat }
playerN = Joueur { $n }
whoSits = Qui prend la place { $n }

levelLines-page = facile : joue sans trop réfléchir
levelLines-squire = moyen : voit un coup d’avance
levelLines-knight = fort : voit plus loin
levelLines-champion = très fort : réfléchit longuement

terms = Entre amis
clock = Pendule

paces-none = Aucune
paces-quick = Rapide
paces-relaxed = Détendue
paces-day = Au jour
paces-own = Sur mesure

paceLines-none = Sans limite de temps.
paceLines-quick = une minute par choix
paceLines-relaxed = 20 minutes chacun pour toute la partie, et 15 secondes de plus à chaque choix
paceLines-day = un jour par choix ; inutile de rester devant l’écran
paceLines-own = selon les réglages ci-dessous

clockKind = Type de pendule
clockEach = Par choix
clockBank = Pour toute la partie
bank = Temps de chacun
plus = Bonus par choix
overtime = Temps écoulé
overtimeBot = Un robot joue
overtimeEnd = Les autres décident
whoJoins = Qui peut venir
joinLink = Ceux qui ont le lien
joinAll = Tout le monde : la table est dans la liste
readyFirst = Chacun confirme avant le début
board = Cet écran est le plateau
boardLine = chacun joue sur son téléphone
chat = Discussion à la table
hints = Conseils d’un robot
hintsLine = chacun peut demander le meilleur choix, et si le sien était bon
nameLine = visible par les autres, 24 caractères au plus
nameWrong = Saisissez un nom de 1 à 24 caractères.
numberWrong = Saisissez un nombre entier de { $from } à { $to }.
fieldWrong = { $field } : { $why }
serverNeeded = Aucun serveur n’est joignable. Confiez les places de vos amis à des robots, et vous pourrez jouer tout de suite.
play = Jouer
botLevel = Niveau des robots
allOptions = Toutes les options
make = Créer la table et obtenir le lien
inAMinute = L’apprendre en une minute : { $rule }
special = { $n } { $n ->
        [one] règle spéciale
       *[other] règles spéciales
    }
summary = { $players } { $players ->
        [one] joueur
       *[other] joueurs
    }, environ { $minutes } minutes{ COUNT($withRules) ->
        [0] .
       *[other] , avec : { LIST($withRules) }.
    }
