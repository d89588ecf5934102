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
 * Classes are in centimetres, but for the imperial ones, which are in inches. These upper ends belong to the
 * diameter classes 0, 1a, 1b, 2a, 2b, 3a, 3b and 4; the last class is open.
 */
export const classEnds = [10, 15, 20, 25, 30, 35, 40, 50] as const;

export const danishClasses = classesTo(classEnds);

export const germanClasses = classesTo(
  [10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80],
  ['0', '1a', '1b', '2a', '2b', '3a', '3b', '4', '5', '6', '7', '8'],
);

/**
 * Large timber is classed in centimetres, without titles: a class 1, 2 or 3 is a price class by the diameter
 * in the middle of the log, and here log ends are measured.
 */
export const polishClasses = classesTo([25, 35]);

/** The classes are those of British production forecasts. */
export const britishClasses = classesTo([7, 14, 16, 18, 24, 34, 44, 54]);

export const imperialClasses = classesTo([4, 6, 8, 10, 12, 14, 16, 20, 24]);
