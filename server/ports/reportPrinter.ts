import type { Asker } from '../domain/asker';

/**
 * A report is `tooBusy` where too many were asked for at once, so that its turn did not come; `notInTime`
 * where its page was not ready within the time that a report has; `pageFailed` where the page could not be
 * opened, says itself that it failed, or crashed twice.
 */
export type ReportFailureReason =
  | 'noBrowser'
  | 'browserNotStarted'
  | 'tooBusy'
  | 'notInTime'
  | 'pageFailed'
  | 'cancelled';

/** The browser's messages are left out: they repeat URLs, and URLs hold tokens. */
export class ReportFailure extends Error {
  override name = 'ReportFailure';

  constructor(readonly reason: ReportFailureReason) {
    super(`No report: ${reason}`);
  }
}

export interface ReportPrinter {
  /**
   * The report is printed with the rights of the token's holder, and callers take turns.
   * @throws ReportFailure only; at once when the signal is aborted
   */
  print(request: { asker: Asker; stackId: string; token: string }, signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}
