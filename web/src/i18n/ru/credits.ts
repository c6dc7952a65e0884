import type en from '../en/credits';

const ru: typeof en = {
  independent:
    'Roundtable делают люди, которым нравятся эти игры. Сайт независимый: его не создавали, не одобряли и не проверяли авторы или издатели игр. Все правила и тексты изложены нашими словами. Понравилась игра — купите коробку.',
  games: 'Игры',
  academy: 'Medieval Academy: автор Николя Понсен, художник Пьеро, издатель Blue Cocker Games, 2014.',
  medievallons: 'Medievallons: автор и художник Кун Балкестейн (Coen Balkestein), издатель Wulfhorn Games.',
  trademarks: 'Названия игр принадлежат их владельцам.',
  pictures: 'Картинки',
  icons:
    'Значки мастей, дорожек и гильдий: game-icons.net, авторы Lorc, Delapouite и другие, лицензия CC BY 3.0. Цвета и размеры наши.',
  drawn: 'Фишки, карты, поля и всё остальное нарисовано для Roundtable.',
  letters: 'Шрифты',
  fonts: 'Alegreya и Alegreya Sans: Хуан Пабло дель Пераль, Huerta Tipográfica, лицензия SIL Open Font License 1.1.',
  programs: 'Программы',
  libraries: 'Сайт построен на Svelte и Vite (лицензия MIT). Движок наш, он работает в вашем браузере как WebAssembly.',
  licence: 'Roundtable — свободная программа под лицензией Apache 2.0.',
  privacy: 'Ваши данные',
  data: 'Партии с ботами остаются на вашем устройстве. В игре с друзьями сервер хранит ваше имя и ваши партии. Больше никому ничего не отправляется; слежки нет.',
};
export default ru;
