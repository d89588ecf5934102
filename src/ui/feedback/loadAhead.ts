let running = 0;

/** Tells whether a background load is running, whose failure must not reload the page. */
export const isLoadingAhead = () => running > 0;

/** Safari has no `requestIdleCallback`. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });

export async function loadAhead<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  running += 1;
  try {
    return await load();
  } finally {
    running -= 1;
  }
}
