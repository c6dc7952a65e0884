// The prompt: the open question, or during a beat its event, in a sentence.

import { medievallons } from './texts';
import type { Play } from '../../table/play.svelte';
import type { Question } from '../../table/game_ui';
import { partner, receiver } from './choice';
import { focusOf } from './light';
import { sentence } from './log';
import { guildWins } from './options';
import type { MedievallonsView } from './view';

export function questionOf(play: Play): Question {
  const view = play.view as MedievallonsView | null;
  if (!view) return { mine: false, title: '' };
  // The next question is hidden until the events before it have been shown.
  const happening = focusOf(play);
  if (happening) {
    const { event, group } = happening;
    const actor = event.seat === undefined ? undefined : play.colour(event.seat);
    return { mine: false, title: sentence(group, play) ?? '', actor };
  }
  const { seats, over, chance } = view.asked;
  if (over) return { mine: false, title: outcome(play) };
  if (chance) return { mine: false, title: medievallons().wait.chance };
  const playing = play.source.offers.play && view.seat !== null;
  if (playing && seats.includes(view.seat!)) return mine(view, play);
  const names = seats.map((seat) => play.plainName(seat));
  if (playing && view.legal.length > 0) {
    const { chosen, chosenDetail } = medievallons().ask;
    return { mine: false, title: chosen(names), detail: chosenDetail };
  }
  return { mine: false, title: waiting(view, play, names) };
}

function mine(view: MedievallonsView, play: Play): Question {
  const ask = medievallons().ask;
  const power = view.power?.kind ?? null;
  const target = view.power?.target ?? null;
  const name = target === null ? '' : play.name(target);
  switch (view.asked.kind) {
    case 'turn': {
      const has = (...verbs: string[]): boolean => view.legal.some((choice) => verbs.includes(choice.verb));
      const wins = guildWins(view) && has('guild');
      const words = !has('activate', 'extend') ? ask.turnCards : has('play') ? ask.turn : ask.turnGuilds;
      return { mine: true, title: words[0], detail: wins ? ask.turnWins : words[1] };
    }
    case 'target':
      return { mine: true, title: (power && ask.whom[power]) ?? ask.target };
    case 'name':
      return { mine: true, title: ask.name(name), detail: medievallons().then.name };
    case 'card':
      return { mine: true, title: (power && ask.card[power]) ?? ask.other };
    case 'copy':
      return { mine: true, title: ask.copy };
    case 'take':
      return { mine: true, title: ask.take(name), detail: medievallons().then.take };
    case 'give': {
      const to = play.name(receiver(view));
      return { mine: true, title: (power && ask.giving[power]?.(to)) ?? ask.other, detail: ask.giveDetail };
    }
    case 'swap':
      return { mine: true, title: ask.swap(play.name(partner(view))), detail: ask.swapDetail };
    case 'keep':
      return { mine: true, title: ask.keep, detail: medievallons().then.keep };
    case 'top':
      return { mine: true, title: ask.top };
    default:
      return { mine: true, title: ask.other };
  }
}

function waiting(view: MedievallonsView, play: Play, names: string[]): string {
  const wait = medievallons().wait;
  const name = names[0] ?? '';
  const target = view.power?.target ?? null;
  switch (view.asked.kind) {
    case 'turn':
    case 'target':
    case 'card':
    case 'copy':
    case 'keep':
    case 'top':
      return wait[view.asked.kind](name);
    case 'name':
    case 'take':
      return target === null ? wait.other(names) : wait[view.asked.kind](name, play.who(target));
    case 'give':
      return wait.give(names, play.who(receiver(view)));
    case 'swap':
      return wait.swap(names);
    default:
      return wait.other(names);
  }
}

/** The winner in a sentence. */
export function outcome(play: Play): string {
  const words = medievallons().end;
  const winners = play.state?.info.result?.winners ?? [];
  if (winners.length === 0) return medievallons().wait.over;
  if (winners.length > 1) return words.share(winners.map((seat) => play.who(seat)));
  const who = play.who(winners[0]!);
  return who.you ? words.youWin : words.wins(who.name);
}
