play = Danach kommt die Karte auf die Ablage.
wins = Deine dritte Gilde: Du gewinnst sofort!
guild = Sie bleibt auf dem Tisch und wird sofort eingesetzt:
activate = Nichts wird abgeworfen.
extend = Die Gilde wächst auf { -cards($size) } und wird sofort eingesetzt:
target = { -cards($hand) }, { $guilds } { $guilds ->
        [one] Gilde
       *[other] Gilden
    }
name = Ist eine davon auf der Hand, gehört sie dir. Alle hören Frage und Antwort.
remain = In der Gilde { $n ->
        [one] bleibt
       *[other] bleiben
    } { -cards($n) }.
dissolves =
    { YOU($owner) ->
        [you] Zu wenige Karten bleiben übrig: Deine Gilde löst sich auf, ihre Karten kommen zurück auf deine Hand.
       *[other] Zu wenige Karten bleiben übrig: Die Gilde löst sich auf, ihre Karten gehen zurück an { $owner }.
    }
take = Danach gibst du dafür eine andere deiner Karten ab.
give = Nur du und { $to } werdet wissen, welche.
swap = Du bekommst zwei Karten von { $to }.
keep = Die anderen beiden kommen auf die Ablage.
top = Die andere liegt darunter. Ein Handwerker nimmt die oberste.
