import { makeZip } from 'client-zip';
import type { Orm } from '../../../db/client';
import type { MeasurementSource } from '../../../ports/measurementSource';
import { ReportFailure, type ReportFailureReason } from '../../../ports/reportPrinter';
import type { Language } from '../../../texts/language';
import { missingReasonTexts, missingReportTexts } from '../../../texts/stackFileTexts';
import { stackCsvWriter } from '../csv/stackCsv';
import type { RequireRight } from '../records/stackRecords';
import { type StackRow, stackPortions, storedCard } from '../records/stackRecords';
import { uniqueNames } from './fileNames';
import { type ArchivedFile, pictureFiles } from './pictureFiles';
import { startAhead } from './startAhead';

interface StackArchive {
  language: Language;
  measurements: MeasurementSource;
  now: Date;
  /** The PDF of a stack's report. @throws ReportFailure */
  printReport: (stackId: string, signal: AbortSignal) => Promise<Uint8Array>;
  requireRight: RequireRight;
}

/** Reports that are printed while the files before them are sent: as many as are printed at a time. */
const reportsAhead = 2;

/** Writes the values of a stack as a file with one line; every card is read once. */
function valuesWriter(orm: Orm, { language, measurements }: StackArchive) {
  const writers = new Map<string, ReturnType<typeof stackCsvWriter>>();
  return async (row: StackRow): Promise<ArchivedFile[]> => {
    const cardId = row.measurementCardId;
    if (cardId === null) return [];
    let writer = writers.get(cardId);
    if (writer === undefined) {
      const card = await storedCard(orm, cardId);
      if (card === undefined) return [];
      writer = stackCsvWriter({ card, language, measurements });
      writers.set(cardId, writer);
    }
    const input = writer.head + writer.lineOf(row);
    return [{ name: 'values.csv', lastModified: row.stack.lastModifiedDateTime, input }];
  };
}

async function* rowsOf(orm: Orm, ids: readonly string[], requireRight: RequireRight) {
  for await (const rows of stackPortions(orm, ids, requireRight)) yield* rows;
}

/** The report, or why there is none: that is for the reader, and the other stacks are there all the same. */
async function reportOrReason(printed: Promise<Uint8Array>): Promise<Uint8Array | ReportFailureReason> {
  try {
    return await printed;
  } catch (failure) {
    return failure instanceof ReportFailure ? failure.reason : 'pageFailed';
  }
}

async function* archiveFiles(
  orm: Orm,
  ids: readonly string[],
  archive: StackArchive,
  stopped: AbortController,
): AsyncGenerator<ArchivedFile, undefined> {
  const { language, now, measurements, printReport, requireRight } = archive;
  const folderOf = uniqueNames('stack');
  const valuesOf = valuesWriter(orm, archive);
  const missing: MissingReport[] = [];
  let stackCount = 0;
  const reportOf = ({ stack }: StackRow) => reportOrReason(printReport(stack.id, stopped.signal));
  try {
    for await (const { item: row, result } of startAhead(
      rowsOf(orm, ids, requireRight),
      reportsAhead,
      reportOf,
    )) {
      const folder = folderOf(row.stack.stackNumber);
      // With the stack in its own name a file can be told apart outside its folder, in a mail for instance.
      const inFolder = (file: ArchivedFile) => ({ ...file, name: `${folder}/${folder} ${file.name}` });
      stackCount += 1;
      const report = await result;
      if (stopped.signal.aborted) return;
      // A report takes seconds, so that a portion takes long: the right is asked for stack by stack.
      await requireRight([row.stack.id]);
      if (typeof report === 'string') missing.push({ folder, reason: report });
      else yield inFolder({ name: 'report.pdf', lastModified: now, input: report });
      yield* (await valuesOf(row)).map(inFolder);
      for await (const file of pictureFiles(row, measurements)) yield inFolder(file);
    }
    if (missing.length > 0) {
      const note = missingReportsNote(missing, stackCount, language);
      yield { name: 'README.txt', lastModified: now, input: note };
    }
  } finally {
    stopped.abort();
  }
}

/**
 * A zip with a folder per stack, made file by file while it is read; nothing more is made once the reader stops.
 * Its length is not known before its end.
 */
export function stackArchive(
  orm: Orm,
  ids: readonly string[],
  archive: StackArchive,
): ReadableStream<Uint8Array> {
  const stopped = new AbortController();
  const files = archiveFiles(orm, ids, archive, stopped);
  return makeZip({
    [Symbol.asyncIterator]: () => ({
      next: () => files.next(),
      // So client-zip says that the reader has stopped. The generator would throw it back at everybody, and wait for
      // the print that it waits for.
      throw: () => {
        stopped.abort();
        return files.return(undefined);
      },
    }),
  });
}

interface MissingReport {
  /** Of the stack, in the archive. */
  folder: string;
  reason: ReportFailureReason;
}

/** Says which of the reports a reader would look for in vain, and why; in one line when all are for one reason. */
function missingReportsNote(
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
