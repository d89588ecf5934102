import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { EmptyState } from './EmptyState';

interface NoMatchProps {
  /** What was not found. */
  title: string;
  onShowAll: () => void;
}

/** Shown instead of a list in which a search has found nothing. */
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
