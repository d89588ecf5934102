import type { Asker } from '../domain/asker';

export type ReportFailureReason =
  | 'noBrowser'
  | 'browserNotStarted'
  /** Too many reports were asked for at once, so that its turn did not come. */
  | 'tooBusy'
  /** The page was not ready within the time that a report has. */
  | 'notInTime'
  /** The page could not be opened, says itself that it failed, or crashed twice. */
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
