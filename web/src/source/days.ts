// Days of the user's calendar as numbers.

/** Consecutive local dates have consecutive numbers. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** The start of a day in UTC, to name its weekday. */
export const dateOf = (day: number): Date => new Date(day * 86_400_000);
