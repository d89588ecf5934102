import readExif from 'exif-reader';
import type { PhotographTags } from '../ports/rendering';

/** A value is null if the camera did not write it, or wrote it in an unusable form. */
export function readTags(exif: Buffer | undefined): PhotographTags {
  const none = { takenAt: null, latitude: null, longitude: null };
  if (exif === undefined) return none;
  try {
    const { Photo = {}, GPSInfo = {} } = readExif(exif);
    const latitude = degrees(GPSInfo.GPSLatitude, GPSInfo.GPSLatitudeRef, 90);
    const longitude = degrees(GPSInfo.GPSLongitude, GPSInfo.GPSLongitudeRef, 180);
    const isPlace = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
    return {
      takenAt: believable(instantOf(Photo.DateTimeOriginal, Photo.OffsetTimeOriginal)),
      ...(isPlace ? { latitude, longitude } : { latitude: null, longitude: null }),
    };
  } catch {
    return none;
  }
}

/**
 * The library reads the time as if it were in UTC. Without its offset from UTC, the instant is not known to
 * within a day.
 */
function instantOf(local: unknown, offset: unknown): Date | null {
  const [, sign, hours, minutes] =
    /^([+-])(\d\d):(\d\d)/.exec(typeof offset === 'string' ? offset : '') ?? [];
  if (!(local instanceof Date) || Number.isNaN(local.getTime()) || sign === undefined) return null;
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return new Date(local.getTime() - ahead * 60_000);
}

/**
 * Drops implausible times: a camera whose clock was never set writes a year before digital cameras existed,
 * and a wrongly set clock a day in the future.
 */
function believable(time: Date | null): Date | null {
  const isPast = time !== null && time.getTime() <= Date.now() + day;
  return isPast && time.getUTCFullYear() >= firstCameras ? time : null;
}

const day = 24 * 60 * 60 * 1000;
const firstCameras = 1990;

/**
 * Some cameras write seconds of 0/0 if they have none.
 * @returns null if the hemisphere is missing
 */
function degrees(parts: unknown, hemisphere: unknown, most: number): number | null {
  const [whole, minutes, seconds] = Array.isArray(parts) ? parts.map(Number) : [];
  if (whole === undefined || minutes === undefined || seconds === undefined) return null;
  const [side] = /^[NSEW]/.exec(String(hemisphere).toUpperCase()) ?? [];
  if (side === undefined) return null;
  const found = (whole + minutes / 60 + (seconds || 0) / 3600) * (side === 'S' || side === 'W' ? -1 : 1);
  return Math.abs(found) <= most ? found : null;
}
