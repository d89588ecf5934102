/** A page from which somebody has opened the history of what it shows. */
export interface HistoryOrigin {
  name: string;
  path: string;
}

/** Reads the state of a history entry of the browser, which survives a reload. */
export function historyOriginOf(state: unknown): HistoryOrigin | undefined {
  const from = typeof state === 'object' && state !== null && 'historyOf' in state ? state.historyOf : null;
  if (typeof from !== 'object' || from === null || !('name' in from) || !('path' in from)) return undefined;
  const { name, path } = from;
  return typeof name === 'string' && typeof path === 'string' ? { name, path } : undefined;
}
