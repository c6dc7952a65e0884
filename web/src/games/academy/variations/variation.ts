// A variation or an advanced rule as the table draws it. Shared code asks the list (index.ts) and names no rule.

import type { AcademyEvent, AcademyView } from '../view';

/** One of its events. */
export interface EventPart {
  /** The drawn view after it, for animation. */
  apply?: (view: AcademyView, event: AcademyEvent) => AcademyView;
}

export interface Variation {
  /** As in the options of a table. */
  name: string;
  /** The drawn view without what lasts for a round. */
  clear?: (view: AcademyView) => AcademyView;
  events?: Record<string, EventPart>;
}
