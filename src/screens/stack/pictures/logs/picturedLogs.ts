import { marksWithin } from '@/features/picture-marks/overlayMarks';
import type { Size } from '@/features/picture-marks/pictureSize';
import { type ClassInterval, isInClass } from '@/features/stack-fields/distribution/classIntervals';
import type { DistributionReading } from '@/features/stack-fields/distribution/readDistribution';
import { numberIn } from '@/features/stack-fields/fieldNumbers';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import { volumeOfLogs } from '@/lib/logVolume';
import { withoutRoundingError } from '@/lib/rounding';
import { unitFactor } from '@/lib/units';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';

interface Measured {
  value: number;
  unit: string;
}

/**
 * The centre and the radius of a marked log end are in pixels of the picture. Unknown values are null.
 * `interval` is the class of the log in the card's distribution.
 */
export interface PicturedLog {
  x: number;
  y: number;
  radius: number;
  diameter: Measured | null;
  volume: Measured | null;
  interval: ClassInterval | null;
}

type Overlay = StackImage['overlays'][number];
type Circle = Pick<PicturedLog, 'x' | 'y' | 'radius'>;
type Reading = Extract<DistributionReading, { kind: 'given' }>;

interface Rules {
  reading: Reading | null;
  length: StackFacts['length'];
}

/**
 * Several overlays may mark the same log end; the one with the most data about it counts. The logs are in
 * reading order, line by line. The diameter and the volume are those of the distribution, in the units of the
 * card.
 */
export function picturedLogs(
  overlays: readonly Overlay[],
  size: Size | undefined,
  rules: Rules,
): PicturedLog[] {
  if (!size) return [];
  const isLength = ({ unit }: Overlay) => unit !== null && unitFactor(unit, 'Meters') !== null;
  const taken = placesTaken();
  const logs = [...overlays.filter(isLength), ...overlays.filter((overlay) => !isLength(overlay))].flatMap(
    (overlay) => {
      const fresh = marksWithin(overlay.marks, size).filter((mark) => !taken.has(mark));
      for (const mark of fresh) taken.add(mark);
      const unit = isLength(overlay) ? overlay.unit : null;
      return fresh.map(({ value, ...circle }) => ({ ...circle, ...knownOf(value, unit, rules) }));
    },
  );
  return inReadingOrder(logs);
}

function knownOf(
  value: number | null,
  unit: string | null,
  { reading, length }: Rules,
): Pick<PicturedLog, 'diameter' | 'volume' | 'interval'> {
  if (value === null || unit === null || !(value > 0 && Number.isFinite(value)))
    return { diameter: null, volume: null, interval: null };
  const shown = reading && unitFactor(unit, reading.units.diameter);
  if (!reading || shown === null) return { diameter: { value, unit }, volume: null, interval: null };
  const diameter = withoutRoundingError(value * shown);
  const classes = reading.distribution.classes.map(({ interval }) => interval);
  return {
    diameter: { value: diameter, unit: reading.units.diameter },
    volume: volumeOf(value, unit, length, reading.units.volume),
    interval: classes.find((interval) => isInClass(diameter, interval)) ?? null,
  };
}

function volumeOf(value: number, unit: string, length: Rules['length'], shown: string): Measured | null {
  const metres = unitFactor(unit, 'Meters');
  const long = numberIn(length);
  const lengthMetres = unitFactor(length?.unit ?? '', 'Meters');
  const perMetre = unitFactor('CubicMeters', shown);
  if (typeof long !== 'number' || metres === null || lengthMetres === null || perMetre === null) return null;
  return { value: volumeOfLogs(long * lengthMetres, (value * metres) ** 2) * perMetre, unit: shown };
}

function placesTaken() {
  const cells = new Map<string, Circle[]>();
  const cell = 64;
  const keysAround = ({ x, y, radius }: Circle) => {
    const keys: string[] = [];
    for (let column = Math.floor((x - radius) / cell); column <= (x + radius) / cell; column += 1)
      for (let row = Math.floor((y - radius) / cell); row <= (y + radius) / cell; row += 1)
        keys.push(`${column} ${row}`);
    return keys;
  };
  const isSame = (one: Circle, other: Circle) =>
    Math.hypot(one.x - other.x, one.y - other.y) < Math.min(one.radius, other.radius) / 2;
  return {
    has: (mark: Circle) =>
      keysAround(mark).some((key) => cells.get(key)?.some((other) => isSame(mark, other))),
    add: (mark: Circle) => {
      for (const key of keysAround(mark)) cells.set(key, [...(cells.get(key) ?? []), mark]);
    },
  };
}

function inReadingOrder(logs: PicturedLog[]): PicturedLog[] {
  const line = (2 * logs.reduce((sum, { radius }) => sum + radius, 0)) / Math.max(1, logs.length);
  return logs.toSorted(
    (one, other) => Math.floor(one.y / line) - Math.floor(other.y / line) || one.x - other.x,
  );
}
