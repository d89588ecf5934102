import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Ports } from '../ports';
import type { RootState } from '../types';
import {
  type SawmillStackFilters,
  type StackFilters,
  type StackItem,
  type StackState,
  stackEndpoints,
} from './generated/stack.gen';

/** One of the two lists with the body of its call. */
export type StackListCall =
  | { list: 'listStacks'; body: StackFilters }
  | { list: 'listSawmillStacks'; body: SawmillStackFilters };

type Paging = { states: StackState[]; page: number; pageSize: number };
type Page = { data: StackItem[]; totalCount: number } | undefined;

/** One page of a list, asked for anew; undefined when it could not be had, which the person has been told. */
export function askStackPage(
  { list, body }: StackListCall,
  paging: Paging,
): ThunkAction<Promise<Page>, RootState, Ports, UnknownAction> {
  return async (dispatch) => {
    const { listStacks, listSawmillStacks } = stackEndpoints.endpoints;
    const options = { subscribe: false, forceRefetch: true } as const;
    const { data } = await (list === 'listStacks'
      ? dispatch(listStacks.initiate({ stackFilters: { ...body, ...paging } }, options))
      : dispatch(listSawmillStacks.initiate({ sawmillStackFilters: { ...body, ...paging } }, options)));
    return data;
  };
}
