import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { pause } from '@/lib/pause';
import { baseApi } from './api/client/baseApi';
import type { Ports } from './ports/ports';
import type { RootState } from './state/types';

/** A form that has been saved closes after so many milliseconds even if what it changed is slow to come again. */
const longestWait = 5_000;

/**
 * Resolves when what the last change made old has been loaded again. A form that closed before would show the former
 * values for a moment, and whoever edits again at once would edit the former version.
 */
export function whenRefetched(): ThunkAction<Promise<void>, RootState, Ports, UnknownAction> {
  return async (dispatch) => {
    const timeout = new AbortController();
    const reloads = async () => {
      // Reloads begin one after the other when there were calls under way already.
      for (;;) {
        const running = dispatch(baseApi.util.getRunningQueriesThunk());
        if (running.length === 0) return;
        await Promise.allSettled(running);
      }
    };
    await Promise.race([reloads(), pause(longestWait, timeout.signal)]);
    timeout.abort();
  };
}
