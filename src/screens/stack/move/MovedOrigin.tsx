import { Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { useGetStackOriginQuery } from '@/store/api/harvestPlaceApi';
import { useFeature } from '@/store/useFeature';

interface MovedOriginProps {
  stackId: string;
  /** The name of the department that the stack leaves. */
  from: string;
}

/** Says what a move changes of the place where the wood grew; nothing where the service has no places. */
export function MovedOrigin(props: MovedOriginProps) {
  return useFeature('harvestPlaces') ? <Origin {...props} /> : null;
}

function Origin({ stackId: id, from }: MovedOriginProps) {
  const t = useText();
  const { currentData: origin } = useGetStackOriginQuery({ id });
  if (origin === undefined) return null;
  const { isChosen, place, areaNumber } = origin;
  return (
    <>
      {isChosen && place && <Text>{t('stack.move.place_dropped', { place: place.name, from })}</Text>}
      {areaNumber !== null && <Text>{t('stack.move.area_number', { areaNumber })}</Text>}
    </>
  );
}
