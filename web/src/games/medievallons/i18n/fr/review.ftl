skills-cards = Les cartes et leurs pouvoirs
skills-guilds = Le moment des guildes
skills-memory = La mémoire
skills-exchange = Prendre et donner
