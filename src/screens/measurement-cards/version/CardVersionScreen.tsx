import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { FailedPage } from '@/features/errors/FailedPage';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { paths, reportKinds } from '@/navigation/paths';
import { VersionStateBadge, versionState } from '@/screens/measurement-cards/VersionStateBadge';
import {
  type MeasurementCardVersion,
  saveCard,
  useGetMeasurementCardVersionQuery,
  useListMeasurementCardVersionsQuery,
} from '@/store/api/cardVersionApi';
import { useAppDispatch } from '@/store/hooks';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { LoadingCards } from '@/ui/feedback/LoadingCards';
import { Icon } from '@/ui/icons/Icon';
import { BackLink } from '@/ui/layout/BackLink';
import { PageHeader } from '@/ui/layout/PageHeader';
import { CardPreview } from './CardPreview';
import classes from './CardVersionScreen.module.css';
import { DraftActions } from './DraftActions';
import { DraftChanges } from './DraftChanges';

/**
 * The data is requested again on each opening, because other people also import, publish and delete versions.
 */
const fresh = { refetchOnMountOrArgChange: true } as const;

export function CardVersionScreen() {
  const t = useText();
  const { cardId = '', version = '' } = useParams();
  const asked = { id: cardId, version: Number(version) };
  const { currentData, error, isFetching, refetch } = useGetMeasurementCardVersionQuery(asked, fresh);
  const title = t('shell.measurement_cards');
  const failure = error && !isFetching ? serviceErrorOf(error) : undefined;
  // Somebody else has deleted the draft.
  const isGone = failure?.status === 404;
  if (currentData && !isGone)
    return <LoadedVersion key={`${cardId} ${version}`} card={currentData} onReload={() => void refetch()} />;
  if (failure) return <FailedPage title={title} error={failure} onRetry={() => void refetch()} />;
  return (
    <Stack>
      <PageHeader title={title} />
      <LoadingCards />
    </Stack>
  );
}

interface LoadedVersionProps {
  card: MeasurementCardVersion;
  onReload: () => void;
}

function LoadedVersion({ card, onReload }: LoadedVersionProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { measurementCardId, version, document, publishedAt } = card;
  const { dateTime } = useFormats();
  const { data: cards = [] } = useListMeasurementCardVersionsQuery(undefined, fresh);
  const own = cards.find((one) => one.measurementCardId === measurementCardId);
  const isDraft = publishedAt === null;
  const state = isDraft ? 'draft' : own && versionState(own.versions, version);
  const publishedBy = own?.versions.find((one) => one.version === version)?.publishedBy;
  const publication = publishedAt && [
    t('measurement_cards.published_on', {
      when: [dateTime(publishedAt), publishedBy].filter(Boolean).join(', '),
    }),
    // These organisations measure by the card's newest version.
    state === 'current' && t('measurement_cards.in_use', { count: own?.organizations ?? 0 }),
  ];
  return (
    <Stack>
      <PageHeader
        back={<BackLink to={paths.measurementCards} place={t('measurement_cards.back')} />}
        title={t('measurement_cards.version_of', { name: document.name, version })}
        badge={state && <VersionStateBadge state={state} />}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<Icon name="download" />}
              data-compact
              onClick={() => dispatch(saveCard(document))}
            >
              {t('measurement_cards.export')}
            </Button>
            {isDraft && <DraftActions card={card} own={own} onReload={onReload} />}
          </>
        }
      />
      {publication && <Text c="dimmed">{publication.filter(Boolean).join(' · ')}</Text>}
      {isDraft && own && <DraftChanges draft={card} card={own} />}
      <CardReports card={card} />
      <Text>{t('measurement_cards.samples')}</Text>
      <CardPreview document={document} />
    </Stack>
  );
}

function CardReports({ card }: { card: MeasurementCardVersion }) {
  const t = useText();
  const { measurementCardId, version, document } = card;
  if (!document.reportConfig) return <Text>{t('measurement_cards.no_report')}</Text>;
  return (
    <Group gap="0 24px">
      {reportKinds.map((kind) => (
        <Anchor
          key={kind}
          component={Link}
          to={paths.measurementCardReport(measurementCardId, version, kind)}
          className={classes.link}
        >
          {t(`measurement_cards.report.${kind}`)}
        </Anchor>
      ))}
    </Group>
  );
}
