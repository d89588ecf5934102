/**
 * A parameter that a link has to hold once; empty when it is missing or stands there twice. For addresses, ids and
 * tokens, none of which holds a space: it is a `+` that was not encoded.
 */
export function readOnce(query: URLSearchParams, name: string): string {
  const [value = '', ...others] = query.getAll(name);
  return others.length > 0 ? '' : value.trim().replaceAll(' ', '+');
}
