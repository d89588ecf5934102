import type { Feature } from '../../../domain/features';
import type { Rights } from '../../../domain/roles';
import {
  bodyFailures,
  bodyOfManyIds,
  createRoute,
  type HeavyWork,
  jsonBody,
  jsonResponse,
  type PortalUse,
  readFailures,
  type z,
} from '../../../http/createRoute';

export const filterFailures = { ...readFailures, ...bodyFailures };

export function filterCall<
  const Path extends string,
  const Id extends string,
  Filters extends z.ZodType,
  Data extends z.ZodType,
>({
  filters,
  data,
  ...call
}: {
  path: Path;
  operationId: Id;
  rights: Rights;
  feature?: Feature;
  adds?: readonly Feature[];
  portal?: PortalUse;
  summary: string;
  description: string;
  heavy?: HeavyWork;
  filters: Filters;
  data: Data;
}) {
  return createRoute({
    ...call,
    method: 'put',
    history: false,
    tags: ['stack'],
    request: { body: jsonBody(filters) },
    largestBody: bodyOfManyIds,
    responses: { 200: jsonResponse(data), ...filterFailures },
  });
}
