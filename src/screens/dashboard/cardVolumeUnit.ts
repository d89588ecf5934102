import type { VolumeUnit } from '@/lib/units';
import type { OrganizationMeasurementCard } from '@/store/api/measurementCardApi';

/** The unit that the card shows volumes in; cubic metres unless it says cubic feet, or where there is no card. */
export function cardVolumeUnit(
  card: Pick<OrganizationMeasurementCard, 'fields' | 'volumeFieldId'> | undefined,
): VolumeUnit {
  const field = card?.fields.find(({ id }) => id === card.volumeFieldId);
  return field?.units?.display === 'CubicFeet' ? 'CubicFeet' : 'CubicMeters';
}
