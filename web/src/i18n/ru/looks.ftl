theme = Тема

themes-auto = Как на устройстве
themes-light = Пергамент (светлая)
themes-dark = Свечи (тёмная)

textSize = Размер текста

textSizes-normal = Обычный
textSizes-large = Крупный
textSizes-larger = Очень крупный

speed = Темп

speeds-slow = Медленно
speeds-normal = Обычно
speeds-fast = Быстро
speeds-instant = Мгновенно

sound = Звуки
volume = Громкость

offline-preparing = Подготовка к игре без интернета: { $done } из { $of } файлов
offline-ready = Можно играть без интернета · { $size }
offline-not = Играть без интернета пока нельзя: { $why }

offline-why-network = соединение прервалось.
offline-why-server = сервер прислал не все файлы.
offline-why-space = на устройстве мало свободного места.
offline-why-insecure = нужен адрес, начинающийся с https.
offline-why-other = этот браузер не сохраняет файлы.
