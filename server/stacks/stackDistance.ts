import {
  and,
  between,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { stack } from '../db/stackSchema';

interface Point {
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6371.0088;

/**
 * The margin is about a decimetre. The box only saves reading stacks that are far away, and rounding of a
 * sine must not exclude one that is near.
 */
const marginDegrees = 1e-6;

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/**
 * An index finds the stacks in the box around the circle. The box is larger than the circle and may cross the
 * antimeridian.
 */
function inBox({ latitude, longitude }: Point, angle: number): SQL | undefined {
  const reach = degrees(angle) + marginDegrees;
  const latitudes = between(stack.latitude, latitude - reach, latitude + reach);
  // If a pole is in the circle, so is every longitude.
  if (Math.abs(latitude) + reach >= 90) return latitudes;
  const width = degrees(Math.asin(Math.sin(angle) / Math.cos((latitude * Math.PI) / 180))) + marginDegrees;
  const [west, east] = [longitude - width, longitude + width];
  if (west >= -180 && east <= 180) return and(latitudes, between(stack.longitude, west, east));
  const [from, to] = west < -180 ? [west + 360, east] : [west, east - 360];
  return and(latitudes, or(gte(stack.longitude, from), lte(stack.longitude, to)));
}

/**
 * A tenth of a millimetre is accurate enough. PostgreSQL refuses numbers so close to 0 that they have lost
 * digits.
 */
function rounded(degree: number): number {
  return Math.round(degree * 1e9) / 1e9;
}

function roundedPoint({ latitude, longitude }: Point): Point {
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

export function isPositioned(
  positioned: boolean,
  { latitude, longitude }: { latitude: AnyPgColumn; longitude: AnyPgColumn } = stack,
): SQL | undefined {
  const atZero = and(eq(latitude, 0), eq(longitude, 0));
  return positioned
    ? and(isNotNull(latitude), isNotNull(longitude), sql`not (${atZero})`)
    : or(isNull(latitude), isNull(longitude), atZero);
}

interface SqlPoint {
  latitude: SQLWrapper;
  longitude: SQLWrapper;
}

function haversineBetween(one: SqlPoint, other: SqlPoint): SQL {
  // PostgreSQL refuses a result so close to nought that it has lost digits, of squares and of radians alike.
  const half = (from: SQLWrapper, to: SQLWrapper) =>
    sql`case when abs(${from} - ${to}) < 1e-9 then 0 else power(sin(radians(${from} - ${to}) / 2), 2) end`;
  const cosine = (of: SQLWrapper) => sql`case when abs(${of}) < 1e-9 then 1 else cos(radians(${of})) end`;
  return sql`${half(one.latitude, other.latitude)} + ${cosine(one.latitude)}
    * ${cosine(other.latitude)} * ${half(one.longitude, other.longitude)}`;
}

function haversineOf({ latitude, longitude }: Point): SQL {
  return haversineBetween(stack, {
    latitude: sql`${latitude}::float8`,
    longitude: sql`${longitude}::float8`,
  });
}

export function isNear(one: SqlPoint, other: SqlPoint, radiusKm: number): SQL {
  return sql`${haversineBetween(one, other)} <= ${Math.sin(radiusKm / earthRadiusKm / 2) ** 2}::float8`;
}

/**
 * The distance is measured along the great circle (haversine formula). A stack without a position is never
 * within it.
 */
export function isWithinRadius(point: Point, radiusKm: number): SQL | undefined {
  const near = roundedPoint(point);
  const angle = radiusKm / earthRadiusKm;
  return and(inBox(near, angle), sql`${haversineOf(near)} <= ${Math.sin(angle / 2) ** 2}::float8`);
}

export function metresFrom(point: Point): SQL<number | null> {
  const half = sql`sqrt(least(1, ${haversineOf(roundedPoint(point))}))`;
  return sql`round(${2 * earthRadiusKm * 1000}::float8 * asin(${half}))`;
}
