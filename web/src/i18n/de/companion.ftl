title = Spielbegleiter
about = Neben dem Spiel aus der Schachtel, auf einem Handy: Er zählt, ihr spielt. Er braucht kein Konto und kein Netz und speichert auf diesem Gerät.
game = Spiel
players = Spieler
begin = Beginnen
anew = Neue Partie
back = Zurück zur Partie
undo = Zurücknehmen
