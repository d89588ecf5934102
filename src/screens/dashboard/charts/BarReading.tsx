import { useClickOutside } from '@mantine/hooks';
import { type PointerEvent, useState } from 'react';
import classes from './BarReading.module.css';

interface Reading {
  bucket: string;
  value: string;
}

interface BarReadingProps {
  /** The padding is the free share of each bar's width. */
  count: number;
  padding: number;
  readingOf: (index: number) => Reading | undefined;
}

/**
 * Covers the bars and shows the values of the bar under pointer or finger, even of a very thin one. It is
 * hidden from screen readers, because the table has the same values.
 */
export function BarReading({ count, padding, readingOf }: BarReadingProps) {
  const [pointed, setPointed] = useState<number>();
  const box = useClickOutside(() => setPointed(undefined));

  // The division is that of d3's bands: padding between the bars, before the first and after the last.
  const steps = count + padding;
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * steps - padding / 2);
    setPointed(Math.min(Math.max(index, 0), count - 1));
  };
  const leave = ({ pointerType }: PointerEvent) => {
    // Lifting a finger fires this event too, and the reading must stay.
    if (pointerType === 'mouse') setPointed(undefined);
  };

  const reading = pointed === undefined ? undefined : readingOf(pointed);
  const start = ((pointed ?? 0) + padding / 2) / steps;
  const middle = `${(start + 0.5 / steps) * 100}%`;
  return (
    <div
      ref={box}
      className={classes.box}
      aria-hidden="true"
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={leave}
    >
      {reading && (
        <>
          <span className={classes.band} style={{ left: `${start * 100}%`, width: `${100 / steps}%` }} />
          {/* Its offset grows with the bar's position, so that it never leaves the chart. */}
          <span className={classes.reading} style={{ left: middle, translate: `-${middle} 0` }}>
            {reading.bucket} <strong>{reading.value}</strong>
          </span>
        </>
      )}
    </div>
  );
}
