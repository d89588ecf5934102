import { and, between, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { stack } from '../../../db/schema';

interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth. */
const earthRadiusKm = 6371.0088;

/** About a decimetre: the box only spares reading far stacks, and must not lose one to a rounded sine. */
const marginDegrees = 1e-6;

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** An index finds the stacks of the box; it may be larger than the circle, and goes over the antimeridian. */
function inBox({ latitude, longitude }: Point, angle: number): SQL | undefined {
  const reach = degrees(angle) + marginDegrees;
  const latitudes = between(stack.latitude, latitude - reach, latitude + reach);
  // With a pole in the circle every longitude is.
  if (Math.abs(latitude) + reach >= 90) return latitudes;
  const width = degrees(Math.asin(Math.sin(angle) / Math.cos((latitude * Math.PI) / 180))) + marginDegrees;
  const [west, east] = [longitude - width, longitude + width];
  if (west >= -180 && east <= 180) return and(latitudes, between(stack.longitude, west, east));
  const [from, to] = west < -180 ? [west + 360, east] : [west, east - 360];
  return and(latitudes, or(gte(stack.longitude, from), lte(stack.longitude, to)));
}

/** To a tenth of a millimetre: PostgreSQL refuses a number so close to nought that it has lost digits. */
function rounded(degree: number): number {
  return Math.round(degree * 1e9) / 1e9;
}

/** At most this far along the great circle (haversine formula); a stack without a position never is. */
export function isWithin(point: Point, radiusKm: number): SQL | undefined {
  const near = { latitude: rounded(point.latitude), longitude: rounded(point.longitude) };
  const angle = radiusKm / earthRadiusKm;
  const half = (column: AnyPgColumn, value: number) =>
    sql`power(sin(radians(${column} - ${value}::float8) / 2), 2)`;
  const haversine = sql`${half(stack.latitude, near.latitude)} + cos(radians(${stack.latitude}))
    * cos(radians(${near.latitude}::float8)) * ${half(stack.longitude, near.longitude)}`;
  return and(inBox(near, angle), sql`${haversine} <= ${Math.sin(angle / 2) ** 2}::float8`);
}
