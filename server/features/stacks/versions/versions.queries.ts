import { isDeepStrictEqual } from 'node:util';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { measurement } from '../../../db/measurementSchema';
import { appUser, department } from '../../../db/schema';
import { shownVolume } from '../../../domain/checkValues';
import { positionOf, type StackField } from '../../../domain/fieldValue';
import type { Language } from '../../../domain/languages';
import type { FieldType } from '../../../domain/schemas';
import { departmentsLeft, replacedIn, wasReplacedIn } from '../records/departmentsLeft';
import { cardsInLanguageOnce, stackFields, stackRow } from '../records/stackRecords';
import { rowOfVersion } from './rowOfVersion';

const compared: readonly FieldType[] = [
  ...(['String', 'Text', 'Date', 'Boolean', 'Options', 'MultipleOptions'] as const),
  ...(['Integer', 'Double', 'Position'] as const),
];

/**
 * The newest version comes first.
 * @throws ServiceFailure 404 if the stack is outside the scope
 */
export async function stackVersions(
  orm: Orm,
  stackId: string,
  { scope, language }: { scope: SQL | undefined; language: Language },
) {
  const row = await stackRow(orm, stackId, scope);
  const stored = await orm
    .select({ measurement, author: appUser.name, ...replacedIn })
    .from(measurement)
    .leftJoin(appUser, eq(appUser.id, measurement.authorId))
    .leftJoin(department, wasReplacedIn)
    .where(eq(measurement.stackId, row.stack.id))
    .orderBy(desc(measurement.version));
  const cardOf = cardsInLanguageOnce(orm, language);
  const left = departmentsLeft(stored, row.stack.departmentId);
  const versions = [];
  for (const [index, { measurement: one, author }] of stored.entries()) {
    const card = await cardOf(one.cardVersionId);
    const then = rowOfVersion(row, one);
    const fields = card ? stackFields(card.definition, then) : [];
    versions.push({
      version: one.version,
      source: one.source,
      app: one.app,
      receivedDateTime: one.receivedAt,
      replacedDateTime: stored[index - 1]?.measurement.receivedAt ?? null,
      volume: one.volume !== null && card ? shownVolume(card.definition, one.volume) : null,
      logCount: one.logCount,
      reason: one.reason,
      author,
      movedFrom: left[index] ?? null,
      orderNumber: then.stack.orderNumber,
      coordinates: positionOf(then.stack),
      fields: fields.filter(({ fieldType }) => compared.includes(fieldType)),
    });
  }
  const differing = differingFields(versions.map(({ fields }) => fields));
  return versions.map((one) => ({ ...one, fields: one.fields.filter(({ id }) => differing.has(id)) }));
}

function differingFields(versions: readonly (readonly StackField[])[]): ReadonlySet<string> {
  const ids = versions.flatMap((fields) => fields.map(({ id }) => id));
  const valueIn = (fields: readonly StackField[], id: string) =>
    fields.find((field) => field.id === id)?.value ?? null;
  return new Set(
    ids.filter((id) =>
      versions.some((fields) => !isDeepStrictEqual(valueIn(fields, id), valueIn(versions[0] ?? [], id))),
    ),
  );
}
