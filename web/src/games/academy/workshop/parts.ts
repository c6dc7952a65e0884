// The variations in the workshop and in the companion: variations/NAME/Workshop.svelte, with the fields of its state.
// They are apart from the table's parts, because the table loads without them.

import type { Component } from 'svelte';
import type { Options } from '../../../protocol/protocol';
import { variations } from '../variations';
import type { AcademyPosition, FieldProps, WorkshopPart } from './part';

interface Part extends WorkshopPart {
  name: string;
  Fields: Component<FieldProps>;
}

const files = import.meta.glob<{ default: Component<FieldProps>; part: WorkshopPart }>(
  '../variations/*/Workshop.svelte',
  { eager: true },
);

/** In the order of the variations. */
export const parts: readonly Part[] = variations.flatMap(({ name }) => {
  const file = files[`../variations/${name}/Workshop.svelte`];
  return file ? [{ ...file.part, name, Fields: file.default }] : [];
});

export const plays = (options: Options, variation: string): boolean =>
  ((options['variations'] as string[] | undefined) ?? []).includes(variation);
export const partsOf = (options: Options): Part[] => parts.filter(({ name }) => plays(options, name));

/** The fields that are set. */
export function pick(position: AcademyPosition, fields: readonly string[] = []): AcademyPosition {
  return Object.fromEntries(fields.flatMap((one) => (position[one] === undefined ? [] : [[one, position[one]]])));
}
export function without(position: AcademyPosition, fields: readonly string[]): AcademyPosition {
  return Object.fromEntries(Object.entries(position).filter(([field]) => !fields.includes(field)));
}
