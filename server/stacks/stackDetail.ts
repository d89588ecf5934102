import { and, eq, type SQL } from 'drizzle-orm';
import { missing } from '../access/failure';
import type { StackDetail } from '../contract/stackDetail';
import type { Orm } from '../db/client';
import { department, measurementCard, organization, sawmill, stack } from '../db/schema';
import { positionOf, type StackWithPeople, valuesOf } from '../measurement/cardValues';
import type { CardDefinition } from '../rules/cardDefinition';
import { registrator, surveyor } from './people';

/** Every value of one stack by the sections of its organisation's card; missing when it is outside the scope. */
export async function stackDetail(orm: Orm, seed: number, stackId: string, scope: SQL | undefined) {
  const [found] = await orm
    .select({
      stack,
      registrator: registrator.name,
      surveyor: surveyor.name,
      sawmillName: sawmill.name,
      measurementCardId: measurementCard.id,
      card: measurementCard.definition,
    })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .leftJoin(measurementCard, eq(measurementCard.id, organization.measurementCardId))
    .leftJoin(registrator, eq(registrator.id, stack.registratorId))
    .leftJoin(surveyor, eq(surveyor.id, stack.surveyorId))
    .leftJoin(sawmill, eq(sawmill.id, stack.sawmillId))
    .where(and(eq(stack.id, stackId), scope));
  if (found === undefined) throw missing();
  const { stack: held, card, measurementCardId, sawmillName, ...people } = found;
  const row = { ...held, ...people };
  return {
    stackId: row.id,
    stackNumber: row.stackNumber,
    polterId: row.polterId,
    departmentId: row.departmentId,
    status: row.state,
    orderNumber: row.orderNumber,
    sawmillName,
    coordinates: positionOf(row),
    registrationDateTime: row.registrationDateTime,
    measurementDateTime: row.measurementDateTime,
    loadedIntoSystemDateTime: row.loadedIntoSystemDateTime,
    invoiceableDateTime: row.invoiceableDateTime,
    assignedToSawmillDateTime: row.assignedToSawmillDateTime,
    lastModifiedDateTime: row.lastModifiedDateTime,
    measurementCardId,
    sections: card === null ? [] : sectionsOf(seed, card, row),
  };
}

function sectionsOf(seed: number, card: CardDefinition, stack: StackWithPeople): StackDetail['sections'] {
  const values = valuesOf(seed, card, stack);
  const fields = new Map(card.fields.map((field) => [field.id, field]));
  return card.displayConfigurationAdmin.sections.map(({ title, fieldIds }) => ({
    title,
    fields: fieldIds.flatMap((fieldId) => {
      const field = fields.get(fieldId);
      const held = values[fieldId];
      if (field === undefined || held === undefined) return [];
      const { rules: _rules, ...definition } = field;
      return [{ ...definition, ...held }];
    }),
    undefinedFieldIds: fieldIds.filter((fieldId) => !fields.has(fieldId)),
  }));
}
