import type { Orm } from '@server/db/client';
import { valuesOf } from '@server/demo/simulator/cardValues';
import { byteOrderMark, csvDialect, csvLine } from './csv';
import { uniqueTexts } from '@server/domain/uniqueTexts';
import type { Language } from '@server/texts/language';
import { columnsOf, fieldsWithColumn } from './stackColumns';
import type { RequireRight } from '@server/features/stacks/rows/stackRight';
import { type StackRow, stackPortions } from '@server/features/stacks/rows/stackRows';
import type { Card } from '@server/features/stacks/rows/storedCard';
import { textStream } from './textStream';

interface StackCsv {
  card: Card;
  language: Language;
  /** What the values of the stacks are derived from. */
  seed: number;
}

/** The head and the lines of a file. Stacks that were measured on another card leave this card's cells empty. */
export function stackCsvWriter({ card: { id, definition }, language, seed }: StackCsv) {
  const dialect = csvDialect(language);
  const columns = columnsOf(definition, language);
  const written = { ...definition, fields: fieldsWithColumn(definition) };
  const valuesIn = ({ stack, registrator, surveyor, measurementCardId }: StackRow) =>
    measurementCardId === id ? valuesOf(seed, written, { ...stack, registrator, surveyor }) : {};
  const unique = uniqueTexts();
  const headings = columns.map(({ heading }) => unique(heading));
  return {
    head: byteOrderMark + csvLine(headings, dialect),
    lineOf: (row: StackRow) => {
      const filled = { ...row, values: valuesIn(row) };
      const cells = columns.map(({ cellOf }) => cellOf(filled));
      return csvLine(cells, dialect);
    },
  };
}

/** One file with a line per stack, written while it is sent, in bounded memory. */
export function stackCsvStream(
  orm: Orm,
  ids: readonly string[],
  csv: StackCsv,
  requireRight: RequireRight,
): ReadableStream<Uint8Array> {
  const { head, lineOf } = stackCsvWriter(csv);
  async function* parts() {
    yield head;
    for await (const rows of stackPortions(orm, ids, requireRight)) yield rows.map(lineOf).join('');
  }
  return textStream(parts());
}
