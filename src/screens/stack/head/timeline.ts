import { stackDate } from '@/features/stack-list/stackDate';
import { type Day, daysBetween } from '@/lib/day';
import { dayIn, knownZone } from '@/lib/zonedTime';
import type { Stack } from '@/screens/stack/readStack';
import type { DateType, StackState } from '@/store/api/stackApi';

/**
 * `day` is in the stack's zone, and null for a step that has not come yet. `instant` is in ISO 8601.
 * `isAhead` is true for a step that is still to come. `days` are calendar days in the stack's zone: since the
 * previous step, until a step in the future, or since when a stack has waited for the step. Null means
 * unknown.
 */
export interface TimelineStep {
  dateType: DateType;
  day: Day | null;
  instant: string | null;
  isAhead: boolean;
  days: number | null;
}

const steps = [
  'PreRegistration',
  'Measured',
  'LoadedIntoSystem',
  'Invoiceable',
  'AssignedToSawmill',
] as const;

const following: Partial<Record<StackState, { dateType: DateType; since: DateType }>> = {
  PreRegistration: { dateType: 'Measured', since: 'PreRegistration' },
  Measured: { dateType: 'AssignedToSawmill', since: 'Measured' },
};

export function timelineOf(stack: Stack, now: Date): TimelineStep[] {
  const zone = knownZone(stack.timeZone);
  const today = dayIn(now.toISOString(), zone);
  const dated = steps
    .flatMap((dateType) => {
      const instant = stackDate(stack, dateType);
      return instant !== null && !Number.isNaN(Date.parse(instant))
        ? [{ dateType, instant, day: dayIn(instant, zone) }]
        : [];
    })
    .sort((one, other) => Date.parse(one.instant) - Date.parse(other.instant));
  const timeline: TimelineStep[] = dated.map((step, index) => {
    const isAhead = Date.parse(step.instant) > now.getTime();
    const since = isAhead ? today : dated[index - 1]?.day;
    return { ...step, isAhead, days: since === undefined ? null : daysBetween(since, step.day) };
  });
  const next = following[stack.status];
  if (!next || dated.length === 0 || dated.some(({ dateType }) => dateType === next.dateType))
    return timeline;
  const since = dated.find(({ dateType }) => dateType === next.since);
  const waited = since ? daysBetween(since.day, today) : null;
  // A date in the future is a mistake, and nothing has waited since then.
  const days = waited !== null && waited >= 0 ? waited : null;
  return [...timeline, { dateType: next.dateType, instant: null, day: null, isAhead: true, days }];
}

export function daysRegistered(timeline: readonly TimelineStep[]): number | null {
  const [registration, next, ...others] = timeline;
  if (registration?.dateType !== 'PreRegistration' || others.length > 0) return null;
  return next?.dateType === 'Measured' && next.day === null ? next.days : null;
}
