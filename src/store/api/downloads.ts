import { nanoid } from '@reduxjs/toolkit';
import { type ServiceError, shouldNotify } from '@/store/ports/serviceError';
import { type CountStacks, countFolders, countLines } from './arrivedStacks';
import { callService } from './client/callService';
import {
  type DownloadStackArchiveApiArg,
  type DownloadStackCsvApiArg,
  stackRequests,
} from './generated/requests/stack.gen';
import type {
  StackCsvFilters,
  StackEudrExport,
  StackExport,
  StackExportFormat,
  StackSheetExport,
} from './generated/types/schemas.gen';
import { readFile } from './http/readFile';
import { type ServiceRequest, timeouts } from './http/request';
import { type MissingReport, missingReportsIn } from './missingReports';
import {
  type DownloadThunk,
  downloadEnded,
  downloadProgressed,
  downloadStarted,
  mostDownloads,
  runningDownloads,
} from './runningDownloads';
import { minutesLeft } from './timeLeft';

export type DownloadRequest =
  | ({ kind: 'archive' } & DownloadStackArchiveApiArg)
  | ({ kind: 'csv' } & DownloadStackCsvApiArg)
  /** `count` is the number of stacks that the filter finds, once it is known. */
  | { kind: 'csvFromFilter'; body: StackCsvFilters; count?: number | undefined }
  | { kind: 'export'; format: ExportFormat; body: ExportBody; count?: number | undefined }
  | { kind: 'storedExport'; body: { id: string }; name: string };

export type ExportBody = StackSheetExport & Pick<StackEudrExport, 'includeDeclared'>;

export type ExportFormat = StackExportFormat;

export type StackChoice = Pick<StackExport, 'stackIds' | 'filters' | 'sawmillFilters'>;

function requestOf(download: DownloadRequest): ServiceRequest {
  if (download.kind === 'archive') return stackRequests.downloadStackArchive(download);
  if (download.kind === 'csv') return stackRequests.downloadStackCsv(download);
  if (download.kind === 'csvFromFilter')
    return stackRequests.downloadStackCsvFromFilter({ stackCsvFilters: download.body });
  if (download.kind === 'storedExport') return stackRequests.downloadStackExport(download.body);
  return exportRequest(download);
}

function exportRequest({ format, body }: Extract<DownloadRequest, { kind: 'export' }>): ServiceRequest {
  const { includeDeclared, ...stackSheetExport } = body;
  if (format === 'Excel') return stackRequests.exportStacksAsExcel({ stackSheetExport });
  const { measurementCardId: _, ...stackExport } = stackSheetExport;
  if (format === 'GeoJson') return stackRequests.exportStacksAsGeoJson({ stackExport });
  if (format === 'Gpx') return stackRequests.exportStacksAsGpx({ stackExport });
  if (format === 'Kml') return stackRequests.exportStacksAsKml({ stackExport });
  return stackRequests.exportStacksForEudr({
    stackEudrExport: { ...stackExport, ...(includeDeclared && { includeDeclared }) },
  });
}

function stackCountOf(download: DownloadRequest): number | null {
  if (download.kind === 'archive' || download.kind === 'csv') return download.body.stackIds.length;
  return download.kind === 'storedExport' ? null : (download.count ?? null);
}

function fallbackNameOf(download: DownloadRequest): string {
  if (download.kind === 'storedExport') return download.name;
  if (download.kind === 'export') return `stacks.${endings[download.format]}`;
  return download.kind === 'archive' ? 'archive.zip' : 'accumulated.csv';
}

const endings: Record<ExportFormat, string> = {
  ...{ Excel: 'xlsx', GeoJson: 'geojson', Gpx: 'gpx', Kml: 'kml' },
  Eudr: 'zip',
};

/** The stream of a file for other programs does not show how many stacks have arrived. */
function countOf({ kind }: DownloadRequest): CountStacks {
  if (kind === 'export' || kind === 'storedExport') return () => null;
  return kind === 'archive' ? countFolders() : countLines();
}

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

function receive(
  id: string,
  request: DownloadRequest,
  timeout: IdleTimeout,
): DownloadThunk<Promise<{ error: ServiceError | null; missing: readonly MissingReport[] }>> {
  return async (dispatch, _, { saveFile }) => {
    const fallbackName = fallbackNameOf(request);
    const count = countOf(request);
    const of = stackCountOf(request);
    const startedAt = Date.now();
    let shownAt = 0;
    let minutes: number | null = null;
    const onProgress = (bytes: { received: number; total: number | null }, piece: Uint8Array) => {
      timeout.restart();
      const done = count(piece);
      const now = Date.now();
      // More than ten updates a second would be unreadable.
      if (now - shownAt < 100) return;
      shownAt = now;
      if (of !== null && done !== null)
        minutes = minutesLeft({ elapsed: now - startedAt, done, of }, minutes);
      dispatch(downloadProgressed({ id, ...bytes, done, minutesLeft: minutes }));
    };
    const { data, error } = await dispatch(
      callService(requestOf(request), {
        signal: timeout.signal,
        read: (response) => readFile(response, { fallbackName, signal: timeout.signal, onProgress }),
      }),
    );
    if (!data) return { error, missing: [] };
    saveFile(data.content, data.name);
    const missing = request.kind === 'archive' ? await missingReportsIn(data.content) : [];
    return { error: null, missing };
  };
}

type DownloadOutcome = 'saved' | 'underWay' | 'notSaved' | { missing: readonly MissingReport[] };

/**
 * Saves a file to the person's disk, whatever page is open when it arrives. Does nothing while the same file
 * or `mostDownloads` others are being downloaded. The file never enters the store: it is streamed, and only
 * its progress is state (`selectDownloads`). The generic notice shows a failure.
 */
export function startDownload(request: DownloadRequest): DownloadThunk<Promise<DownloadOutcome>> {
  return async (dispatch, _, ports) => {
    const running = runningDownloads(ports);
    const format = request.kind === 'export' ? request.format : '';
    const file = `${request.kind}${format} ${JSON.stringify(request.body)}`;
    const isUnderWay = [...running.values()].some((other) => other.file === file);
    if (isUnderWay) return 'underWay';
    if (running.size >= mostDownloads) return 'notSaved';
    const id = nanoid();
    const timeout = new IdleTimeout();
    running.set(id, { timeout, file });
    dispatch(downloadStarted({ id, kind: request.kind, of: stackCountOf(request) }));
    timeout.restart();
    const { error, missing } = await dispatch(receive(id, request, timeout)).finally(() => {
      timeout.stop();
      running.delete(id);
      dispatch(downloadEnded({ id }));
    });
    if (error && shouldNotify(error)) ports.notifyFailure(error);
    if (error) return 'notSaved';
    return missing.length > 0 ? { missing } : 'saved';
  };
}
