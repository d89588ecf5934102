import type { z } from '@hono/zod-openapi';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stack } from '../../../db/stackSchema';
import { undoableAssignment } from '../../../domain/assignment';
import type { CardDefinition } from '../../../domain/cardDefinition';
import { type PictureKind, positionOf, type StackField } from '../../../domain/fieldValue';
import { instrumentOf } from '../../../domain/measuredFigures';
import type { StackFileKindSchema } from '../../../domain/schemas';
import { missing } from '../../../http/failure';
import type { StackPictures } from '../../../ports/stackPictures';
import { cardRules, stackFields, stackRow, storedCard } from '../records/stackRecords';
import { timeZoneOf } from '../records/timeZones';
import type { StackDetail } from './stackDetail.routes';

/** Values by the sections of the card; 404 outside the scope. */
export async function stackDetail(
  orm: Orm,
  stackId: string,
  { scope, now }: { scope: SQL | undefined; now: Date },
) {
  const row = await stackRow(orm, stackId, scope);
  const card = await storedCard(orm, row.cardVersionId);
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
    instrument: row.measurement && instrumentOf(row.measurement),
    measurementCardId: card?.id ?? null,
    measurementCard: card ? { ...cardRules(card), fieldIds: card.definition.fieldIds } : null,
    sections: card ? sectionsOf(card.definition, stackFields(card.definition, row)) : [],
  };
}

function sectionsOf(card: CardDefinition, all: readonly StackField[]): StackDetail['sections'] {
  const fields = new Map(all.map((field) => [field.id, field]));
  return card.displayConfigurationAdmin.sections.map(({ title, fieldIds }) => ({
    title,
    fields: fieldIds.flatMap((fieldId) => fields.get(fieldId) ?? []),
    undefinedFieldIds: fieldIds.filter((fieldId) => !fields.has(fieldId)),
  }));
}

type FileKind = z.infer<typeof StackFileKindSchema>;

/** The kinds of files that the service draws; stacks have no others. */
const drawings: Partial<Record<FileKind, { kind: PictureKind; isAnnotated: boolean }>> = {
  FrontImage: { kind: 'FrontImage', isAnnotated: false },
  BackImage: { kind: 'BackImage', isAnnotated: false },
  CloseupImage: { kind: 'CloseupImage', isAnnotated: false },
  FrontImageAnnotated: { kind: 'FrontImage', isAnnotated: true },
  BackImageAnnotated: { kind: 'BackImage', isAnnotated: true },
  CloseupImageAnnotated: { kind: 'CloseupImage', isAnnotated: true },
};

/** A PNG; 404 outside the scope, before the measurement and for every other kind. */
export async function stackPicture(
  orm: Orm,
  pictures: StackPictures,
  { stackId, file }: { stackId: string; file: FileKind },
  scope: SQL | undefined,
): Promise<Uint8Array> {
  const [found] = await orm
    .select({ id: stack.id })
    .from(stack)
    .where(and(eq(stack.id, stackId), scope));
  const drawing = drawings[file];
  if (found === undefined || drawing === undefined) throw missing();
  const picture = await pictures.picture(drawing.kind, found.id, drawing);
  if (picture === null) throw missing();
  return picture;
}
