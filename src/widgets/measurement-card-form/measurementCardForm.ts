import type { OrganizationMeasurementCard } from '../../store/api/measurementCardApi';

/** Which card an organisation measures by, as it stands in a form; null for what has not been chosen. */
export interface MeasurementCardValues extends Record<string, unknown> {
  measurementCardId: string | null;
  stackNumbering: StackNumbering | null;
}

export type StackNumbering = OrganizationMeasurementCard['stackNumbering'];

export const noMeasurementCard: MeasurementCardValues = { measurementCardId: null, stackNumbering: null };

export function fromCard(card: OrganizationMeasurementCard): MeasurementCardValues {
  return { measurementCardId: card.measurementCardId, stackNumbering: card.stackNumbering };
}

/** What is sent; for values that were found valid, others throw. There is one export format. */
export function toRequest({ measurementCardId, stackNumbering }: MeasurementCardValues) {
  if (measurementCardId === null || stackNumbering === null) throw new Error('Only valid values can be sent');
  return { measurementCardId, stackNumbering, exportFormat: 'Csv' as const };
}
