import { Autocomplete, type InputWrapperProps, Text, TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { containsText } from '@/lib/containsText';
import type { KnownPerson } from '@/store/api/personApi';
import { EmailField } from '@/ui/fields/EmailField';
import classes from './PersonFields.module.css';
import type { Person } from './person';

interface PersonFieldsProps {
  inputProps: (field: keyof Person) => TextInputProps;
  isEmailFixed: boolean;
  nameField?: ReactNode;
}

export function PersonFields({ inputProps, isEmailFixed, nameField }: PersonFieldsProps) {
  const t = useText();
  const optional = useOptionalLabel();
  const fixed = { readOnly: true, description: t('users.email_fixed') };
  return (
    <>
      {nameField || (
        <TextInput label={optional(t('person.name'))} autoComplete="off" {...inputProps('name')} />
      )}
      <EmailField
        label={t('person.email')}
        autoComplete="off"
        {...inputProps('email')}
        {...(isEmailFixed && fixed)}
      />
      <TextInput label={optional(t('person.phone'))} type="tel" autoComplete="off" {...inputProps('phone')} />
    </>
  );
}

function useOptionalLabel(): (label: string) => string {
  const t = useText();
  return (label) => t('person.optional', { label });
}

interface PersonNameFieldProps extends Pick<InputWrapperProps, 'error' | 'errorProps'> {
  people: readonly KnownPerson[];
  isOptional?: boolean;
  value: string;
  onChange: (name: string) => void;
  onChoose: (person: KnownPerson) => void;
}

export function PersonNameField(props: PersonNameFieldProps) {
  const { people, isOptional = false, value, onChange, onChoose, error, errorProps } = props;
  const t = useText();
  const optional = useOptionalLabel();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const suggested = suggestedPeople(people, value, locale);
  const byId = new Map(suggested.map((person) => [person.personId, person]));
  return (
    <Autocomplete
      label={isOptional ? optional(t('person.name')) : t('person.name')}
      autoComplete="off"
      data={suggested.map(({ personId, name }) => ({ value: personId, label: name }))}
      // The options are already filtered.
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      onOptionSubmit={(personId) => {
        const person = byId.get(personId);
        if (person) onChoose(person);
      }}
      openOnFocus={false}
      // Screen readers would announce an empty open list, and it would swallow an Escape.
      dropdownOpened={isOpen && suggested.length > 0}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      // The form is not told, because an empty name is not an error yet: the later fields may suffice.
      onBlur={() => setOpen(false)}
      renderOption={({ option }) => {
        const person = byId.get(option.value);
        return (
          <span className={classes.option}>
            {person?.name}
            <Text span inherit c="dimmed" fz="xs">
              {person?.email}
            </Text>
          </span>
        );
      }}
      error={error}
      {...(errorProps && { errorProps })}
    />
  );
}

/** Fewer letters give no suggestions (specification, administration area, section 5: more than 2). */
const leastLetters = 3;

const most = 20;

function suggestedPeople(people: readonly KnownPerson[], typed: string, locale: string): KnownPerson[] {
  if ([...typed.trim()].length < leastLetters) return [];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return people
    .filter(({ name }) => containsText(name, typed, locale))
    .toSorted((a, b) => compare(a.name, b.name))
    .slice(0, most);
}
