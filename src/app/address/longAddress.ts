import type { Router } from '@/app/context/browserPorts';

/**
 * The limit is in characters of a query: proxies take about 8,000 bytes of an address, and some links add
 * to it.
 */
const longestQuery = 4000;

const mark = '#?';

const replaceWith = (address: string) => history.replaceState(history.state, '', address);

/**
 * Restores a query from the fragment before the router reads the address. Call it before the router is
 * made, so that it also comes first on Back and Forward.
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
 * Moves a query that is too long for proxies to the fragment, which browsers send to nobody. Filters may
 * name a thousand sawmills, and a page with such an address has to load again from a bookmark. The router
 * does not see the fragment.
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
