import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { EmailField } from '@/ui/fields/EmailField';
import type { Person } from './person';

interface PersonFieldsProps {
  inputProps: (field: keyof Person) => TextInputProps;
  /** The address of an existing user is their login. */
  isEmailFixed: boolean;
  /** Replaces the plain name field by one with suggestions. */
  nameField?: ReactNode;
}

export function PersonFields({ inputProps, isEmailFixed, nameField }: PersonFieldsProps) {
  const t = useText();
  const fixed = { readOnly: true, description: t('users.email_fixed') };
  return (
    <>
      {nameField || <TextInput label={t('person.name')} autoComplete="off" {...inputProps('name')} />}
      <EmailField
        label={t('person.email')}
        autoComplete="off"
        {...inputProps('email')}
        {...(isEmailFixed && fixed)}
      />
      <TextInput label={t('person.phone')} type="tel" autoComplete="off" {...inputProps('phone')} />
    </>
  );
}
