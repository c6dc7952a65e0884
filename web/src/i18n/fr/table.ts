import type en from '../en/table';
import { counted } from '../words';

const decimals = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const fr: typeof en = {
  menu: 'Menu',
  tabs: 'Le reste de la table',
  players: 'Joueurs',
  log: 'Journal',
  chat: 'Discussion',
  help: 'Aide',
  hint: 'Conseil',
  undo: 'Annuler',
  next: 'Suite',
  pause: 'Pause',
  resume: 'Reprendre',
  yourTurn: 'À vous de jouer',
  noTable: 'Il n’y a pas de table ici',
  emptySeat: 'Place libre',
  sinceYourTurn: 'depuis votre dernier tour',
  unread: (n) => `${n} ${n > 1 ? 'nouveaux' : 'nouveau'}`,
  noChat: 'Personne n’a encore rien dit.',
  say: 'Dire quelque chose',
  send: 'Envoyer',
  mute: (name) => `Ne plus entendre ${name}`,
  unmute: (name) => `Entendre ${name} de nouveau`,
  timeLeft: (time) => `Temps restant : ${time}`,
  days: (n) => counted('fr', n, { one: 'jour', other: 'jours' }),
  connectionLost: 'La connexion est perdue. Nouvel essai en cours ; rien n’est perdu.',
  serverTrouble: 'Le serveur ne peut rien enregistrer pour le moment. Patientez un peu.',
  dismiss: 'Masquer',
  percent: (n) => `${n} %`,
  decimal: (n) => decimals.format(n).replace('-', '−'),
  hintWhy: (win, nextWin, next) =>
    next === null
      ? `Ce choix gagne environ ${win} des parties imaginées à partir d’ici.`
      : `Ce choix gagne environ ${win} des parties imaginées à partir d’ici ; le suivant, « ${next} », environ ${nextWin}.`,
  hintTable: 'Ce que le robot pense de chaque choix',
  hintChoice: 'Choix',
  hintWin: 'Victoires',
  hintScore: 'Points',
  hintTake: (what) => `Le faire : ${what}`,
  saveRecord: 'Enregistrer la partie dans un fichier',
  downloadRecord: 'Télécharger le fichier',
  reasons: {
    late: 'Trop tard : la partie a continué.',
    illegal: 'Ce n’est pas possible maintenant.',
    'no-undo': 'Impossible d’annuler : vous avez appris quelque chose, ou quelqu’un a choisi depuis.',
    'not-now': 'Ce n’est pas possible maintenant.',
    store: 'Le serveur n’a pas pu l’enregistrer. Réessayez.',
    'too-many': 'Doucement : c’était trop à la fois.',
    'not-found': 'Cette table n’existe pas.',
    'not-yours': 'Ce n’est pas votre place.',
    engine: 'Le moteur de la page a échoué. Rechargez la page.',
    damaged: 'Cette partie ne peut plus être lue. Elle reste telle quelle sur cet appareil.',
    unreachable: 'Le serveur ne répond pas. Êtes-vous hors ligne ?',
    'seat-taken': 'Quelqu’un a été plus rapide : la place est prise.',
  },
};
export default fr;
