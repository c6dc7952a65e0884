// The viewer's name on the server, for the navigation. Empty if there is none, or while it is unknown.

export const known = $state({ name: '' });
