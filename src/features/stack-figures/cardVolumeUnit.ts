import type { VolumeUnit } from '@/lib/units';
import type { OrganizationMeasurementCard } from '@/store/api/measurementCardApi';

export function cardVolumeUnit(
  card: Pick<OrganizationMeasurementCard, 'fields' | 'volumeFieldId'> | undefined,
): VolumeUnit {
  const field = card?.fields.find(({ id }) => id === card.volumeFieldId);
  return field?.units?.display === 'CubicFeet' ? 'CubicFeet' : 'CubicMeters';
}
