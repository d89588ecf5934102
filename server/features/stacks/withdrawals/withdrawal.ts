import { IdSchema, instant } from '../../../domain/schemas';
import { z } from '../../../http/createRoute';

export const decider = z
  .string()
  .nullable()
  .openapi({ description: 'Null: a person who has left or is erased, or not recorded' });

export const withdrawal = z
  .object({
    reason: z.string(),
    withdrawnDateTime: instant,
    withdrawnBy: decider,
    twin: z
      .object({ stackId: IdSchema, stackNumber: z.string(), departmentId: IdSchema })
      .nullable()
      .openapi({
        description: 'The stack that was measured of the same pile; null: none was named, or it is deleted',
      }),
  })
  .nullable()
  .openapi({ description: 'Since when the stack counts nowhere, and why; null: it counts' });
