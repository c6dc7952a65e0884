import bet from './bet/bet';
import codex from './codex/codex';
import knights from './knights/knights';
import scrolls from './scrolls/scrolls';
import type { EventPart, Variation } from './variation';

export const variations: readonly Variation[] = [bet, knights, scrolls, codex];

const events: Record<string, EventPart> = Object.assign({}, ...variations.map((one) => one.events));

/** The part of the rule that has this event; undefined for events of the base game. */
export const eventPart = (event: string): EventPart | undefined => events[event];
