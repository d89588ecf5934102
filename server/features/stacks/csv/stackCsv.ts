import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../../../db/cardSchema';
import type { Orm } from '../../../db/client';
import { currentCardVersion } from '../../../db/currentCardVersion';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { department, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { Language } from '../../../domain/languages';
import { uniqueTexts } from '../../../domain/uniqueTexts';
import { byteOrderMark, csvDialect, csvLine } from '../../../http/csv';
import { missing } from '../../../http/failure';
import { textStream } from '../../../http/textStream';
import {
  type CardInLanguage,
  cardsInLanguageOnce,
  cardVersionInLanguage,
  type RequireRight,
  type StackIds,
  type StackRow,
  stackPortions,
  storedCard,
} from '../records/stackRecords';
import { columnRow, columnsOf, statementColumns } from './stackColumns';

interface StackCsv {
  card: CardInLanguage;
  language: Language;
  hasStatementNumbers?: boolean;
}

/**
 * The lines have the columns of one card. A stack is read by its own version of that card, in the units of
 * the columns. For a stack that was measured on another card, the cells of this card's fields are empty, and
 * the other cells have the words of the stack's own card.
 */
export function stackCsvWriter({ card, language, hasStatementNumbers = false }: StackCsv) {
  const dialect = csvDialect(language);
  const columns = [
    ...columnsOf(card.definition, language),
    ...(hasStatementNumbers ? statementColumns(language) : []),
  ];
  const unique = uniqueTexts();
  const headings = columns.map(({ heading }) => unique(heading));
  return {
    head: byteOrderMark + csvLine(headings, dialect),
    lineOf: (row: StackRow, own: CardInLanguage | undefined) => {
      const filled = columnRow(row, own, card);
      const cells = columns.map(({ cellOf }) => cellOf(filled));
      return csvLine(cells, dialect);
    },
  };
}

export function stackCsvStream(
  orm: Orm,
  ids: StackIds,
  csv: StackCsv,
  requireRight: RequireRight,
): ReadableStream<Uint8Array> {
  const { head, lineOf } = stackCsvWriter(csv);
  const cardOf = cardsInLanguageOnce(orm, csv.language);
  async function* parts() {
    yield head;
    for await (const rows of stackPortions(orm, ids, requireRight)) {
      let lines = '';
      for (const row of rows) lines += lineOf(row, await cardOf(row.cardVersionId));
      yield lines;
    }
  }
  return textStream(parts());
}

/**
 * The card of the columns is used in its newest version. `commonName` is the name of the department or
 * organisation to which all stacks belong, or undefined if they belong to several organisations.
 * @throws ServiceFailure 404 if none of the departments' organisations uses the card, and none of their
 * stacks was measured by it
 */
export async function csvContext(
  orm: Orm,
  departmentIds: readonly string[],
  { cardId, language }: { cardId: string; language: Language },
): Promise<{ card: CardInLanguage; commonName: string | undefined; hasStatementNumbers: boolean }> {
  const departments = await orm
    .select({
      name: department.name,
      organization: organization.name,
      organizationId: organization.id,
      cardId: organization.measurementCardId,
      csvStatementNumbers: organization.csvStatementNumbers,
      cardVersionId: currentCardVersion(sql`${cardId}::uuid`),
    })
    .from(department)
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(isOneOfIds(department.id, departmentIds))
    .orderBy(asc(department.id));
  const isUsed = departments.some((row) => row.cardId === cardId);
  if (!isUsed && !(await isMeasuredBy(orm, departmentIds, cardId))) throw missing();
  const [first] = departments;
  const stored = await storedCard(orm, first?.cardVersionId ?? null);
  if (stored === undefined || first === undefined) throw missing();
  const card = cardVersionInLanguage(stored, language);
  const hasStatementNumbers = departments.some((row) => row.csvStatementNumbers);
  return { card, commonName: commonNameIn(departments), hasStatementNumbers };
}

interface NamedDepartment {
  name: string;
  organization: string;
  organizationId: string;
}

function commonNameIn(departments: readonly NamedDepartment[]): string | undefined {
  const [first] = departments;
  if (departments.length === 1) return first?.name;
  const isOneOrganization = departments.every((row) => row.organizationId === first?.organizationId);
  return isOneOrganization ? first?.organization : undefined;
}

export async function commonNameOf(orm: Orm, departmentIds: readonly string[]): Promise<string | undefined> {
  const departments = await orm
    .select({ name: department.name, organization: organization.name, organizationId: organization.id })
    .from(department)
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(isOneOfIds(department.id, departmentIds));
  return commonNameIn(departments);
}

async function isMeasuredBy(orm: Orm, departmentIds: readonly string[], cardId: string): Promise<boolean> {
  const measured = orm
    .select({ id: stack.id })
    .from(stack)
    .where(
      and(eq(stack.cardVersionId, measurementCardVersion.id), isOneOfIds(stack.departmentId, departmentIds)),
    );
  const count = await orm.$count(
    measurementCardVersion,
    and(eq(measurementCardVersion.cardId, cardId), exists(measured)),
  );
  return count > 0;
}
