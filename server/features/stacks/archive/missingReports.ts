import type { ReportFailureReason } from '@server/ports/reportPrinter';
import type { Language } from '@server/texts/language';
import { missingReasonTexts, missingReportTexts } from '@server/texts/stackFileTexts';

export interface MissingReport {
  /** Of the stack, in the archive. */
  folder: string;
  reason: ReportFailureReason;
}

/** Says which of the reports a reader would look for in vain, and why; in one line when all are for one reason. */
export function missingReportsNote(
  missing: readonly MissingReport[],
  stackCount: number,
  language: Language,
): string {
  const reasons = new Set(missing.map(({ reason }) => reason));
  const isAboutAll = missing.length === stackCount && reasons.size === 1;
  const named = isAboutAll
    ? [...reasons].map((reason) => ({ folder: missingReportTexts.everyStack[language], reason }))
    : missing;
  const lines = named.map(({ folder, reason }) => `${folder}: ${missingReasonTexts[reason][language]}`);
  const head = [missingReportTexts.intro[language], '', missingReportTexts.reports[language]];
  return [...head, ...lines, ''].join('\r\n');
}
