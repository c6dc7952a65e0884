title = Spielbegleiter
about = Neben dem Spiel aus der Schachtel: Er zählt, ihr spielt. Er braucht kein Konto und kein Netz; alles bleibt auf diesem Gerät.
game = Spiel
players = Spieler
begin = Starten
anew = Neue Partie
back = Zurück zur Partie
undo = Zurücknehmen
