export function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** The limit is in milliseconds; a healthy browser takes these steps immediately. */
const promptTime = 10_000;

export function withTimeout<Result>(step: Promise<Result>): Promise<Result> {
  return abortable(step, AbortSignal.timeout(promptTime));
}
