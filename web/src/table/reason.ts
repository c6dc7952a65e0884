import { table } from '../i18n/i18n';
import type { Problem } from '../source/source';

/** Why something was refused, in the reader's language where there are words for it. */
export function reasonOf(problem: Problem): string {
  const reasons: Record<string, string> = table().reasons;
  return reasons[problem.code] ?? problem.message;
}
