// Lessons at a table: the list of all does without.

export { default as FirstLesson } from './FirstLesson.svelte';
export { default as OneLesson } from './OneLesson.svelte';
