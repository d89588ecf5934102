import { makeZip } from 'client-zip';
import type { Orm } from '../db/client';
import { ownTurn } from '../measurement/ownTurn';
import { uniqueNames } from '../rules/fileNames';
import { stackCsvWriter } from '../stacks/stackCsv';
import { type StackRow, stackPortions } from '../stacks/stackRows';
import { storedCard } from '../stacks/storedCard';
import type { Language } from '../texts/language';
import { missingFileTexts } from '../texts/stackFileTexts';
import { type ArchivedFile, pictureFiles } from './pictureFiles';

interface StackArchive {
  language: Language;
  /** What pictures and values of the stacks are derived from. */
  seed: number;
  now: Date;
}

/** Says which files a reader would look for in vain, and why. */
function noteOnMissingFiles({ language, now }: StackArchive): ArchivedFile {
  const lines = [missingFileTexts.intro[language], '', missingFileTexts.reports[language], ''];
  return { name: 'README.txt', lastModified: now, input: lines.join('\r\n') };
}

/** Writes the values of a stack as a file with one line; every card is read once. */
function valuesWriter(orm: Orm, { language, seed }: StackArchive) {
  const writers = new Map<string, ReturnType<typeof stackCsvWriter>>();
  return async (row: StackRow): Promise<ArchivedFile[]> => {
    const cardId = row.measurementCardId;
    if (cardId === null) return [];
    let writer = writers.get(cardId);
    if (writer === undefined) {
      const card = await storedCard(orm, cardId);
      if (card === undefined) return [];
      writer = stackCsvWriter({ card, language, seed });
      writers.set(cardId, writer);
    }
    const input = writer.head + writer.lineOf(row);
    return [{ name: 'values.csv', lastModified: row.stack.lastModifiedDateTime, input }];
  };
}

async function* archiveFiles(orm: Orm, ids: readonly string[], archive: StackArchive) {
  yield noteOnMissingFiles(archive);
  const folderOf = uniqueNames('stack');
  const valuesOf = valuesWriter(orm, archive);
  for await (const rows of stackPortions(orm, ids)) {
    for (const row of rows) {
      const folder = folderOf(row.stack.stackNumber);
      const inFolder = (file: ArchivedFile) => ({ ...file, name: `${folder}/${file.name}` });
      yield* (await valuesOf(row)).map(inFolder);
      for (const file of pictureFiles(row, archive.seed)) {
        yield inFolder(file);
        // Drawing keeps the processor busy: others get their turn between two pictures.
        await ownTurn();
      }
    }
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
  const files = archiveFiles(orm, ids, archive);
  // client-zip throws into its source when the reader stops, and a generator would throw that back at everybody.
  return makeZip({ [Symbol.asyncIterator]: () => ({ next: () => files.next() }) });
}
