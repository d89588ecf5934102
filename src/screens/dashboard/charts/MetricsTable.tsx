import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type VolumeUnit, volumeIn } from '@/lib/units';
import type { Resolution, StackStatisticsBin } from '@/store/api/stackApi';
import scroll from '@/ui/table/ScrollBox.module.css';
import { binLabels } from './binLabels';
import type { CutBins } from './cutBins';
import classes from './MetricsTable.module.css';
import { metrics, sumOfBins } from './metrics';
import { useCutLabel } from './useCutLabel';

interface FiguresTableProps {
  bins: readonly StackStatisticsBin[];
  resolution: Resolution;
  unit: VolumeUnit;
  cut: CutBins;
}

export function MetricsTable({ bins, resolution, unit, cut }: FiguresTableProps) {
  const t = useText();
  const { locale } = useLocale();
  const { number, volume } = useFormats();
  const label = useCutLabel(cut, binLabels(resolution, locale));
  const caption = t(`dashboard.table.${resolution}`);
  const scrolling = { role: 'region', 'aria-label': caption, tabIndex: 0 };
  return (
    <div className={`${scroll.box} ${classes.box}`} {...scrolling}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead className={classes.head}>
          <tr>
            <th scope="col" className={classes.bucket}>
              {t(`dashboard.bucket.${resolution}`)}
            </th>
            <th scope="col">
              {t('stack_columns.in_unit', { name: t('stack_columns.volume'), unit: t(`unit.${unit}`) })}
            </th>
            {metrics.map((metric) => (
              <th key={metric} scope="col">
                {t(`dashboard.figure.${metric}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classes.total}>
          <tr>
            <th scope="row" className={classes.bucket}>
              {t('dashboard.total')}
            </th>
            <td>{volume(volumeIn(unit, sumOfBins(bins, 'volume')))}</td>
            {metrics.map((metric) => (
              <td key={metric}>{number(sumOfBins(bins, metric))}</td>
            ))}
          </tr>
        </tbody>
        <tbody className={classes.body}>
          {bins.map((bin) => (
            <tr key={bin.date}>
              <th scope="row" className={classes.bucket}>
                {label(bin.date)}
              </th>
              <td>{volume(volumeIn(unit, bin.volume))}</td>
              {metrics.map((metric) => (
                <td key={metric}>{number(bin[metric])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
