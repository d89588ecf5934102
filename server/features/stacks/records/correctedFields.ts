import type { CardDefinition } from '../../../domain/cardDefinition';
import type { HandCorrections } from '../../../domain/handCorrections';
import { IdSchema } from '../../../domain/schemas';
import { z } from '../../../http/createRoute';

export const correctedFields = z.array(IdSchema).openapi({
  description: 'Fields of the card whose values were corrected by hand; none of them is certified',
});

export function correctedFieldIds(
  { fields, stackFields }: Pick<CardDefinition, 'fields' | 'stackFields'>,
  corrected: HandCorrections | null | undefined,
): string[] {
  if (!corrected) return [];
  return fields
    .filter(
      ({ id, fieldType }) =>
        Object.hasOwn(corrected.values, id) ||
        (corrected.orderNumber !== undefined && id === stackFields?.orderNumber) ||
        (corrected.position !== undefined && fieldType === 'Position'),
    )
    .map(({ id }) => id);
}
