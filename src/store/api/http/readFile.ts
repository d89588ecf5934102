import { fileNameOf } from './contentDisposition';
import { readFailure } from './envelope';
import type { Result } from './request';

/** `received` and `total` count bytes; `total` is null if the answer has no length. */
interface Progress {
  received: number;
  total: number | null;
}

function totalOf(headers: Headers): number | null {
  // With a content encoding the header counts the encoded bytes, not those that arrive here.
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  return length !== null && /^\d+$/.test(length) ? Number(length) : null;
}

interface FileOptions {
  fallbackName: string;
  signal: AbortSignal;
  onProgress: (progress: Progress, piece: Uint8Array) => void;
}

export async function readFile(
  response: Response,
  { fallbackName, signal, onProgress }: FileOptions,
): Promise<Result<{ content: Blob; name: string }>> {
  if (!response.ok) return readFailure(response);
  const total = totalOf(response.headers);
  const pieces: BlobPart[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  const stop = () => void reader?.cancel(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      pieces.push(piece.value);
      received += piece.value.byteLength;
      onProgress({ received, total }, piece.value);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  const name = fileNameOf(response.headers.get('content-disposition'), fallbackName);
  return { data: { content: new Blob(pieces, { type: response.headers.get('content-type') ?? '' }), name } };
}
