import { useLocation } from 'react-router';

export interface RowLinkState {
  fromList: boolean;
  list: string;
}

export function useRowLinkState(): RowLinkState {
  const { pathname, search } = useLocation();
  return { fromList: true, list: pathname + search };
}

/**
 * Tells whether a row's link opened the page. The browser keeps the state across reloads and versions, so it
 * may have any shape.
 */
export function isOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
}

export function listOfRowLink(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'
    ? state.list
    : null;
}
