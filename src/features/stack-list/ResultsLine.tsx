import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { DetailLine } from '@/ui/layout/DetailLine';
import type { StackPage } from './useStackPage';

export function ResultsLine({ page: { total, loadedAt } }: { page: StackPage }) {
  const t = useText();
  const { time } = useFormats();
  return (
    <DetailLine>
      <span role="status">{total !== undefined && t('stack_table.results', { count: total })}</span>
      {loadedAt && <span>{t('stack_table.updated', { time: time(loadedAt) })}</span>}
    </DetailLine>
  );
}
