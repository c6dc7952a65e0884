turn = Du bist am Zug
invited = Du hast eine Einladung
until = bis { $time }
sample = So sieht das aus.
