title = Les treize pouvoirs

reading-title = Comment fonctionnent les pouvoirs
reading-body-1 = Un pouvoir est le même, que vous jouiez la carte, posiez sa guilde, l’activiez ou l’étendiez. « Piocher », c’est toujours dans la pioche. Une cible est toujours quelqu’un d’autre [M27].
reading-body-2 = **Cartes manquantes.** Avec le Marchand, le Noble et le Prêtre, qui n’a pas assez de cartes à céder pioche d’abord celles qui manquent ; vous pour commencer, puis dans le sens horaire [M18].
reading-body-3 = Les pouvoirs qui en copient d’autres, ou auxquels d’autres joueurs doivent répondre, forment des chaînes. La page pose une question à la fois et montre d’où elle vient.
reading-body-4-picture-chain = Une chaîne : vous jouez une Sorcière, elle copie les Chevaliers de Bertran, et ceux-ci interrogent Dorothée.

assassin-title = Assassin
assassin-body-1 = Choisissez une carte d’une guilde quelconque, les vôtres comprises. Elle va à la défausse. Aucune guilde sur la table, ou aucune autre que celle que vous utilisez : piochez une carte à la place [M31].
assassin-body-2-picture-power_A = Une guilde → la défausse

artisan-title = Artisan
artisan-body-1 = Prenez la carte du dessus de la défausse. Si elle est vide : rien [M10].
artisan-body-2-picture-power_R = La défausse → votre main

beggar-title = Mendiant
beggar-body-1 = Prenez une carte au hasard au joueur qui a le plus de cartes en main ; si plusieurs autres sont à égalité, choisissez. Si vous en avez strictement plus que tous, piochez une carte à la place [M11] [M28].
beggar-body-2-picture-power_B = La plus grosse main → votre main, au hasard

jester-title = Bouffon
jester-body-1 = Aucun pouvoir. Il vaut n’importe quel type dans une guilde. On peut le jouer seul, pour rien [M12].
jester-body-2-picture-power_J = N’importe quel type dans une guilde

knight-title = Chevalier
knight-body-1 = Choisissez un autre joueur et nommez un type. S’il a une carte de ce type, il vous la donne ; sinon rien, mais tout le monde le sait [M13].
knight-body-2-picture-power_K = Une carte que vous nommez → votre main

merchant-title = Marchand
merchant-body-1 = Un autre joueur et vous échangez deux cartes. Chacun choisit les siennes en secret, en même temps.
merchant-body-2-picture-power_M = Deux de vos cartes ↔ deux des siennes

monk-title = Moine
monk-body-1 = Piochez deux cartes.
monk-body-2-picture-power_O = La pioche → votre main, deux cartes

noble-title = Noble
noble-body-1 = Les deux joueurs suivants, dans le sens horaire, vous donnent chacun une carte de leur choix, en même temps. À deux joueurs : l’autre en donne une, puis vous en piochez une.
noble-body-2-picture-power_N = Les deux mains suivantes → votre main, une carte chacune

priest-title = Prêtre
priest-body-1 = Un autre joueur vous montre toute sa main : prenez-y une carte, puis donnez-lui une des vôtres, mais pas cette même carte [M14].
priest-body-2-picture-power_P = Voir une main, prendre une carte, en donner une

ranger-title = Rôdeur
ranger-body-1 = Prenez en main une carte d’une guilde quelconque, les vôtres comprises. Aucune guilde sur la table, ou aucune autre que celle que vous utilisez : piochez une carte à la place [M31].
ranger-body-2-picture-power_G = Une guilde → votre main

star-title = Étoile
star-body-1 = Chaque joueur pioche une carte, vous d’abord, puis dans le sens horaire.
star-body-2-picture-power_S = La pioche → toutes les mains

wizard-title = Magicien
wizard-body-1 = Piochez trois cartes. Une reste en main, les deux autres vont à la défausse ; vous choisissez laquelle finit au-dessus [M15].
wizard-body-2-picture-power_Z = Piocher trois, garder une, défausser deux

witch-title = Sorcière
witch-body-1 = Choisissez n’importe quelle guilde de la table, à qui qu’elle soit, et utilisez son pouvoir comme si elle était à vous. Les guildes de Bouffons et de Sorcières ne peuvent pas être choisies.
witch-body-2 = S’il n’y a pas d’autre guilde, révélez la première carte de la pioche, posez-la sur la défausse et utilisez son pouvoir. Une Sorcière révèle encore, un Bouffon ne fait rien, un Artisan se prend lui-même [M16]. Un Rôdeur ou un Assassin, sans aucune guilde sur la table, vous fait piocher une carte [M17].
witch-body-3-picture-power_W = Le pouvoir d’une guilde, comme si elle était à vous
