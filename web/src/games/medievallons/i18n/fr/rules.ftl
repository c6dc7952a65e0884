lead = Réunissez trois cartes d’un même type et posez-les en guilde. Chaque carte a un pouvoir, dans votre main comme dans votre guilde. Qui pose une troisième guilde gagne aussitôt.
