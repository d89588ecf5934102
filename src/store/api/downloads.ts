import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Ports } from '@/store/ports/ports';
import { type ServiceError, shouldNotify } from '@/store/ports/serviceError';
import type { SessionState } from '@/store/session/sessionSlice';
import { sessionEnded } from '@/store/session/sessionSlice';
import { callService } from './client/callService';
import {
  type DownloadStackArchiveApiArg,
  type DownloadStackCsvApiArg,
  stackRequests,
} from './generated/requests/stack.gen';
import type { StackCsvFilters } from './generated/types/schemas.gen';
import { readFile } from './http/readFile';
import { type ServiceRequest, timeouts } from './http/request';

type DownloadKind = 'archive' | 'csv' | 'csvFromFilter';

/** A running download in bytes; `total` is null while the service streams a file of unknown size. */
export interface Download {
  kind: DownloadKind;
  received: number;
  total: number | null;
}

const downloadsSlice = createSlice({
  name: 'downloads',
  initialState: { running: null as Download | null },
  reducers: {
    downloadStarted: (state, { payload }: PayloadAction<{ kind: DownloadKind }>) => {
      state.running = { kind: payload.kind, received: 0, total: null };
    },
    downloadProgressed: (state, { payload }: PayloadAction<{ received: number; total: number | null }>) => {
      if (state.running) Object.assign(state.running, payload);
    },
    downloadEnded: (state) => {
      state.running = null;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => ({ running: null })),
  selectors: {
    /** Only one download runs at a time. */
    selectDownload: (state) => state.running,
    /** Without the progress, so that components do not render on every update. */
    selectIsDownloading: (state) => state.running !== null,
  },
});

export const downloadsReducer = downloadsSlice.reducer;
export const { downloadStarted, downloadProgressed, downloadEnded } = downloadsSlice.actions;
export const { selectDownload, selectIsDownloading } = downloadsSlice.selectors;

export type DownloadRequest =
  | ({ kind: 'archive' } & DownloadStackArchiveApiArg)
  | ({ kind: 'csv' } & DownloadStackCsvApiArg)
  | { kind: 'csvFromFilter'; body: StackCsvFilters };

function requestOf(download: DownloadRequest): ServiceRequest {
  if (download.kind === 'archive') return stackRequests.downloadStackArchive(download);
  if (download.kind === 'csv') return stackRequests.downloadStackCsv(download);
  return stackRequests.downloadStackCsvFromFilter({ stackCsvFilters: download.body });
}

/** For answers without a file name. */
const fallbackNames: Record<DownloadKind, string> = {
  archive: 'archive.zip',
  csv: 'accumulated.csv',
  csvFromFilter: 'accumulated.csv',
};

type DownloadsState = { session: SessionState; downloads: { running: Download | null } };
type DownloadThunk<Result> = ThunkAction<Result, DownloadsState, Ports, UnknownAction>;

/** Aborts on cancellation, and when no byte arrives within the time limit. */
class IdleTimeout extends AbortController {
  #timer: ReturnType<typeof setTimeout> | undefined;

  restart() {
    clearTimeout(this.#timer);
    const timeOut = () => this.abort(new DOMException('No byte in time', 'TimeoutError'));
    this.#timer = setTimeout(timeOut, timeouts.download);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}

const running = new WeakMap<Ports, IdleTimeout>();

function receive(
  download: DownloadRequest,
  timeout: IdleTimeout,
): DownloadThunk<Promise<ServiceError | null>> {
  return async (dispatch, _, { saveFile }) => {
    const fallbackName = fallbackNames[download.kind];
    let shownAt = 0;
    const onProgress = (progress: { received: number; total: number | null }) => {
      timeout.restart();
      // More than ten updates a second would be unreadable.
      if (Date.now() - shownAt < 100) return;
      shownAt = Date.now();
      dispatch(downloadProgressed(progress));
    };
    const { data, error } = await dispatch(
      callService(requestOf(download), {
        signal: timeout.signal,
        read: (response) => readFile(response, { fallbackName, signal: timeout.signal, onProgress }),
      }),
    );
    if (data) saveFile(data.content, data.name);
    return error ?? null;
  };
}

/**
 * Saves a file to the person's disk; does nothing while another download runs. The file never enters the store: it
 * is streamed, and only its progress is state (`selectDownload`). The generic notice shows a failure. Resolves to
 * whether the file was saved.
 */
export function startDownload(request: DownloadRequest): DownloadThunk<Promise<boolean>> {
  return async (dispatch, getState, ports) => {
    if (getState().downloads.running) return false;
    const timeout = new IdleTimeout();
    running.set(ports, timeout);
    dispatch(downloadStarted({ kind: request.kind }));
    timeout.restart();
    const failure = await dispatch(receive(request, timeout)).finally(() => {
      timeout.stop();
      running.delete(ports);
      dispatch(downloadEnded());
    });
    if (failure && shouldNotify(failure)) ports.notifyFailure(failure);
    return failure === null;
  };
}

/** Stops the running download without saving a file. */
export function cancelDownload(): DownloadThunk<void> {
  return (_, __, ports) => running.get(ports)?.abort();
}
