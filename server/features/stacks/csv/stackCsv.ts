import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { department, organization } from '../../../db/schema';
import { uniqueTexts } from '../../../domain/uniqueTexts';
import { missing } from '../../../http/failure';
import type { MeasurementSource } from '../../../ports/measurementSource';
import type { Language } from '../../../texts/language';
import {
  type Card,
  type RequireRight,
  type StackIds,
  type StackRow,
  stackPortions,
  storedCard,
} from '../records/stackRecords';
import { byteOrderMark, csvDialect, csvLine } from './csv';
import { columnsOf, fieldsWithColumn } from './stackColumns';

interface StackCsv {
  card: Card;
  language: Language;
  measurements: MeasurementSource;
}

/** Stacks that were measured on another card leave the cells of this card empty. */
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

/** Writes while it sends, in bounded memory. */
export function stackCsvStream(
  orm: Orm,
  ids: StackIds,
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

/** Pulls each part when the reader is ready, and stops when the reader stops. */
export function textStream(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
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

/**
 * The card of the columns, and the common name of the departments: a department, an organisation, or
 * undefined. 404 when none of their organisations uses the card.
 */
export async function csvContext(
  orm: Orm,
  departmentIds: readonly string[],
  cardId: string,
): Promise<{ card: Card; commonName: string | undefined }> {
  const departments = await orm
    .select({
      name: department.name,
      organization: organization.name,
      organizationId: organization.id,
      cardId: organization.measurementCardId,
    })
    .from(department)
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(isOneOfIds(department.id, departmentIds))
    .orderBy(asc(department.id));
  if (!departments.some((row) => row.cardId === cardId)) throw missing();
  const card = await storedCard(orm, cardId);
  const [first] = departments;
  if (card === undefined || first === undefined) throw missing();
  if (departments.length === 1) return { card, commonName: first.name };
  const isOneOrganization = departments.every((row) => row.organizationId === first.organizationId);
  return { card, commonName: isOneOrganization ? first.organization : undefined };
}
