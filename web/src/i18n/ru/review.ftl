-points = { $n } { $n ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }

title = Разбор партии
graph = Шансы на победу

outcome-won = { $name }: победа.
outcome-wonBy = { $name }: победа, отрыв { -points($points) }.
outcome-lost = { $name }: поражение.
outcome-lostBy = { $name }: поражение, отставание { -points($points) }.
outcome-shared = { $name }: совместная победа.
outcome-open = Партия не доиграна до конца.

verdict-open = Ещё ничего не решено
verdict-mixed = Главной причины нет
verdict-lost_luck = Дороже всего обошлась удача с картами
verdict-lost_own = Дороже всего обошёлся свой выбор
verdict-lost_others = Дороже всего обошёлся выбор других
verdict-won_luck = Больше всего помогла удача с картами
verdict-won_own = Больше всего помог свой выбор
verdict-won_others = Больше всего помог выбор других

whose = Игрок
unit = Показывать

units-win = Шансы
units-points = Очки

parts-start = В начале
parts-luck = Удача с картами
parts-own = Свой выбор
parts-others = Выбор других
parts-result = Итог
parts-withoutLuck = Итог без удачи

adds-win = Шансы на победу в %. Четыре части в сумме дают итог. Тонкие линии — погрешности; где они пересекаются, ни одна часть не больше наверняка.
adds-points = В очках. Четыре части в сумме дают итог. Тонкие линии — погрешности; где они пересекаются, ни одна часть не больше наверняка.

choices = { $n } { $n ->
        [one] выбор
        [few] выбора
        [many] выборов
       *[other] выбора
    }
each = В среднем { $chance } победы{ $points ->
        [none] { "" }
       *[other] { " " }и { $points } в очках
    } за один выбор, если сравнить с фаворитом нейросети.
unsure = Неясно: разница меньше погрешности. Глубокий разбор её уменьшит.
inSums = В суммах он считается как { $chance }{ $points ->
        [none] { "" }
       *[other] { " " }и { $points } в очках
    }, в сравнении с фаворитом нейросети: { $what }.

skills-title = По умениям
skills-known = { $choices } { $choices ->
        [one] выбор
        [few] выбора
        [many] выборов
       *[other] выбора
    }, { $each } за один{ $costly ->
        [0] { "" }
       *[other] , дорогих: { $costly }
    }
skills-few = { $choices } { $choices ->
        [one] выбор
        [few] выбора
        [many] выборов
       *[other] выбора
    }: слишком мало, чтобы судить
skills-points = { $n } в очках
skills-adds = Что в среднем менял один выбор, с погрешностью. Чёрточки: остальные. Нажмите, чтобы увидеть самый дорогой выбор.
skills-well = чемпион
skills-badly = наугад

beside-title = Сравнение с партией
beside-from = Продолжение другой партии: { $place }.
beside-game = Партия
beside-branch = Продолжение
beside-line = Удача и выбор в % победы, с погрешностью. До развилки обе партии одинаковы.
beside-anew = Скрытые карты здесь розданы заново, поэтому везение и решения считаются только отсюда.
beside-depths = Разборы партии и этого продолжения отличаются глубиной или версией. Чтобы сравнить удачу и выбор, разберите их одинаково глубоко.
beside-look = Разбор партии
beside-unknown = Разобрать и партию

costs-title = Самые дорогие решения
costs-none = Ни один выбор не был дорогим наверняка.

turns = Переломные моменты
noTurns = Перелома в этой партии не было.
cards = Новые карты
did =
    { YOU($who) ->
        [you] { $what }
       *[other] { $who }: { $what }
    }
secretly = { $name }: тайный выбор

byLuck = Скрытые карты: { -percent($chance) }.
back = Предыдущий выбор
forward = Следующий выбор
nothingToChoose = Выбирать здесь было не из чего.
hidden = Возможные здесь ходы выдают скрытые карты.
seeAll = Показать все карты
position = Положение в этот момент
working = Партия разбирается
secondsLeft = ещё около { $n } с
stop = Остановить
stopped = Остановлено. Полученные результаты сохранены.

done-quick = быстрый разбор, { $s } с
done-deep = глубокий разбор, { $s } с

again = Разобрать ещё раз
deeper = Разобрать глубже
replay = К записи
asTable = Таблицей

keys-1-1 = ←
    .text = →
keys-1-2 = выбор

keys-2-1-1 = Shift
keys-2-1-2 = ←
keys-2-1-3 = →

keys-2-2 = каждый шаг

keys-3-1-1 = 1
keys-3-1-2 = 2
keys-3-1-3 = 3

keys-3-2 = переломные моменты

tabs-moment = Момент
tabs-luck = Удача
