import { TextInput } from '@mantine/core';
import { useSaveResult } from '@/features/errors/useSaveResult';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import type { Language } from '@/lib/languages';
import { type Organization, useCreateOrganizationMutation } from '@/store/api/organizationApi';
import { ChoiceField } from '@/ui/fields/ChoiceField';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import { FormHint, WizardStep } from '@/ui/form/wizard/Wizard';

interface NameStepProps {
  onCreated: (organization: Organization) => void;
  onSaved: () => void;
}

type Country = Organization['country'];

interface NameStepValues extends Record<string, unknown> {
  name: string;
  country: Country;
}

const countries: readonly Country[] = ['dk', 'de', 'pl', 'uk'];
/** Most new organisations are in their creator's own country, which is therefore preselected. */
const homeCountries: Record<Language, Country> = { da: 'dk', de: 'de', en: 'uk', pl: 'pl' };
const shortestName = 2;

export function NameStep({ onCreated, onSaved }: NameStepProps) {
  const t = useText();
  const rules = useFormRules();
  const { language } = useLocale();
  const resultOf = useSaveResult();
  const [create] = useCreateOrganizationMutation();
  const createOnce = useIdempotentSave(async (body: { name: string; country: Country }, key) => {
    const answer = await create({ body, 'idempotency-key': key });
    if (answer.data) onCreated(answer.data);
    return resultOf(answer);
  });
  const form = useEditForm<NameStepValues>({
    version: { values: { name: '', country: homeCountries[language] }, etag: undefined },
    validate: ({ name }) => ({ name: rules.required(name) ?? rules.minLength(name, shortestName) }),
    save: ({ name, country }) => createOnce({ name: name.trim(), country }),
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
      <FormHint>{t('organizations.name_hint')}</FormHint>
    </WizardStep>
  );
}
