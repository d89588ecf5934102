const key = 'stackyard.reloaded';
const pauseBetweenReloads = 60_000;

/**
 * After a deployment an open tab asks for chunks that are gone: it is reloaded, once. When that does not help, the
 * screen's error message stands.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(key));
    if (Date.now() - reloadedAt < pauseBetweenReloads) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
