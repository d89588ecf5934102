import type { ReactNode } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import classes from './SpeciesTable.module.css';
import { bySpecies, totalOf, type WoodGroup } from './woodGroups';

interface SpeciesTableProps {
  name: string;
  groups: readonly WoodGroup[];
  ofSpecies: readonly WoodGroup[] | undefined;
  message: ReactNode;
}

/**
 * Each unit has a column of its own, because volumes in different units cannot be added and have no share in
 * each other. Sums keep all decimals.
 */
export function SpeciesTable({ name, groups, ofSpecies, message }: SpeciesTableProps) {
  const t = useText();
  const formats = useFormats();
  const { volumes, withoutVolume } = totalOf(groups);
  const [whole, ...others] = volumes;
  const hasShares = whole !== undefined && whole[1] > 0 && others.length === 0;
  const cellsOf = (wood: readonly WoodGroup[]) => {
    const total = totalOf(wood);
    const [firstVolume] = total.volumes;
    return (
      <>
        {volumes.map(([unit]) => {
          const found = total.volumes.find(([one]) => one === unit);
          return <td key={unit}>{found ? formats.volume(found[1]) : '–'}</td>;
        })}
        {hasShares && <td>{firstVolume ? formats.number((firstVolume[1] / whole[1]) * 100, 1) : '–'}</td>}
        <td>{formats.number(wood.reduce((sum, { count }) => sum + count, 0))}</td>
        {withoutVolume > 0 && <td>{formats.number(total.withoutVolume)}</td>}
      </>
    );
  };
  return (
    <table className={classes.table} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{t('stack_columns.treeSpecies')}</th>
          {volumes.map(([unit]) => (
            <th key={unit} scope="col">
              {t('stack_columns.in_unit', { name: t('stack_columns.volume'), unit: t(`unit.${unit}`) })}
            </th>
          ))}
          {hasShares && <th scope="col">{t('stack_totals.share')}</th>}
          <th scope="col">{t('stacks.title')}</th>
          {withoutVolume > 0 && <th scope="col">{t('stack_totals.no_volume')}</th>}
        </tr>
      </thead>
      <tbody>
        {ofSpecies ? (
          bySpecies(ofSpecies).map(([species, wood]) => (
            <tr key={species}>
              <th scope="row">{species ?? t('stack_totals.no_species')}</th>
              {cellsOf(wood)}
            </tr>
          ))
        ) : (
          <tr>
            <td colSpan={volumes.length + 4}>{message}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('stack_totals.total')}</th>
          {cellsOf(groups)}
        </tr>
      </tfoot>
    </table>
  );
}
