import { admins } from '../../../domain/roles';
import { StackStateSchema } from '../../../domain/schemas';
import { bodyOfManyIds, createRoute, file, jsonBody } from '../../../http/createRoute';
import { StackPointsFiltersSchema } from '../filters/stackFilterSchemas';
import { filterFailures } from '../list/stackList.routes';

const layout = [
  'The newest stacks of the filter that have a position, in columns, numbers big-endian: "SYP1"; count, 4 bytes;',
  'latitude and longitude of each as signed 4 bytes of 10⁻⁷ degrees; one byte of each for its state',
  `(${StackStateSchema.options.map((state, index) => `${index} ${state}`).join(', ')}); 16 bytes of each for its id.`,
].join(' ');

export const stackPointsRoute = createRoute({
  method: 'put',
  history: false,
  path: '/stack/map-points',
  operationId: 'listStackPoints',
  portal: ['request'],
  heavy: 'figures',
  rights: admins,
  summary: 'List the positions of stacks by filter in one binary answer',
  description:
    'Answers the newest 100,000 stacks that have a position. The file `docs/decisions/030-packed-map-points.md` says how the bytes are laid out.',
  tags: ['stack'],
  request: { body: jsonBody(StackPointsFiltersSchema) },
  largestBody: bodyOfManyIds,
  responses: {
    200: { description: layout, content: { 'application/octet-stream': file } },
    ...filterFailures,
  },
});

export const stackPointsRoutes = [stackPointsRoute] as const;
