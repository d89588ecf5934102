import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import classes from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    if (value) onSearch('');
    // The pressed clear button disappears with the text.
    input.current?.focus();
  };
  return (
    <search>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          ref={input}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={label}
          className={classes.input}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          rightSection={
            typed && <CloseButton size={24} iconSize={14} aria-label={t('ui.search.clear')} onClick={clear} />
          }
        />
        <ActionIcon
          type="submit"
          variant="default"
          aria-label={t('ui.search.submit')}
          className={classes.submit}
        >
          <Icon name="search" />
        </ActionIcon>
      </form>
    </search>
  );
}
