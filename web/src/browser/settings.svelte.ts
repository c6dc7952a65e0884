// The settings of this device, saved in its storage.

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
export type TextSize = 'normal' | 'large' | 'larger';

/** Factors for the text size and for everything measured in rem. */
export const textSizes: Record<TextSize, number> = { normal: 1, large: 1.125, larger: 1.25 };

/** Factors for the duration of a beat. */
export const paces: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 };

interface Kept {
  theme: Theme;
  textSize: TextSize;
  speed: Speed;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** When it is the viewer's turn: a badge on the tab and the icon, a sound, a browser notification. */
  turnSign: boolean;
  turnBell: boolean;
  turnNotice: boolean;
  /** Web Push, while the page is closed. */
  turnPush: boolean;
  /** Hide the standings until the end, as in the box. */
  hideScores: boolean;
  name: string;
  /** True if the line that recommends an account to guests was closed. */
  staysGuest: boolean;
  /** True if others may see that the viewer is online; null before the first choice. */
  shown: boolean | null;
  /** The table whose board is on a large screen, so that this device shows only the hand. */
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

/** Saves the settings when they change, and applies the theme. Call once. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(key, JSON.stringify(settings));
      } catch {
        // The page works without storage.
      }
    });
    $effect(() => {
      if (settings.theme === 'auto') delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = settings.theme;
    });
  });
}
