skills-cards = Карты и их силы
skills-guilds = Время для гильдий
skills-memory = Память
skills-exchange = Что взять и что отдать
