import { z } from '@hono/zod-openapi';
import { isAtZero } from '../../src/lib/position';
import { metresOutside } from './metresOutside';
import type { WorkCountry } from './workCountries';

export const doubtKinds = [
  'AtZero',
  'OutsideCountries',
  'FarFromOthers',
  'Before2000',
  'InFuture',
  'MeasuredBeforeRegistered',
  'NumberTwice',
] as const;

export const DoubtKindSchema = z.enum(doubtKinds).openapi('DoubtKind', {
  description:
    'AtZero: at 0° N, 0° E. OutsideCountries: more than 50 km outside the countries in which the organisation works. FarFromOthers: more than 300 km from every other stack of its department, where that has ten. Before2000, InFuture: one of its times. MeasuredBeforeRegistered: by more than a day. NumberTwice: another stack of its department has a number that looks the same; only former versions took such',
});

export type DoubtKind = z.infer<typeof DoubtKindSchema>;

const farOutsideMetres = 50_000;
export const farFromOthersKm = 300;
export const othersNeeded = 10;
/** A device's clock may be ahead by this many milliseconds. */
export const clockTolerance = 5 * 60_000;
const day = 86_400_000;
const year2000 = Date.UTC(2000, 0, 1);

interface Doubted {
  stackNumber: string;
  latitude: number | null;
  longitude: number | null;
  registrationDateTime: Date;
  measurementDateTime: Date | null;
}

interface Surroundings {
  countries: readonly WorkCountry[];
  isFarFromOthers: boolean;
  isNumberTwice: boolean;
  now: Date;
}

export function doubtsOf(stack: Doubted, surroundings: Surroundings): DoubtKind[] {
  return [
    ...doubtsOfPlace(stack, surroundings),
    ...doubtsOfTimes(stack, surroundings.now),
    ...(surroundings.isNumberTwice ? (['NumberTwice'] as const) : []),
  ];
}

function doubtsOfPlace(
  { latitude, longitude }: Pick<Doubted, 'latitude' | 'longitude'>,
  { countries, isFarFromOthers }: Surroundings,
): DoubtKind[] {
  if (latitude === null || longitude === null) return [];
  if (isAtZero({ latitude, longitude })) return ['AtZero'];
  const isOutside = metresOutside({ latitude, longitude }, countries) > farOutsideMetres;
  return [
    ...(isOutside ? (['OutsideCountries'] as const) : []),
    ...(isFarFromOthers ? (['FarFromOthers'] as const) : []),
  ];
}

function doubtsOfTimes({ registrationDateTime, measurementDateTime }: Doubted, now: Date): DoubtKind[] {
  const times = [registrationDateTime, measurementDateTime ?? registrationDateTime].map(Number);
  const isEarly =
    measurementDateTime !== null && Number(registrationDateTime) - Number(measurementDateTime) > day;
  return [
    ...(times.some((time) => time < year2000) ? (['Before2000'] as const) : []),
    ...(times.some((time) => time > now.getTime() + clockTolerance) ? (['InFuture'] as const) : []),
    ...(isEarly ? (['MeasuredBeforeRegistered'] as const) : []),
  ];
}

const ofPlace: readonly DoubtKind[] = ['AtZero', 'OutsideCountries', 'FarFromOthers'];

export function aboutOf(kind: DoubtKind, stack: Doubted): string {
  const { stackNumber, latitude, longitude, registrationDateTime, measurementDateTime } = stack;
  if (kind === 'NumberTwice') return stackNumber;
  if (ofPlace.includes(kind)) return `${latitude}, ${longitude}`;
  const times = [registrationDateTime, ...(measurementDateTime ? [measurementDateTime] : [])];
  const doubted = kind === 'Before2000' ? times.filter((time) => Number(time) < year2000) : times;
  return doubted.map((time) => time.toISOString()).join(', ');
}
