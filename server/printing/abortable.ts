/** The outcome of the work, or the signal's reason as soon as it is aborted; the work itself goes on. */
export function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** What a browser does at once when it is well. */
const promptTime = 10_000;

/** The outcome of a step that takes a moment; a frozen browser would never answer. */
export function withTimeout<Result>(step: Promise<Result>): Promise<Result> {
  return abortable(step, AbortSignal.timeout(promptTime));
}
