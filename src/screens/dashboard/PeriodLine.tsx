import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { DayRange } from '@/lib/dateRange';
import { DetailLine } from '@/ui/layout/DetailLine';
import type { RangeBefore } from './before/rangeBefore';
import type { FiguresBefore } from './before/useFiguresBefore';
import classes from './Dashboard.module.css';

interface PeriodLineProps {
  scopeName: string;
  range: DayRange;
  compared: RangeBefore | undefined;
  before: FiguresBefore | null;
  /** `loadedAt` is an ISO instant. It is undefined if there are no figures. */
  loadedAt: string | undefined;
  isRefreshing: boolean;
}

/** The line names the comparison once its figures are there, and keeps its room until then, so that nothing moves. */
export function PeriodLine({ scopeName, range, compared, before, loadedAt, isRefreshing }: PeriodLineProps) {
  const t = useText();
  const says = isRefreshing ? 'stack_table.refreshing' : 'stack_table.updated';
  const { date, time } = useFormats();
  const { from, to } = range;
  const first = from === null ? '' : date(from);
  const openRange = from === null ? (to === null ? 'all' : 'until') : to === null ? 'since' : undefined;
  const comparison =
    compared &&
    t('dashboard.compared', {
      from: date(compared.from),
      to: date(compared.to),
      isCut: String(compared.isCut),
    });
  return (
    <DetailLine>
      <span>{scopeName}</span>
      {openRange && (
        <span>
          {t('dashboard.period', {
            range: openRange,
            from: first,
            to: to === null ? '' : date(to),
          })}
        </span>
      )}
      {loadedAt ? (
        <span>{t(says, { time: time(loadedAt) })}</span>
      ) : (
        <span className={classes.awaited} data-text={t(says, { time: time(new Date().toISOString()) })} />
      )}
      {comparison && before?.figures ? (
        <span className={classes.compared}>
          {before.isNothing ? t('dashboard.none_before', { from: first }) : comparison}
        </span>
      ) : (
        comparison && <span className={`${classes.compared} ${classes.awaited}`} data-text={comparison} />
      )}
    </DetailLine>
  );
}
