# Внутри фразы: «получает нейтральный оруженосец».
-inside =
    { SAME($who, neutral) ->
        [yes] нейтральный оруженосец
       *[no] { $who }
    }
# На чьей стороне Чаша.
-ofKnight =
    { KEY($knight, "knights") ->
        [jousts] Белого рыцаря
       *[tournaments] Чёрного рыцаря
    }

-squares = { $n } { $n ->
        [one] поле
        [few] поля
        [many] полей
       *[other] поля
    }
-points = { NUMBER($n) } { $n ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }

tracks-gallantry = Галантность
tracks-jousts = Поединок
tracks-tournaments = Турнир
tracks-education = Образование
tracks-king = Король
tracks-quests = Дракон
tracks-charity = Благотворительность

knights-jousts = Белый рыцарь
knights-tournaments = Чёрный рыцарь

suits-gallantry = Галантность
suits-sword = Меч
suits-education = Образование
suits-king = Король
suits-quests = Дракон
suits-charity = Благо{ "\u00AD" }твори{ "\u00AD" }тельность

colours-blue = Синий
colours-yellow = Жёлтый
colours-green = Зелёный
colours-red = Красный
colours-black = Чёрный
colours-grey = Серый

neutral = Нейтральный оруженосец
or = или
round = Раунд { NUMBER($n, style: "roman") }
roundOf = Раунд { NUMBER($n, style: "roman") } из { NUMBER($all, style: "roman") }

steps-draft = Выбор
steps-split = Делёж
steps-play = Игра
steps-score = Подсчёт

passLeft = передача влево
passRight = передача вправо

pays-moves = ходы на { LIST($list, last: "comma") }
pays-bet = ход по ставке
pays-top = { LIST($list, item: "signed", last: "comma") }
pays-last = посл. { NUMBER($last, sign: "always") }, { NUMBER($next, sign: "always") }
pays-codex = жетоны по местам
pays-king = +6 с поля 6, +12 на 12
pays-scrolls = когда взят свиток
pays-dragon = по числу гербов
pays-alms = обмен

hand-title = Ваши карты
hand-ofSquire = { $colour }: карты
hand-kept = Оставлено { $n } из 5
hand-passed = Вы передали дальше
hand-to = → { $name }
hand-spent = Бледные: такая карта уже сыграна.
hand-codex = Тайный кодекс
hand-codexSeen = вы видели { COUNT($places) ->
        [one] место
       *[other] места
    } { LIST($places) }
hand-token =
    { $value ->
        [none] Место { $place }, закрыт
       *[other] Место { $place }: { NUMBER($value) }
    }
hand-takenBy = взят: { $name }
hand-chosen = выбрана
hand-change = Изменить
hand-wait = Выбор ещё можно изменить.

does-keep = Оставить: { $card }
does-play = Сыграть: { $card }
does-playOn = Сыграть: { $card } — { $track }
does-bet = Ставка: { $track }
does-bonus = Ход: { $track }
does-lift = Поднять: { $track }
does-liftOf = Поднять: { $colour }, { $track }
does-liftNone = Оставить как есть
does-sword = Меч: { $track }
does-peek = Посмотреть место { $place }
does-peekNone = Не смотреть
does-codex = Взять с места { $place }
does-from = Обмен: { $name }
does-give = Отдать: { $coat }
does-take = Взять: { $coat }
does-takeNone = Ничего не брать
does-split = { $one } | { $two }
does-splitGo = Показать эти стопки
does-pile = Стопка { $n }: { $cards }
does-assignGo = Раздать так
does-forNeutral = За нейтрального: { $what }

seen = вы видели { NUMBER($value) }
unseen = закрыт
pile = Стопка { $n }
tray = { $n } из { $of }
swapHint = Нажмите на карту, чтобы переложить её.
coat =
    { $value ->
        [none] { $track } ?
       *[other] { $track } { NUMBER($value, sign: "always") }
    }

preview-way = { $from } → { $to }
preview-change = { $before } → { $after }
preview-cup =
    { $n ->
        [0] Чаша в середину
       *[other] Чаша: { $n }-е поле { -ofKnight($knight) }
    }
preview-full = { $track }: { LIST($parts, last: "comma") }.
preview-potential = Если сыграть ({ $track }): { LIST($parts, last: "comma") }.

because-more = { $track }: на { NUMBER($n, digits: 1) } очка больше
because-fewer = { $track }: на { NUMBER($n, digits: 1) } очка меньше
because-denies = { $track }: { $who } получит на { NUMBER($n, digits: 1) } очка меньше
because-gives = { $track }: { $who } получит на { NUMBER($n, digits: 1) } очка больше

status-toPlay = сейчас ход
status-choosing = идёт выбор
status-ready = готово
status-cards = { $n } { $n ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    } в руке
status-bet = ставка:
status-first = Первый игрок
status-bot = играет бот
status-away = не в сети
status-points = очки
status-hidden = Очки скрыты до конца игры
status-coats = { $n } { $n ->
        [one] герб
        [few] герба
        [many] гербов
       *[other] герба
    }
status-played = Сыгранные карты
status-players = Игроки

scoring-title = { $track }: подсчёт.
scoring-stepback = Галантность: получившие бонус отступают.
scoring-ranks = Галантность: лидеры двигают по фишке.
scoring-ranksBet = Галантность: лидеры двигают фишки своих ставок.
scoring-tokens = Образование: все берут жетоны.
scoring-reset = Фишки возвращаются.
scoring-points = Очки
scoring-none = –
scoring-caption = Очки за этот раунд к этому моменту

end-wins =
    { YOU($who) ->
        [you] Вы побеждаете: { -points($n) }
       *[other] { $who } побеждает: { -points($n) }
    }
end-share = Победу делят: { LIST($all, you: "вы") } ({ -points($n) })
end-ahead = Отрыв: { -points($n) }. Второе место: { YOU($who) ->
        [you] вы
       *[other] { $who }
    }.
end-gallantry = По очкам наравне: { LIST($all, you: "вы") }. Решает Галантность.
end-shared = Очков поровну, и в Галантности все победители на старте.
end-picture = Откуда очки
end-total = Очки
end-of = { $track } { NUMBER($value, sign: "always") }
end-cannotWin = не может победить

sheet-onTop = поле { $square }, сверху
sheet-under = поле { $square }, ниже
sheet-on = поле { $square }
sheet-start = на старте
sheet-rule = Впереди тот, чьё поле дальше; на одном поле — кто выше в стопке. Все на старте — последние.
