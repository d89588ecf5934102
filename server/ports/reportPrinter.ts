import type { Asker } from '../domain/asker';

/** Why a stack has no printed report. */
export type ReportFailureReason =
  /** The machine has no browser. */
  | 'noBrowser'
  | 'browserNotStarted'
  /** So much was asked for at once that its turn did not come. */
  | 'tooBusy'
  /** The page was not ready within the time that a report has. */
  | 'notInTime'
  /** The page could not be opened, says itself that it failed, or crashed twice. */
  | 'pageFailed'
  /** Whoever asked has gone, or the service ends. */
  | 'cancelled';

/** Holds the reason without the browser's messages: those repeat URLs, and URLs hold tokens. */
export class ReportFailure extends Error {
  override name = 'ReportFailure';

  constructor(readonly reason: ReportFailureReason) {
    super(`No report: ${reason}`);
  }
}

export interface ReportPrinter {
  /**
   * The PDF of a stack's report with the rights of the token's holder. Callers take turns.
   * @throws ReportFailure only; at once when the signal is aborted
   */
  print(request: { asker: Asker; stackId: string; token: string }, signal: AbortSignal): Promise<Uint8Array>;
  /** Cancels running prints and ends the browser. */
  close(): Promise<void>;
}
