// The form of a table's rules alone, without seats, clock and hidden standings.

import type { Game } from '../../games/game';
import { Form } from './form.svelte';

export async function rulesForm(game: Game): Promise<Form> {
  const own = await game.setup?.();
  const { hiddenLine: _, ...words } = own?.texts() ?? { options: {} };
  return new Form(game, own && { ...own, texts: () => words });
}
