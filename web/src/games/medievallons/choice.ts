// A choice in words: its button, and its effect.

import { medievallons } from './texts';
import type { Play } from '../../table/play.svelte';
import { counted } from './kinds';
import { guildAt, guildWins } from './options';
import type { MedievallonsChoice, MedievallonsView } from './view';

/** A choice in a few words, for its button. */
export function choiceWords(choice: MedievallonsChoice, view: MedievallonsView, play: Play): string {
  const words = medievallons().choice;
  const cards = counted(choice.cards ?? []);
  const { kind, guild, seat } = choice;
  const name = seat === undefined ? '' : play.name(seat);
  switch (choice.verb) {
    case 'guild':
      return words.guild(cards);
    case 'extend':
      return guild ? words.extend(cards, guildAt(view, guild)?.kind ?? kind!) : choice.text;
    case 'draw':
      return words.draw(choice.count ?? 1);
    case 'target':
      return (words.whom[view.power!.kind!] ?? words.target)(name);
    case 'name':
      return words.name(name, kind!);
    case 'card': {
      const of = guildAt(view, guild!)?.kind ?? kind!;
      return words.card[view.power!.kind!]?.(play.who(seat!), kind!, of) ?? choice.text;
    }
    case 'copy':
      return words.copy(play.who(seat!), kind!);
    case 'swap':
      return words.swap(cards);
    case 'play':
    case 'activate':
    case 'take':
    case 'give':
    case 'keep':
    case 'top':
      return kind ? words[choice.verb](kind) : choice.text;
    default:
      return choice.text;
  }
}

/** The effect of a choice, in advance. */
export function consequence(choice: MedievallonsChoice, view: MedievallonsView, play: Play): string {
  const { then, more } = medievallons();
  const { kind, guild, seat } = choice;
  switch (choice.verb) {
    case 'play':
      return `${more[kind!]} ${then.play}`;
    case 'guild':
      return guildWins(view) ? then.wins : `${then.guild} ${more[kind!]}`;
    case 'activate':
      return `${more[kind!]} ${then.activate}`;
    case 'extend': {
      const size = (guildAt(view, guild!)?.size ?? 0) + (choice.cards?.length ?? 0);
      return `${then.extend(size)} ${more[kind!]}`;
    }
    case 'target': {
      const target = view.seats[seat!];
      return target ? then.target(target.hand.count, target.guilds.length) : '';
    }
    case 'name':
      return then.name;
    case 'card': {
      const left = (guildAt(view, guild!)?.size ?? 0) - 1;
      return left < 3 ? then.dissolves(play.who(seat!)) : then.remain(left);
    }
    case 'copy':
      return more[kind!];
    case 'take':
      return then.take;
    case 'give':
      return then.give(play.who(receiver(view)));
    case 'swap':
      return then.swap(play.who(partner(view)));
    case 'keep':
      return then.keep;
    case 'top':
      return then.top;
    default:
      return '';
  }
}

/** The receiver of given cards. If several give at once, it is the active player; a single giver returns a card to
    the target. */
export function receiver(view: MedievallonsView): number {
  return view.asked.together ? view.active : (view.power?.target ?? view.active);
}
/** The viewer's partner in a swap. */
export function partner(view: MedievallonsView): number {
  return view.active === view.seat ? (view.power?.target ?? view.active) : view.active;
}
