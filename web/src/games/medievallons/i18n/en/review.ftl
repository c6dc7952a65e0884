skills-cards = Cards and their powers
skills-guilds = Timing of guilds
skills-memory = Remembering
skills-exchange = Taking and giving
