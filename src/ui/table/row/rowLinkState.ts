/** The history state of a link from a list to one of its rows: the list is one step back. */
export const rowLinkState = { fromList: true } as const;

/**
 * Whether a row's link opened the page. The browser keeps the state across reloads and versions, so it may have
 * any shape.
 */
export function isOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
}
