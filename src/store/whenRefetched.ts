import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { pause } from '@/lib/pause';
import { baseApi } from './api/client/baseApi';
import type { Ports } from './ports/ports';
import type { RootState } from './state/rootReducer';

/** `longestWait` is in milliseconds. A saved form closes after this time even if the reload is slow. */
const longestWait = 5_000;

/**
 * Resolves when the data that the last change invalidated has loaded again, or after `longestWait`. A form
 * that closed earlier would briefly show the old values, and a person who edited again immediately would
 * start from the old version.
 */
export function whenRefetched(): ThunkAction<Promise<void>, RootState, Ports, UnknownAction> {
  return async (dispatch) => {
    const timeout = new AbortController();
    const reloads = async () => {
      // Further reloads begin only after earlier calls have ended.
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
