import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { DayRange } from '@/lib/dateRange';
import { FactLine } from '@/ui/layout/DetailLine';

interface PeriodLineProps {
  scopeName: string;
  range: DayRange;
  /** ISO instant; undefined while there are no figures. */
  loadedAt: string | undefined;
}

/** Whose figures of which days these are, and of when that is. */
export function PeriodLine({ scopeName, range, loadedAt }: PeriodLineProps) {
  const t = useText();
  const { date, time } = useFormats();
  const { from, to } = range;
  const kind = from === null ? (to === null ? 'all' : 'until') : to === null ? 'since' : 'between';
  return (
    <FactLine>
      <span>{scopeName}</span>
      <span>
        {t('dashboard.period', {
          range: kind,
          from: from === null ? '' : date(from),
          to: to === null ? '' : date(to),
        })}
      </span>
      {loadedAt && <span>{t('stack_table.updated', { time: time(loadedAt) })}</span>}
    </FactLine>
  );
}
