import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { EmptyState } from '@/ui/feedback/EmptyState';

export function NoFilteredStacks({ onReset }: { onReset: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t('stack_table.no_match')}
      action={
        <Button variant="default" onClick={onReset}>
          {t('stack_table.reset_filters')}
        </Button>
      }
    />
  );
}
