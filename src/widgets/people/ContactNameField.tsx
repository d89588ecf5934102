import { Autocomplete, type InputWrapperProps } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '../../i18n/LocaleContext';
import { useText } from '../../i18n/useText';
import type { Member } from '../../store/api/organizationApi';
import classes from './ContactNameField.module.css';
import { suggestedPeople } from './suggestedPeople';

interface ContactNameFieldProps extends Pick<InputWrapperProps, 'error' | 'errorProps'> {
  people: readonly Member[];
  value: string;
  onChange: (name: string) => void;
  /** One of the suggested people was chosen. */
  onChoose: (person: Member) => void;
}

/** A name that may be anybody's, and while it is typed the users whose name it may be. */
export function ContactNameField(props: ContactNameFieldProps) {
  const { people, value, onChange, onChoose, error, errorProps } = props;
  const t = useText();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const suggested = suggestedPeople(people, value, locale);
  const byId = new Map(suggested.map((person) => [person.userId, person]));
  return (
    <Autocomplete
      label={t('person.name')}
      autoComplete="off"
      data={suggested.map(({ userId, name }) => ({ value: userId, label: name }))}
      // They are those that match already.
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      onOptionSubmit={(userId) => {
        const person = byId.get(userId);
        if (person) onChoose(person);
      }}
      openOnFocus={false}
      // An open list without anything in it would be announced, and swallow an Escape.
      dropdownOpened={isOpen && suggested.length > 0}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      // Not said to the form: an empty name is nothing wrong yet, the fields after it may hold what is needed.
      onBlur={() => setOpen(false)}
      renderOption={({ option }) => {
        const person = byId.get(option.value);
        return (
          <span className={classes.option}>
            {person?.name}
            <span className={classes.email}>{person?.userEmail}</span>
          </span>
        );
      }}
      error={error}
      {...(errorProps && { errorProps })}
    />
  );
}
