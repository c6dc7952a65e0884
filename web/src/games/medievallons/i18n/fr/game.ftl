line = Réunissez trois cartes d’un même type, posez une guilde, utilisez son pouvoir. La troisième guilde donne aussitôt la victoire.
credit = Medievallons : conçu et illustré par Coen Balkestein, édité par Wulfhorn Games.
