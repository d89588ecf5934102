import { reloadOnStaleChunks } from './staleChunks';

it('does not reload for a chunk that was given up because the person leaves the page', () => {
  reloadOnStaleChunks();
  window.dispatchEvent(new Event('beforeunload'));
  const failure = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(failure);
  expect(failure.defaultPrevented).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});
