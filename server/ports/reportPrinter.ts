/** Why a stack has no printed report. */
export type ReportFailureReason =
  /** There is none on the machine. */
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

/** Says the reason and nothing of what a browser wrote: its messages repeat addresses, and those hold tokens. */
export class ReportFailure extends Error {
  override name = 'ReportFailure';

  constructor(readonly reason: ReportFailureReason) {
    super(`No report: ${reason}`);
  }
}

/** Prints the portal's page of the measurement report. */
export interface ReportPrinter {
  /**
   * The PDF of a stack's report, as the holder of the report token may read it. Askers take turns.
   * @throws ReportFailure and nothing else; at once when the signal is aborted
   */
  print(wanted: { asker: string; stackId: string; token: string }, signal: AbortSignal): Promise<Uint8Array>;
  /** Cancels what is being printed and ends the browser. */
  close(): Promise<void>;
}
