// Grammar mistakes that a program can find: a verb that does not agree with “you”, a number that does not agree with
// its noun.

import type { Language } from './i18n';

const faults: Record<Language, RegExp[]> = {
  en: [
    /(?<![\d.,])\b1 (cards|points|turns|guilds|seats|squares|games|bots|choices|coats|minutes|hours|days)\b/,
    /(?<![\d.,])\b(?:[02-9]|\d{2,}) (card|point|turn|guild|seat|square|game|player|bot|choice)\b/, // 3 card
    /\ba [aeio][a-z]+/i, // a Artisan
    /\ban [bcdfgjklmnpqrstvwxyz][a-z]+/i,
  ],
  fr: [
    /(?<![\d,])[01] (cartes|points|tours|guildes|places|cases|parties|robots|blasons|jours)(?!\p{L})/u, // 1 cartes
    /(?<![\d,])(?:[2-9]|\d{2,}) (carte|point|tour|guilde|place|case|partie|joueur|robot)(?!\p{L})/u, // 3 carte
  ],
  ru: [
    /(?<![\d,])1 (карты|карт|очка|очков|хода|ходов|гильдии|гильдий|мест|места)(?!\p{L})/u,
    /(?<![\d,1])[2-4] (карт|очков|ходов|гильдий|мест)(?!\p{L})/u,
    /(?<![\d,])(?:[5-9]|1\d) (карта|карты|очко|очка|ход|хода|гильдия|место|места)(?!\p{L})/u,
  ],
  de: [
    // 1 Karten, 3 Karte
    /(?<![\d,])\b1 (Karten|Punkten?|Zügen?|Gilden|Plätzen?|Feldern?|Partien|Bots|Tagen?|Runden|Aufgaben|Personen|Tischen?)(?!\p{L})/u,
    /(?<![\d,])\b(?:[02-9]|\d{2,}) (Karte|Punkt|Zug|Gilde|Platz|Feld|Partie|Bot|Tag|Runde|Aufgabe|Person|Tisch|Regel)(?!\p{L})/u,
    // einen Karte, eine Zug, den Feld
    /(?<!\p{L})([Ee]in(en|em|es)?|[Dd]e[nms]|[Dd]as) (Karte|Gilde|Partie|Leiste|Hand|Runde|Uhr|Ablage|Wette|Lektion)(?!\p{L})/u,
    /(?<!\p{L})([Ee]iner?|[Dd]as) (Punkt|Zug|Platz|Tisch|Bot|Stapel|Narr|Narren|Stern|Knappen)(?!\p{L})/u,
    /(?<!\p{L})([Ee]ine[nr]?|[Dd]e[nr]) (Feld|Spiel|Konto|Gerät|Ende)(?!\p{L})/u,
    // mit du, von dich, für dir
    /(?<!\p{L})(an|auf|bei|für|gegen|mit|ohne|von|zu) du(?!\p{L})/u,
    /(?<!\p{L})(aus|bei|mit|von|zu) (dich|einen)(?!\p{L})/u,
    /(?<!\p{L})(für|gegen|ohne|durch) (dir|dem|einem)(?!\p{L})/u,
    // Du spielt, Hugo spielst
    /(?:^|[.:;] )Du (?!und |oder |selbst )(?:ist|(?!\p{L}*(?:st|ßt|zt|xt)(?!\p{L}))\p{Ll}+)(?!\p{L})/u,
    /(?:^|[.:;] )(?:Anne|Hugo|Paul) (?!(?:ist|lässt|liest|löst|passt) )\p{Ll}+st(?!\p{L})/u,
  ],
};

/** “You” with a verb in another person, in a sentence about the reader. */
const ofYou: Record<Language, RegExp> = {
  en: /(?:^|[.:;,] )[Yy]ou (?!pass\b|guess\b|miss\b|discuss\b|always\b)[a-z]+s\b/, // You lays
  fr: /^Vous (?!et |ne |n’|y |en |avec |deux |tous |vous )(?![\p{L}’]*(?:ez|êtes|faites|dites)(?!\p{L}))\p{L}+/u, // Vous pose
  ru: /^Вы (?!и |не |уже |ещё |в |за |на |с |тоже |сами )(?!\p{L}*(?:те|тесь|ли|лись)(?!\p{L}))\p{Ll}+/u, // Вы ходит
};

/** The words that are wrong in a text. `you`: true if the text may be about the reader. */
export function grammarFaults(language: Language, text: string, you = true): string[] {
  return [...(faults[language] ?? []), ...(you && ofYou[language] ? [ofYou[language]] : [])].flatMap(
    (fault) => fault.exec(text)?.[0] ?? [],
  );
}
