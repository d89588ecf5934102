import type { z } from '@hono/zod-openapi';
import type { StackStateSchema } from './schemas';

export type StackState = z.infer<typeof StackStateSchema>;

/** Only unmeasured stacks may be deleted (specification, stack area, section 4). */
export function mayBeDeleted(state: StackState): boolean {
  return state === 'PreRegistration';
}

/** Only measured stacks go to a sawmill, and each of them once (specification, stack area, section 4). */
export function mayBeAssigned(state: StackState): boolean {
  return state === 'Measured';
}

/** Reports and pictures exist once a stack is measured (specification, stack area, section 4). */
export function hasReport(state: StackState): boolean {
  return state !== 'PreRegistration';
}
