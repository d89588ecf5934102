import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import {
  fromMeasurementCard,
  MeasurementCardFieldset,
  noMeasurementCard,
  toOrganizationCard,
  useMeasurementCardRules,
} from '@/features/measurement-card-form/MeasurementCardFieldset';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { OptionalRecord, optionalRecordState } from '@/screens/organization/optional-record/OptionalRecord';
import { useListMeasurementCardVersionsQuery } from '@/store/api/cardVersionApi';
import { ifMatch } from '@/store/api/client/endpointOptions';
import {
  useGetOrganizationMeasurementCardQuery,
  useUpdateOrganizationMeasurementCardMutation,
} from '@/store/api/measurementCardApi';
import { useFeature } from '@/store/useFeature';
import { Details } from '@/ui/form/Details';
import { EditableCard } from '@/ui/form/edit/EditableCard';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { CardFields } from './CardFields';

interface MeasurementCardTabProps {
  organizationId: string;
  canEdit: boolean;
}

export function MeasurementCardTab({ organizationId: id, canEdit }: MeasurementCardTabProps) {
  const t = useText();
  const report = useSaveNotice('organization.updated', 'organization.update_failed');
  const query = useGetOrganizationMeasurementCardQuery({ id });
  const [update] = useUpdateOrganizationMeasurementCardMutation();
  const state = optionalRecordState(query);
  const card = state.data;
  const versionOf = useCurrentVersion(canEdit && card !== null);
  const form = useEditForm({
    version: { values: card ? fromMeasurementCard(card) : noMeasurementCard, etag: card?.etag },
    validate: useMeasurementCardRules(),
    save: (values, etag) => report(update({ id, body: toOrganizationCard(values), ...ifMatch(etag) })),
  });
  return (
    <Stack>
      <EditableCard
        // The key ties an open form to its organisation.
        key={id}
        title={t('organization.tab.measurement_card')}
        canEdit={canEdit && state.isKnown}
        form={form}
        canSave={form.isValid}
        view={
          <OptionalRecord
            state={state}
            failedTitle={t('measurement_card.failed')}
            none={t('measurement_card.none')}
            onRetry={query.refetch}
          >
            {({ measurementCardId, measurementCardName, stackNumbering }) => (
              <Details
                items={[
                  { label: t('organization.name'), value: measurementCardName },
                  {
                    label: t('measurement_card.numbering'),
                    value: t(`measurement_card.numbering.${stackNumbering}`),
                  },
                  ...versionOf(measurementCardId),
                ]}
              />
            )}
          </OptionalRecord>
        }
        {...(!card && { editLabel: t('measurement_card.choose') })}
        onReload={query.refetch}
      >
        <MeasurementCardFieldset form={form} />
      </EditableCard>
      {card && <CardFields card={card} />}
    </Stack>
  );
}

function useCurrentVersion(mayRead: boolean) {
  const t = useText();
  const { date } = useFormats();
  const hasVersions = useFeature('cardVersions');
  const { data: cards = [] } = useListMeasurementCardVersionsQuery(undefined, {
    skip: !mayRead || !hasVersions,
  });
  return (cardId: string) => {
    const { versions = [] } = cards.find(({ measurementCardId }) => measurementCardId === cardId) ?? {};
    // The newest version comes first.
    const current = versions.find(({ publishedAt }) => publishedAt !== null);
    if (!current?.publishedAt) return [];
    const { version, publishedAt } = current;
    return [
      {
        label: t('measurement_card.version'),
        value: t('measurement_card.version_since', { version, date: date(publishedAt) }),
      },
      {
        label: t('measurement_card.examples'),
        value: (
          <Anchor component={Link} to={paths.measurementCardVersion(cardId, version)}>
            {t('measurement_card.examples_link')}
          </Anchor>
        ),
      },
    ];
  };
}
