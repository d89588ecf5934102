import { callService } from './client/callService';
import type { SessionThunk } from './client/sessionThunk';
import { type GetStackFileApiArg, stackRequests } from './generated/requests/stack.gen';
import { readImage } from './http/readImage';
import { type Result, timeouts } from './http/request';

/** The caller keeps the picture, because the store holds only text. */
export function fetchStackPicture(
  file: GetStackFileApiArg,
  signal: AbortSignal,
): SessionThunk<Promise<Result<Blob>>> {
  return async (dispatch) => {
    const ask = (asked: GetStackFileApiArg) =>
      dispatch(
        callService(stackRequests.getStackFile(asked), {
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeouts.download)]),
          read: readImage,
        }),
      );
    const { size, ...whole } = file;
    const answer = await ask(file);
    // A service without previews may refuse to be asked for one.
    const { data, error } = size && answer.error?.status === 400 ? await ask(whole) : answer;
    return data ? { data: new Blob([data.bytes], { type: data.type }) } : { error };
  };
}
