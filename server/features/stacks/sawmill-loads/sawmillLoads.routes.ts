import { admins } from '../../../domain/roles';
import { IdSchema, PositionSchema } from '../../../domain/schemas';
import { z } from '../../../http/createRoute';
import { StackAmountSchema } from '../figures/figures.routes';
import { filterCall } from '../filters/filterCall';

const SawmillLoadsSchema = z
  .object({
    middle: PositionSchema.nullable().openapi({
      description: 'The mean of the positions that the stacks have; null where none has one',
    }),
    sawmills: z
      .array(StackAmountSchema.extend({ sawmillId: IdSchema }))
      .openapi({ description: 'What is assigned to each sawmill now; none without stacks' }),
  })
  .openapi('SawmillLoads');

export type SawmillLoads = z.infer<typeof SawmillLoadsSchema>;

export const sawmillLoadsRoute = filterCall({
  path: '/stack/sawmill-loads',
  operationId: 'listSawmillLoads',
  heavy: 'figures',
  rights: admins,
  feature: 'sawmillLoads',
  summary: 'Say what a choice of sawmill for stacks depends on',
  description:
    'Answers where the middle of the stacks is, and what the caller’s departments have assigned to each sawmill of the organisation. 404 when one of the stacks is not of the organisation.',
  filters: z
    .strictObject({ organizationId: IdSchema, stackIds: z.array(IdSchema).min(1).max(10_000) })
    .openapi('SawmillLoadsFilters'),
  data: SawmillLoadsSchema,
});

export const sawmillLoadsRoutes = [sawmillLoadsRoute] as const;
