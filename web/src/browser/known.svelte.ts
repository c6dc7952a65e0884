// The name under which the server knows this browser, for the navigation; empty: none, or not known yet.

export const known = $state({ name: '' });
