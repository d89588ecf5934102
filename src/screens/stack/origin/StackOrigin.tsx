import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { usePlaceWords } from '@/features/harvest-places/usePlaceWords';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { FoldedCard } from '@/screens/stack/FoldedCard';
import type { Stack } from '@/screens/stack/readStack';
import { useGetStackOriginQuery } from '@/store/api/harvestPlaceApi';
import { useFeature } from '@/store/useFeature';
import { later } from '@/ui/feedback/later';
import { RetryLine } from '@/ui/feedback/RetryLine';
import { Details } from '@/ui/form/Details';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import { StatementNumbers } from './StatementNumbers';

const ChoosePlaceDialog = later(async () => (await import('./ChoosePlaceDialog')).ChoosePlaceDialog, {
  failed: DialogFailed,
});

export function StackOrigin({ stack }: { stack: Stack }) {
  if (!useFeature('harvestPlaces')) return null;
  return <Origin stack={stack} />;
}

function Origin({ stack }: { stack: Stack }) {
  const t = useText();
  const words = usePlaceWords();
  const { orgId = '' } = useParams();
  const { stackId: id, departmentId } = stack;
  const { currentData: origin, isError, refetch } = useGetStackOriginQuery({ id });
  const hasNumbers = useFeature('eudr');
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setWasOpened(true);
  };
  if (!origin)
    return isError ? <RetryLine text={t('stack.origin.failed')} onRetry={() => void refetch()} /> : null;
  const { place, isChosen, areaNumber, referenceNumber, verificationNumber } = origin;
  return (
    <FoldedCard title={t('harvest_places.of_stack')} note={place?.name} opens="with room">
      {place ? (
        <Details
          items={[
            { label: t('harvest_places.name'), value: place.name },
            { label: t('harvest_places.where'), value: words.where(place) },
            { label: t('harvest_places.country'), value: words.country(place.country) },
            { label: t('harvest_places.producer'), value: place.producerName },
            { label: t('harvest_places.period'), value: words.period(place) },
            {
              label: t('stack.origin.found'),
              value: isChosen
                ? t('stack.origin.chosen')
                : t('stack.origin.by_number', { areaNumber: areaNumber ?? '' }),
            },
          ]}
        />
      ) : (
        <Text>
          {areaNumber === null ? t('stack.origin.no_number') : t('stack.origin.none', { areaNumber })}
        </Text>
      )}
      {hasNumbers && referenceNumber !== null && (
        <Details
          items={[
            { label: t('due_diligence.reference'), value: referenceNumber },
            { label: t('due_diligence.verification'), value: verificationNumber },
          ]}
        />
      )}
      <Group gap="sm" mt="sm">
        {stack.withdrawal === null && origin.places.length > 0 && (
          <Button variant="default" onClick={open}>
            {t('stack.origin.choose')}
          </Button>
        )}
        {hasNumbers && stack.withdrawal === null && (
          <StatementNumbers
            stackId={stack.stackId}
            numbers={{
              referenceNumber: referenceNumber ?? '',
              verificationNumber: verificationNumber ?? '',
            }}
          />
        )}
        {departmentId && (
          <Anchor component={Link} to={paths.department(orgId, departmentId, 'harvestPlaces')}>
            {t('stack.origin.places')}
          </Anchor>
        )}
      </Group>
      {wasOpened && (
        <ChoosePlaceDialog opened={opened} stack={stack} origin={origin} onClose={() => setOpened(false)} />
      )}
    </FoldedCard>
  );
}
