import { problems } from '../i18n/i18n';
import type { Problem } from '../protocol/protocol';

/** Why something was refused, in the reader's language: by its code and reason, or by its code. */
export function reasonOf({ code, reason }: Problem): string {
  const codes = problems().codes;
  return codes[`${code}.${reason}`] ?? codes[code] ?? problems().other(code);
}
