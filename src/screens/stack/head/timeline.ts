import { stackDate } from '@/features/stack-list/stackDate';
import { dayIn, knownZone } from '@/lib/zonedTime';
import type { Stack } from '@/screens/stack/readStack';
import type { DateType } from '@/store/api/stackApi';

interface TimelineStep {
  dateType: DateType;
  /** ISO 8601. */
  instant: string;
  /** Calendar days since the step before, in the stack's zone; null for the first. */
  daysSince: number | null;
}

/** A change is no step of the way. */
const steps = [
  'PreRegistration',
  'Measured',
  'LoadedIntoSystem',
  'Invoiceable',
  'AssignedToSawmill',
] as const;

const dayMilliseconds = 86_400_000;

/** The dates that a stack has, as they came about. */
export function timelineOf(stack: Stack): TimelineStep[] {
  const zone = knownZone(stack.timeZone);
  const reached = steps
    .flatMap((dateType) => {
      const instant = stackDate(stack, dateType);
      return instant !== null && !Number.isNaN(Date.parse(instant)) ? [{ dateType, instant }] : [];
    })
    .sort((one, other) => Date.parse(one.instant) - Date.parse(other.instant));
  const dayOf = (instant: string) => Date.parse(dayIn(instant, zone)) / dayMilliseconds;
  return reached.map((step, index) => {
    const before = reached[index - 1];
    return { ...step, daysSince: before ? dayOf(step.instant) - dayOf(before.instant) : null };
  });
}
