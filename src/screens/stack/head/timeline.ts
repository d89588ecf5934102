import { stackDate } from '@/features/stack-list/stackDate';
import { type Day, daysBetween } from '@/lib/day';
import { dayIn, knownZone } from '@/lib/zonedTime';
import type { Stack } from '@/screens/stack/readStack';
import type { DateType, StackState } from '@/store/api/stackApi';

export interface TimelineStep {
  dateType: DateType;
  /** In the stack's zone; null for a step that has not come yet. */
  day: Day | null;
  /** The instant is in ISO 8601. */
  instant: string | null;
  /** Whether it is still to come. */
  isAhead: boolean;
  /** Calendar days in the stack's zone: since the step before, until one to come, or that one has waited for this; null where unknown. */
  days: number | null;
}

/** A change is no step of the way. */
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

/** The dates that a stack has, as they came about, and the step that it waits for. */
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

/** Days for which a stack has waited to be measured, where nothing else has happened to it; null otherwise. */
export function daysRegistered(timeline: readonly TimelineStep[]): number | null {
  const [registration, next, ...others] = timeline;
  if (registration?.dateType !== 'PreRegistration' || others.length > 0) return null;
  return next?.dateType === 'Measured' && next.day === null ? next.days : null;
}
