let running = 0;

/** Whether something loads that nobody waits for: its failure must not reload the page. */
export const isLoadingAhead = () => running > 0;

/** Safari has no idle callback. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });

/** Loads what may be needed soon. */
export async function loadAhead<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  running += 1;
  try {
    return await load();
  } finally {
    running -= 1;
  }
}
