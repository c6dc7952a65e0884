skills-draft = Drafting
skills-play = Playing
skills-swords = Swords
skills-gallantry = Gallantry’s bonus
skills-extras = Rules beyond the basics
