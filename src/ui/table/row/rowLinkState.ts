/** The history state of a link from a list to one of its rows: the list, as it was left, is one step back. */
export const rowLinkState = { fromList: true } as const;

/** Whether a row's link opened the page. The browser keeps the state over reloads and versions, so it may be anything. */
export function isOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
}
