import { volumeOfLogs } from '@/lib/logVolume';
import { withoutRoundingError } from '@/lib/rounding';
import { unitFactor } from '@/lib/units';
import { type ClassInterval, isInClass, sortedIntervals } from './classIntervals';
import { roundedParts } from './roundedParts';

/** The volume has three decimals of its unit. */
export interface LogSum {
  count: number;
  volume: number;
}

interface DiameterClass extends LogSum {
  interval: ClassInterval;
}

/**
 * Classes and the logs outside them add up to the total, to the last printed digit. `sizeless` counts the
 * logs outside all classes whose diameter is not above zero and which therefore have no volume. `mean`
 * describes the log of mean volume, with the diameter in the classes' unit; it is null if no log has a size.
 */
export interface Distribution {
  classes: DiameterClass[];
  outside: LogSum;
  total: LogSum;
  sizeless: number;
  mean: { diameter: number; volume: number } | null;
}

/**
 * The measured diameters have the unit `measured`, the classes and the shown diameters the unit `diameter`.
 */
interface LogUnits {
  measured: string;
  length: string;
  diameter: string;
  volume: string;
}

interface Log {
  diameter: number;
  volume: number;
}

/**
 * Counts logs of one length by classes that do not overlap. The volume of a log is its length times pi times
 * its radius squared (specification, stack area, section 9).
 * @returns null when a unit has the wrong kind
 */
export function diameterClasses(
  diameters: readonly number[],
  length: number,
  units: LogUnits,
  intervals: readonly ClassInterval[],
): Distribution | null {
  const shown = unitFactor(units.measured, units.diameter);
  const metres = unitFactor(units.diameter, 'Meters');
  const lengthMetres = unitFactor(units.length, 'Meters');
  const volumes = unitFactor('CubicMeters', units.volume);
  if (shown === null || metres === null || lengthMetres === null || volumes === null) return null;

  const logs = diameters.map((measured): Log => {
    // A log at the limit of its class stays there when it was measured in another unit.
    const diameter = withoutRoundingError(measured * shown);
    const hasSize = measured > 0 && Number.isFinite(measured);
    const square = (measured * shown * metres) ** 2;
    return { diameter, volume: hasSize ? volumeOfLogs(length * lengthMetres, square) * volumes : 0 };
  });
  return distributionOf(logs, sortedIntervals(intervals));
}

function distributionOf(logs: readonly Log[], intervals: readonly ClassInterval[]): Distribution {
  const sized = logs.filter(({ volume }) => volume > 0);
  const groups = intervals.map((interval) => sized.filter(({ diameter }) => isInClass(diameter, interval)));
  const classified = new Set(groups.flat());
  const others = logs.filter((log) => !classified.has(log));

  const sums = [...groups, others].map(volumeOf);
  const { parts, total } = roundedParts(sums);
  return {
    classes: intervals.map((interval, index) => ({
      interval,
      count: groups[index]?.length ?? 0,
      volume: parts[index] ?? 0,
    })),
    outside: { count: others.length, volume: parts[intervals.length] ?? 0 },
    total: { count: logs.length, volume: total },
    sizeless: logs.length - sized.length,
    mean: meanOf(sized),
  };
}

function volumeOf(logs: readonly Log[]): number {
  return logs.reduce((sum, { volume }) => sum + volume, 0);
}

/** All logs have the same length, so the log of mean volume has the root of the mean squared diameter. */
function meanOf(logs: readonly Log[]): Distribution['mean'] {
  if (logs.length === 0) return null;
  const squares = logs.reduce((sum, { diameter }) => sum + diameter ** 2, 0);
  return { diameter: Math.sqrt(squares / logs.length), volume: volumeOf(logs) / logs.length };
}
