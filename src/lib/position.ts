/** WGS 84 degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** No position: phones send it when they do not know theirs. */
export function isAtZero({ latitude, longitude }: Position): boolean {
  return latitude === 0 && longitude === 0;
}

/** Refuses 0, 0 too. */
export function isOnEarth(position: Position): boolean {
  // NaN fails both comparisons.
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 && !isAtZero(position);
}

export function roundedPosition({ latitude, longitude }: Position, decimals: number): Position {
  const factor = 10 ** decimals;
  // Adding nought makes -0 a plain one.
  const rounded = (degrees: number) => Math.round(degrees * factor) / factor + 0;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** Degrees as they are typed or pasted: a point and a comma are both a decimal sign, because there are no thousands. */
export function parseDegrees(text: string): number | null {
  return /^-?\d{1,3}([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) + 0 : null;
}

/** Mean radius of the earth, as the measurement service has it. */
const earthRadius = 6_371_008.8;

/** Metres along the great circle (haversine formula). */
export function metresBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const haversine =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** A decimal point in every language, and seven decimals: what the specification records. */
function degreesOf(value: number, decimals = 7): string {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? (0).toFixed(decimals) : text;
}

export function routeLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${degreesOf(latitude)},${degreesOf(longitude)}`;
}

/** The route from the current position; a phone opens it in its maps app. */
export function navigationLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${degreesOf(latitude)},${degreesOf(longitude)}`;
}

/** The form that maps apps and satnavs read. Five decimals are a metre. */
export function coordinatesText({ latitude, longitude }: Position, decimals?: number): string {
  return `${degreesOf(latitude, decimals)}, ${degreesOf(longitude, decimals)}`;
}

/** The zoom shows forest roads. */
export function topographicLink({ latitude, longitude }: Position): string {
  return `https://opentopomap.org/#marker=15/${degreesOf(latitude)}/${degreesOf(longitude)}`;
}
