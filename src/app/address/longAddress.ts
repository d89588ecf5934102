import type { Router } from '@/app/context/browserPorts';

/**
 * The limit is in characters of a query: proxies take about 8,000 bytes of an address, and some links add
 * to it.
 */
const longestQuery = 4000;

const mark = '#?';

const replaceWith = (address: string) => history.replaceState(history.state, '', address);

/**
 * Brings a query back from the fragment before the router reads the address. Call it before the router is made: on Back
 * and Forward it has to come first as well.
 */
export function unfoldAddresses(): void {
  const unfold = () => {
    const { pathname, hash } = location;
    if (hash.startsWith(mark)) replaceWith(pathname + hash.slice(1));
  };
  unfold();
  window.addEventListener('popstate', unfold);
}

/**
 * Keeps a query that is longer than proxies take in the fragment, which browsers send nobody: filters may name a thousand
 * sawmills, and a page with such an address has to load again from a bookmark. The router knows nothing of it.
 */
export function foldLongAddresses(router: Pick<Router, 'state' | 'subscribe'>): void {
  const fold = () => {
    const { pathname, search } = location;
    if (router.state.navigation.state === 'idle' && search.length > longestQuery)
      replaceWith(`${pathname}#${search}`);
  };
  // Whoever else listens to Back and Forward reads the whole address first.
  router.subscribe(() => void setTimeout(fold));
  fold();
}
