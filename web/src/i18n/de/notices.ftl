turn = Du bist am Zug
invited = Du hast eine Einladung
until = bis { $time }
sample = Das ist eine Beispielbenachrichtigung.
