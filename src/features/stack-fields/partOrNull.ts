import * as v from 'valibot';

/** Reads a part of an answer as null if a service leaves it out or sends something else. */
export function partOrNull<Part extends v.GenericSchema>(part: Part) {
  return v.fallback(v.nullish(part, null), null);
}
