import type { Orm } from '../../../db/client';
import { uniqueTexts } from '../../../domain/uniqueTexts';
import type { MeasurementSource } from '../../../ports/measurementSource';
import type { Language } from '../../../texts/language';
import type { Card } from '../records/stackRecords';
import { type StackRow, stackPortions } from '../records/stackRecords';
import type { RequireRight } from '../records/stackRight';
import { byteOrderMark, csvDialect, csvLine } from './csv';
import { columnsOf, fieldsWithColumn } from './stackColumns';

interface StackCsv {
  card: Card;
  language: Language;
  measurements: MeasurementSource;
}

/** The head and the lines of a file. Stacks that were measured on another card leave this card's cells empty. */
export function stackCsvWriter({ card: { id, definition }, language, measurements }: StackCsv) {
  const dialect = csvDialect(language);
  const columns = columnsOf(definition, language);
  const written = { ...definition, fields: fieldsWithColumn(definition) };
  const valuesIn = ({ stack, registrator, surveyor, measurementCardId }: StackRow) =>
    measurementCardId === id ? measurements.values(written, { ...stack, registrator, surveyor }) : {};
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

/** The parts as the body of an answer: each is made when the reader is ready for it, none after the reader stopped. */
function textStream(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await parts.next();
      if (part.done === true) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
    async cancel() {
      await parts.return();
    },
  });
}
