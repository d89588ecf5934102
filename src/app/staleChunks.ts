import { isLoadingAhead } from '@/ui/feedback/loadAhead';
import { isFirstFormShown } from '@/ui/first-form/firstForm';
import { unsavedText } from '@/ui/form/unsaved/useUnsaved';

const key = 'stackyard.reloaded';
const pauseBetweenReloads = 60_000;
const timeToLeave = 10_000;

/**
 * After a deployment an open tab asks for chunks that no longer exist, so it reloads once. If that does not help,
 * the screen shows its error message. Chunks that the browser drops while the person leaves the page do not count:
 * in Firefox a reload would cancel the navigation. Unsaved text is never given up for a reload: the frame says that one is
 * due. Over the form of index.html nothing is reloaded unasked: somebody may have typed.
 */
export function reloadOnStaleChunks(): void {
  let leavingAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('beforeunload', () => {
    leavingAt = Date.now();
  });
  window.addEventListener('vite:preloadError', (event) => {
    if (unsavedText.exists() || isFirstFormShown() || isLoadingAhead()) return;
    if (Date.now() - leavingAt < timeToLeave) return;
    const reloadedAt = Number(sessionStorage.getItem(key));
    if (Date.now() - reloadedAt < pauseBetweenReloads) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
