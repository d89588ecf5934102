import { Box, CloseButton, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import classes from './ListTools.module.css';

interface ListSearch {
  label: string;
  value: string;
  hint?: string;
  onChange: (text: string) => void;
}

interface ListToolsProps {
  search: ListSearch | null;
  parts?: ReactNode;
  action: ReactNode;
}

export function ListTools({ search, parts, action }: ListToolsProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    search?.onChange('');
    // The pressed clear button disappears with the text.
    field.current?.focus();
  };
  return (
    <div className={classes.tools}>
      {search && (
        <TextInput
          ref={field}
          aria-label={search.label}
          placeholder={search.label}
          title={search.hint}
          className={classes.search}
          value={search.value}
          onChange={(event) => search.onChange(event.currentTarget.value)}
          leftSection={<Icon name="search" />}
          rightSection={
            search.value && (
              <CloseButton size="sm" iconSize={14} aria-label={t('ui.search.clear')} onClick={clear} />
            )
          }
        />
      )}
      {parts}
      {action && <Box ms="auto">{action}</Box>}
    </div>
  );
}
