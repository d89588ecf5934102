import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import classes from './StateMessage.module.css';
import { useFocusFallback } from './useFocusFallback';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  const state = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={state} className={classes.state}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {text && (
        <Text inherit c="dimmed" mt={-4}>
          {text}
        </Text>
      )}
      {action}
    </div>
  );
}

interface NoMatchProps {
  title: string;
  onShowAll: () => void;
}

export function NoMatch({ title, onShowAll }: NoMatchProps) {
  const t = useText();
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="default" onClick={onShowAll}>
          {t('ui.list.show_all')}
        </Button>
      }
    />
  );
}
