interface Watcher {
  ended: () => void;
  broken?: (failure: unknown) => Error;
}

export function watchStream(
  stream: ReadableStream<Uint8Array>,
  { ended, broken }: Watcher,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let isWanted = true;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!isWanted) return;
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (failure) {
          if (!isWanted) return;
          controller.error(broken?.(failure) ?? failure);
        }
        ended();
      },
      async cancel(reason) {
        isWanted = false;
        ended();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
