line = Sammle drei Karten einer Art, lege eine Gilde aus, setze ihre Fähigkeit ein. Die dritte Gilde gewinnt sofort.
credit = Medievallons: entworfen und illustriert von Coen Balkestein, erschienen bei Wulfhorn Games.
