/**
 * Returns '' if the parameter is missing or repeated. E-mail addresses, ids and tokens contain no space. A
 * space is therefore read as a `+` that was not encoded.
 */
export function singleParameter(query: URLSearchParams, name: string): string {
  const [value = '', ...others] = query.getAll(name);
  return others.length > 0 ? '' : value.trim().replaceAll(' ', '+');
}
