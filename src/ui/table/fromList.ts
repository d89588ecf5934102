/** The state of a link from a list to one of its rows: whoever follows it finds the list, as it was left, one step back. */
export const fromList = { fromList: true } as const;

/** Whether the page was opened by a link of `fromList`; what a browser kept of it may be anything. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
}
