import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { useComparison } from '@/screens/dashboard/before/useComparison';
import type { FiguresBefore } from '@/screens/dashboard/before/useFiguresBefore';
import type { StackStatistics } from '@/store/api/stackApi';
import { later } from '@/ui/feedback/later';
import { Icon } from '@/ui/icons/Icon';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneMark } from '@/ui/tone/ToneBadge';
import classes from './CountCards.module.css';
import type { CutBins } from './cutBins';
import { type Metric, metrics } from './metrics';

interface CountCardsProps {
  statistics: StackStatistics | undefined;
  cut: CutBins;
  listHref: (metric: Metric) => string;
  before: FiguresBefore | null;
}

export function CountCards({ statistics, cut, listHref, before }: CountCardsProps) {
  const t = useText();
  const comparison = useComparison();
  const whole = statistics?.bins.filter(({ date }) => !cut.has(date)) ?? [];
  return (
    <div className={classes.box}>
      <ul className={classes.cards} aria-label={t('dashboard.counts')} aria-busy={!statistics}>
        {metrics.map((metric) => (
          <li key={metric} className={classes.item} data-card>
            <CountCard
              metric={metric}
              count={statistics?.[metric]}
              trend={whole.map((bin) => bin[metric])}
              href={listHref(metric)}
              // Pre-registrations are today's stock and have no figure of an earlier range. Their line shows
              // no development, because most stacks that were registered early in the range have been
              // measured since.
              note={metric === 'preregistrations' && whole.length > 1 ? t('dashboard.by_registration') : ''}
            />
            {before && metric !== 'preregistrations' && (
              <p className={classes.before}>
                {statistics && before.figures && comparison(statistics[metric], before.figures[metric])}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const TrendLine = later(async () => (await import('./TrendLine')).TrendLine);

const looks = {
  preregistrations: stateMarks.PreRegistration,
  fullMeasurements: stateMarks.Measured,
  pieceCount: stateMarks.Measured,
  assignedToSawmill: stateMarks.AssignedToSawmill,
} as const satisfies Record<Metric, (typeof stateMarks)[keyof typeof stateMarks]>;

interface CountCardProps {
  metric: Metric;
  count: number | undefined;
  trend: readonly number[];
  href: string;
  note: string;
}

function CountCard({ metric, count, trend, href, note }: CountCardProps) {
  const t = useText();
  const { number } = useFormats();
  const { tone } = looks[metric];
  return (
    <Link to={href} className={classes.card}>
      <p className={classes.label}>
        <ToneMark {...looks[metric]} />
        {t(`dashboard.figure.${metric}`)}
        <Icon name="chevronRight" size={16} />
      </p>
      <div className={classes.count}>
        {count === undefined ? <Skeleton width={72} height={28} /> : number(count)}
        {note && <span className={classes.note}>{note}</span>}
      </div>
      {/* The table behind the volume chart has the line's figures. */}
      <div className={classes.trend} data-tone={tone} aria-hidden="true">
        {trend.length > 1 && <TrendLine values={trend} />}
      </div>
    </Link>
  );
}
