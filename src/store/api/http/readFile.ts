import { fileNameOf } from './contentDisposition';
import { readFailure } from './envelope';
import type { Result } from './request';

/** How far a download has come, in bytes; `total` is null where the answer does not say. */
interface Progress {
  received: number;
  total: number | null;
}

function totalOf(headers: Headers): number | null {
  // Under a content encoding the header counts other bytes than those that arrive here.
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  return length !== null && /^\d+$/.test(length) ? Number(length) : null;
}

interface FileOptions {
  /** Where the answer names no file. */
  fallbackName: string;
  /** Half a file is none: reading fails when this aborts. */
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Reads an answer that is a file, and tells about every piece that arrives. */
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
      onProgress({ received, total });
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  const name = fileNameOf(response.headers.get('content-disposition'), fallbackName);
  return { data: { content: new Blob(pieces, { type: response.headers.get('content-type') ?? '' }), name } };
}
