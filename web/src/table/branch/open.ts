// Loaded with its texts when the user plays on, or looks at a game with branches.

import { untrack } from 'svelte';
import { load } from '../../i18n/i18n';
import Forks from './Forks.svelte';
import { Notebook } from './notebook.svelte';
import NotesPanel from './NotesPanel.svelte';
import PlayOn from './PlayOn.svelte';
import { analysis } from '../advice/texts';
import { branch } from './texts';

export { Notebook };

// untrack: the caller's effect must not depend on state that is read while loading.
const texts = (): Promise<void> => untrack(() => load(branch, analysis));

export async function open(): Promise<typeof PlayOn> {
  await texts();
  return PlayOn;
}
export async function forks(): Promise<typeof Forks> {
  await texts();
  return Forks;
}
export async function notes(): Promise<typeof NotesPanel> {
  await texts();
  return NotesPanel;
}
