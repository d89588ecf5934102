import type { Router } from '@/app/context/browserPorts';
import { isLoadingAhead } from '@/ui/feedback/loadAhead';
import { isFirstFormShown } from '@/ui/first-form/firstForm';
import { unsavedText } from '@/ui/form/unsaved/useUnsaved';

const key = 'stackyard.reloaded';
const pauseBetweenReloads = 60_000;
const timeToLeave = 10_000;

let reloading = false;

export const isReloading = () => reloading;

/**
 * Returns false soon after the last reload, because a further reload would not help either. It also returns
 * false if the browser stores nothing, because the next page would not know of this reload.
 */
function noteReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(key)) < pauseBetweenReloads) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the requested page. While its code is missing, the address is still that of the previous page, so
 * the reload waits for the end of the navigation.
 */
function reload(router: Router): void {
  reloading = true;
  const settled = () => router.state.navigation.state === 'idle' && window.location.reload();
  router.subscribe(settled);
  settled();
}

/**
 * After a deployment an open tab asks for chunks that no longer exist, so it reloads once. If that does not
 * help, the screen shows its error message. Chunks that the browser drops while the person leaves the page do
 * not count: in Firefox a reload would cancel the navigation. Unsaved text prevents the reload, and the frame
 * then says that a reload is due. The form of index.html is not reloaded either, because a person may have
 * typed into it.
 */
export function reloadOnStaleChunks(router: Router): void {
  let leavingAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('beforeunload', () => {
    leavingAt = Date.now();
  });
  window.addEventListener('vite:preloadError', (event) => {
    if (unsavedText.exists() || isFirstFormShown()) return;
    // Background loads may fail unless a page was requested at the same time.
    if (isLoadingAhead() && router.state.navigation.state === 'idle') return;
    if (Date.now() - leavingAt < timeToLeave) return;
    if (!noteReload(Date.now())) return;
    event.preventDefault();
    reload(router);
  });
}
