import { Loader } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { stackNumberings } from '@/lib/generated/enums.gen';
import { useListMeasurementCardsQuery } from '@/store/api/measurementCardApi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ChoiceField } from '@/ui/fields/ChoiceField';
import type { EditForm } from '@/ui/form/edit/useEditForm';
import type { MeasurementCardValues } from './measurementCardForm';

export function MeasurementCardFieldset({ form: { fields } }: { form: EditForm<MeasurementCardValues> }) {
  const t = useText();
  return (
    <>
      <MeasurementCardChoice field={fields.getInputProps('measurementCardId')} />
      <ChoiceField
        label={t('measurement_card.numbering')}
        options={stackNumberings.map((value) => ({ value, label: t(`measurement_card.numbering.${value}`) }))}
        {...fields.getInputProps('stackNumbering')}
      />
    </>
  );
}

type Field = ReturnType<EditForm<MeasurementCardValues>['fields']['getInputProps']>;

/** The cards load with the field. A failure offers a retry and keeps the form's other values. */
function MeasurementCardChoice({ field }: { field: Field }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useListMeasurementCardsQuery();
  if (error && !isFetching)
    return <ErrorState title={t('measurement_card.list_failed')} onRetry={() => void refetch()} />;
  const cards = data ?? [];
  return (
    <ChoiceField
      label={t('measurement_card.card')}
      options={cards.map((card) => ({ value: card.measurementCardId, label: card.measurementCardName }))}
      {...field}
      {...(isFetching && { 'aria-busy': true, rightSection: <Loader size="xs" aria-hidden="true" /> })}
      {...(!isFetching && cards.length === 0 && { description: t('measurement_card.list_empty') })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
