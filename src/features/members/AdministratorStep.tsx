import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { isEmail } from '@/lib/email';
import { languageOfCountry } from '@/lib/languageOfCountry';
import type { Language } from '@/lib/languages';
import type { Organization } from '@/store/api/organizationApi';
import { EmailField } from '@/ui/fields/EmailField';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import type { SaveResult } from '@/ui/form/saveResult';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import { FormHint, WizardStep } from '@/ui/form/wizard/Wizard';
import { type InvitationLanguage, InvitationLanguageField } from './InvitationLanguageField';
import type { Person } from './person';

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
  onChoose: (person: Person) => void;
}

interface AdministratorStepProps {
  country: Organization['country'] | undefined;
  submitLabel: string;
  /**
   * Repeated attempts to add an administrator have the same `key`; a second administrator has another. The
   * function is not called without an e-mail address.
   */
  add: (administrator: Administrator, key: string) => Promise<SaveResult>;
  onSaved: () => void;
  nameField?: (props: NameFieldProps) => ReactNode;
}

export function AdministratorStep(props: AdministratorStepProps) {
  const { country, submitLabel, add, onSaved, nameField } = props;
  const t = useText();
  const rules = useFormRules();
  const addOnce = useIdempotentSave(add);
  const form = useEditForm<AdministratorValues>({
    version: { values: noAdministrator, etag: undefined },
    validate: (values) => {
      const missing = isAdministratorReady(values) ? null : rules.required(values.email);
      return { email: rules.email(values.email) ?? missing };
    },
    save: async (values) => {
      const administrator = administratorOf(values);
      return administrator ? addOnce(administrator) : { kind: 'saved' };
    },
    onSaved,
  });
  const field = form.fields.getInputProps;
  return (
    <WizardStep form={form} submitLabel={submitLabel} canSubmit={form.isValid}>
      <FormHint>{t('contact_step.hint')}</FormHint>
      <EmailField label={t('person.email')} autoComplete="off" {...field('email')} />
      {nameField?.({
        ...field('name'),
        value: form.fields.values.name,
        onChoose: (values) => form.fields.setValues({ ...values }),
      }) ?? <TextInput label={t('person.name')} autoComplete="off" {...field('name')} />}
      <TextInput label={t('person.phone')} type="tel" autoComplete="off" {...field('phone')} />
      {country && (
        <InvitationLanguageField
          usual={languageOfCountry[country]}
          {...field('language')}
          value={form.fields.values.language}
        />
      )}
    </WizardStep>
  );
}

interface AdministratorValues extends Record<string, unknown> {
  email: string;
  name: string;
  phone: string;
  language: InvitationLanguage;
}

interface Administrator {
  email: string;
  name?: string;
  phone?: string;
  language?: Language;
}

export const noAdministrator: AdministratorValues = { email: '', name: '', phone: '', language: '' };

/**
 * The contact step of a wizard accepts no values at all, or a valid e-mail address (specification,
 * administration area, section 5).
 */
export function isAdministratorReady({ email, name, phone }: AdministratorValues): boolean {
  if (email.trim() !== '') return isEmail(email.trim());
  return name.trim() === '' && phone.trim() === '';
}

export function administratorOf({ email, name, phone, language }: AdministratorValues): Administrator | null {
  if (email.trim() === '') return null;
  return {
    email: email.trim(),
    ...(name.trim() && { name: name.trim() }),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(language && { language }),
  };
}
