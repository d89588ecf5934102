import * as v from 'valibot';

export function partOrNull<Part extends v.GenericSchema>(part: Part) {
  return v.fallback(v.nullish(part, null), null);
}
