line = Choisissez cinq cartes, jouez-en quatre et faites avancer votre écuyer sur sept pistes.
credit = Medieval Academy : un jeu de Nicolas Poncin, illustré par Pierô, édité par Blue Cocker Games, 2014.
