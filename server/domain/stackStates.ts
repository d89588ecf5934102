import type { z } from '@hono/zod-openapi';
import type { StackStateSchema } from './schemas';

export type StackState = z.infer<typeof StackStateSchema>;

/**
 * The specification (stack area, section 4) determines what each state allows: only unmeasured stacks may be
 * deleted; only measured stacks can be assigned to a sawmill, each of them once; and reports and pictures
 * exist only for measured stacks.
 */
export function mayBeDeleted(state: StackState): boolean {
  return state === 'PreRegistration';
}

export function mayBeAssigned(state: StackState): boolean {
  return state === 'Measured';
}

export function hasReport(state: StackState): boolean {
  return state !== 'PreRegistration';
}
