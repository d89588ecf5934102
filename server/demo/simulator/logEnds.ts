import { pileUp } from './logPile';
import type { SimulatedMeasurement } from './measurement';
import { logDiameter, logVolume } from './measurement';
import { createRandom } from './random';

/** The centre is in metres from the lower left corner of the face, the diameter in centimetres. */
export interface LogEnd {
  x: number;
  y: number;
  diameter: number;
}

const smallest = 0.5;
const largest = 1.9;

/**
 * Diameters are in centimetres, unrounded. They are generated at random with the given spread and then
 * scaled, so that the volumes add up to the measured volume.
 */
export function logDiameters(seed: number, stackId: string, measurement: SimulatedMeasurement): number[] {
  const { length, logCount, volume, spread } = measurement;
  const random = createRandom(seed, `diameters/${stackId}`);
  const typical = logDiameter(length, volume / logCount);
  const drawn = Array.from(
    { length: logCount },
    () => typical * Math.min(largest, Math.max(smallest, random.normal(1, spread))),
  );
  const drawnVolume = drawn.reduce((sum, diameter) => sum + logVolume(length, diameter), 0);
  const scale = Math.sqrt(volume / drawnVolume);
  return drawn.map((diameter) => diameter * scale);
}

/** Sizes are in metres, and the log ends are listed from the bottom up. */
export interface StackFace {
  width: number;
  height: number;
  logEnds: LogEnd[];
}

export function faceOf(seed: number, stackId: string, measurement: SimulatedMeasurement): StackFace {
  return stackFace(logDiameters(seed, stackId, measurement));
}

export function stackFace(diameters: readonly number[]): StackFace {
  const radii = diameters.map((diameter) => diameter / 200);
  const widest = 2 * Math.max(0, ...radii);
  const mean = (2 * radii.reduce((sum, radius) => sum + radius, 0)) / Math.max(1, radii.length);
  const width = Math.max(mean * 2, widest, Math.sqrt(radii.length * 0.9 * 5) * mean);
  const logs = pileUp(radii, width);
  return {
    width,
    height: Math.max(0, ...logs.map(({ y, radius }) => y + radius)),
    logEnds: logs.map(({ x, y, radius }, index) => ({ x, y, diameter: diameters[index] ?? radius * 200 })),
  };
}
