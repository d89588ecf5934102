const key = 'stackyard.reloaded';
const pauseBetweenReloads = 60_000;
const timeToLeave = 10_000;

/**
 * After a deployment an open tab asks for chunks that are gone: it is reloaded, once. When that does not help, the
 * screen's error message stands. Chunks that are given up because the person leaves the page are no reason: in Firefox a reload would undo the leaving.
 */
export function reloadOnStaleChunks(): void {
  let leavingAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('beforeunload', () => {
    leavingAt = Date.now();
  });
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - leavingAt < timeToLeave) return;
    const reloadedAt = Number(sessionStorage.getItem(key));
    if (Date.now() - reloadedAt < pauseBetweenReloads) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
