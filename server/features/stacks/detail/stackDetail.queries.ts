import type { z } from '@hono/zod-openapi';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { measurement } from '../../../db/measurementSchema';
import { appUser, department } from '../../../db/schema';
import { type StackRecord, stack } from '../../../db/stackSchema';
import { undoableAssignment } from '../../../domain/assignment';
import type { CardDefinition } from '../../../domain/cardDefinition';
import type { LocalizedCard } from '../../../domain/cardInLanguage';
import { shownVolume } from '../../../domain/checkValues';
import { type PictureKind, positionOf, type StackField } from '../../../domain/fieldValue';
import type { Language } from '../../../domain/languages';
import { instrumentOf } from '../../../domain/measuredFigures';
import type { StackFileKindSchema } from '../../../domain/schemas';
import { timeZoneOf } from '../../../domain/timeZones';
import { missing } from '../../../http/failure';
import type { PictureFile, StackPictures } from '../../../ports/stackPictures';
import { decisionsAbout } from '../decisions/decisions.queries';
import { correctedFieldIds } from '../records/correctedFields';
import { departmentsLeft, replacedIn, wasReplacedIn } from '../records/departmentsLeft';
import { cardRules, cardVersionInLanguage, stackFields, stackRow, storedCard } from '../records/stackRecords';
import { withdrawalOf } from '../withdrawals/withdrawals.queries';
import type { StackDetail } from './stackDetail.routes';

/** @throws ServiceFailure 404 if the stack is outside the scope */
export async function stackDetail(
  orm: Orm,
  stackId: string,
  { scope, now, language }: { scope: SQL | undefined; now: Date; language: Language },
) {
  const row = await stackRow(orm, stackId, scope);
  const stored = await storedCard(orm, row.cardVersionId);
  const card = stored && cardVersionInLanguage(stored, language);
  const { stack } = row;
  return {
    stackId: stack.id,
    stackNumber: stack.stackNumber,
    polterId: stack.polterId,
    departmentId: stack.departmentId,
    status: stack.state,
    orderNumber: stack.orderNumber,
    sawmillName: row.sawmill,
    surveyor: row.surveyor,
    coordinates: positionOf(stack),
    registrationDateTime: stack.registrationDateTime,
    measurementDateTime: stack.measurementDateTime,
    loadedIntoSystemDateTime: stack.loadedIntoSystemDateTime,
    invoiceableDateTime: stack.invoiceableDateTime,
    assignedToSawmillDateTime: stack.assignedToSawmillDateTime,
    lastModifiedDateTime: stack.lastModifiedDateTime,
    timeZone: timeZoneOf(row.country),
    undoableAssignment: undoableAssignment(stack, now),
    doubts: stack.doubts ?? [],
    ...(await decisionsAbout(orm, stack)),
    withdrawal: await withdrawalOf(orm, stack, scope),
    correctedFields: card ? correctedFieldIds(card.definition, row.measurement?.corrected) : [],
    instrument: row.measurement && instrumentOf(row.measurement, row.country),
    measurements: await measurementsOf(orm, stack, card?.definition),
    measurementCardId: card?.id ?? null,
    measurementCard: card ? cardRules(card) : null,
    sections: card ? sectionsOf(card.definition, stackFields(card.definition, row)) : [],
  };
}

async function measurementsOf(
  orm: Orm,
  { id, departmentId }: Pick<StackRecord, 'id' | 'departmentId'>,
  card: CardDefinition | undefined,
) {
  const versions = await orm
    .select({
      source: measurement.source,
      app: measurement.app,
      receivedDateTime: measurement.receivedAt,
      volume: measurement.volume,
      logCount: measurement.logCount,
      reason: measurement.reason,
      author: appUser.name,
      ...replacedIn,
    })
    .from(measurement)
    .leftJoin(appUser, eq(appUser.id, measurement.authorId))
    .leftJoin(department, wasReplacedIn)
    .where(eq(measurement.stackId, id))
    .orderBy(desc(measurement.version));
  const left = departmentsLeft(versions, departmentId);
  return versions.map(({ volume, replacedInId: _id, replacedIn: _name, ...version }, index) => ({
    ...version,
    volume: volume !== null && card ? shownVolume(card, volume) : null,
    movedFrom: left[index] ?? null,
  }));
}

function sectionsOf(card: LocalizedCard, all: readonly StackField[]): StackDetail['sections'] {
  const fields = new Map(all.map((field) => [field.id, field]));
  return card.displayConfigurationAdmin.sections.map(({ title, language, fieldIds }) => ({
    title,
    language,
    fields: fieldIds.flatMap((fieldId) => fields.get(fieldId) ?? []),
    undefinedFieldIds: fieldIds.filter((fieldId) => !fields.has(fieldId)),
  }));
}

type FileKind = z.infer<typeof StackFileKindSchema>;

const drawings: Partial<Record<FileKind, { kind: PictureKind; isAnnotated: boolean }>> = {
  FrontImage: { kind: 'FrontImage', isAnnotated: false },
  BackImage: { kind: 'BackImage', isAnnotated: false },
  CloseupImage: { kind: 'CloseupImage', isAnnotated: false },
  FrontImageAnnotated: { kind: 'FrontImage', isAnnotated: true },
  BackImageAnnotated: { kind: 'BackImage', isAnnotated: true },
  CloseupImageAnnotated: { kind: 'CloseupImage', isAnnotated: true },
};

export async function stackPicture(
  orm: Orm,
  pictures: StackPictures,
  { stackId, file, isPreview }: { stackId: string; file: FileKind; isPreview: boolean },
  scope: SQL | undefined,
): Promise<PictureFile> {
  const [found] = await orm
    .select({ id: stack.id })
    .from(stack)
    .where(and(eq(stack.id, stackId), scope));
  const drawing = drawings[file];
  if (found === undefined || drawing === undefined) throw missing();
  const picture = await pictures.picture(drawing.kind, found.id, { ...drawing, isPreview });
  if (picture === null) throw missing();
  return picture;
}
