import { unitText } from '@/features/stack-fields/fieldWords';
import { keyedByIndex } from '@/lib/keyedByIndex';
import {
  barLength,
  barShares,
  figureWidth,
  headHeight,
  middleWidth,
  rowHeight,
  rowsPerFigure,
  shortTitle,
} from './barGeometry';
import type { LogSum } from './diameterClasses';
import type { DistributionRow } from './distributionRows';
import classes from './MirroredBars.module.css';
import { useFieldWords } from './useFieldWords';

interface MirroredBarsProps {
  rows: readonly DistributionRow[];
  volumeUnit: string;
}

/**
 * Bars about a middle axis with the classes: counts to the left, volumes to the right. The longest count takes 70
 * percent of its side and the largest volume 60 percent of the other one: so we read "bars scale to 70 percent (counts)
 * and 60 percent (volume) of the maximum" (specification, stack area, section 9). In millimetres, since paper cuts what
 * follows the window. More classes than fit a page go on in another figure of the same scale.
 */
export function MirroredBars({ rows, volumeUnit }: MirroredBarsProps) {
  const { t } = useFieldWords();
  const middle = middleWidth(rows.map(({ title, limits }) => `${shortTitle(title)} ${limits}`));
  const left = (figureWidth - middle) / 2;
  const right = figureWidth - left;
  const largest = {
    count: Math.max(...rows.map(({ count }) => count)),
    volume: Math.max(...rows.map(({ volume }) => volume)),
  };
  const height = rowHeight(rows.length);
  return inPages(rows).map(({ key, item: shown }) => {
    const bottom = headHeight + shown.length * height;
    return (
      <svg
        key={key}
        className={classes.figure}
        width={`${figureWidth}mm`}
        viewBox={`0 0 ${figureWidth} ${bottom}`}
        role="img"
        aria-label={t('report.distribution_figure')}
      >
        <g className={classes.axisTitles}>
          <text x={left - 2} y={3.5} textAnchor="end">
            {t('report.distribution_count', { unit: unitText('Pieces', t) })}
          </text>
          <text x={right + 2} y={3.5}>
            {t('report.distribution_volume', { unit: unitText(volumeUnit, t) })}
          </text>
        </g>
        {keyedByIndex(shown).map(({ key: index, item }) => (
          <BarRow
            key={index}
            row={item}
            largest={largest}
            box={{ top: headHeight + index * height, height, left, right }}
          />
        ))}
        <path
          className={classes.axis}
          d={`M${left} ${headHeight}V${bottom}M${right} ${headHeight}V${bottom}`}
        />
      </svg>
    );
  });
}

function inPages(rows: readonly DistributionRow[]) {
  const pages = Math.ceil(rows.length / rowsPerFigure);
  return keyedByIndex(
    Array.from({ length: pages }, (_, page) => rows.slice(page * rowsPerFigure, (page + 1) * rowsPerFigure)),
  );
}

interface BarRowProps {
  row: DistributionRow;
  /** Of all rows. */
  largest: LogSum;
  /** Millimetres; the middle goes from `left` to `right`. */
  box: { top: number; height: number; left: number; right: number };
}

/** Between a bar and its number. */
const gap = 1.5;

/** Between a title and the limits: class 1 from 0 is no 10. */
const titleGap = 2.5;

function BarRow({ row, largest, box: { top, height, left, right } }: BarRowProps) {
  const { formats } = useFieldWords();
  const middle = top + height / 2;
  const count = barLength(row.count, largest.count, left, barShares.count);
  const volume = barLength(row.volume, largest.volume, figureWidth - right, barShares.volume);
  const bar = { y: top + height * 0.14, height: height * 0.72 };
  return (
    <g className={classes.row} data-outside={row.isOutside || undefined}>
      <rect className={classes.count} x={left - count} width={count} {...bar} />
      <text x={left - count - gap} y={middle} textAnchor="end">
        {formats.number(row.count)}
      </text>
      <text x={figureWidth / 2} y={middle} textAnchor="middle">
        {row.title !== '' && <tspan className={classes.title}>{shortTitle(row.title)}</tspan>}
        <tspan dx={row.title === '' ? 0 : titleGap}>{row.limits}</tspan>
      </text>
      <rect className={classes.volume} x={right} width={volume} {...bar} />
      <text x={right + volume + gap} y={middle}>
        {formats.number(row.volume, 3)}
      </text>
    </g>
  );
}
