import { TextInput } from '@mantine/core';
import { useText } from '../../../i18n/useText';
import { type Organization, useCreateOrganizationMutation } from '../../../store/api/organizationApi';
import { ChoiceField } from '../../../ui/form/ChoiceField';
import { useEditForm } from '../../../ui/form/useEditForm';
import { useFormRules } from '../../../ui/form/useFormRules';
import { useIdempotentSave } from '../../../ui/form/useIdempotentSave';
import { WizardStep } from '../../../ui/form/WizardStep';
import { useSaveOutcome } from '../../../widgets/service-failure/useSaveOutcome';

interface NameStepProps {
  onCreated: (organization: Organization) => void;
  onSaved: () => void;
}

type Country = Organization['country'];

interface NameStepValues extends Record<string, unknown> {
  name: string;
  country: Country | null;
}

const countries: readonly Country[] = ['dk', 'de', 'pl', 'uk'];
const empty: NameStepValues = { name: '', country: null };
const shortestName = 2;

/** Creates the organisation; the other steps fill it in. */
export function NameStep({ onCreated, onSaved }: NameStepProps) {
  const t = useText();
  const rules = useFormRules();
  const outcomeOf = useSaveOutcome();
  const [create] = useCreateOrganizationMutation();
  const createOnce = useIdempotentSave(async (body: { name: string; country: Country }, key) => {
    const answer = await create({ body, 'idempotency-key': key });
    if (answer.data) onCreated(answer.data);
    return outcomeOf(answer);
  });
  const form = useEditForm<NameStepValues>({
    version: { values: empty, etag: undefined },
    validate: ({ name, country }) => ({
      name: rules.required(name) ?? rules.minLength(name, shortestName),
      country: rules.required(country),
    }),
    save: async ({ name, country }) => {
      if (country === null) throw new Error('Only valid values can be sent');
      return createOnce({ name: name.trim(), country });
    },
    onSaved,
  });
  const field = form.fields.getInputProps;
  return (
    <WizardStep form={form} submitLabel={t('form.create_and_continue')} canSubmit={form.isValid}>
      <TextInput label={t('organizations.name')} autoComplete="off" {...field('name')} />
      <ChoiceField
        label={t('organization.country')}
        options={countries.map((value) => ({ value, label: t(`country.${value}`) }))}
        {...field('country')}
      />
    </WizardStep>
  );
}
