import { unitText } from '@/features/stack-fields/fieldWords';
import { keyedByIndex } from '@/lib/keyedByIndex';
import classes from './DistributionTable.module.css';
import type { LogSum } from './diameterClasses';
import type { DistributionRow } from './distributionRows';
import { useFieldWords } from './useFieldWords';

interface DistributionTableProps {
  rows: readonly DistributionRow[];
  total: LogSum;
  volumeUnit: string;
}

/** Over several pages the head is repeated, the total is not. */
export function DistributionTable({ rows, total, volumeUnit }: DistributionTableProps) {
  const { t, formats } = useFieldWords();
  const hasTitles = rows.some(({ title }) => title !== '');
  const sums = ({ count, volume }: LogSum) => (
    <>
      <td className={classes.figure}>{formats.number(count)}</td>
      <td className={classes.figure}>{formats.number(volume, 3)}</td>
    </>
  );
  return (
    <table className={classes.table} aria-label={t('report.distribution_title')}>
      <thead className={classes.head}>
        <tr>
          {hasTitles && <th scope="col">{t('report.distribution_class')}</th>}
          <th scope="col">{t('report.distribution_diameter')}</th>
          <th scope="col" className={classes.figure}>
            {t('report.distribution_count', { unit: unitText('Pieces', t) })}
          </th>
          <th scope="col" className={classes.figure}>
            {t('report.distribution_volume', { unit: unitText(volumeUnit, t) })}
          </th>
        </tr>
      </thead>
      <tbody>
        {keyedByIndex(rows).map(({ key, item: { title, limits, isOutside, ...sum } }) => (
          <tr key={key}>
            {hasTitles && !isOutside && <td>{title}</td>}
            <th scope="row" colSpan={hasTitles && isOutside ? 2 : 1}>
              {limits}
            </th>
            {sums(sum)}
          </tr>
        ))}
      </tbody>
      <tfoot className={classes.foot}>
        <tr>
          <th scope="row" colSpan={hasTitles ? 2 : 1}>
            {t('report.distribution_total')}
          </th>
          {sums(total)}
        </tr>
      </tfoot>
    </table>
  );
}
