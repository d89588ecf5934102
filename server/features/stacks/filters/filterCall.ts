import type { Feature } from '../../../domain/features';
import type { Rights } from '../../../domain/roles';
import {
  bodyOfManyIds,
  createRoute,
  failureResponses,
  type HeavyWork,
  jsonBody,
  jsonResponse,
  type PortalUse,
  type z,
} from '../../../http/createRoute';

export const filterFailures = {
  400: failureResponses[400],
  401: failureResponses[401],
  403: failureResponses[403],
  404: failureResponses[404],
  413: failureResponses[413],
  415: failureResponses[415],
  500: failureResponses[500],
};

/** PUT, because the filters are too long for a URL. */
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
