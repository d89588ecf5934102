import { useMemo } from 'react';
import type { WorldShapes } from '@/features/stack-map/base-map/worldStyle';
import type { Position } from '@/lib/isOnEarth';
import classes from './OverviewMap.module.css';
import { overviewShapes } from './overviewShapes';

interface OverviewMapProps {
  world: WorldShapes;
  place: Position;
  /** How far it reaches to the north and to the south. */
  kilometres: number;
  /** What it shows. */
  name: string;
}

/** Coasts and borders around a place: needs neither a network nor WebGL, and is as sharp as the printer. */
export function OverviewMap({ world, place: { latitude, longitude }, kilometres, name }: OverviewMapProps) {
  const aside = kilometres * 1.25;
  const { land, borders } = useMemo(
    () => overviewShapes(world, { latitude, longitude }, { aside, up: kilometres }),
    [world, latitude, longitude, aside, kilometres],
  );
  return (
    <svg
      role="img"
      aria-label={name}
      className={classes.map}
      viewBox={`${-aside} ${-kilometres} ${2 * aside} ${2 * kilometres}`}
    >
      <path className={classes.land} d={land} />
      <path className={classes.borders} d={borders} />
    </svg>
  );
}
