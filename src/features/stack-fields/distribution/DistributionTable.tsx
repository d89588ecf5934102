import type { ReactNode } from 'react';
import { unitText } from '@/features/stack-fields/fieldWords';
import { keyedByIndex } from '@/lib/keyedByIndex';
import classes from './DistributionTable.module.css';
import type { LogSum } from './diameterClasses';
import type { DistributionRow } from './distributionRows';
import { useFieldWords } from './useFieldWords';

interface DistributionTableProps {
  rows: readonly (DistributionRow & { note?: string })[];
  total: LogSum;
  volumeUnit: string;
  choice?: ClassChoice | undefined;
}

interface ClassChoice {
  /**
   * `chosen` and `pointed` are indexes of rows. `pointed` is the row of the log that is under the pointer in
   * another part of the page.
   */
  chosen: number | null;
  pointed: number | null;
  onChoose: (row: number | null) => void;
}

/**
 * The longest bar takes this share of its side, in percent, and its number the rest. The specification scales
 * bars to 70 percent (counts) and 60 percent (volume) of the maximum (stack area, section 9).
 */
const longest = { count: 70, volume: 60 };

export function DistributionTable({ rows, total, volumeUnit, choice }: DistributionTableProps) {
  const { t, formats } = useFieldWords();
  const largest = (sum: keyof LogSum) => Math.max(...rows.map((row) => row[sum]));
  const most = { count: largest('count'), volume: largest('volume') };
  return (
    <table className={classes.table} aria-label={t('distribution.title')}>
      <thead>
        <tr>
          <th scope="col">{t('distribution.count', { unit: unitText('Pieces', t) })}</th>
          <th scope="col">{t('distribution.diameter')}</th>
          <th scope="col">{t('distribution.volume', { unit: unitText(volumeUnit, t) })}</th>
        </tr>
      </thead>
      <tbody>
        {keyedByIndex(rows).map(({ key, item: { title, limits, note, isOutside, count, volume } }, row) => (
          <tr
            key={key}
            data-outside={isOutside || undefined}
            data-pointed={choice?.pointed === row || undefined}
          >
            <td>
              {formats.number(count)} <Bar percent={(count / most.count) * longest.count} />
            </td>
            <th scope="row">
              <ClassName row={row} choice={isOutside ? undefined : choice}>
                {title && <b>{title} </b>}
                <span>{limits}</span>
                {note && <small> {note}</small>}
              </ClassName>
            </th>
            <td>
              <Bar percent={(volume / most.volume) * longest.volume} /> {formats.number(volume, 3)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{formats.number(total.count)}</td>
          <th scope="row">{t('distribution.total')}</th>
          <td>{formats.number(total.volume, 3)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface ClassNameProps {
  row: number;
  choice: ClassChoice | undefined;
  children: ReactNode;
}

function ClassName({ row, choice, children }: ClassNameProps) {
  if (!choice) return children;
  const isChosen = choice.chosen === row;
  return (
    <button
      type="button"
      className={classes.choose}
      aria-pressed={isChosen}
      onClick={() => choice.onChoose(isChosen ? null : row)}
    >
      {children}
    </button>
  );
}

function Bar({ percent }: { percent: number }) {
  return percent > 0 ? <i className={classes.bar} style={{ width: `${percent}%` }} /> : null;
}
