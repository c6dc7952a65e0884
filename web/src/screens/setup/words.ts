// Names of options: from the game's texts, otherwise from the engine.

import type { SetupTexts } from '../../games/setup';
import type { OptionDescription } from '../../protocol/description';

export interface OptionWords {
  name: string;
  line: string;
  value(name: string): { name: string; line: string };
  place(i: number): string;
  row(n: number): string;
  unit: string;
}

export function wordsOf(option: OptionDescription, texts: SetupTexts | undefined): OptionWords {
  const own = texts?.options[option.name];
  return {
    name: own?.name ?? option.about,
    line: own?.line ?? '',
    value: (name) => ({ name: own?.values?.[name]?.[0] ?? name, line: own?.values?.[name]?.[1] ?? '' }),
    place: (i) => own?.places?.[i] ?? String(i + 1),
    row: (n) => own?.row?.(n) ?? String(n),
    unit: own?.unit ?? '',
  };
}
