// One word for one thing, in each language: `says` is the word of the box, or ours where the box has none, and `never` finds what
// else one might write. Only tests read this.

import type { Language } from './i18n';

interface Entry {
  says: string;
  never: RegExp;
}

export const glossary: Record<Language, Entry[]> = {
  en: [
    { says: 'they', never: /\b(he|she|his|him|her) (plays|moves|takes|disc|cards|square|turn)\b/i },
    { says: 'whoever', never: /\bwhoever shall\b|\bhow shall\b/i },
    { says: 'the leaders', never: /\bthe first (move|earn) / },
    { says: 'trade', never: /\bswap two cards\b/i },
    { says: 'per choice', never: /\} a choice/ },
    { says: 'Wrong name or passphrase', never: /do not belong together/ },
    { says: 'Create an account', never: /Keep who you are|Make the account/ },
    { says: 'Current passphrase', never: /Passphrase until now/ },
    { says: 'symbols', never: /remember than signs/ },
    { says: 'Leave seat', never: /Stand up/ },
    { says: 'Waiting for NAME’s browser', never: /only the number of/ },
    { says: 'operator', never: /whoever runs (the|this) server/i },
  ],
  fr: [
    { says: 'pion', never: /\bdisques?\b/i },
    { says: 'Service du roi', never: /Service du Roi/ },
    { says: 'décompte', never: /\bévalu(er|ée?s?|ation)\b/i },
    { says: 'paquet (de cartes)', never: /deux piles de trois|Montrer ces piles/i },
    { says: 'relever', never: /\bremont(er|ez|e) (un|votre|sur)\b/i },
    { says: 'activer une guilde', never: /utilis(er|ez|e) (une|la|votre|sa) guilde/i },
    { says: 'étendre une guilde', never: /\bagrandi/i },
    { says: 'site de fans', never: /\bd’amateurs\b/i },
    { says: 'coup', never: /\bce pas\b|Pas \$/ },
    { says: 'rapporter (une piste)', never: /(pistes?|Roi|roi|Quêtes|Charité)( ne)? paie/ },
    { says: 'hors ligne', never: /absent·e|'absent/ },
    { says: 'Créer un compte', never: /Restez vous-même/ },
    { says: 'administrateur', never: /[Qq]ui gère le serveur/ },
  ],
  ru: [
    { says: 'Образование', never: /Учёб/ },
    { says: 'Благотворительность', never: /Милосерди/ },
    { says: 'Поединок', never: /Поединк(и|ов|ах|ами)\b/ },
    { says: 'Турнир', never: /Турнир(ы|ов|ах|ами)(?![а-яё])/ },
    { says: 'Дракон', never: /Подвиг/ },
    { says: 'Король', never: /Служб(ы|е|у|ой) королю|Служба королю(?!['»:]|$)/ },
    { says: 'Чаша', never: /[Кк]уб(ок|ка|ку|ком|ке)(?![а-яё])/ },
    { says: 'нейтральный', never: /[Нн]ич(ей|ьего|ейн(ый|ого))(?![а-яё])/ },
    { says: 'приносить очки', never: /(дорожк[аи]|Король|Дракон|места?) плат[ия]т/ },
    { says: 'в руке', never: /[Нн]а ((этой|своей|вашей) )?рук[еу](?![а-яё])/ },
    { says: 'Воспроизвести', never: /Пустить/ },
    { says: 'Свои значения', never: /[Дд]омашн/ },
    { says: 'распадается (гильдия)', never: /распу(ска|щен)/ },
    { says: 'рубашкой вверх', never: /не глядя/ },
    { says: 'в Галантности', never: /[Нн]а Галантности/ },
    { says: 'без калек', never: /продуманн|дума(ет|ют) крепко/ },
    { says: 'с руки', never: /из руки(?![а-яё])/ },
    { says: 'администратор', never: /кто (держит|ведёт) (этот )?сервер/ },
    { says: 'Создать учётную запись', never: /Оставайтесь собой/ },
    { says: 'Найти игру', never: /Найти мне игру/ },
    { says: 'На сайте с …', never: /Здесь с / },
    { says: 'лидеры', never: /[Пп]ервые (двигают|получают)/ },
  ],
};
