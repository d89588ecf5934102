/** WGS 84 degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Whether a stack can lie there. Zero and zero is what a phone sends that does not know; nothing grows on that sea. */
export function isOnEarth({ latitude, longitude }: Position): boolean {
  // Whatever is not a number compares as false.
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !(latitude === 0 && longitude === 0);
}

/** Degrees as addresses have them in every language: a point, and the seven decimals that a position is given with. */
function degreesOf(value: number): string {
  const text = value.toFixed(7);
  return Number(text) === 0 ? '0.0000000' : text;
}

/** The place in a maps service, which knows the way there. */
export function routeLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${degreesOf(latitude)},${degreesOf(longitude)}`;
}

/** The way to the place, which begins where the person is: a phone opens its maps app. */
export function navigationLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${degreesOf(latitude)},${degreesOf(longitude)}`;
}

/** The place as every maps app and every satnav reads it. */
export function coordinatesText({ latitude, longitude }: Position): string {
  return `${degreesOf(latitude)}, ${degreesOf(longitude)}`;
}

/** The place on a topographic map, near enough for forest roads. */
export function topographicLink({ latitude, longitude }: Position): string {
  return `https://opentopomap.org/#marker=15/${degreesOf(latitude)}/${degreesOf(longitude)}`;
}
