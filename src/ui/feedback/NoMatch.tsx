import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { EmptyState } from './EmptyState';

interface NoMatchProps {
  title: string;
  onShowAll: () => void;
}

/** Replaces a list when its search finds nothing. */
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
