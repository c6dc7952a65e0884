dealt = Вам сданы: { LIST($all, item: "card") }.
pile = Сброс открывает { $card ->
        [none] карта
       *[other] { -kind($card, case: "who") }
    }.
played =
    { YOU($who) ->
        [you] Вы разыгрываете
       *[other] { $who } разыгрывает
    } { -one($card) }.
guild =
    { YOU($who) ->
        [you] Вы выкладываете
       *[other] { $who } выкладывает
    } гильдию { -kind($kind, case: "ofMany") }: { LIST($all, item: "card") }.
activated =
    { YOU($who) ->
        [you] Вы применяете
       *[other] { $who } применяет
    } гильдию { -kind($kind, case: "ofMany") }.
extended =
    { YOU($who) ->
        [you] Вы добавляете
       *[other] { $who } добавляет
    } в гильдию { -kind($kind, case: "ofMany") }{ -what($all) }.
standIn =
    { YOU($who) ->
        [you] Вам нечем ходить: вы берёте { -drawn($n) }.
       *[other] { $who } не может ничего сыграть и берёт { -drawn($n) }.
    }
instead = { -kind($kind, case: "who") } остаётся без дела: { YOU($who) ->
        [you] вы берёте
       *[other] { $who } берёт
    } карту из колоды.
drew =
    { YOU($who) ->
        [you] Вы берёте
       *[other] { $who } берёт
    }{ $all ->
        [none] { " " }{ -drawn($n) }
       *[other] { -what($all) }
    }.
everyoneDraws =
    { $mine ->
        [none] Каждый берёт по карте.
       *[other] Каждый берёт по карте; ваша — { -kind($mine, case: "who") }.
    }
chooses =
    { YOU($who) ->
        [you] Вы выбираете
       *[other] { $who } выбирает
    } { YOU($other) ->
        [you] вас
       *[other] { -ofPlayer($other) }
    }.
trades =
    { YOU($who) ->
        [you] Вы меняетесь
       *[other] { $who } меняется
    } двумя картами с { YOU($other) ->
        [you] вами
       *[other] игроком { $other }
    }.
asked =
    { YOU($who) ->
        [you] Вы просите
       *[other] { $who } просит
    } { -at($other) } { -one($kind) }.
askedNone =
    { YOU($who) ->
        [you] Вы просите
       *[other] { $who } просит
    } { -at($other) } { -one($kind) }: такой карты нет.
askedGot =
    { YOU($who) ->
        [you] Вы просите
       *[other] { $who } просит
    } { -at($other) } { -one($kind) } и { YOU($who) ->
        [you] получаете
       *[other] получает
    }.
hadNone =
    { YOU($who) ->
        [you] У вас такой нет.
       *[other] У игрока { $who } такой нет.
    }
gave =
    { YOU($who) ->
        [you] Вы отдаёте
       *[other] { $who } отдаёт
    } { -to($other) } { -one($card) }.
took =
    { YOU($who) ->
        [you] Вы берёте
       *[other] { $who } берёт
    } { -at($other) } { -one($card) }.
swapped =
    { YOU($who) ->
        [you] Вы отдаёте
       *[other] { $who } отдаёт
    } { -to($other) }{ -what($all) }.
looked =
    { YOU($who) ->
        [you] Вы смотрите
       *[other] { $who } смотрит
    } { YOU($other) ->
        [you] вашу руку
       *[other] руку { -ofPlayer($other) }
    }{ $all ->
        [none] { "" }
       *[other] : { LIST($all, item: "card") }
    }.
fromGuild =
    { YOU($who) ->
        [you] Вы берёте
       *[other] { $who } берёт
    } { -one($card) } из { -own($who, $owner) }.
killed =
    { YOU($who) ->
        [you] Вы сбрасываете
       *[other] { $who } сбрасывает
    } { -one($card) } из { -own($who, $owner) }.
dissolved =
    { YOU($owner) ->
        [you] Ваша гильдия
       *[other] Гильдия { -ofPlayer($owner) }
    } распадается, в руку возвращаются: { LIST($all, item: "card") }.
fromPile =
    { YOU($who) ->
        [you] Вы берёте
       *[other] { $who } берёт
    } { -one($card) } из сброса.
copied =
    { YOU($who) ->
        [you] Вы применяете
       *[other] { $who } применяет
    } силу { SAME($who, $owner) ->
        [yes] своей гильдии
       *[no]
            { YOU($owner) ->
                [you] вашей гильдии
               *[other] гильдии
            }
    } { -kind($kind, case: "ofMany") }{ SAME($who, $owner) ->
        [yes] { "" }
       *[no]
            { YOU($owner) ->
                [you] { "" }
               *[other] { " " }{ -ofPlayer($owner) }
            }
    }.
revealed =
    { YOU($who) ->
        [you] Вы открываете
       *[other] { $who } открывает
    } { -one($card) } из колоды.
nothing = Ничего не происходит.
kept =
    { YOU($who) ->
        [you] Вы оставляете
       *[other] { $who } оставляет
    } себе { -one($card) }.
laidDown =
    { YOU($who) ->
        [you] Вы сбрасываете
       *[other] { $who } сбрасывает
    }{ -what($all) }.
reshuffled = Колода кончилась: «Разрыв круга» теперь жёлтый, новая колода из сброса — { -cards($n) }.
thirdGuild =
    { YOU($who) ->
        [you] У вас третья гильдия: вы победили!
       *[other] У игрока { $who } третья гильдия: это победа!
    }
cycle = Колода кончилась во второй раз: игра окончена.
maxTurns = Сыграно достаточно ходов: игра окончена.
