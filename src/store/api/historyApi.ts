import { shouldNotify } from '@/store/ports/serviceError';
import { callService } from './client/callService';
import { inlineErrors } from './client/endpointOptions';
import { historyEndpoints } from './generated/endpoints/history.gen';
import { type DownloadHistoryCsvApiArg, historyRequests } from './generated/requests/history.gen';
import { readFile } from './http/readFile';
import { timeouts } from './http/request';
import type { DownloadThunk } from './runningDownloads';

// The history has no tags: each opening of its page asks again, because every change adds to it.
const historyApi = historyEndpoints.enhanceEndpoints({
  endpoints: { listHistory: { extraOptions: inlineErrors } },
});

/** Resolves to whether the file was saved. The generic notice shows a failure. */
export function downloadHistory(filters: DownloadHistoryCsvApiArg): DownloadThunk<Promise<boolean>> {
  return async (dispatch, _, { saveFile, notifyFailure }) => {
    const signal = AbortSignal.timeout(timeouts.download);
    const { data, error } = await dispatch(
      callService(historyRequests.downloadHistoryCsv(filters), {
        signal,
        read: (response) =>
          readFile(response, { fallbackName: 'history.csv', signal, onProgress: () => undefined }),
      }),
    );
    if (data) saveFile(data.content, data.name);
    if (error && shouldNotify(error)) notifyFailure(error);
    return data !== undefined;
  };
}

export type { ListHistoryApiArg } from './generated/endpoints/history.gen';
export type { HistoryEntry, ThingKind } from './generated/types/schemas.gen';
export const { useListHistoryQuery, useLazyListHistoryQuery } = historyApi;
