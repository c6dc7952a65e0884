// Keys that choose without the focus, the same at every table.

export interface Choosing {
  /** Takes the choice with that number, from 0, if there is one. */
  take(n: number): void;
  /** Handles up and down wherever the focus is; without it they enter like the other arrows. */
  step?(event: KeyboardEvent): void;
  /** Moves the focus to the first choice. */
  enter(): void;
  /** Confirms the selected choice. */
  confirm(): void;
}

/** 1 to 9 take a choice. If no element has the focus, arrows enter the choices and Enter confirms. */
export function chooseByKey(event: KeyboardEvent, choosing: Choosing): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as Element;
  if (target.matches?.('input, textarea, select, dialog, dialog *')) return;
  if (/^[1-9]$/.test(event.key)) choosing.take(Number(event.key) - 1);
  else if (choosing.step && /^Arrow(Up|Down)$/.test(event.key)) choosing.step(event);
  else if (target !== document.body) return;
  else if (event.key === 'Enter') choosing.confirm();
  else if (event.key.startsWith('Arrow')) {
    event.preventDefault();
    choosing.enter();
  }
}
