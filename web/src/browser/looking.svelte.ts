// Whether a game is being looked for, for whatever screen is shown meanwhile.

export const looking = $state<{ search: { there: number; of: number } | null }>({ search: null });
