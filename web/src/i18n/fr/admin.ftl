title = Ce serveur
allWell = Tout va bien.
asks = On interroge le serveur…
unreachable = Le serveur ne répond pas. Voici ce qu’il a dit en dernier.

worries-cannot_save = Rien ne peut être enregistré : la base est absente ou n’a plus de place. Les gens le savent.
worries-ends = Ce serveur s’arrête.
worries-damaged_tables = Tables abîmées mises de côté : { $n }. « roundtable verify » dit ce qui ne va pas.
worries-slow_answers = Un choix sur cent prend { $time }.
worries-slow_commits = La base met { $time } à enregistrer.
worries-slow_reads = La base met { $time } à lire.
worries-loop_lags = Il y a plus à faire qu’un cœur n’en supporte : { $time } de retard.
worries-bots_wait = Un robot attend depuis { $time } de pouvoir réfléchir.
worries-log_grows = Le journal de SQLite atteint { $size } : quelque chose le retient.
worries-memory = Le programme occupe { $size } de mémoire.
worries-files_run_out = Presque tous les fichiers permis sont ouverts : { $n }.

readOnlyNow = Rien de nouveau ne commence ici en ce moment.
version = Version { $version }, démarrée { $since }
youAre = Vous êtes { $name }
figures = En ce moment
people = Personnes présentes
connections = Connexions
tables = Tables utilisées

phases-open = en attente
phases-playing = en cours
phases-finished = finies
phases-closed = fermées

unsaved = En attente de la base
thoughts = Robots en attente
oldest = le premier depuis { $time }
lag = Retard de la boucle
saving = Enregistrement en
memory = Mémoire
wal = Journal de SQLite
files = Fichiers ouverts
of = { $n } sur { $most }
lastHour = La dernière heure
choices = Choix par seconde
ofPeople = des personnes
ofBots = des robots
answers = Jusqu’à l’envoi de la réponse
atMost = au plus { $what }
nothingYet = Les chiffres arrivent toutes les 15 secondes.
nodes = Serveurs de cette base
nodesUnknown = La base est absente : on ne sait pas qui d’autre la sert.
node = Serveur { $id }
together = Tous ensemble

columns-people = Personnes
columns-tables = Tables
columns-leases = Baux
columns-choices = Choix/s
columns-answers = p99
columns-lag = Retard

started = Démarré { $since }
drain = Arrêter…
here = celui-ci
lost = perdu
seen = vu { $when }
alive = { $n } { $n ->
        [one] serveur
       *[other] serveurs
    }
log = Journal

logKinds-refused = Refus
logKinds-came___in = Connexions
logKinds-slow = Lenteurs
logKinds-other = Autres

emptyLog = Rien de tel depuis le démarrage.
house = Maison
announcement = Annonce à tout le monde
announce = Annoncer
takeBack = Retirer
readOnly = Rien de nouveau : ni tables, ni invités, ni comptes. Les parties continuent.
reports = Signalements
noReports = Personne n’a été signalé.
reportedBy = { $name }, signalement de { $who }
saidThere = Ce qui a été dit
atTable = à la table { $id }
showLines = Regarder
deleteLines = Effacer ces lignes
search = Recherche
searchPeople = Personnes
searchTables = Tables
wordsPeople = Partie d’un nom, ou identifiant
wordsTables = Identifiant d’une table ou d’une personne, nom d’un compte
find = Chercher
everybodyHere = Sans mots : qui est là, ou quelles tables sont utilisées.
nobodyFound = Personne n’a été trouvé.
noTableFound = Aucune table n’a été trouvée.
moreOfThem = La suite
account = compte
guest = invité
since = depuis le { $when }
theirTables = Tables
rename = Renommer…
ban = Exclure…
close = Fermer…
backup = Sauvegarde
backupNow = Sauvegarder
noBackup = Aucune demande depuis le démarrage.
backupRuns = Une sauvegarde est en cours…
backupFailed = La dernière a échoué : { $why }
backupMade = La dernière : { $when }, { $size }
bans = Exclusions
noBans = Personne n’est exclu.
unban = Laisser revenir
until = jusqu’au { $when }
forGood = jusqu’à nouvel ordre
acts = Ce qui a été fait
noActs = Rien n’a encore été fait.
cancel = Annuler
banTitle = Exclure { $who }
banLine = La connexion est coupée aussitôt, et des robots jouent à sa place.
banNetworkLine = Personne venant de là n’entre plus. Beaucoup de gens peuvent partager une adresse.
network = Adresse ou réseau
days = Pour combien de jours (rien : jusqu’à nouvel ordre)
why = Pourquoi, ce qu’on lui dit
renameTitle = Un autre nom pour { $who }
renameLine = Les tables où cette personne est assise gardent l’ancien.
newName = Nouveau nom
closeTitle = Fermer la table { $id }
closeLine = La partie finit telle quelle, sans gagnant. C’est définitif.
drainTitle = Arrêter { $who }
drainLine = Il cède ses tables, enregistre ce qui est en cours et s’arrête ; les gens continuent sur un autre serveur. Ce qui veille sur lui peut le relancer.
drainLastLine = Il n’y en a pas d’autre : il enregistre ce qui est en cours et s’arrête, et personne ne joue tant qu’il n’est pas relancé. Ce qui veille sur lui peut le faire aussitôt.
linesTitle = Effacer ce qui a été dit
linesLine = Les lignes quittent aussi la base. Qui les a lues les a lues.

deeds-ban = C’est exclu
deeds-unban = Le retour est permis
deeds-rename = Le nom a changé
deeds-lines = Les lignes ont disparu
deeds-close = La table est fermée
deeds-announce = L’annonce a changé
deeds-backup = La sauvegarde commence
deeds-drain = Le serveur s’arrête dans quelques secondes
deeds-read_only = C’est en vigueur

done = { $what }.
notDone = Pas fait : { $why ->
        [none] le serveur ne répond pas
       *[other] { $why }
    }
