import type { ReactNode } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import classes from './ListResults.module.css';
import { WoodTotals } from './totals/WoodTotals';
import type { StackListing } from './useStackListing';
import type { StackPage } from './useStackPage';

interface ListResultsProps {
  listing: StackListing;
  /** Without `withTime` the time appears only while the list is refreshed. */
  withTime: boolean;
  note: ReactNode;
}

export function ListResults({ listing: { page, totals }, withTime, note }: ListResultsProps) {
  const t = useText();
  return (
    <div className={classes.results}>
      <span role="status" className={classes.count}>
        {page.total !== undefined && t('stack_table.results', { count: page.total })}
      </span>
      {page.status !== 'error' && totals && (
        <div className={classes.volume} data-updating={totals.isUpdating || undefined}>
          <WoodTotals {...totals} key={totals.filters} name={t('stack_totals.of_filter')} isRounded />
        </div>
      )}
      {page.isOutdated && <span className={classes.updated}>{t('stack_table.loading_new')}</span>}
      {(withTime || page.status === 'updating') && <UpdatedAt page={page} />}
      {note}
    </div>
  );
}

export function UpdatedAt({ page: { loadedAt, status, isOutdated } }: { page: StackPage }) {
  const t = useText();
  const { time } = useFormats();
  if (!loadedAt || isOutdated) return null;
  const says = status === 'updating' ? 'stack_table.refreshing' : 'stack_table.updated';
  return <span className={classes.updated}>{t(says, { time: time(loadedAt) })}</span>;
}
