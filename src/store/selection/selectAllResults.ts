import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { StackItem, StackState } from '../api/stackApi';
import { askStackPage, type StackListCall } from '../api/stackPages';
import type { Ports } from '../ports';
import type { RootState } from '../types';
import { allResultsSelected } from './selectionSlice';

/** The most stacks that assigning and downloads take. */
export const mostSelected = 10_000;

/** The largest page of the list's call; so many are asked for at a time. */
const pageSize = 100;
const pagesAtOnce = 4;

const selectableStates: readonly StackState[] = ['Measured', 'AssignedToSawmill'];

interface AllResults {
  /** Of the list that is shown. */
  contents: string;
  results: StackListCall;
  onProgress: (done: number) => void;
  /** Whoever clears the selection or leaves the list waits for no more pages. */
  signal: AbortSignal;
}

type Thunk<Result> = ThunkAction<Result, RootState, Ports, UnknownAction>;

/**
 * Selects every stack of a list that can be selected, page by page: any service has that call (decision 016). Resolves
 * to false when a page could not be had, or there are more than the actions take; then the selection is as it was.
 */
export function selectAllResults({
  contents,
  results,
  onProgress,
  signal,
}: AllResults): Thunk<Promise<boolean>> {
  return async (dispatch) => {
    const { states: asked = [] } = results.body;
    const states = selectableStates.filter((state) => asked.length === 0 || asked.includes(state));
    const found: StackItem[] = [];
    let pageCount = states.length === 0 ? 0 : 1;
    for (let done = 0; done < pageCount; ) {
      const numbers = Array.from(
        { length: Math.min(pagesAtOnce, pageCount - done) },
        (_, at) => done + at + 1,
      );
      const pages = await Promise.all(
        numbers.map((page) => dispatch(askStackPage(results, { states, page, pageSize }))),
      );
      if (signal.aborted) return false;
      for (const page of pages) {
        if (!page || page.totalCount > mostSelected) return false;
        pageCount = Math.ceil(page.totalCount / pageSize);
        found.push(...page.data);
      }
      done += numbers.length;
      onProgress(found.length);
    }
    dispatch(allResultsSelected({ contents, stacks: found }));
    return true;
  };
}
