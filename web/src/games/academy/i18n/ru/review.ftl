skills-draft = Отбор карт
skills-play = Розыгрыш карт
skills-swords = Мечи
skills-gallantry = Бонус за Галантность
skills-extras = Сложные правила и варианты
