// The names and colours of the seats at a table.

import { common, table, telling } from '../i18n/i18n';
import type { Who } from '../i18n/words';
import type { Options, SeatInfo, TableState } from '../protocol/protocol';
import type { Source } from '../source/source';
import { colours, type Colour } from '../ui/players';

/** Names that look equal count as equal. */
const alike = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase();

/** The part of a table that names depend on. */
interface Seated {
  readonly ui: { ownColours: (options: Options) => boolean };
  readonly source: Pick<Source, 'offers' | 'steps'>;
  readonly state: TableState | null;
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
}

export class Names {
  constructor(private readonly play: Seated) {}

  /** For use by itself: `You`, `Ann`. */
  name(seat: number): string {
    if (seat === this.play.seat && this.play.source.offers.play) return common().you;
    return this.plain(seat);
  }
  /** Without `You`. Equal names are distinguished by the colour, or by the seat if seats have no colours. */
  plain(seat: number): string {
    const { seats, state, ui } = this.play;
    const name = this.own(seat);
    const same = (other: number): boolean =>
      other !== seat && seats[other]?.kind !== 'open' && alike(this.own(other)) === alike(name);
    if (seats[seat]?.kind === 'open' || !seats.some((_, other) => same(other))) return name;
    const coloured = ui.ownColours(state?.info.options ?? {});
    return telling().marked(name, coloured ? telling().colours[this.colour(seat)] : String(seat + 1));
  }
  /** A person's name, distinguished from equal names at the table. */
  person({ user, name }: { user: string; name: string }): string {
    const seat = this.play.seats.findIndex((one) => one.kind === 'person' && one.user === user);
    return seat < 0 ? name : this.plain(seat);
  }
  /** For sentences. */
  who(seat: number): Who {
    const { source } = this.play;
    const you = (seat === this.play.seat && source.offers.play) || this.own(seat) === common().you;
    return { name: this.plain(seat), you };
  }
  /** A seat's colour, if seats have colours (in Lancelot, squires have them). */
  colour(seat: number): Colour {
    return colours[seat] ?? 'grey';
  }

  private own(seat: number): string {
    const info = this.play.seats[seat];
    // Records of this device have the name `you` for a nameless player, in every language.
    if (info?.kind === 'person' && info.name === 'you' && this.play.source.steps) return common().you;
    if (info?.kind === 'person' || info?.kind === 'held') return info.name || common().someone;
    if (info?.kind === 'bot') return common().botNames[seat] ?? info.name;
    return table().emptySeat;
  }
}
