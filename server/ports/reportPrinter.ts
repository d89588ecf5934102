import type { Asker } from '../domain/asker';

/**
 * `tooBusy`: so many reports were requested at the same time that this one did not get its turn. `notInTime`:
 * its page was not ready within the time for a report. `pageFailed`: the page could not be opened, reported a
 * failure itself, or crashed twice.
 */
export type ReportFailureReason =
  | 'noBrowser'
  | 'browserNotStarted'
  | 'tooBusy'
  | 'notInTime'
  | 'pageFailed'
  | 'cancelled';

/** The browser's messages are left out, because they contain URLs, and URLs contain tokens. */
export class ReportFailure extends Error {
  override name = 'ReportFailure';

  constructor(readonly reason: ReportFailureReason) {
    super(`No report: ${reason}`);
  }
}

export interface ReportPrinter {
  /**
   * The report is printed with the rights of the token's holder. Askers take turns.
   * @throws ReportFailure and no other error; immediately if the signal is aborted
   */
  print(request: { asker: Asker; stackId: string; token: string }, signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}
