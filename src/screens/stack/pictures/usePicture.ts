import { useEffect, useState } from 'react';
import type { Size } from '@/features/picture-marks/pictureSize';
import type { StackFileKind } from '@/store/api/stackApi';
import { fetchStackPicture } from '@/store/api/stackFile';
import { useAppDispatch } from '@/store/hooks';
import { type ServiceError, serviceErrorOfKind } from '@/store/ports/serviceError';

interface Outcome {
  url?: string;
  natural?: Size;
  error?: ServiceError;
}

interface PictureRequest {
  stackId: string;
  file: StackFileKind;
  size?: 'preview';
  isWanted: boolean;
}

/**
 * Fetches a picture with the session's token. `url` is an object URL, which is revoked on unmount. Both `url`
 * and `error` are undefined while the picture loads.
 */
export function usePicture({ stackId, file, size, isWanted }: PictureRequest) {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<Outcome & { stackId: string; file: StackFileKind }>();
  const outcome = answer?.stackId === stackId && answer.file === file ? answer : undefined;
  const isMissing = isWanted && outcome === undefined;

  useEffect(() => {
    if (!isMissing) return;
    const left = new AbortController();
    dispatch(fetchStackPicture({ id: stackId, kind: file, ...(size && { size }) }, left.signal)).then(
      ({ data, error }) => {
        if (left.signal.aborted) return;
        setAnswer({ ...(error ? { error } : { url: URL.createObjectURL(data) }), stackId, file });
      },
    );
    return () => left.abort();
  }, [dispatch, stackId, file, size, isMissing]);

  const url = answer?.url;
  useEffect(() => {
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [url]);

  return {
    url: outcome?.url,
    natural: outcome?.natural,
    error: outcome?.error,
    retry: () => setAnswer(undefined),
    measure: (natural: Size) => setAnswer((now) => (now?.url && !now.natural ? { ...now, natural } : now)),
    /** The image's error event calls this function: the bytes began like an image but are not one. */
    refuse: () => setAnswer({ error: serviceErrorOfKind('unreadable'), stackId, file }),
  };
}
