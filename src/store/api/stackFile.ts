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
    const { data, error } = await dispatch(
      callService(stackRequests.getStackFile(file), {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeouts.download)]),
        read: readImage,
      }),
    );
    return data ? { data: new Blob([data.bytes], { type: data.type }) } : { error };
  };
}
