import { barLength, barShares, figureWidth, shortTitle } from './barGeometry';
import type { LogSum } from './diameterClasses';
import type { DistributionRow } from './distributionRows';
import classes from './MirroredBars.module.css';
import { useFieldWords } from './useFieldWords';

interface BarRowProps {
  row: DistributionRow;
  /** Of all rows. */
  largest: LogSum;
  /** Millimetres; the middle goes from `left` to `right`. */
  place: { top: number; height: number; left: number; right: number };
}

/** Between a bar and its figure. */
const gap = 1.5;

/** Between a title and the limits: class 1 from 0 is no 10. */
const titleGap = 2.5;

/** A class with its two bars and their exact figures. */
export function BarRow({ row, largest, place: { top, height, left, right } }: BarRowProps) {
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
