// The focus when a form opens, closes, or has a wrong field.

import { tick } from 'svelte';

/** For the element that replaces the focused button. */
export function takeFocus(node: HTMLElement, on = true): void {
  if (on) node.focus();
}

/** Focuses the first wrong field. */
export async function focusWrong(form: HTMLFormElement): Promise<void> {
  await tick();
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
