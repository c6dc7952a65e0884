export default {
  independent:
    'Roundtable is made by people who like these games. It is independent: not made, endorsed or checked by their authors or publishers. All rules and texts here are in our own words. If you enjoy a game, buy the box.',
  games: 'The games',
  trademarks: 'The names of the games belong to their owners.',
  pictures: 'Pictures',
  icons:
    'Icons of suits, tracks and guilds: game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0. Colours and sizes are ours.',
  drawn: 'Discs, cards, boards and everything else are drawn for Roundtable.',
  letters: 'Typefaces',
  fonts: 'Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.',
  programs: 'Programs',
  libraries:
    'The page is built with Svelte and Vite (MIT licence). The engine is ours, and runs in your browser as WebAssembly.',
  licence: 'Roundtable itself is free software under the Apache License 2.0.',
  privacy: 'Your data',
  data: 'Games against bots stay on your device. With friends, the server keeps your name and your games. Nothing is sent to anybody else; there are no trackers.',
};
