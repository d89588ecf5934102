/** Latitude and longitude are WGS 84 degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Phones send 0, 0 when they do not know their position. */
export function isAtZero({ latitude, longitude }: Position): boolean {
  return latitude === 0 && longitude === 0;
}

export function isOnEarth(position: Position): boolean {
  // NaN fails both comparisons.
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 && !isAtZero(position);
}

export function roundedPosition({ latitude, longitude }: Position, decimals: number): Position {
  const factor = 10 ** decimals;
  // Adding zero turns -0 into 0.
  const rounded = (degrees: number) => Math.round(degrees * factor) / factor + 0;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/**
 * Reads degrees as typed or pasted. Both point and comma are decimal signs, because degrees have no
 * thousands.
 */
export function parseDegrees(text: string): number | null {
  return /^-?\d{1,3}([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) + 0 : null;
}

/** `earthRadius` is the mean radius in metres that the measurement service uses. */
const earthRadius = 6_371_008.8;

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

/** Uses a decimal point in every language and the seven decimals that the specification records. */
function degreesOf(value: number, decimals = 7): string {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? (0).toFixed(decimals) : text;
}

export function routeLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${degreesOf(latitude)},${degreesOf(longitude)}`;
}

export function navigationLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${degreesOf(latitude)},${degreesOf(longitude)}`;
}

/** Maps apps and satnavs read this form. Five decimals are about a metre. */
export function coordinatesText({ latitude, longitude }: Position, decimals?: number): string {
  return `${degreesOf(latitude, decimals)}, ${degreesOf(longitude, decimals)}`;
}

export function topographicLink({ latitude, longitude }: Position): string {
  return `https://opentopomap.org/#marker=15/${degreesOf(latitude)}/${degreesOf(longitude)}`;
}
