import type { ServiceError } from '@/store/ports/serviceError';
import { callService } from './client/callService';
import { interruption, timeLimits } from './client/send';
import type { SessionThunk } from './client/sessionThunk';
import type { StackFileKind } from './generated/stack.gen';
import { readImage } from './readImage';

type PictureAnswer = { picture: Blob; error?: undefined } | { picture?: undefined; error: ServiceError };

/** Fetches a picture of a stack. It goes to whoever asks and never into the store, which holds nothing but text. */
export function readStackPicture(
  { stackId, file }: { stackId: string; file: StackFileKind },
  left: AbortSignal,
): SessionThunk<Promise<PictureAnswer>> {
  return async (dispatch) => {
    const signal = AbortSignal.any([left, AbortSignal.timeout(timeLimits.download)]);
    const url = `/stack/${encodeURIComponent(stackId)}/file/${encodeURIComponent(file)}`;
    const reply = await dispatch(callService({ url }, signal));
    if (reply.error) return { error: reply.error };
    try {
      const { image, error } = await readImage(reply.response);
      return image ? { picture: new Blob([image.bytes], { type: image.type }) } : { error };
    } catch {
      return { error: interruption(signal) };
    }
  };
}
