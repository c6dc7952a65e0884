// Lessons at a table, in a chunk of their own: the list of lessons does not need them.

export { default as FirstLesson } from './FirstLesson.svelte';
export { default as OneLesson } from './OneLesson.svelte';
