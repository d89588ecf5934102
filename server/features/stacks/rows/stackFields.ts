import type { CardDefinition } from '@server/domain/cardDefinition';
import type { StackField } from '@server/domain/fieldValue';
import type { MeasurementSource } from '@server/ports/measurementSource';
import type { StackRow } from './stackRows';

/** Every field of the card with the stack's value, in the card's order; how the field is filled in nobody reads. */
export function stackFields(
  measurements: MeasurementSource,
  card: CardDefinition,
  row: StackRow,
): StackField[] {
  const { stack, registrator, surveyor } = row;
  const values = measurements.values(card, { ...stack, registrator, surveyor });
  return card.fields.flatMap(({ rules: _rules, ...definition }) => {
    const held = values[definition.id];
    return held === undefined ? [] : [{ ...definition, ...held }];
  });
}
