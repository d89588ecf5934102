import { Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { useGetStackOriginQuery } from '@/store/api/harvestPlaceApi';
import { useFeature } from '@/store/useFeature';
import { RetryLine } from '@/ui/feedback/RetryLine';

interface MovedOriginProps {
  stackId: string;
  from: string;
}

export function MovedOrigin(props: MovedOriginProps) {
  return useFeature('harvestPlaces') ? <Origin {...props} /> : null;
}

function Origin({ stackId: id, from }: MovedOriginProps) {
  const t = useText();
  const { currentData: origin, isError, refetch } = useGetStackOriginQuery({ id });
  if (origin === undefined)
    return isError ? <RetryLine text={t('stack.origin.failed')} onRetry={() => void refetch()} /> : null;
  const { isChosen, place, areaNumber } = origin;
  return (
    <>
      {isChosen && place && <Text>{t('stack.move.place_dropped', { place: place.name, from })}</Text>}
      {areaNumber !== null && <Text>{t('stack.move.area_number', { areaNumber })}</Text>}
    </>
  );
}
