import { admins, type Rights, sawmillUsers } from '../../../domain/roles';
import { bodyOfManyIds, createRoute, jsonBody, jsonResponse, z } from '../../../http/createRoute';
import { SawmillStackTotalsFiltersSchema, StackTotalsFiltersSchema } from '../filters/stackFilterSchemas';
import { filterFailures, OptionSchema, VolumeUnitSchema } from '../list/stackList.routes';

const count = z.number().int().min(0);

const StackTotalsSchema = z
  .object({
    totalCount: count,
    groups: z.array(
      z.object({
        treeSpecies: OptionSchema.optional().openapi({
          description: 'Null: the stacks have none; absent where only units are split',
        }),
        volumeUnit: VolumeUnitSchema,
        count,
        withoutVolume: count,
        volume: z.number().min(0),
      }),
    ),
  })
  .openapi('StackTotals', {
    description:
      'One group for each species and unit, or for each unit, the largest volume first; each volume is exactly the sum of the rows of all pages',
  });

export type StackTotals = z.infer<typeof StackTotalsSchema>;

function totalsCall<const Path extends string, const Id extends string, Filters extends z.ZodType>({
  filters,
  ...call
}: {
  path: Path;
  operationId: Id;
  rights: Rights;
  summary: string;
  description: string;
  filters: Filters;
}) {
  return createRoute({
    ...call,
    method: 'put',
    history: false,
    tags: ['stack'],
    heavy: 'figures',
    request: {
      query: z.strictObject({
        by: z
          .enum(['Unit'])
          .optional()
          .openapi({ description: 'Splits by unit alone, which is quicker; else by species, too' }),
      }),
      body: jsonBody(filters),
    },
    largestBody: bodyOfManyIds,
    responses: { 200: jsonResponse(StackTotalsSchema), ...filterFailures },
  });
}

export const stackTotalsRoute = totalsCall({
  path: '/stack/totals',
  operationId: 'listStackTotals',
  rights: admins,
  summary: 'Add up the stacks and volumes of a filter, by species or by unit',
  description: 'Takes the filters of `listStacks`, and adds up what they find.',
  filters: StackTotalsFiltersSchema,
});

export const sawmillStackTotalsRoute = totalsCall({
  path: '/stack/totals/sawmill',
  operationId: 'listSawmillStackTotals',
  rights: sawmillUsers,
  summary: 'Add up what is assigned to the sawmills of the signed-in person, by species or by unit',
  description: 'Takes the filters of `listSawmillStacks`, and adds up what they find.',
  filters: SawmillStackTotalsFiltersSchema,
});

export const stackTotalsRoutes = [stackTotalsRoute, sawmillStackTotalsRoute] as const;
