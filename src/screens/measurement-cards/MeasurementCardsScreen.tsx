import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { FailedPage } from '@/features/errors/FailedPage';
import { useFailureText } from '@/features/errors/useFailureText';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import {
  type MeasurementCardVersions,
  useListMeasurementCardVersionsQuery,
} from '@/store/api/cardVersionApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { FileChoice, ForMouse, useDropTarget } from '@/ui/fields/FileDrop';
import { Icon } from '@/ui/icons/Icon';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { AdminTable, tableOfAnswer } from '@/ui/table/AdminTable';
import type { TableColumn } from '@/ui/table/tableTypes';
import { CardImportNotice } from './CardImportNotice';
import classes from './MeasurementCardsScreen.module.css';
import { ReadyCards } from './ReadyCards';
import { useCardImport } from './useCardImport';
import { type VersionState, VersionStateBadge, versionState } from './VersionStateBadge';

export function MeasurementCardsScreen() {
  const t = useText();
  const failureText = useFailureText();
  const list = useListMeasurementCardVersionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { error, refetch } = list;
  const columns = useColumns();
  const { taker, importCard, problem } = useCardImport();
  const target = useDropTarget(taker);
  const title = t('shell.measurement_cards');
  const failure = error && serviceErrorOf(error);
  if (failure?.status === 403) return <FailedPage title={title} error={failure} onRetry={refetch} />;
  const { rows, ...table } = tableOfAnswer(list);
  const groups = rows.map((card) => ({
    key: card.measurementCardId,
    head: <h2>{card.measurementCardName}</h2>,
    rows: versionRows(card),
  }));
  return (
    <Stack className={classes.page} {...target}>
      <PageHeader
        title={title}
        actions={
          <FileChoice
            label={t('measurement_cards.choose')}
            accept="application/json,.json"
            leftSection={<Icon name="plus" />}
            {...taker}
          />
        }
      />
      <div>
        <Text>{t('measurement_cards.purpose')}</Text>
        <Text size="sm" c="dimmed">
          {t('measurement_cards.hint')} <ForMouse>{t('measurement_cards.drop')}</ForMouse>
        </Text>
      </div>
      <CardImportNotice problem={problem} />
      <AdminTable
        caption={title}
        columns={columns}
        {...table}
        rows={groups.flatMap((group) => group.rows)}
        groups={groups}
        rowKey={({ measurementCardId, version }) => `${measurementCardId} ${version}`}
        empty={<EmptyState title={t('measurement_cards.none')} />}
        error={
          <ErrorState title={t('measurement_cards.failed')} text={failureText(error)} onRetry={refetch} />
        }
      />
      {list.data && (
        <ReadyCards
          taken={list.data.map(({ measurementCardName }) => measurementCardName)}
          onTake={(name, document) => importCard(name, { ...document })}
        />
      )}
    </Stack>
  );
}

type VersionRow = Omit<MeasurementCardVersions, 'versions'> &
  MeasurementCardVersions['versions'][number] & { state: VersionState };

function versionRows({ versions, ...card }: MeasurementCardVersions): VersionRow[] {
  return versions.map((version) => ({ ...card, ...version, state: versionState(versions, version.version) }));
}

function useColumns(): TableColumn<VersionRow>[] {
  const t = useText();
  const { dateTime } = useFormats();
  const isPhone = useIsPhone();
  return [
    {
      id: 'card',
      kind: 'title',
      header: t('measurement_cards.card'),
      cell: ({ measurementCardId, measurementCardName: name, version }) => (
        <Anchor
          component={Link}
          to={paths.measurementCardVersion(measurementCardId, version)}
          aria-label={t('measurement_cards.version_of', { name, version })}
        >
          {t('measurement_cards.version', { version })}
        </Anchor>
      ),
    },
    {
      id: 'state',
      kind: 'state',
      header: t('measurement_cards.state'),
      card: 'badge',
      cell: ({ state }) => <VersionStateBadge state={state} />,
    },
    {
      id: 'published',
      kind: 'email',
      align: 'digits',
      header: t('measurement_cards.published'),
      cell: ({ publishedAt, publishedBy }) => {
        if (!publishedAt) return null;
        const when = [dateTime(publishedAt), publishedBy].filter(Boolean).join(', ');
        return isPhone ? t('measurement_cards.published_on', { when }) : when;
      },
    },
    {
      id: 'organizations',
      kind: 'amount',
      header: t('measurement_cards.organizations'),
      align: 'end',
      // These organisations measure by the card's newest version.
      cell: ({ state, organizations: count }) => {
        if (state !== 'current') return null;
        return isPhone ? t('measurement_cards.used_by', { count }) : count;
      },
    },
  ];
}
