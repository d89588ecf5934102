import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Ports } from '@/store/ports/ports';
import { isNews, type ServiceError } from '@/store/ports/serviceError';
import type { SessionState } from '@/store/session/sessionSlice';
import { callService } from './client/callService';
import { fileNameOf } from './client/contentDisposition';
import { readAnswer } from './client/envelope';
import { readStream } from './client/readStream';
import { interruption, timeLimits } from './client/send';
import {
  type Download,
  type DownloadKind,
  downloadEnded,
  downloadProgressed,
  downloadStarted,
} from './downloadsSlice';
import type { StackCsvFilters } from './generated/stack.gen';

/** What can be downloaded, with the body of its call. */
export type DownloadRequest =
  | { kind: 'archive'; body: { stackIds: string[] } }
  | { kind: 'csv'; body: { measurementCardId: string; stackIds: string[] } }
  | { kind: 'csvFromFilter'; body: StackCsvFilters };

const calls: Record<DownloadKind, { url: string; fileName: string }> = {
  archive: { url: '/stack/download-archive', fileName: 'archive.zip' },
  csv: { url: '/stack/download-accumulated-csv', fileName: 'accumulated.csv' },
  csvFromFilter: { url: '/stack/download-accumulated-csv-from-filter', fileName: 'accumulated.csv' },
};

type DownloadsState = { session: SessionState; downloads: { running: Download | null } };
type DownloadThunk<Result> = ThunkAction<Result, DownloadsState, Ports, UnknownAction>;

/** Ends the wait for the next byte after the time limit, and every wait when cancelled. */
class Patience extends AbortController {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something arrived: the time limit begins anew. */
  renew() {
    clearTimeout(this.#timer);
    const timeOut = () => this.abort(new DOMException('No byte in time', 'TimeoutError'));
    this.#timer = setTimeout(timeOut, timeLimits.download);
  }

  end() {
    clearTimeout(this.#timer);
  }
}

const running = new WeakMap<Ports, Patience>();

function receive(
  { kind, body }: DownloadRequest,
  patience: Patience,
): DownloadThunk<Promise<ServiceError | null>> {
  return async (dispatch, _, { saveFile }) => {
    const { url, fileName } = calls[kind];
    const reply = await dispatch(callService({ url, method: 'PUT', body }, patience.signal));
    if (reply.error) return reply.error;
    const { response } = reply;
    try {
      if (!response.ok) return (await readAnswer(response)).error ?? null;
      let shownAt = 0;
      const file = await readStream(response, patience.signal, (progress) => {
        patience.renew();
        // Ten times a second is as often as anybody reads it.
        if (Date.now() - shownAt < 100) return;
        shownAt = Date.now();
        dispatch(downloadProgressed(progress));
      });
      saveFile(file, fileNameOf(response.headers.get('content-disposition'), fileName));
      return null;
    } catch {
      return interruption(patience.signal);
    }
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
    const patience = new Patience();
    running.set(ports, patience);
    dispatch(downloadStarted({ kind: request.kind }));
    patience.renew();
    const failure = await dispatch(receive(request, patience));
    patience.end();
    running.delete(ports);
    dispatch(downloadEnded());
    if (failure && isNews(failure)) ports.notifyFailure(failure);
    return failure === null;
  };
}

/** Stops the download that runs; nothing is saved. */
export function cancelDownload(): DownloadThunk<void> {
  return (_, __, ports) => running.get(ports)?.abort();
}
