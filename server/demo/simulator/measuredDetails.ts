import { classEnds } from '../../domain/cards/diameterClasses';
import type { FieldContents } from '../../domain/fieldValue';
import { logDiameters } from './logEnds';
import type { SimulatedMeasurement } from './measurement';
import { createRandom } from './random';

// Values that lists never show are generated from the seed and the id on demand.

export function logsPerClass(diameters: readonly number[]): number[] {
  const counts = Array.from({ length: classEnds.length + 1 }, () => 0);
  for (const diameter of diameters) {
    const found = classEnds.findIndex((end) => diameter < end);
    const index = found === -1 ? classEnds.length : found;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

export function qualityCounts(seed: number, stackId: string, logCount: number): Record<string, number> {
  const random = createRandom(seed, `quality/${stackId}`);
  const b = Math.round(logCount * random.between(0.55, 0.8));
  const c = Math.round((logCount - b) * random.between(0.6, 1));
  return { B: b, C: c, D: logCount - b - c };
}

/** These logs were laid under the stack; their diameter is in centimetres. */
export function baseLogs(seed: number, stackId: string): FieldContents['Deductions'] {
  const random = createRandom(seed, `base/${stackId}`);
  const thin = random.int(12, 15);
  const deductionsCount = [
    { item1: thin, item2: random.int(1, 3) },
    { item1: thin + random.int(2, 5), item2: random.int(1, 2) },
  ];
  const pieces = deductionsCount.reduce((sum, { item2 }) => sum + item2, 0);
  const widths = deductionsCount.reduce((sum, { item1, item2 }) => sum + item1 * item2, 0);
  return { keyUnit: 'Centimeters', deductionsCount, averageCount: widths / pieces };
}

/** The front face is measured by hand in two sections, in metres, whose areas add up to the front area. */
export function pileFace(seed: number, stackId: string, { frontArea }: SimulatedMeasurement) {
  const random = createRandom(seed, `face/${stackId}`);
  const share = random.between(0.75, 0.95);
  const height = random.between(1.4, 2.6);
  const heightOfRest = height * random.between(0.5, 0.8);
  return {
    sectionA: { length: (frontArea * share) / height, height },
    sectionB: { length: (frontArea * (1 - share)) / heightOfRest, height: heightOfRest },
  };
}

export function damages(seed: number, stackId: string, damageKeys: readonly string[]): string[] {
  const random = createRandom(seed, `damages/${stackId}`);
  return damageKeys.filter(() => random.chance(0.08)).slice(0, 3);
}

/** @returns the diameters in centimetres; null if the logs were only counted */
export function measuredDiameters(
  seed: number,
  stackId: string,
  measurement: SimulatedMeasurement,
): number[] | null {
  return measurement.meanDiameter === null ? null : logDiameters(seed, stackId, measurement);
}
