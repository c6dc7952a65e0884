play = Сыграть { -one($kind) }
guild = Выложить гильдию: { LIST($all, item: "card") }
activate = Применить гильдию { -kind($kind, case: "ofMany") }
extend = Добавить в гильдию { -kind($kind, case: "ofMany") }{ -what($all) }
draw = Взять { -drawn($n) }

whom-B = Взять у игрока { $name }
whom-K = Просить у игрока { $name }
whom-M = Меняться с игроком { $name }
whom-P = Посмотреть руку игрока { $name }

target = Выбрать игрока { $name }
name = Просить { -one($kind) } у игрока { $name }

card-A = Сбросить { -one($kind) } из { YOU($owner) ->
        [you] своей{ " " }
       *[other] { "" }
    }гильдии { -kind($guild, case: "ofMany") }{ YOU($owner) ->
        [you] { "" }
       *[other] { " " }{ -ofPlayer($owner) }
    }
card-G = Взять { -one($kind) } из { YOU($owner) ->
        [you] своей{ " " }
       *[other] { "" }
    }гильдии { -kind($guild, case: "ofMany") }{ YOU($owner) ->
        [you] { "" }
       *[other] { " " }{ -ofPlayer($owner) }
    }

copy = Применить { YOU($owner) ->
        [you] свою{ " " }
       *[other] { "" }
    }гильдию { -kind($kind, case: "ofMany") }{ YOU($owner) ->
        [you] { "" }
       *[other] { " " }{ -ofPlayer($owner) }
    }
take = Взять { -one($kind) }
give = Отдать { -one($kind) }
swap = Отдать{ -what($all) }
keep = Оставить { -one($kind) }
top = Положить { -one($kind) } сверху
