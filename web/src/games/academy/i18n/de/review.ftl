skills-draft = Kartenauswahl
skills-play = Ausspielen
skills-swords = Schwerter
skills-gallantry = Bonus der Minne
skills-extras = Regeln für Fortgeschrittene und Varianten
