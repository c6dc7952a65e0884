// What a person has set on this device, and keeps.

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
export type TextSize = 'normal' | 'large' | 'larger';

/** How large letters are, and all that is measured by them, in shares of the usual. */
export const textSizes: Record<TextSize, number> = { normal: 1, large: 1.125, larger: 1.25 };

/** How long a moment is shown, in shares of the usual. */
export const paces: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 };

interface Kept {
  theme: Theme;
  textSize: TextSize;
  speed: Speed;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** When it is one's turn: a sign in the tab and on the icon, a bell, a notice of the browser's. */
  turnSign: boolean;
  turnBell: boolean;
  turnNotice: boolean;
  /** And while the page is closed. */
  turnPush: boolean;
  /** Standings hidden until the end, as in the box. */
  hideScores: boolean;
  name: string;
  /** Whether somebody has closed the line that tells guests of accounts. */
  staysGuest: boolean;
  /** Whether others may see that one is here; null: not asked yet. */
  shown: boolean | null;
  /** The table whose board is on a large screen, so that here only the hand is shown. */
  handAt: string;
}

const key = 'roundtable.settings';
const defaults: Kept = {
  theme: 'auto',
  textSize: 'normal',
  speed: 'normal',
  sound: true,
  volume: 0.5,
  turnSign: true,
  turnBell: false,
  turnNotice: false,
  turnPush: false,
  hideScores: false,
  name: '',
  staysGuest: false,
  shown: null,
  handAt: '',
};

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = $state<Kept>({ ...defaults, ...kept() });

/** Keeps what is set, and shows the theme. Call once. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(key, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
    $effect(() => {
      if (settings.theme === 'auto') delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = settings.theme;
    });
  });
}
