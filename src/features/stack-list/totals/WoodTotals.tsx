import { useState } from 'react';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { later } from '@/ui/feedback/later';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import type { TotalsOfPage } from './useTotalsOfPage';
import classes from './WoodTotals.module.css';
import { totalOf, type WoodGroup } from './woodGroups';

const SpeciesTable = later(async () => (await import('./SpeciesTable')).SpeciesTable, {
  waiting: Loading,
  isAhead: true,
});

/**
 * Returns a function that gives "1,204.125 m³ + 310.000 ft³", followed by the number of stacks without a
 * volume. If no stack has a volume, it gives only that number.
 * @param isRounded true for sums that are rounded like the dashboard's
 */
export function useTotalText(isRounded = false) {
  const t = useText();
  const { volumeText, sumText } = useWoodTexts();
  return (groups: readonly WoodGroup[], saysMissing = true) => {
    const { volumes, withoutVolume } = totalOf(groups);
    if (volumes.length === 0) return t('stack_totals.no_volume');
    const sums = volumes
      .map(([unit, volume]) => (isRounded ? sumText : volumeText)(volume, unit))
      .join(' + ');
    return withoutVolume === 0 || !saysMissing
      ? sums
      : t('stack_totals.without', { sums, count: withoutVolume });
  };
}

interface WoodTotalsProps extends Partial<Pick<TotalsOfPage, 'onRetry' | 'onToggle'>> {
  name: string;
  groups: readonly WoodGroup[];
  ofSpecies: readonly WoodGroup[] | undefined;
  isRounded?: true;
}

export function WoodTotals(props: WoodTotalsProps) {
  const { name, groups, ofSpecies, isRounded = false, onRetry, onToggle } = props;
  const t = useText();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const exact = useTotalText()(groups, false);
  const totalText = useTotalText(isRounded);
  if (groups.length === 0) return null;
  return (
    <details
      className={classes.totals}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        onToggle?.(open);
      }}
    >
      <summary data-reaches title={exact === totalText(groups, false) ? undefined : exact}>
        {totalOf(groups).volumes.length > 0 && (
          <span className={classes.kind}>{t('stack_columns.volume')}</span>
        )}{' '}
        {totalText(groups, !isPhone)}
        <Icon name="chevronDown" size={14} />
      </summary>
      {isOpen && (
        <div className={classes.species}>
          <SpeciesTable
            name={name}
            groups={groups}
            ofSpecies={ofSpecies}
            message={
              onRetry ? <ErrorState title={t('stack_totals.failed')} onRetry={onRetry} /> : <Loading />
            }
          />
        </div>
      )}
    </details>
  );
}

function Loading() {
  const t = useText();
  return <span role="status">{t('stack_totals.loading')}</span>;
}
