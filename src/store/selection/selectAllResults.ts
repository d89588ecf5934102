import { pageSizeMaximum, stackIdsMaxItems } from '@/lib/generated/limits.gen';
import type { SessionThunk } from '@/store/api/client/sessionThunk';
import type { StackItem, StackState } from '@/store/api/stackApi';
import { askStackPage, type StackListCall } from '@/store/api/stackPages';
import { shouldNotify } from '@/store/ports/serviceError';
import { allResultsSelected } from './selectionSlice';

const pagesAtOnce = 4;

const selectableStates: readonly StackState[] = ['Measured', 'AssignedToSawmill'];

interface AllResults {
  listKey: string;
  results: StackListCall;
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/**
 * Selects all selectable stacks of a list. It reads the list page by page, because every service has that
 * call (decision 016). The selection stays unchanged if a page fails, which is shown in one notice, or if
 * there are more stacks than actions accept.
 */
export function selectAllResults({
  listKey,
  results,
  onProgress,
  signal,
}: AllResults): SessionThunk<Promise<void>> {
  return async (dispatch, _, { notifyFailure }) => {
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
        numbers.map((page) => dispatch(askStackPage(results, { states, page, pageSize: pageSizeMaximum }))),
      );
      if (signal.aborted) return;
      for (const { data, error } of pages) {
        if (error) {
          if (shouldNotify(error)) notifyFailure(error);
          return;
        }
        if (data.totalCount > stackIdsMaxItems) return;
        pageCount = Math.ceil(data.totalCount / pageSizeMaximum);
        found.push(...data.data);
      }
      done += numbers.length;
      onProgress(found.length);
    }
    dispatch(allResultsSelected({ listKey, stacks: found }));
  };
}
