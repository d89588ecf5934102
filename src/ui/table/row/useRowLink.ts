import { useLocation } from 'react-router';

export interface RowLinkState {
  /** Whether the list is one step back. */
  fromList: boolean;
  /** Path and query of the list. */
  list: string;
}

/** The history state of a link from a list to one of its rows. */
export function useRowLinkState(): RowLinkState {
  const { pathname, search } = useLocation();
  return { fromList: true, list: pathname + search };
}

/**
 * Whether a row's link opened the page. The browser keeps the state across reloads and versions, so it may have
 * any shape.
 */
export function isOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
}

/** The list that a row's link names, as path and query; null where the state is of another kind. */
export function listOfRowLink(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'
    ? state.list
    : null;
}
