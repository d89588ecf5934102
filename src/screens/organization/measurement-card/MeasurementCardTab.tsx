import { Stack } from '@mantine/core';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import {
  fromMeasurementCard,
  MeasurementCardFieldset,
  noMeasurementCard,
  toRequest,
  useMeasurementCardRules,
} from '@/features/measurement-card-form/MeasurementCardFieldset';
import { useText } from '@/i18n/useText';
import { OptionalRecord, optionalRecordState } from '@/screens/organization/optional-record/OptionalRecord';
import { ifMatch } from '@/store/api/client/endpointOptions';
import {
  useGetOrganizationMeasurementCardQuery,
  useUpdateOrganizationMeasurementCardMutation,
} from '@/store/api/measurementCardApi';
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
  const form = useEditForm({
    version: { values: card ? fromMeasurementCard(card) : noMeasurementCard, etag: card?.etag },
    validate: useMeasurementCardRules(),
    save: (values, etag) => report(update({ id, body: toRequest(values), ...ifMatch(etag) })),
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
            {({ measurementCardName, stackNumbering }) => (
              <Details
                items={[
                  { label: t('organization.name'), value: measurementCardName },
                  {
                    label: t('measurement_card.numbering'),
                    value: t(`measurement_card.numbering.${stackNumbering}`),
                  },
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
