labels-best = лучшее
labels-fine = неплохо
labels-unsure = неясно
labels-costly = дорого
labels-blunder = промах

figure = { $n } ± { $margin }
chanceOf = { -percent($n) } ± { $margin }
chanceIn = { -percent($n) } ({ $from }–{ $to })
exactly = { -percent($n) }
exact = Значения точные.

played = сыграно
bestPlayed = лучшее, сыграно
maybe = возможно, не хуже
cost = Стоило { $chance } шансов на победу{ $points ->
        [none] { "" }
       *[other] { " " }и { NUMBER($points, digits: 1) } очка
    }.
costUnsure = Разница слишком мала, чтобы судить: цена { $chance } шансов на победу.
aheadUnsure = Разница слишком мала, чтобы судить: на { $chance } лучше следующего варианта.
costNone = Ни один другой выбор не лучше наверняка.

choice = Выбор
chance = Шансы, %
points = Очки
more = и ещё { $n }
ranges = Чёрточки — границы, в которых настоящая разница с лучшим выбором лежит в 95 случаях из 100.
why = Почему «{ $what }»
differs = Чем отличается «{ $what }»
against = В сравнении с «{ $what }»
reasons-better = оставляет лучший выбор на потом
reasons-worse = оставляет худший выбор на потом
reasons-protects = сохраняет отрыв
reasons-exposes = ставит отрыв под угрозу
reasons-chases = больше возможностей догнать
reasons-settles = меньше возможностей догнать
reasons-rest = всё остальное
reasons-sum = Вместе, шансы в %
known = Оценено по тому, что этот игрок мог тогда знать, а не по скрытым от него картам.

next-title = Вероятное продолжение
next-both = После лучшего выбора: он и был сыгран
next-best = После лучшего выбора
next-played = После сыгранного выбора
next-percent = %: как часто такой ход встречался в воображаемых партиях с таким же началом.
next-thinking = Поиск продолжения…
next-open = Дальше слишком много возможностей.
next-show = Показать на поле
next-step = Ход { $n } из { $of }.
next-before = До выбора
next-imagined = Карты, которых этот игрок не мог знать, воображаемые.
next-close = Назад к моменту
