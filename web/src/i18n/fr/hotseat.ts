import type en from '../en/hotseat';

const fr: typeof en = {
  handTo: (name) => `Passez l’appareil à ${name}`,
  covered: 'Toutes les cartes sont cachées. Rien de votre jeu n’apparaît avant que vous le demandiez.',
  show: (name) => `C’est moi, ${name}\u00a0: voir mes cartes`,
  boardTitle: 'Votre main est sur votre téléphone',
  scan: 'Scannez pour prendre place ou pour revenir.',
  code: 'Code QR de la table',
  free: 'place libre',
  botsMove: 'Les robots jouent…',
  bot: 'robot',
  done: 'n’a rien à choisir pour l’instant',
};
export default fr;
