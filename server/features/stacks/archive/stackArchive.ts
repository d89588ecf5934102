import { makeZip } from 'client-zip';
import type { Orm } from '../../../db/client';
import type { Language } from '../../../domain/languages';
import { ReportFailure, type ReportFailureReason } from '../../../ports/reportPrinter';
import type { StackPictures } from '../../../ports/stackPictures';
import { missingReasonTexts, missingReportTexts } from '../../../texts/stackFileTexts';
import { stackCsvWriter } from '../csv/stackCsv';
import {
  cardsInLanguageOnce,
  type RequireRight,
  type StackRow,
  stackPortions,
} from '../records/stackRecords';
import { uniqueNames } from './fileNames';
import { type ArchivedFile, pictureFiles } from './pictureFiles';
import { prefetch } from './prefetch';

/**
 * This file in an archive lists, for programs, the reports that are missing. If none is missing, the archive
 * does not contain it.
 */
const missingReportsName = 'missing-reports.json';

interface StackArchive {
  language: Language;
  pictures: StackPictures;
  now: Date;
  /**
   * The report is returned as a PDF.
   * @throws ReportFailure
   */
  printReport: (stackId: string, signal: AbortSignal) => Promise<Uint8Array>;
  requireRight: RequireRight;
}

const reportsAhead = 2;

function valuesWriter(orm: Orm, { language }: StackArchive) {
  const cardOf = cardsInLanguageOnce(orm, language);
  const writers = new Map<string, ReturnType<typeof stackCsvWriter>>();
  return async (row: StackRow): Promise<ArchivedFile[]> => {
    const card = await cardOf(row.cardVersionId);
    if (card === undefined) return [];
    const { csvStatementNumbers: hasStatementNumbers } = row;
    const key = `${card.versionId} ${hasStatementNumbers}`;
    const writer = writers.get(key) ?? stackCsvWriter({ card, language, hasStatementNumbers });
    writers.set(key, writer);
    const input = writer.head + writer.lineOf(row, card);
    return [{ name: 'values.csv', lastModified: row.stack.lastModifiedDateTime, input }];
  };
}

async function* rowsOf(orm: Orm, ids: readonly string[], requireRight: RequireRight) {
  for await (const rows of stackPortions(orm, ids, requireRight)) yield* rows;
}

function fileIn(folder: string, file: ArchivedFile): ArchivedFile {
  return { ...file, name: `${folder}/${folder} ${file.name}` };
}

function reportFile(input: Uint8Array, lastModified: Date): ArchivedFile {
  return { name: 'report.pdf', lastModified, input };
}

function isPassing(reason: ReportFailureReason): boolean {
  return reason === 'notInTime' || reason === 'pageFailed' || reason === 'browserNotStarted';
}

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
  const { language, now, pictures, printReport, requireRight } = archive;
  const folderOf = uniqueNames('stack');
  const valuesOf = valuesWriter(orm, archive);
  let missing: MissingReport[] = [];
  let stackCount = 0;
  const printed = (stackId: string) => reportOrReason(printReport(stackId, stopped.signal));
  const reportOf = ({ stack }: StackRow) => printed(stack.id);
  try {
    for await (const { item: row, result } of prefetch(
      rowsOf(orm, ids, requireRight),
      reportsAhead,
      reportOf,
    )) {
      const folder = folderOf(row.stack.stackNumber);
      const inFolder = (file: ArchivedFile) => fileIn(folder, file);
      stackCount += 1;
      const report = await result;
      if (stopped.signal.aborted) return;
      // A portion takes long, because each report takes seconds: the right is checked for each stack.
      await requireRight([row.stack.id]);
      const { id: stackId, stackNumber } = row.stack;
      if (typeof report === 'string') missing.push({ folder, stackId, stackNumber, reason: report });
      else yield inFolder(reportFile(report, now));
      yield* (await valuesOf(row)).map(inFolder);
      for await (const file of pictureFiles(row, pictures)) yield inFolder(file);
    }
    // The cause of the failures may be over by the end, so missing reports are tried once more. As soon as
    // one fails again, the rest are not tried.
    let isOver = true;
    const still: MissingReport[] = [];
    for (const one of missing) {
      const isTried: boolean = isOver && isPassing(one.reason);
      if (isTried) await requireRight([one.stackId]);
      const report = isTried ? await printed(one.stackId) : one.reason;
      if (stopped.signal.aborted) return;
      if (typeof report !== 'string') yield fileIn(one.folder, reportFile(report, now));
      else {
        isOver &&= !isTried;
        still.push({ ...one, reason: report });
      }
    }
    missing = still;
    if (missing.length > 0) {
      const forPeople = missingReportsNote(missing, stackCount, language);
      yield { name: missingReportsName, lastModified: now, input: missingReportsJson(missing) };
      yield { name: 'README.txt', lastModified: now, input: forPeople };
    }
  } finally {
    stopped.abort();
  }
}

/**
 * The zip has a folder for each stack. It is written while it is read, and writing stops when the reader
 * stops. Its length is not known before its end.
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
      // client-zip calls this when the reader has stopped. The generator's own `throw` would reject and wait
      // for the running print.
      throw: () => {
        stopped.abort();
        return files.return(undefined);
      },
    }),
  });
}

interface MissingReport {
  folder: string;
  stackId: string;
  stackNumber: string;
  reason: ReportFailureReason;
}

function missingReportsJson(missing: readonly MissingReport[]): string {
  return JSON.stringify({ reports: missing.map(({ folder: _, ...report }) => report) });
}

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
