import { z } from '@hono/zod-openapi';
import type { StackState } from './stackStates';

/** Milliseconds for which an assignment may be undone (issue 13). */
const undoableFor = 24 * 60 * 60_000;

interface Assignment {
  state: StackState;
  sawmillId: string | null;
  assignedToSawmillDateTime: Date | null;
  unseenBySawmill: boolean;
}

/**
 * NotAssigned: it has no sawmill, or another. AssignedAnew: it has the sawmill by a later assignment than the one
 * that the caller was shown. TooLate: assigned a day ago or longer. SeenBySawmill: a user of the sawmill has been
 * sent it, or the service does not know whether one has.
 */
export const UndoRefusalSchema = z.enum(['NotAssigned', 'AssignedAnew', 'TooLate', 'SeenBySawmill']);

/**
 * Why the assignment to this sawmill cannot be undone; null when it can.
 * @param asked `until` names the assignment that is meant; without it the present one is
 */
export function undoRefusal(
  { state, sawmillId, assignedToSawmillDateTime: assigned, unseenBySawmill }: Assignment,
  asked: { sawmillId: string; now: Date; until?: Date | undefined },
): z.infer<typeof UndoRefusalSchema> | null {
  if (state !== 'AssignedToSawmill' || sawmillId !== asked.sawmillId || assigned === null)
    return 'NotAssigned';
  if (asked.until && asked.until.getTime() !== undoableUntil(assigned).getTime()) return 'AssignedAnew';
  if (asked.now >= undoableUntil(assigned)) return 'TooLate';
  return unseenBySawmill ? null : 'SeenBySawmill';
}

export function undoableUntil(assigned: Date): Date {
  return new Date(assigned.getTime() + undoableFor);
}

/** The assignment that may be undone now, else null. */
export function undoableAssignment(
  assignment: Assignment,
  now: Date,
): { sawmillId: string; until: Date } | null {
  const { sawmillId, assignedToSawmillDateTime: assigned } = assignment;
  if (sawmillId === null || assigned === null || undoRefusal(assignment, { sawmillId, now }) !== null)
    return null;
  return { sawmillId, until: undoableUntil(assigned) };
}
