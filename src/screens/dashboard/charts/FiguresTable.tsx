import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type VolumeUnit, volumeIn } from '@/lib/units';
import type { Resolution, StackStatisticsBin } from '@/store/api/stackApi';
import { bucketLabels } from './bucketLabel';
import classes from './FiguresTable.module.css';
import { figures } from './figures';
import { sumOf } from './sumOf';

interface FiguresTableProps {
  bins: readonly StackStatisticsBin[];
  resolution: Resolution;
  unit: VolumeUnit;
}

/** What bars and trend lines show, in figures; scrolls in a box of its own that takes the focus. */
export function FiguresTable({ bins, resolution, unit }: FiguresTableProps) {
  const t = useText();
  const { locale } = useLocale();
  const { number, volume } = useFormats();
  const label = bucketLabels(resolution, locale);
  const caption = t(`dashboard.table.${resolution}`);
  const scrolling = { role: 'region', 'aria-label': caption, tabIndex: 0 };
  return (
    <div className={classes.box} {...scrolling}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead className={classes.head}>
          <tr>
            <th scope="col" className={classes.bucket}>
              {t(`dashboard.bucket.${resolution}`)}
            </th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {t(`dashboard.figure.${figure}`)}
              </th>
            ))}
            <th scope="col">{t('dashboard.volume_in', { unit: t(`unit.${unit}`) })}</th>
          </tr>
        </thead>
        <tbody className={classes.body}>
          {bins.map((bin) => (
            <tr key={bin.date}>
              <th scope="row" className={classes.bucket}>
                {label(bin.date)}
              </th>
              {figures.map((figure) => (
                <td key={figure}>{number(bin[figure])}</td>
              ))}
              <td>{volume(volumeIn(unit, bin.volume))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className={classes.foot}>
          <tr>
            <th scope="row" className={classes.bucket}>
              {t('dashboard.total')}
            </th>
            {figures.map((figure) => (
              <td key={figure}>{number(sumOf(bins, figure))}</td>
            ))}
            <td>{volume(volumeIn(unit, sumOf(bins, 'volume')))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
