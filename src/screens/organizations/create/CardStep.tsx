import { useSaveOutcome } from '@/features/errors/useSaveOutcome';
import { MeasurementCardFieldset } from '@/features/measurement-card-form/MeasurementCardFieldset';
import { noMeasurementCard, toRequest } from '@/features/measurement-card-form/measurementCardForm';
import { useMeasurementCardRules } from '@/features/measurement-card-form/useMeasurementCardRules';
import { useText } from '@/i18n/useText';
import { useUpdateOrganizationMeasurementCardMutation } from '@/store/api/measurementCardApi';
import { useEditForm } from '@/ui/form/useEditForm';
import { WizardStep } from '@/ui/form/WizardStep';
import type { OrganizationStepProps } from './stepProps';

/** Says by which card the organisation measures; with it the organisation is complete. */
export function CardStep({ organizationId: id, onSaved }: OrganizationStepProps) {
  const t = useText();
  const outcomeOf = useSaveOutcome();
  const [update] = useUpdateOrganizationMeasurementCardMutation();
  const form = useEditForm({
    version: { values: noMeasurementCard, etag: undefined },
    validate: useMeasurementCardRules(),
    save: async (values) => outcomeOf(await update({ id, body: toRequest(values) })),
    onSaved,
  });
  return (
    <WizardStep form={form} submitLabel={t('form.create')} canSubmit={form.isValid}>
      <MeasurementCardFieldset form={form} />
    </WizardStep>
  );
}
