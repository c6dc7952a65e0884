import type { TableState } from '../protocol/protocol';

/** Removes the choices of a view that the server would refuse: a bot plays for the viewer, or the game has ended
    early. */
export function withoutVainChoices(state: TableState): TableState {
  const { you, seats, endedBy, stopped } = state.info;
  const own = you == null ? undefined : seats[you];
  const played = own?.kind === 'person' && own.bot;
  if (!state.view || !(played || endedBy != null || stopped)) return state;
  return { ...state, chosen: null, view: { ...state.view, legal: [] } };
}
