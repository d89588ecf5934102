import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { useText } from '@/i18n/useText';
import classes from './WoodTotals.module.css';
import { totalOf, type WoodGroup } from './woodGroups';

/** "1,204.125 m³ + 310.000 ft³", and how many stacks have no volume in it. */
export function useTotalText() {
  const t = useText();
  const { volumeText } = useWoodTexts();
  return (groups: readonly WoodGroup[]) => {
    const { volumes, withoutVolume } = totalOf(groups);
    const sums = volumes.map(([unit, volume]) => volumeText(volume, unit)).join(' + ');
    return withoutVolume === 0 ? sums : t('stack_totals.without', { sums, count: withoutVolume });
  };
}

interface WoodTotalsProps {
  /** Accessible name of the species in it. */
  name: string;
  groups: readonly WoodGroup[];
}

/** The volume; opened, the stacks and the volume of each species. */
export function WoodTotals({ name, groups }: WoodTotalsProps) {
  const t = useText();
  const totalText = useTotalText();
  if (groups.length === 0) return null;
  return (
    <details className={classes.totals}>
      <summary>{totalText(groups)}</summary>
      <ul className={classes.species} aria-label={name}>
        {groups.map((group) => (
          <li key={`${group.treeSpecies?.key} ${group.treeSpecies?.text} ${group.volumeUnit}`}>
            {t('stack_totals.of_species', {
              species: group.treeSpecies?.text ?? t('stack_totals.no_species'),
              count: group.count,
              volume: totalText([group]),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
