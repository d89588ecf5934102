/**
 * A query may have this many characters. Proxies accept about 8,000 bytes of an address, and some links add
 * to the query.
 */
const longestQuery = 4000;

/**
 * Moves a query that is too long for proxies behind the `#` of its address, because browsers do not send that
 * part.
 */
export function foldAddress(address: string): string {
  const query = address.indexOf('?');
  if (query < 0 || address.length - query <= longestQuery || address.includes('#')) return address;
  return `${address.slice(0, query)}#${address.slice(query)}`;
}
