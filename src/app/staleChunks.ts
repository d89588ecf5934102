import type { Router } from '@/app/context/browserPorts';
import { isLoadingAhead } from '@/ui/feedback/loadAhead';
import { isFirstFormShown } from '@/ui/first-form/firstForm';
import { unsavedText } from '@/ui/form/unsaved/useUnsaved';

const key = 'stackyard.reloaded';
const pauseBetweenReloads = 60_000;
const timeToLeave = 10_000;

let reloading = false;

/** Whether the page is about to load anew: what fails until then needs no message. */
export const isReloading = () => reloading;

/** Loads the page that was asked for: while its code was missing, the address was still that of the page before. */
function reload(router: Router): void {
  reloading = true;
  const settled = () => router.state.navigation.state === 'idle' && window.location.reload();
  router.subscribe(settled);
  settled();
}

/**
 * After a deployment an open tab asks for chunks that no longer exist, so it reloads once. If that does not help,
 * the screen shows its error message. Chunks that the browser drops while the person leaves the page do not count:
 * in Firefox a reload would cancel the navigation. Unsaved text is never given up for a reload: the frame says that one is
 * due. Over the form of index.html nothing is reloaded unasked: somebody may have typed.
 */
export function reloadOnStaleChunks(router: Router): void {
  let leavingAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('beforeunload', () => {
    leavingAt = Date.now();
  });
  window.addEventListener('vite:preloadError', (event) => {
    if (unsavedText.exists() || isFirstFormShown()) return;
    // Nobody waits for what loads ahead, unless a page was asked for at the same time.
    if (isLoadingAhead() && router.state.navigation.state === 'idle') return;
    if (Date.now() - leavingAt < timeToLeave) return;
    const reloadedAt = Number(sessionStorage.getItem(key));
    if (Date.now() - reloadedAt < pauseBetweenReloads) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    reload(router);
  });
}
