nobody = Personne ne vous attend.
order = Ordre
byTime = Par temps restant
byGame = Par jeu
rules =
    { $n ->
        [0] règles simples
       *[other] { $n } { $n ->
                [one] règle spéciale
               *[other] règles spéciales
            }
    }
waitingForOthers = En attente des autres
choose = Jouer
left = encore { $time }
noClock = sans limite de temps
notices = Notifications
turnAt = À vous de jouer : { $game }
yourTurn = C’est à vous
sign = Signe dans l’onglet et sur l’icône
signLine = combien de tables vous attendent, et un point doré
bell = Son
bellLine = une cloche grave, seulement quand la page est ouverte
notice = Notification du navigateur
noticeLine = quand la page est ouverte quelque part sans être affichée
refused = Votre navigateur ne le permet pas. Cherchez « notifications » dans ses réglages pour ce site, puis réessayez.
missing = Ce navigateur n’a pas de notifications.
closed = Quand la page est fermée
push = Notifications sur cet appareil
pushLine = envoyées par le service de votre navigateur ; elles ne disent ni cartes ni noms, seulement la table
noPush = Le service de ce navigateur ne répond pas. Réessayez plus tard.
sent = C’est parti.

whens-turn = chaque tour
whens-hour = dernière heure
whens-never = jamais

quiet = Heures calmes
quietLine = Les tours attendent, le temps court.
from = de
to = à
sendOne = M’en envoyer une
sample = Voilà à quoi cela ressemble.
looking = Recherche d’une partie : { $there } sur { $of }
gameFound = Partie trouvée
goToFound = Partie trouvée : rejoindre la table
invitation = { $name } vous invite
invites = vous invite : { $game }, { $players } joueurs
accept = Accepter
decline = Refuser
close = Fermer
