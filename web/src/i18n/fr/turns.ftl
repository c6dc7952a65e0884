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
noClock = sans pendule
notices = Notifications
turnAt = À vous de jouer : { $game }
yourTurn = C’est à vous
sign = Badge sur l’onglet et l’icône
signLine = nombre de tables en attente et point doré
bell = Son
bellLine = une cloche grave, seulement quand la page est ouverte
notice = Notification du navigateur
noticeLine = quand la page est ouverte à l’arrière-plan
refused = Votre navigateur ne le permet pas. Cherchez « notifications » dans ses réglages pour ce site, puis réessayez.
missing = Ce navigateur ne gère pas les notifications.
closed = Quand la page est fermée
push = Notifications sur cet appareil
pushLine = par le service de notifications du navigateur, sans cartes ni noms
noPush = Le service de notifications du navigateur ne répond pas. Réessayez plus tard.
sent = Envoyée.

whens-turn = chaque tour
whens-hour = dernière heure
whens-never = jamais

quiet = Heures calmes
quietLine = Les notifications attendent, les pendules tournent.
from = de
to = à
sendOne = Envoyer un essai
sample = Ceci est un exemple de notification.
looking = Recherche d’une partie : { $there } sur { $of }
gameFound = Partie trouvée
goToFound = Partie trouvée : rejoindre la table
invitation = { $name } vous invite
invites = vous invite : { $game }, { $players } joueurs
accept = Accepter
decline = Refuser
close = Fermer
