on_turn-title = Mise en place et tour

on_turn-M1 = Premier joueur
    .text = Tiré au sort, sauf si les options de la table nomment un siège.

on_turn-M2 = Une carte en cours d’usage
    .text = Tant que son pouvoir n’est pas terminé, une carte jouée n’est ni en main ni dans la défausse. Elle ne compte pas comme carte en main, et un Artisan ne peut pas se prendre lui-même.

on_turn-M30 = Quand activer une guilde
    .text = Une guilde doit avoir été posée à un tour précédent. Comme on n’a qu’une action par tour, toutes vos guildes conviennent au début du vôtre.

on_turn-M27 = Un autre joueur
    .text = Une cible doit être quelqu’un d’autre partout où le texte dit « un autre joueur » ; de même pour « un joueur » du Chevalier.

on_guilds-title = Guildes

on_guilds-M3 = La troisième guilde
    .text = Qui pose une troisième guilde gagne aussitôt, avant tout pouvoir.

on_guilds-M4 = Étendre
    .text = Seule une guilde d’un tour précédent peut être étendue.

on_guilds-M5 = Quelles cartes
    .text = Pour poser ou étendre, on choisit exactement les cartes employées : tant du type, tant de Bouffons.

on_guilds-M6 = Le type d’une guilde
    .text = C’est celui de ses cartes autres que les Bouffons. Des Bouffons seuls font une guilde de Bouffons sans pouvoir ; étendue avec des cartes d’un type, elle est désormais de ce type. Si la dernière de ces cartes la quitte et qu’il reste trois Bouffons ou plus, elle redevient une guilde de Bouffons.

on_guilds-M7 = Dissolution
    .text = Une guilde réduite à deux cartes ou moins est dissoute dès que la carte est prise ; ses cartes vont dans la main de son propriétaire.

on_guilds-M26 = Pour gagner, il faut poser
    .text = On ne gagne qu’en posant sa troisième guilde, à son propre tour.

on_empty-title = La main vide

on_empty-M8 = Plusieurs guildes de Bouffons
    .text = La main vide et rien que des guildes de Bouffons, quel qu’en soit le nombre : vous piochez une carte.

on_empty-M9 = Seulement une guilde de Rôdeurs ou d’Assassins
    .text = Vous ne piochez une carte que si c’est la seule guilde de toute la table. Si d’autres ont des guildes, vous pouvez et devez l’utiliser. Avec deux guildes de ce genre, pas d’exception non plus. Si vous avez des cartes en main, voyez M31.

on_powers-title = Pouvoirs

on_powers-M10 = Artisan et défausse vide
    .text = Rien n’est pris.

on_powers-M11 = Mendiant : qui en a le plus
    .text = Si vous êtes à égalité avec d’autres pour le plus de cartes, choisissez parmi eux. Si vous en avez strictement plus que chaque autre, piochez une carte.

on_powers-M28 = Mendiant : les autres n’ont rien
    .text = Si aucun autre joueur n’a de carte, piochez-en une à la place.

on_powers-M12 = Un Bouffon joué seul
    .text = On peut le jouer, pour rien.

on_powers-M13 = Chevalier : ce qui est public
    .text = Le type nommé et la réponse. La règle des cartes manquantes ne concerne pas le Chevalier.

on_powers-M14 = Prêtre : pas la même carte
    .text = Vous ne pouvez pas rendre la carte prise ; il vous faut donc déjà avoir en main une carte du type donné.

on_powers-M31 = Guildes de Rôdeurs et d’Assassins : rien d’autre à piller
    .text = Une guilde ne se pille pas elle-même. Si votre guilde de Rôdeurs ou d’Assassins est la seule de la table et que vous la posez, l’étendez, l’activez ou la copiez avec votre propre Sorcière, vous piochez une carte à la place. La Sorcière d’un autre joueur peut y prendre une carte, de même qu’un Rôdeur ou un Assassin joué de votre main. Dès qu’il y a une autre guilde, le pouvoir s’utilise normalement, y compris sur vos propres guildes ; la page vous demande d’abord si c’est bien ce que vous voulez.

on_powers-M15 = Magicien : l’ordre des défausses
    .text = Vous choisissez laquelle des deux finit au-dessus. Ce qu’un pouvoir défausse est posé avant la carte jouée elle-même.

on_powers-M16 = Sorcière sans guilde à copier
    .text = La carte révélée va à la défausse et son pouvoir est utilisé. Une Sorcière révèle encore, un Bouffon ne fait rien ; un Artisan est au-dessus de la défausse et se prend lui-même.

on_powers-M17 = Sorcière, Rôdeur et Assassin sans guilde
    .text = Un Rôdeur ou un Assassin utilisé par une Sorcière, sans aucune guilde sur la table, fait piocher une carte.

on_powers-M18 = Cartes manquantes
    .text = Avant que le pouvoir s’applique, qui n’a pas assez de cartes à céder pioche jusqu’à en avoir juste assez ; d’abord qui utilise le pouvoir, puis dans le sens horaire. Le Prêtre demande une carte de chaque côté, le Marchand deux de chaque côté, le Noble une par donneur. La cible est choisie avant.

on_end-title = Brise-Cycle et fin

on_end-M19 = Ce qui est mélangé
    .text = Les cartes en cours d’usage (une carte jouée, les trois d’un Magicien) ne sont pas dans la défausse. On mélange à l’instant où la dernière carte quitte la pioche. Si une Sorcière l’a révélée, elle est au-dessus de la défausse et y reste.

on_end-M20 = La fin au milieu d’un pouvoir
    .text = Le reste du pouvoir n’est pas appliqué ; ce qui a été donné ou pioché compte ; une carte jouée et pas encore défaussée ne compte nulle part. Les cartes piochées par un Magicien comptent comme cartes en main.

on_end-M21 = Rien à mélanger
    .text = Si, la première fois, il n’y a aucune carte pour former une nouvelle pioche, la partie s’arrête aussi.

on_end-M22 = Qui gagne alors
    .text = Le plus de guildes ; puis le plus de cartes dans les guildes ; puis le plus de cartes en main ; puis la victoire est partagée.

on_end-M23 = Parties sans fin
    .text = Après 400 tours, tous joueurs ensemble, la partie s’arrête comme si le jaune était apparu ; le dernier tour est joué jusqu’au bout. Le nombre peut être changé.

on_secrets-title = Public et secret

on_secrets-M24 = Ce qui est public
    .text = Chaque guilde et ses cartes, la défausse et son ordre, la taille des mains et de la pioche, la face du Brise-Cycle, à qui est le tour, chaque action et sa cible, ce qu’un Chevalier a demandé et s’il l’a reçu, ce qu’Artisan, Rôdeur et Assassin ont pris et où. Secret : les mains, l’ordre de la pioche, ce qui a été pioché, ce que Noble, Marchand, Prêtre et Mendiant ont déplacé.

on_secrets-M25 = Ce que vous savez des autres mains
    .text = La page montre les cartes que vous avez données, vues grâce à un Prêtre ou devenues publiques, tant qu’elles doivent encore y être. Dès qu’une carte a pu partir sans être vue, ce savoir est affaibli ou abandonné ; il n’est jamais faux, et jamais plus que ce qu’un observateur parfait pourrait déduire.

on_secrets-M29 = Choix forcés
    .text = Un choix que les seuls faits publics imposent est fait pour vous : la cible à deux joueurs, le don depuis une main d’une carte, la seule guilde à copier. Un choix que seules vos cartes secrètes imposent est tout de même demandé, pour qu’une réponse rapide ne révèle rien. Ce que garde un Magicien est toujours demandé.
