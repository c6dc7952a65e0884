people = Les personnes à cette table
menu = Menu
tabs = Le reste de la table
players = Joueurs
log = Journal
chat = Discussion
help = Aide
hint = Conseil
undo = Annuler
next = Suite
pause = Pause
resume = Reprendre
nextTable = Table suivante
yourTurn = À vous de jouer
noTable = Il n’y a pas de table ici
notYet = Un instant, s’il vous plaît
cannotRead = Le serveur ne peut pas lire ses parties pour le moment. Rien n’est perdu, et la page reprendra d’elle-même.

# For players who lost their seat.

out-removed = Vous avez été exclu de cette partie. Un robot joue à votre place ; vous pouvez regarder.
out-bot = Un robot joue pour vous.
out-other = Ce navigateur est maintenant connecté sous un autre nom : vous ne faites que regarder.

noUndo = Un choix peut être repris tant que personne d’autre n’a choisi et qu’aucune carte n’a été piochée.
tookBack =
    { YOU($who) ->
        [you] Vous avez repris un choix.
       *[other] { $who } a repris un choix.
    }
playAgain = Reprendre la main
handOnly = Ma main seulement : le plateau est sur un grand écran
leave = Quitter la table (un robot prend le relais)
askPause = Proposer une pause
endPause = Mettre fin à la pause
away = { $n } n’est pas là.
slow = { $n } prend tout son temps.
voteBot = Laisser un robot jouer pour { $n }
unvoteBot = Attendre { $n } tout de même
watching = Vous regardez
emptySeat = Place libre
sinceYourTurn = depuis votre dernier tour
unread = { $n } { $n ->
        [0] nouveau
        [1] nouveau
       *[other] nouveaux
    }
noChat = Pas encore de message.
earlierChat = Messages précédents
say = Écrire un message
send = Envoyer
about = { $name }…
mute = Masquer les messages { -de($name) }
unmute = Réafficher les messages { -de($name) }
timeLeft = Temps restant : { $time }
days = { $n } { $n ->
        [one] jour
       *[other] jours
    }
connectionLost = Connexion interrompue. Reconnexion en cours ; votre partie est conservée.
serverTrouble = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu : la partie reprendra d’elle-même.
dismiss = Masquer
percent = { -percent($n) }
decimal = { NUMBER($n, digits: 1) }
saveRecord = Enregistrer la partie dans un fichier
downloadRecord = Télécharger le fichier

rematch-asks = { $name } propose une autre partie.
rematch-isIn = Déjà de la partie : { $names }.
rematch-join = J’en suis
rematch-decline = Pas cette fois

end-title = La partie est finie
end-rematch = Revanche
end-replay = Revoir la partie
end-review = Analyser la partie
end-share = Partager le résultat
end-check = Vérifier la partie
end-newTable = Nouvelle table
end-look = Voir le plateau

replay-title = Revoir des parties
replay-drop = Déposez ici un fichier de partie, ou choisissez-en un.
replay-choose = Choisir un fichier
replay-lineFile = Pour enregistrer une partie dans un fichier, ouvrez le menu de sa table.
replay-yours = Parties terminées sur cet appareil
replay-noneYet = Vos parties terminées contre des robots apparaissent ici.
replay-servers = Parties terminées entre amis
replay-several = { $n } { $n ->
        [one] partie
       *[other] parties
    } dans ce fichier
replay-number = Partie { $n }
replay-bad = Ce fichier ne peut pas être montré : { $why }
replay-notJson = il ne contient pas de partie.
replay-otherGame = cette page ne connaît pas ce jeu.
replay-tooLarge = il est trop gros pour être une partie.
replay-broken = ses coups ne suivent pas les règles.
replay-controls = Commandes de lecture
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-step = Coup { $n } sur { $of }
replay-jump = Aller à
replay-start = Début
replay-seenBy = Point de vue
replay-all = Toutes les cartes
replay-playOn = Rejouer à partir d’ici
replay-share = Partager cette partie
replay-notes = Notes
replay-more = Plus
