skills-draft = Le choix des cartes
skills-play = Le jeu des cartes
skills-swords = Les épées
skills-gallantry = Le bonus de Galanterie
skills-extras = Règles avancées et variantes
