import { z } from '@hono/zod-openapi';
import type { StackState } from './stackStates';

const undoableFor = 24 * 60 * 60_000;

interface Assignment {
  state: StackState;
  sawmillId: string | null;
  assignedToSawmillDateTime: Date | null;
  unseenBySawmill: boolean;
}

/**
 * NotAssigned: the stack has no sawmill, or is assigned to a different one. AssignedAnew: the stack was
 * assigned to the sawmill again after the assignment that the caller has seen. TooLate: the stack was
 * assigned a day ago or longer. SeenBySawmill: the stack has been sent to a user of the sawmill, or it is not
 * known whether it was.
 */
export const UndoRefusalSchema = z.enum(['NotAssigned', 'AssignedAnew', 'TooLate', 'SeenBySawmill']);

/**
 * @returns null if the assignment can be undone
 * @param asked `until` tells which assignment is meant; without it, the present one is meant
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

export function undoableAssignment(
  assignment: Assignment,
  now: Date,
): { sawmillId: string; until: Date } | null {
  const { sawmillId, assignedToSawmillDateTime: assigned } = assignment;
  if (sawmillId === null || assigned === null || undoRefusal(assignment, { sawmillId, now }) !== null)
    return null;
  return { sawmillId, until: undoableUntil(assigned) };
}
