title = Salle d’attente
tableOf = La table { -de($name) }
seats = { $n } { $n ->
        [one] place
       *[other] places
    }
beginsReady = commence quand tout le monde est prêt
beginsFull = commence quand la table est complète
seatList = Places
free = par le lien, ou un robot
freeSeat = Place libre
freeSeats =
    { $n ->
        [1] une place
       *[other] { $n } places
    }
waitsFor = On attend { $whom }
canBegin = Tout le monde est prêt.
hostStarts = { $name } lance la partie quand tout le monde est prêt.
changedBy = { $name } a changé les options : { $ago }
fresh = nouveau
was = avant : { $before }
gone = retiré
sayAgain = Chacun confirme à nouveau.
ready = d’accord
notReady = pas encore
sayReady = C’est bon pour moi
start = Commencer
host = hôte
more = Plus pour { $name }
freeIt = Libérer la place
freeLine = La personne est prévenue, et peut se rasseoir.
shutOut = Libérer la place et exclure
botInstead = Remplacer par un robot
takeAway = Retirer le robot
makeHost = Nommer hôte
swapWith = Échanger sa place avec { $name }
addBot = Ajouter un robot
addBotAt = Ajouter un robot : place { $seat }
closedToOthers = Table privée
closedLine = Seules les personnes qui ont le lien peuvent s’asseoir.
change = Changer les options
changeLine = Tous ceux qui sont assis devront confirmer à nouveau.
inviteTitle = Inviter
scan = À scanner, ou envoyez le lien
code = Code QR du lien
onlyHere = Un téléphone ne peut pas ouvrir ce lien : il ne marche que sur cet ordinateur.
listen = Pour accueillir les téléphones de votre réseau, lancez le serveur avec
thenOpen = Ouvrez ensuite
sendHere = Pour un autre navigateur sur cet ordinateur
sameNetwork = Les téléphones doivent être sur le même réseau que cet ordinateur.
freed = L’hôte a libéré votre place.
shut = L’hôte a libéré votre place et vous a exclu de cette table.
hostNow = { $name } est maintenant l’hôte.
youHost = Vous êtes maintenant l’hôte.
sealed = Chaque navigateur participe au mélange : personne ne choisit les cartes. L’administrateur du serveur pourrait les voir.
seals = Voir les sceaux
opening = En attente du navigateur { -de($names) }
anew = Le navigateur { -de($names) } n’a pas répondu{ $times ->
        [1] { "" }
       *[other] { " " }({ $times } fois déjà)
    }. La table recommence.
somebody = quelqu’un
noChat = Sans discussion
hints = Conseils d’un robot
missing = Encore { $n } { $n ->
        [one] place libre
       *[other] places libres
    }. La partie commence dès que la table est complète.
link = Lien vers cette table
copy = Copier
copied = Copié
share = Partager
here = en ligne
away = hors ligne
bot = robot, { $level }
sitHere = S’asseoir ici
sitDown = S’asseoir
sitAt = S’asseoir ici : place { $seat }
standUp = Quitter la place
namePlease = Sous quel nom jouez-vous ?
nameWrong = Saisissez un nom de 1 à 24 caractères.
plain = Les règles simples
hidden = Scores cachés
each = { $time } par choix
bank = { $time } chacun, et { $plus } de plus par choix
othersEnd = Temps écoulé : les autres décident
noClock = Sans pendule
listed = Visible dans la liste
notListed = Avec le lien seulement
awaiting = On attend { $names }. La partie commence dès que tout le monde est là.
held = place gardée
asked = On vous propose de rejouer. Une place vous est gardée.
fill = Commencer avec des robots
fillLine = Des robots prennent les places libres, et la partie commence aussitôt.
fillLevel = Niveau des robots
closed = Cette table est fermée.
gathering = Partie trouvée. On attend { $names }.
gatheringLine = La partie commence quand tout le monde est là. Si quelqu’un ne vient pas dans les 30 secondes, on vous trouve une autre table.
gathered = Tout le monde est là. La partie commence…
notGathered = Quelqu’un n’est pas venu : cette partie n’a pas commencé.
toHall = Au salon
byName = Inviter par nom
byNameLine = Le nom exact d’un compte. L’invitation vaut une heure.
invite = Inviter
invited = Si { $name } a un compte ici, l’invitation est partie.
notComing = { $name } ne viendra pas.

lost-number = Votre place est de nouveau libre : cet appareil n’a pas répondu au moment de commencer.
lost-seat = Vous n’avez plus de place ici : vous l’avez quittée sur un autre appareil, ou ce navigateur est connecté sous un autre nom.
