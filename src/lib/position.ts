/** WGS 84 degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Refuses 0, 0 too: phones send it when they do not know their position. */
export function isOnEarth({ latitude, longitude }: Position): boolean {
  // NaN fails both comparisons.
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !(latitude === 0 && longitude === 0);
}

/** A decimal point in every language, and seven decimals. */
function degreesOf(value: number): string {
  const text = value.toFixed(7);
  return Number(text) === 0 ? '0.0000000' : text;
}

export function routeLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${degreesOf(latitude)},${degreesOf(longitude)}`;
}

/** The route from the current position; a phone opens it in its maps app. */
export function navigationLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${degreesOf(latitude)},${degreesOf(longitude)}`;
}

/** The form that maps apps and satnavs read. */
export function coordinatesText({ latitude, longitude }: Position): string {
  return `${degreesOf(latitude)}, ${degreesOf(longitude)}`;
}

/** The zoom shows forest roads. */
export function topographicLink({ latitude, longitude }: Position): string {
  return `https://opentopomap.org/#marker=15/${degreesOf(latitude)}/${degreesOf(longitude)}`;
}
