import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Ports } from '@/store/ports/ports';
import { isNews, type ServiceError } from '@/store/ports/serviceError';
import type { SessionState } from '@/store/session/sessionSlice';
import { callService } from './client/callService';
import {
  type Download,
  type DownloadKind,
  downloadEnded,
  downloadProgressed,
  downloadStarted,
} from './downloadsSlice';
import {
  type DownloadStackArchiveApiArg,
  type DownloadStackCsvApiArg,
  type StackCsvFilters,
  stackRequests,
} from './generated/requests/stack.gen';
import { readFile } from './http/readFile';
import { type ServiceRequest, timeouts } from './http/request';

/** What can be downloaded, with the body of its call. */
export type DownloadRequest =
  | ({ kind: 'archive' } & DownloadStackArchiveApiArg)
  | ({ kind: 'csv' } & DownloadStackCsvApiArg)
  | { kind: 'csvFromFilter'; body: StackCsvFilters };

function requestOf(download: DownloadRequest): ServiceRequest {
  if (download.kind === 'archive') return stackRequests.downloadStackArchive(download);
  if (download.kind === 'csv') return stackRequests.downloadStackCsv(download);
  return stackRequests.downloadStackCsvFromFilter({ stackCsvFilters: download.body });
}

/** Names of files whose answer carries none. */
const fallbackNames: Record<DownloadKind, string> = {
  archive: 'archive.zip',
  csv: 'accumulated.csv',
  csvFromFilter: 'accumulated.csv',
};

type DownloadsState = { session: SessionState; downloads: { running: Download | null } };
type DownloadThunk<Result> = ThunkAction<Result, DownloadsState, Ports, UnknownAction>;

/** Aborts when no byte comes within the time limit, and when cancelled. */
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
      // Ten times a second is as often as anybody reads it.
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
 * Downloads to the person's disk; does nothing while another download runs. The file never enters the store: it is
 * streamed in, and its progress alone is state (`selectDownload`). A failure is told like that of any other call.
 * Resolves to whether the file was saved.
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
    if (failure && isNews(failure)) ports.notifyFailure(failure);
    return failure === null;
  };
}

/** Stops the download that runs; nothing is saved. */
export function cancelDownload(): DownloadThunk<void> {
  return (_, __, ports) => running.get(ports)?.abort();
}
