import { problems } from '../i18n/i18n';
import type { Problem } from '../protocol/protocol';

/** The message for a problem in the user's language: by its code and reason, otherwise by its code. */
export function reasonOf({ code, reason }: Problem): string {
  const codes = problems().codes;
  return codes[`${code}.${reason}`] ?? codes[code] ?? problems().other(code);
}
