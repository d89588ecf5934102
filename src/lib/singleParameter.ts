/**
 * A parameter of a link; empty when it is missing or stands there twice. For e-mail addresses, ids and tokens: none of
 * them contains a space, so that one is a `+` that was not encoded.
 */
export function singleParameter(query: URLSearchParams, name: string): string {
  const [value = '', ...others] = query.getAll(name);
  return others.length > 0 ? '' : value.trim().replaceAll(' ', '+');
}
