import { ChangedFieldSchema, ThingKindSchema } from '../../domain/change';
import { admins } from '../../domain/roles';
import { IdSchema, InstantSchema, instant, queryNumber } from '../../domain/schemas';
import { createRoute, file, jsonResponse, pageSchema, readFailures, z } from '../../http/createRoute';

const HistoryEntrySchema = z
  .object({
    id: z.number().int(),
    at: instant,
    userName: z.string().openapi({ description: 'Who made the call, by the name of that time' }),
    personId: IdSchema.nullable().openapi({
      description:
        'Who made the call; null for somebody who was no person of the organisation, and for the service itself',
    }),
    isByService: z.boolean().optional().openapi({
      description:
        'True for what the service did by itself: `beginNextContract`, when the first day of the next contract has come, and `deleteOldStacks`, when the retention of the current contract is over',
    }),
    operationId: z.string().openapi({
      description: 'The call of this document, or what the service did by itself',
      example: 'renameSawmill',
    }),
    requestId: z.string().openapi({ description: 'To quote: one call has one, however much it changed' }),
    kind: ThingKindSchema,
    thingId: IdSchema,
    thingName: z.string().openapi({ description: 'By the name of that time' }),
    exists: z.boolean().openapi({ description: 'False for what was deleted since' }),
    departmentId: IdSchema.nullable(),
    departmentName: z.string().nullable(),
    fields: z.array(ChangedFieldSchema),
    act: z
      .object({ entryCount: z.number().int().min(1), lastAt: instant })
      .optional()
      .openapi({
        description:
          'With `by=Act`: the entry is the first of its call, `entryCount` of them match, and `lastAt` is the time of the last one',
      }),
  })
  .openapi('HistoryEntry');

const HistorySchema = pageSchema(HistoryEntrySchema).extend({
  since: instant.openapi({ description: 'Nothing is known of the time before it' }),
});

const filters = {
  kind: ThingKindSchema.optional(),
  thingId: IdSchema.optional(),
  departmentId: IdSchema.optional().openapi({ description: 'What belongs to the department' }),
  personId: IdSchema.optional().openapi({ description: 'Who made the change' }),
  requestId: IdSchema.optional().openapi({
    description: 'What one call changed; with `from` and `to` around it the answer comes at once',
  }),
  from: InstantSchema.optional(),
  to: InstantSchema.optional().openapi({ description: 'Excluded' }),
};

const params = z.object({ id: IdSchema });

export const historyRoute = createRoute({
  method: 'get',
  path: '/organization/{id}/history',
  operationId: 'listHistory',
  rights: admins,
  feature: 'history',
  adds: ['historyActs'],
  summary: 'List who changed what in an organisation',
  description:
    'Newest first, one entry per changed thing. With `by=Act` one entry per call, which stands for all of its entries that the reader may see and the filters choose; page and count are those of calls, and `requestId` asks for the entries of one. Department admins read what belongs to their own departments. Entries outlive what they tell of: global admins read those of a deleted organisation, too.',
  tags: ['history'],
  request: {
    params,
    query: z.strictObject({
      ...filters,
      by: z.enum(['Act']).optional(),
      page: queryNumber(1_000_000).default(1),
      pageSize: queryNumber(100).default(50),
    }),
  },
  responses: { 200: jsonResponse(HistorySchema), ...readFailures },
});

export const historyCsvRoute = createRoute({
  method: 'get',
  path: '/organization/{id}/history/csv',
  operationId: 'downloadHistoryCsv',
  portal: ['request'],
  heavy: 'csv',
  rights: admins,
  feature: 'history',
  summary: 'Download who changed what in an organisation as CSV',
  description:
    'Takes the filters of `listHistory`; one row per changed field. Calls, fields and choices have the words of this document. Separator and headings follow `Accept-Language`; times are UTC.',
  tags: ['history'],
  request: { params, query: z.strictObject(filters) },
  responses: {
    200: { description: 'One row per changed field', content: { 'text/csv': file } },
    ...readFailures,
  },
});

export const historyRoutes = [historyRoute, historyCsvRoute] as const;
