import { atLocalTime, localWeekday, nextMidnight } from '../../domain/localTime';
import type { Random } from '../simulator/random';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The first pre-registration is this many days ago, so that every stack has changed within the last twelve
 * months.
 */
const spanDays = 355;
const forgottenShare = 0.11;
const assignedShare = 0.42;

/** Times are in milliseconds; null means an event that has not happened. */
export interface Timeline {
  registered: number;
  measured: number | null;
  received: number | null;
  invoiceable: number | null;
  assigned: number | null;
  lastModified: number;
}

interface Period {
  timeZone: string;
  now: number;
  share: number;
  hasSawmills: boolean;
}

export function drawTimeline(random: Random, { timeZone, now, share, hasSawmills }: Period): Timeline {
  const begin = now - spanDays * day;
  const around = begin + share * (now - begin);
  const drawn = workingTime(random, timeZone, around, 0);
  // The working day after a weekend or an evening may still lie ahead.
  const registered = drawn > now ? Math.min(around, now) : drawn;
  const unmeasured = { registered, measured: null, received: null, invoiceable: null, assigned: null };
  const measured = workingTime(random, timeZone, registered, leadDays(random));
  const received = measured + uploadDelay(random);
  const forgotten = random.chance(forgottenShare);
  const assignedAt = workingTime(random, timeZone, received, random.int(1, 20));
  const mayBeAssigned = random.chance(assignedShare) && hasSawmills;
  if (forgotten || received > now || measured <= registered)
    return { ...unmeasured, lastModified: registered };
  const assigned = mayBeAssigned && assignedAt <= now && assignedAt > received ? assignedAt : null;
  const invoiceable = nextMidnight(timeZone, received);
  return { registered, measured, received, invoiceable, assigned, lastModified: assigned ?? received };
}

function leadDays(random: Random): number {
  const workingDays = Math.min(30, Math.max(1, Math.round(random.logNormal(4, 0.8))));
  return Math.round(workingDays * 1.4);
}

function uploadDelay(random: Random): number {
  return Math.round(Math.min(20 * hour, random.logNormal(18 * minute, 1.3)) / 1000) * 1000;
}

function workingTime(random: Random, timeZone: string, instant: number, days: number): number {
  const timeOfDay = 7 * hour + random.int(0, 10 * 3600) * 1000;
  const drawn = atLocalTime(timeZone, instant, days, timeOfDay);
  const weekday = localWeekday(timeZone, drawn);
  if (weekday !== 0 && weekday !== 6) return drawn;
  return atLocalTime(timeZone, drawn, weekday === 6 ? 2 : 1, timeOfDay);
}
