import type { ReportConfig } from '../cardDefinition';

type Interval = NonNullable<ReportConfig['diameters']>['intervals'][number];

function classesTo(ends: readonly number[], titles: readonly string[] = []): Interval[] {
  return [...ends, null].map((to, index) => ({
    title: titles[index] ?? null,
    from: ends[index - 1] ?? 0,
    to,
  }));
}

/**
 * Classes are in centimetres, except the imperial ones, which are in inches. These are the upper ends of the
 * diameter classes 0, 1a, 1b, 2a, 2b, 3a, 3b and 4; the last class is open-ended.
 */
export const classEnds = [10, 15, 20, 25, 30, 35, 40, 50] as const;

export const danishClasses = classesTo(classEnds);

export const germanClasses = classesTo(
  [10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80],
  ['0', '1a', '1b', '2a', '2b', '3a', '3b', '4', '5', '6', '7', '8'],
);

/**
 * Large timber gets classes in centimetres without titles. In the trade, classes 1, 2 and 3 are price classes
 * by the diameter in the middle of the log, but here the ends of logs are measured.
 */
export const polishClasses = classesTo([25, 35]);

/** The classes, in centimetres, are those of British production forecasts. */
export const britishClasses = classesTo([7, 14, 16, 18, 24, 34, 44, 54]);

export const imperialClasses = classesTo([4, 6, 8, 10, 12, 14, 16, 20, 24]);
