import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import type { TotalsOfPage } from './useTotalsOfPage';
import classes from './WoodTotals.module.css';
import { bySpecies, totalOf, type WoodGroup } from './woodGroups';

/**
 * "1,204.125 m³ + 310.000 ft³", and how many stacks have no volume in it; of those alone only that.
 * @param isRounded as the dashboard's sums are
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
  /** Accessible name of the species in it. */
  name: string;
  groups: readonly WoodGroup[];
  /** Undefined until they are there. */
  ofSpecies: readonly WoodGroup[] | undefined;
  /** As on the dashboard, whose figures lead here. */
  isRounded?: true;
  /** What of the wood differs. */
  mixed?: string;
}

/** The volume; opened, the stacks and the volume of each species. A phone has no room for more than the sum. */
export function WoodTotals(props: WoodTotalsProps) {
  const { name, groups, ofSpecies, mixed, isRounded = false, onRetry, onToggle } = props;
  const t = useText();
  const isPhone = useIsPhone();
  const exact = useTotalText()(groups, false);
  const totalText = useTotalText(isRounded);
  if (groups.length === 0) return null;
  const isInexact = exact !== totalText(groups, false);
  return (
    <details className={classes.totals} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary title={isInexact ? exact : undefined}>
        {totalText(groups, !isPhone)}
        <Icon name="chevronDown" size={14} />
      </summary>
      <div className={classes.species}>
        {isInexact && <div className={classes.exact}>{t('stack_totals.exact', { sums: exact })}</div>}
        {ofSpecies && <SpeciesList name={name} groups={ofSpecies} mixed={isPhone ? mixed : undefined} />}
        {!ofSpecies && onRetry && <ErrorState title={t('stack_totals.failed')} onRetry={onRetry} />}
        {!ofSpecies && !onRetry && <span role="status">{t('stack_totals.loading')}</span>}
      </div>
    </details>
  );
}

interface SpeciesListProps {
  name: string;
  groups: readonly WoodGroup[];
  mixed: string | undefined;
}

function SpeciesList({ name, groups, mixed }: SpeciesListProps) {
  const t = useText();
  const totalText = useTotalText();
  return (
    <ul className={classes.list} aria-label={name}>
      {mixed && <li className={classes.mixed}>{mixed}</li>}
      {bySpecies(groups).map(([species, ofIt]) => (
        <li key={species}>
          {t('stack_totals.of_species', {
            species: species ?? t('stack_totals.no_species'),
            count: ofIt.reduce((sum, { count }) => sum + count, 0),
            volume: totalText(ofIt),
          })}
        </li>
      ))}
    </ul>
  );
}
