import { counted } from '../words';
import { of } from '../french';
import type en from '../en/check';

const fr: typeof en = {
  title: 'Vérifier cette partie',
  toTable: 'À la table',
  looked: 'Ce qui a été vérifié',
  verdict: {
    checking: 'Vérification …',
    fair: 'Personne n’a choisi ces cartes',
    alone: 'Un seul nombre a fait ces cartes',
    device: 'Jouée sur cet appareil',
    unsealed: 'Cette partie n’était pas scellée',
    wrong: 'Cette partie ne correspond pas à ses sceaux',
  },
  checkingLine: 'Votre navigateur refait chaque mélange.',
  verdictLine: {
    alone:
      'Personne à la table n’a ajouté de nombre. Les cartes ne pouvaient pas changer pendant la partie, mais nul ne sait comment ce nombre a été choisi.',
    device: 'Personne d’autre ne pouvait ajouter un nombre. Les cartes découlent d’un seul, et n’ont pas été changées.',
    unsealed: 'Son enregistrement n’a pas de nombres : rien ne dit d’où viennent les cartes.',
    wrong:
      'Quelqu’un l’a modifiée : l’administrateur du serveur, ou la personne qui vous a donné l’enregistrement. Gardez-le, et ne vous fiez pas à cette table.',
  },
  youWereThere: 'Un seul nombre honnête suffit, et le vôtre en fait partie.',
  withoutYou:
    'Le vôtre ne fait pas partie des nombres : vous étiez loin au début de la partie, ou le serveur l’a laissé de côté.',
  peopleThere: (n: number) =>
    `${counted('fr', n, { one: 'personne a ajouté', other: 'personnes ont ajouté' })} un nombre. Si une seule est honnête, cela suffit.`,
  found: { right: 'juste', wrong: 'faux', unknown: 'inconnu' },
  checks: {
    sealed: 'Scellée avant la première carte',
    fits: 'Chaque nombre correspond à son sceau',
    shuffles: 'Les mélanges découlent des nombres',
    choices: 'Chaque choix était permis',
    result: 'Le résultat est juste',
  },
  right: {
    sealed: (people: number) =>
      `Cet appareil a vu les sceaux du serveur et de ${counted('fr', people, { one: 'personne', other: 'personnes' })} avant d’ouvrir son propre nombre.`,
    fits: (people: number) =>
      people === 0 ? 'Le nombre du serveur n’a pas changé.' : `${people + 1} sur ${people + 1} : aucun n’a changé.`,
  },
  draws: (n: number) =>
    `${counted('fr', n, { one: 'mélange ou tirage, refait ici, donne', other: 'mélanges et tirages, refaits ici, donnent' })} la même chose.`,
  choices: (n: number) =>
    `${counted('fr', n, { one: 'choix rejoué', other: 'choix rejoués' })} selon les règles dans votre navigateur.`,
  resultRight: 'Recompté ici, c’est le même.',
  unknown: {
    sealed: 'Cet appareil n’était pas là, ou n’a pas ajouté de nombre.',
    fits: 'Il n’y a pas de table à laquelle comparer l’enregistrement.',
    shuffles: 'Il n’y a rien dont ils puissent découler.',
    choices: 'Il n’y en a pas.',
    result: 'La partie n’a pas été jouée jusqu’au bout.',
  },
  wrong: {
    sealed: 'Cet appareil a vu d’autres sceaux, ou son nombre a été laissé de côté.',
    fits: 'La table montre d’autres sceaux que ceux de ces nombres.',
    shuffles: 'Ces nombres donnent d’autres cartes.',
    choices: 'Quelque chose y est contraire aux règles.',
    result: 'Les règles donnent un autre résultat.',
  },
  host: 'Ce qu’un hôte peut encore faire',
  look: 'Regarder. L’administrateur du serveur pouvait voir toutes les mains pendant la partie, mais ni changer une carte, ni choisir un mélange.',
  refuse: 'Refuser de distribuer. Avant la première carte, une table peut être fermée ; tout le monde le voit.',
  anew: (times: number, names: string) =>
    `Cette table a recommencé ${times === 1 ? 'une fois' : `${times} fois`} avant la première carte, la dernière fois faute d’un nombre ${of(names)}.`,
  numbers: 'Les nombres',
  seals: 'Les sceaux',
  server: 'Serveur',
  bot: 'Bot',
  somebody: 'quelqu’un',
  you: (name: string) => `${name} (vous)`,
  noNumber: 'n’en a pas ajouté',
  botNone: 'les bots n’en ajoutent pas',
  record: 'L’enregistrement contient tout. Un autre programme peut refaire la vérification.',
  download: 'Télécharger l’enregistrement',
  stillSealed: 'Scellée',
  stillSealedLine: 'Quand la partie sera finie, les nombres seront ouverts ici, et tout pourra être vérifié.',
  doubtTitle: 'Ce serveur ne tient pas parole',
  doubt: {
    changed:
      'Il montre d’autres sceaux qu’au moment où votre nombre a été ouvert. Les cartes de cette partie ont pu être choisies.',
    denied:
      'Il dit que votre nombre n’est pas venu, alors qu’il l’avait confirmé. Il a donc pu écarter un mélange qui ne lui plaisait pas.',
  },
  doubtAdvice: 'Mieux vaut ne pas jouer ici.',
  seeCheck: 'Voir les sceaux',
};
export default fr;
