import type { Router } from '@/app/context/browserPorts';
import { foldAddress } from '@/lib/foldAddress';

const mark = '#?';

const replaceWith = (address: string) => history.replaceState(history.state, '', address);

/**
 * Restores a query from the fragment before the router reads the address. Call this before the router is
 * made, so that its listener runs before the router's on Back and Forward, too.
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
 * Moves a query that is too long for proxies to the fragment, which browsers do not send. Filters may name a
 * thousand sawmills, and their address must still work as a bookmark and as a link in a new tab. The router
 * does not see the fragment. Returns a router that is the same but for the addresses of its links.
 */
export function foldLongAddresses(router: Router): Router {
  const fold = () => {
    const { pathname, search } = location;
    const folded = foldAddress(pathname + search);
    if (router.state.navigation.state === 'idle' && folded !== pathname + search) replaceWith(folded);
  };
  // All other listeners to Back and Forward read the whole address first.
  router.subscribe(() => void setTimeout(fold));
  fold();
  const createHref: Router['createHref'] = (to) => foldAddress(router.createHref(to));
  // The getters of the router stay its own, where a copy would keep their first values.
  return Object.create(router, { createHref: { value: createHref } });
}
