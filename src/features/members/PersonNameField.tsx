import { Autocomplete, type InputWrapperProps } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { containsText } from '@/lib/containsText';
import type { KnownPerson } from '@/store/api/personApi';
import classes from './PersonNameField.module.css';

interface PersonNameFieldProps extends Pick<InputWrapperProps, 'error' | 'errorProps'> {
  people: readonly KnownPerson[];
  value: string;
  onChange: (name: string) => void;
  onChoose: (person: KnownPerson) => void;
}

/** A free name with suggestions of known people during typing. */
export function PersonNameField(props: PersonNameFieldProps) {
  const { people, value, onChange, onChoose, error, errorProps } = props;
  const t = useText();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const suggested = suggestedPeople(people, value, locale);
  const byId = new Map(suggested.map((person) => [person.personId, person]));
  return (
    <Autocomplete
      label={t('person.name')}
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
      // The form does not hear of it: an empty name is no error yet, because the later fields may suffice.
      onBlur={() => setOpen(false)}
      renderOption={({ option }) => {
        const person = byId.get(option.value);
        return (
          <span className={classes.option}>
            {person?.name}
            <span className={classes.email}>{person?.email}</span>
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

/** A longer list is unreadable; another letter shortens it. */
const most = 20;

/** The people whose names match the typed text, by name. */
function suggestedPeople(people: readonly KnownPerson[], typed: string, locale: string): KnownPerson[] {
  if ([...typed.trim()].length < leastLetters) return [];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return people
    .filter(({ name }) => containsText(name, typed, locale))
    .toSorted((a, b) => compare(a.name, b.name))
    .slice(0, most);
}
