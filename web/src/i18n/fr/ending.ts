import type en from '../en/ending';

const texts: typeof en = {
  concede: 'Abandonner …',
  abandon: 'Annuler la partie …',
  proposeAbandon: 'Proposer d’annuler …',
  concedeTwo: (name) =>
    `Vous abandonnez : la partie se termine et ${name} gagne. Elle compte comme une défaite pour vous.`,
  concedeMore:
    'Vous abandonnez pour de bon : un robot joue à votre place jusqu’au bout et les autres continuent. Vous êtes dernier dans vos statistiques.',
  concedeBots:
    'Vous abandonnez : la partie compte comme une défaite. Elle peut s’arrêter là, ou les robots peuvent la finir.',
  concedeDevice: 'Vous abandonnez pour de bon : un robot joue à votre place jusqu’au bout et les autres continuent.',
  concedeDeviceBots:
    'Vous abandonnez : les robots gagnent. La partie peut s’arrêter là, ou les robots peuvent la finir.',
  concedeDeviceTwo: (name) => `Vous abandonnez : la partie se termine et ${name} gagne.`,
  concedeIt: 'Abandonner',
  endNow: 'Abandonner et arrêter',
  letBots: 'Laisser finir les robots',
  abandonAll:
    'Si tout le monde accepte, la partie s’arrête sans vainqueur et ne compte dans les statistiques de personne. Vous pouvez le proposer trois fois.',
  abandonAlone: 'La partie s’arrête sans vainqueur. Elle ne compte pas dans vos statistiques.',
  abandonDevice: 'La partie s’arrête pour tout le monde sur cet appareil, sans vainqueur. Demandez d’abord aux autres.',
  abandonIt: 'Annuler la partie',
  propose: 'Proposer',
  goOn: 'Continuer à jouer',
  proposed: (name) =>
    `${name} propose d’annuler la partie : pas de vainqueur, et elle ne compte dans les statistiques de personne.`,
  agree: 'Accepter',
  yours: (names) => `Vous proposez d’annuler la partie. En attente de ${names}.`,
  agreed: (names) => `Vous acceptez d’annuler la partie. En attente de ${names}.`,
  takeBack: 'Retirer',
  lapsesAt: (time) => `Ouvert jusqu’à ${time} ; ensuite, on n’attend plus les absents.`,
  has: (name) => `${name} a abandonné. Un robot joue à sa place jusqu’au bout.`,
  youHave: 'Vous avez abandonné. Un robot joue à votre place jusqu’au bout ; vous pouvez regarder et discuter.',
  ok: 'OK',
  wins: (name) => `${name} gagne`,
  youWin: 'Vous gagnez',
  botsWin: 'Les robots gagnent',
  byConcession: (name) => `${name} a abandonné.`,
  youConceded: 'Vous avez abandonné.',
  abandoned: 'La partie a été annulée',
  byAgreement: 'D’un commun accord. Personne ne gagne, et elle ne compte dans les statistiques de personne.',
  lastPlace: (names) => `Abandon, donc dernière place quoi qu’ait fait le robot : ${names}.`,
  log: {
    concede: ({ you, name }) => (you ? 'Vous avez abandonné' : `${name} a abandonné`),
    propose: ({ you, name }) =>
      you ? 'Vous avez proposé d’annuler la partie' : `${name} a proposé d’annuler la partie`,
    agree: ({ you, name }) => (you ? 'Vous avez accepté' : `${name} a accepté`),
    decline: ({ you, name }) => (you ? 'Vous avez voulu continuer' : `${name} a voulu continuer`),
    withdraw: ({ you, name }) => (you ? 'Vous avez retiré la proposition' : `${name} a retiré la proposition`),
    lapse: ({ you, name }) =>
      you ? 'Vous avez continué à jouer : la proposition tombe' : `${name} a continué à jouer : la proposition tombe`,
    expired: 'Tout le monde n’a pas accepté à temps',
  },
};
export default texts;
