/** Signs of a query: proxies take about 8,000 bytes of an address, and some links add to it. */
const longestQuery = 4000;

/** Puts a query that is longer than proxies take behind the `#` of its address, which browsers send nobody. */
export function foldAddress(address: string): string {
  const query = address.indexOf('?');
  if (query < 0 || address.length - query <= longestQuery || address.includes('#')) return address;
  return `${address.slice(0, query)}#${address.slice(query)}`;
}
