import type en from '../en/order';

const fr: typeof en = {
  block: 'Bloquer',
  blockLine:
    'Vous ne voyez plus ses messages, cette personne ne peut plus s’asseoir à vos tables et on ne vous réunit plus. Elle n’en est pas informée.',
  blocked: 'Bloqué.',
  report: 'Signaler…',
  reportLine: 'La personne qui gère ce serveur le verra, avec les messages cochés.',
  linesOf: 'Ses messages',
  why: 'Que s’est-il passé\u202f?',
  send: 'Envoyer le signalement',
  reported: 'Merci, c’est transmis.',
  silence: 'Retirer la parole',
  hear: 'Rendre la parole',
  remove: 'Exclure de la partie…',
  removeLine: 'Un robot jouera à sa place jusqu’à la fin. C’est définitif.',
  removeSure: 'Exclure',
  blockedTitle: 'Personnes bloquées',
  unblock: 'Débloquer',
  about: (name) => `À propos\u00a0: ${name}`,
};
export default fr;
