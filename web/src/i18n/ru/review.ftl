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

verdict-choices = Скорее выбор, чем удача
verdict-luck = Скорее удача, чем выбор
verdict-unlucky = Сыграно хорошо, но не повезло
verdict-well = Сыграно хорошо
verdict-lucky = Скорее удача, чем выбор: повезло
verdict-open = Ещё ничего не решено

inPoints = То же в очках
whose = Игрок
unit = Показывать

units-win = Шансы
units-points = Очки

parts-start = В начале
parts-luck = Удача с картами
parts-own = Свой выбор
parts-others = Выбор других
parts-result = Итог

adds-win = Шансы на победу в %. Четыре части в сумме дают итог.
adds-points = В очках. Четыре части в сумме дают итог. Выбор оценивается по шансам на победу: когда их уже нет, потерянные очки считаются удачей.

skills-title = По умениям
skills-known = { $choices } { $choices ->
        [one] выбор
        [few] выбора
        [many] выборов
       *[other] выбора
    }, по { -percent($each) }{ $costly ->
        [0] { "" }
       *[other] , дорогих: { $costly }
    }
skills-few = { $choices } { $choices ->
        [one] выбор
        [few] выбора
        [many] выборов
       *[other] выбора
    }: слишком мало, чтобы судить
skills-adds = Во что обошёлся свой выбор, в % победы. Чёрточки: остальные. Нажмите, чтобы увидеть самый дорогой выбор.
skills-well = чемпион
skills-badly = наугад

beside-title = Сравнение с партией
beside-from = Продолжение другой партии: { $place }.
beside-game = Партия
beside-branch = Продолжение
beside-line = Везение и решения в % победы. До развилки всё одинаково: разница возникла после неё.
beside-anew = Скрытые карты здесь розданы заново, поэтому везение и решения считаются только отсюда.
beside-look = Разбор партии
beside-unknown = Разобрать и партию

costs-title = Самые дорогие решения
costs-none = Ни один выбор не обошёлся дорого.

turns = Переломные моменты
noTurns = Перелома в этой партии не было.
cards = Новые карты
did =
    { YOU($who) ->
        [you] { $what }
       *[other] { $who }: { $what }
    }
secretly = { $name }: тайный выбор

labels-best = лучшее
labels-costly = дорого
labels-blunder = промах

played = сыграно
bestPlayed = лучшее, сыграно
cost = Стоило { -percent($chance) } шансов на победу{ $points ->
        [none] { "" }
       *[other] { " " }и { NUMBER($points, digits: 1) } { NUMBER($points, digits: 1) ->
                [one] очко
                [few] очка
                [many] очков
               *[other] очка
            }
    }{ $about ->
        [none] { "" }
       *[other] , плюс-минус { -percent($about) }
    }.
noCost = Здесь ничего не потеряно.
byLuck = Скрытые карты: { -percent($chance) }.
back = Предыдущий выбор
forward = Следующий выбор
choice = Выбор
chance = Шансы, %
points = Очки
more = и ещё { $n }
why = Почему «{ $what }»
noReason = Всего понемногу.
known = Оценено по тому, что этот игрок мог тогда знать, а не по скрытым от него картам.
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
