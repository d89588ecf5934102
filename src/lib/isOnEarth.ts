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
