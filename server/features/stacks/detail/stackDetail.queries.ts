import type { SQL } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import type { CardDefinition } from '../../../domain/cardDefinition';
import { positionOf, type StackField } from '../../../domain/fieldValue';
import type { MeasurementSource } from '../../../ports/measurementSource';
import { stackFields, stackRow, storedCard } from '../records/stackRecords';
import { timeZoneOf } from '../records/timeZones';
import type { StackDetail } from './stackDetail.routes';

/** Every value of one stack by the sections of its organisation's card; missing when it is outside the scope. */
export async function stackDetail(
  orm: Orm,
  measurements: MeasurementSource,
  stackId: string,
  scope: SQL | undefined,
) {
  const row = await stackRow(orm, stackId, scope);
  const card = await storedCard(orm, row.measurementCardId);
  const { stack } = row;
  return {
    stackId: stack.id,
    stackNumber: stack.stackNumber,
    polterId: stack.polterId,
    departmentId: stack.departmentId,
    status: stack.state,
    orderNumber: stack.orderNumber,
    sawmillName: row.sawmill,
    coordinates: positionOf(stack),
    registrationDateTime: stack.registrationDateTime,
    measurementDateTime: stack.measurementDateTime,
    loadedIntoSystemDateTime: stack.loadedIntoSystemDateTime,
    invoiceableDateTime: stack.invoiceableDateTime,
    assignedToSawmillDateTime: stack.assignedToSawmillDateTime,
    lastModifiedDateTime: stack.lastModifiedDateTime,
    timeZone: timeZoneOf(row.country),
    measurementCardId: row.measurementCardId,
    sections: card ? sectionsOf(card.definition, stackFields(measurements, card.definition, row)) : [],
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
