skills-cards = Karten und ihre Fähigkeiten
skills-guilds = Gilden zur rechten Zeit
skills-memory = Gedächtnis
skills-exchange = Nehmen und Geben
