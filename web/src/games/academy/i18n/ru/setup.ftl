presets-first = Первая партия
    .text = Простые правила.
presets-advanced = С опытом
    .text = Три правила для тех, кто ловит момент.
presets-everything = Всё сразу
    .text = Включены все девять правил.

options-two-name = Для двоих

options-two-values-karadoc = Карадок
    .text = Третий оруженосец играет наугад. Похоже на игру втроём.
options-two-values-lancelot = Ланселот
    .text = У каждого два оруженосца, карты делят на стопки. Больше раздумий.

options-advanced-name = Дополнительные правила

options-advanced-values-lift = Подъём
    .text = Перед подсчётом первый игрок может переложить одну свою фишку на верх её стопки.
options-advanced-values-stepback = Шаг назад
    .text = Кто берёт бонус Галантности, теряет на ней одно поле.
options-advanced-values-orderedreset = Сброс по порядку
    .text = После раунда III фишки сохраняют порядок, а не уходят все на 0.

options-variations-name = Варианты

options-variations-values-knights = Чёрный против Белого
    .text = Мечи двигают ещё и Чашу. Поединок и Турнир подсчитывают раз в два раунда.
options-variations-values-bet = Уроки хороших манер
    .text = Сначала вы ставите на дорожку; бонус Галантности двигает фишку только на ней.
options-variations-values-codex = Классическое образование
    .text = Потери Образования лежат лицом вниз в Тайном кодексе. Прилежные подглядывают и берут первыми.
options-variations-values-scrolls = Служба королю
    .text = Король приносит очки, когда кто-то доходит до свитка.
options-variations-values-dragon = Как победить дракона
    .text = Дракон приносит очки за число ваших гербов или отнимает их.
options-variations-values-alms = Самый щедрый
    .text = В конце лидеры Благотворительности меняются гербами с последними.

options-edition-name = Издание
options-edition-line = Печатные правила кое в чём расходятся. Если у вас есть коробка, можно играть по её книжке.

options-edition-values-common = Общее
    .text = То, в чём все правила сходятся; в остальном — свободнее.
options-edition-values-english = Английская коробка
    .text = «Самый щедрый»: второй берёт герб у последнего, и это обязательно.
options-edition-values-french = Французская коробка
    .text = Свитки берут только картами. «Самый щедрый»: брать обязательно.
options-edition-values-russian = Русская коробка
    .text = «Самый щедрый»: второй обязан взять герб.

options-values__quests-name = Дракон

options-values__quests-places-1 = первый
options-values__quests-places-2 = второй
options-values__quests-places-3 = третий

options-values__charity-name = Благотворительность
options-values__charity-places = последний
    .text = предпоследний

options-values__kingSquares-name = Король, поля 1–12

options-values__kingSquares-places-1 = поле 1
options-values__kingSquares-places-2 = поле 2
options-values__kingSquares-places-3 = поле 3
options-values__kingSquares-places-4 = поле 4
options-values__kingSquares-places-5 = поле 5
options-values__kingSquares-places-6 = поле 6
options-values__kingSquares-places-7 = поле 7
options-values__kingSquares-places-8 = поле 8
options-values__kingSquares-places-9 = поле 9
options-values__kingSquares-places-10 = поле 10
options-values__kingSquares-places-11 = поле 11
options-values__kingSquares-places-12 = поле 12

options-values__cupReach-name = Чаша, полей в каждую сторону

options-values__cupMiddle-name = На дорожке Чаши есть поле посередине
options-values__cupMiddle-line = Да: Чаша может остановиться между сторонами. Нет: она сразу переходит с одной стороны на другую.

options-values__lancelotOrder-name = Карта порядка хода из вашей коробки
options-values__lancelotOrder-line = Нет: синий, жёлтый, зелёный, красный, каждый раунд на одного дальше. Да: задайте каждый раунд как на карте.

options-values__lancelotOrder-values-blue-1 = синий

options-values__lancelotOrder-values-yellow-1 = жёлтый

options-values__lancelotOrder-values-green-1 = зелёный

options-values__lancelotOrder-values-red-1 = красный

options-values__lancelotOrder-row = Раунд { NUMBER($n, style: "roman") }

hiddenLine = Гербы до конца лежат лицом вниз, как в коробке. Иначе очки видят все.

groups-values-name = Свои значения
groups-values-line = В коробке эти числа есть только на картинках, поэтому наши — догадка. Если коробка у вас есть, впишите свои.
groups-values-usual = наша догадка
groups-values-changed = ваши
