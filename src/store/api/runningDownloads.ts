import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Ports } from '@/store/ports/ports';
import type { SessionState } from '@/store/session/sessionSlice';
import { sessionEnded } from '@/store/session/sessionSlice';

type DownloadKind = 'archive' | 'csv' | 'csvFromFilter' | 'export' | 'storedExport';

/**
 * A download counts bytes and stacks.
 * - `received` and `total` are in bytes. The total is null while the service streams a file of unknown
 *   size.
 * - `done` counts the stacks that have arrived whole, and is null if the file does not show it.
 * - `of` counts the stacks that were asked for, and is null if nobody has counted them.
 * - `minutesLeft` are whole minutes, 0 for less than one, and null while that cannot be told.
 */
export interface Download {
  id: string;
  kind: DownloadKind;
  received: number;
  total: number | null;
  done: number | null;
  of: number | null;
  minutesLeft: number | null;
}

type Progress = Omit<Download, 'kind' | 'of'>;

/**
 * More downloads would take the browser's connections to the service (six with HTTP/1.1) from all other calls
 * (decision 027).
 */
export const mostDownloads = 3;

const downloadsSlice = createSlice({
  name: 'downloads',
  initialState: { running: [] as Download[] },
  reducers: {
    downloadStarted: (state, { payload }: PayloadAction<Pick<Download, 'id' | 'kind' | 'of'>>) => {
      state.running.push({ ...payload, received: 0, total: null, done: 0, minutesLeft: null });
    },
    downloadProgressed: (state, { payload }: PayloadAction<Progress>) => {
      const download = state.running.find(({ id }) => id === payload.id);
      if (download) Object.assign(download, payload);
    },
    downloadEnded: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.running = state.running.filter(({ id }) => id !== payload.id);
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => ({ running: [] })),
  selectors: {
    selectDownloads: (state) => state.running,
    /**
     * The selector returns the count without the progress, so that components do not render on every update.
     */
    selectDownloadCount: (state) => state.running.length,
  },
});

export const downloadsReducer = downloadsSlice.reducer;
export const { downloadStarted, downloadProgressed, downloadEnded } = downloadsSlice.actions;
export const { selectDownloads, selectDownloadCount } = downloadsSlice.selectors;

type DownloadsState = { session: SessionState; downloads: { running: Download[] } };
export type DownloadThunk<Result> = ThunkAction<Result, DownloadsState, Ports, UnknownAction>;

interface RunningDownload {
  timeout: AbortController;
  file: string;
}

const runningOf = new WeakMap<Ports, Map<string, RunningDownload>>();

export function runningDownloads(ports: Ports): Map<string, RunningDownload> {
  const running = runningOf.get(ports) ?? new Map<string, RunningDownload>();
  runningOf.set(ports, running);
  return running;
}

export function cancelDownload(id: string): DownloadThunk<void> {
  return (_, __, ports) => runningDownloads(ports).get(id)?.timeout.abort();
}

export function cancelDownloads(): DownloadThunk<void> {
  return (_, __, ports) => {
    for (const { timeout } of runningDownloads(ports).values()) timeout.abort();
  };
}
