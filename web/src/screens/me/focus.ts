// Where the focus goes when a form opens, closes, or is not filled in.

import { tick } from 'svelte';

/** For whatever takes the place of the button that had the focus. */
export function takeFocus(node: HTMLElement, on = true): void {
  if (on) node.focus();
}

/** To the first field that is wrong. */
export async function focusWrong(form: HTMLFormElement): Promise<void> {
  await tick();
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
