export function byteStream(parts: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await parts.next();
      if (part.done === true) controller.close();
      else controller.enqueue(part.value);
    },
    async cancel() {
      await parts.return();
    },
  });
}

export function textStream(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  return byteStream(encodedParts(parts));
}

export async function* encodedParts(parts: AsyncGenerator<string, void>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
