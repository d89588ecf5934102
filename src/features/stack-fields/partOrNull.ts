import * as v from 'valibot';

/** A part of an answer; null where a service leaves it out, or sends something else. */
export function partOrNull<Part extends v.GenericSchema>(part: Part) {
  return v.fallback(v.nullish(part, null), null);
}
