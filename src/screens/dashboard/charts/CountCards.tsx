import { useText } from '@/i18n/useText';
import type { StackStatistics } from '@/store/api/stackApi';
import { CountCard } from './CountCard';
import classes from './CountCards.module.css';
import { type Figure, figures } from './figures';

interface CountCardsProps {
  /** Undefined while they load. */
  statistics: StackStatistics | undefined;
  /** The list of the stacks that a figure counts. */
  listHref: (figure: Figure) => string;
}

/** The four figures of the dashboard, each the way to its stacks. */
export function CountCards({ statistics, listHref }: CountCardsProps) {
  const t = useText();
  return (
    <div className={classes.box}>
      <ul className={classes.cards} aria-label={t('dashboard.counts')} aria-busy={!statistics}>
        {figures.map((figure) => (
          <li key={figure}>
            <CountCard
              figure={figure}
              count={statistics?.[figure]}
              trend={statistics?.bins.map((bin) => bin[figure]) ?? []}
              href={listHref(figure)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
