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

/**
 * Reads an answer's body to its end and tells about every piece. Throws when the connection breaks, and when the
 * signal aborts: half a file is none.
 */
export async function readStream(
  response: Response,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
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
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}
