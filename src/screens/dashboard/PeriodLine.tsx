import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { DayRange } from '@/lib/dateRange';
import { DetailLine } from '@/ui/layout/DetailLine';
import type { RangeBefore } from './before/rangeBefore';
import classes from './Dashboard.module.css';

interface PeriodLineProps {
  scopeName: string;
  range: DayRange;
  compared: RangeBefore | undefined;
  isNothingBefore: boolean;
  /** `loadedAt` is an ISO instant, and undefined without figures. */
  loadedAt: string | undefined;
  isRefreshing: boolean;
}

export function PeriodLine({
  scopeName,
  range,
  compared,
  isNothingBefore,
  loadedAt,
  isRefreshing,
}: PeriodLineProps) {
  const t = useText();
  const says = isRefreshing ? 'stack_table.refreshing' : 'stack_table.updated';
  const { date, time } = useFormats();
  const { from, to } = range;
  const first = from === null ? '' : date(from);
  const openRange = from === null ? (to === null ? 'all' : 'until') : to === null ? 'since' : undefined;
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
      {compared && (
        <span className={classes.compared}>
          {isNothingBefore
            ? t('dashboard.none_before', { from: first })
            : t('dashboard.compared', {
                from: date(compared.from),
                to: date(compared.to),
                isCut: String(compared.isCut),
              })}
        </span>
      )}
      {loadedAt && <span>{t(says, { time: time(loadedAt) })}</span>}
    </DetailLine>
  );
}
