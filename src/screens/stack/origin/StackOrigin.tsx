import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useDueDiligence } from '@/features/due-diligence/useDueDiligence';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
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
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';

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
  const choosing = useDialogSubject<true>();
  const numbering = useDueDiligence(useSaveFeedback().reportSave);
  if (!origin)
    return isError ? <RetryLine text={t('stack.origin.failed')} onRetry={() => void refetch()} /> : null;
  const { place, isChosen, areaNumber, referenceNumber, verificationNumber } = origin;
  const numbers = {
    referenceNumber: referenceNumber ?? '',
    verificationNumber: verificationNumber ?? '',
  };
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
          <Button variant="default" onClick={() => choosing.open(true)}>
            {t('stack.origin.choose')}
          </Button>
        )}
        {hasNumbers && stack.withdrawal === null && (
          <Button variant="default" onClick={() => numbering.open({ stackIds: [id], numbers })}>
            {t('due_diligence.action')}
          </Button>
        )}
        {departmentId && (
          <Anchor component={Link} to={paths.department(orgId, departmentId, 'harvestPlaces')}>
            {t('stack.origin.places')}
          </Anchor>
        )}
      </Group>
      {choosing.subject && (
        <ChoosePlaceDialog opened={choosing.opened} stack={stack} origin={origin} onClose={choosing.close} />
      )}
      {numbering.dialog}
    </FoldedCard>
  );
}
