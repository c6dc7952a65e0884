import type { GameName } from '../protocol/protocol';

/** About how long a game lasts among people. */
export const minutes: Record<GameName, number> = { academy: 25, medievallons: 30 };
