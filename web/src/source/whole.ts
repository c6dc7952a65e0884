// A table seen by one who sees everything: what each seat may know, put together. What nobody at the table knows (the
// neutral squire's hand, tokens that nobody has looked at) stays hidden here, too.

import type { AcademyView } from '../games/academy/view';
import type { MedievallonsView } from '../games/medievallons/view';
import type { View } from '../protocol/protocol';

/** `open` is what a spectator sees, `seats` what each seat sees, in their order. */
export function whole(open: View, seats: View[]): View {
  return open.game === 'academy'
    ? wholeAcademy(open, seats as AcademyView[])
    : wholeMedievallons(open, seats as MedievallonsView[]);
}

function wholeAcademy(open: AcademyView, seats: AcademyView[]): AcademyView {
  const best = <T>(get: (view: AcademyView) => T | null | undefined): T | null =>
    seats.map(get).find((found) => found !== null && found !== undefined) ?? null;
  const squires = open.squires.map((squire, i) => {
    const known = seats.map((view) => view.squires[i]!).find((one) => one.points !== null) ?? squire;
    return {
      ...squire,
      hand: { ...squire.hand, cards: best((view) => view.squires[i]!.hand.cards) },
      kept: { ...squire.kept, cards: best((view) => view.squires[i]!.kept.cards) },
      coats: known.coats,
      points: known.points,
    };
  });
  const standings = open.standings.map((one, i) => ({ ...one, points: best((view) => view.standings[i]!.points) }));
  const codex = open.codex?.map((token, i) => ({ ...token, value: best((view) => view.codex?.[i]?.value) }));
  return { ...open, squires, standings, ...(codex ? { codex } : {}) };
}

function wholeMedievallons(open: MedievallonsView, seats: MedievallonsView[]): MedievallonsView {
  const active = seats[open.active];
  return {
    ...open,
    seats: open.seats.map((seat, i) => ({ ...seat, hand: seats[i]!.seats[i]!.hand })),
    drawn: active?.drawn ?? open.drawn,
    held: active?.held ?? null,
  };
}
