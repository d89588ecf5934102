import { type ComponentType, lazy } from 'react';

let running = 0;

/** Whether something loads that nobody waits for: its failure must not reload the page. */
export const isLoadingAhead = () => running > 0;

/** Loads what may be needed soon. */
export async function loadAhead<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  running += 1;
  try {
    return await load();
  } finally {
    running -= 1;
  }
}

const pauseBetweenAttempts = 5_000;

/**
 * As React's `lazy`, for a part that the page shows without need at first: it loads beside the page's data, because a deployment
 * may have removed its file by the time it is needed. A failed load is tried again, where `lazy` would replace the page by an error.
 */
export function lazyAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadAhead(load) };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseBetweenAttempts));
      return attempt();
    }
  };
  return lazy(attempt);
}
