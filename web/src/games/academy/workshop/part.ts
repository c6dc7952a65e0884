// A variation in the workshop and in the companion. Positions are as in docs/position.md.

import type { Component } from 'svelte';
import type { AcademyView, Track } from '../view';
import type { Tracks } from './discs';
import type { Names } from './names';

export const moments = ['deal', 'draft', 'play', 'scoring', 'end'] as const;
/** `cards`: as `play`, but with the discs before the first card. */
export type Moment = (typeof moments)[number] | 'cards';

/** A round's pay by squire. `kingTwice`: King's Service paid twice. */
export type Coats = Partial<Record<Track, number[]>> & { kingTwice?: boolean };

export interface AcademyPosition {
  round?: number;
  first?: number;
  moment?: Moment;
  tracks?: Tracks;
  points?: number[];
  coats?: Coats[];
  hands?: string[][];
  kept?: string[][];
  played?: string[][];
  /** Fields of variations. */
  [field: string]: unknown;
}

export interface FieldProps {
  view: AcademyView;
  position: AcademyPosition;
  say: (change: AcademyPosition) => void;
}
/** Fields beside the coats of a round. */
export interface CoatProps extends FieldProps {
  round: number;
  coats: Coats;
  pay: (change: Coats) => void;
}

export interface WorkshopPart {
  /** Its fields of a position: those that a round without dealt cards lacks, and the others. */
  roundFields?: readonly string[];
  gameFields?: readonly string[];
  /** Round fields that a position with dealt cards must have. */
  needed?: (squires: number) => AcademyPosition;
  /** The fields kept at a table with so many squires. `same`: as many as before. */
  fit: (position: AcademyPosition, squires: number, same: boolean) => AcademyPosition;
  /** By reason, a fault in words. */
  faults?: Record<string, (values: string[], names: Names) => string>;
  /** The next round in which a track pays, if that differs. */
  payingRound?: (track: Track, round: number) => number;
  Coats?: Component<CoatProps>;
  /** In the companion: fields that no player knows, those of the discs' final places, and facts that no track shows. */
  unknown?: (squires: number) => AcademyPosition;
  places?: (view: AcademyView) => AcademyPosition;
  notes?: (view: AcademyView, nameOf: (squire: number) => string) => string[];
}
