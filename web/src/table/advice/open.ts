// Comes with its texts, when somebody asks for advice.

import { load, problems, review } from '../../i18n/i18n';
import Advice from './Advice.svelte';
import { advice } from './texts';

export async function open(): Promise<typeof Advice> {
  await load(advice, review, problems);
  return Advice;
}
