import type { CardDefinition, CardField } from './cardDefinition';
import type { FieldType } from './schemas';

/**
 * Values of these types are entered by people. Numbers, lists of numbers and areas are left out, because they
 * were measured or counted.
 */
const saidTypes: readonly FieldType[] = ['String', 'Text', 'Date', 'Boolean', 'Options', 'MultipleOptions'];

function isCertified({ reportConfig }: CardDefinition, fieldId: string): boolean {
  const { fullMeasurement, logCount } = reportConfig?.layouts ?? {};
  return [fullMeasurement, logCount].some((layout) =>
    layout?.sections.some(({ rows }) => rows.some((row) => row.certified && row.fieldId === fieldId)),
  );
}

function isOfMeasurement(card: CardDefinition, fieldId: string): boolean {
  const { registrator, surveyor, fullMeasurement, assortmentLength } = card.fieldIds;
  const { diametersFieldId, lengthFieldId, logCountFieldId } = card.reportConfig?.diameters ?? {};
  return [
    ...[registrator, surveyor, fullMeasurement, assortmentLength, card.volumeFieldId],
    ...[diametersFieldId, lengthFieldId, logCountFieldId],
    ...Object.values(card.volumeFields ?? {}),
    ...Object.values(card.reportConfig?.frontBackWarning ?? {}),
    ...[card.stackFields?.registrationDate, card.stackFields?.measurementDate],
  ].includes(fieldId);
}

/**
 * Returns the fields whose values an administrator may correct. The order number and the position can be
 * corrected, too, but they are columns of the stack.
 */
export function correctableFields(card: CardDefinition): CardField[] {
  return card.fields.filter(
    ({ id, fieldType }) =>
      saidTypes.includes(fieldType) &&
      id !== card.stackFields?.orderNumber &&
      !isOfMeasurement(card, id) &&
      !isCertified(card, id),
  );
}

export function orderNumberFieldOf({ fields, stackFields }: CardDefinition): CardField | undefined {
  return fields.find(({ id }) => id === stackFields?.orderNumber);
}

export function mayCorrectOrderNumber(card: CardDefinition): boolean {
  const field = orderNumberFieldOf(card);
  return field === undefined || !isCertified(card, field.id);
}

export function mayCorrectPosition(card: CardDefinition): boolean {
  return card.fields.every(({ id, fieldType }) => fieldType !== 'Position' || !isCertified(card, id));
}
