import type { Context } from 'hono';
import { requireId, stackScope, visibleDepartments } from '../../../auth/scope';
import { recordChanges } from '../../../calls/recordChanges';
import { call, rawCall } from '../../../http/call';
import { success } from '../../../http/envelope';
import { bodyOf } from '../../../http/requireBody';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { acceptedLanguage } from '../../../texts/language';
import { filterOptions } from '../filters/filterOptions';
import { checkedFilters, checkedSawmillFilters, checkRanges } from '../filters/filtersInScope';
import { SawmillStackMapFiltersSchema, StackMapFiltersSchema } from '../filters/stackFilterSchemas';
import { readAndMarkSeen } from '../records/seenBySawmill';
import { deleteStack } from './deleteStack';
import { stackCoordinates, stackMapInfo } from './stackList.queries';
import {
  sawmillStackListRoute,
  sawmillStackMapListRoute,
  stackDeleteRoute,
  stackFilterOptionsRoute,
  stackListRoute,
  stackMapInfoRoute,
  stackMapListRoute,
} from './stackList.routes';
import { stackPage } from './stackPage.queries';

export function stackListCalls(deps: ServiceDependencies) {
  const { database, now } = deps;
  const { orm } = database;
  return [
    call(stackListRoute, async (c) => {
      const { page, pageSize, orderBy, orderDirection, ...filters } = c.req.valid('json');
      const checked = await checkedFilters(orm, c.var.principal, filters);
      const order = { page, pageSize, orderBy, orderDirection };
      const reader = { language: acceptedLanguage(c.req.header('accept-language')), now: now() };
      return c.json(success(await stackPage(orm, checked, order, reader)), 200);
    }),
    call(sawmillStackListRoute, async (c) => {
      const { page, pageSize, orderBy, orderDirection, ...filters } = c.req.valid('json');
      const { principal } = c.var;
      const checked = await checkedSawmillFilters(orm, principal, filters);
      const order = { page, pageSize, orderBy, orderDirection };
      const reader = { language: acceptedLanguage(c.req.header('accept-language')) };
      const found = await readAndMarkSeen(
        database.unrecorded,
        principal,
        (transaction) => stackPage(transaction, checked, order, reader),
        ({ data }) => data.map(({ stackId }) => stackId),
      );
      return c.json(success(found), 200);
    }),
    rawCall(stackMapListRoute, async (c) => {
      const { page, pageSize, ...filters } = await bodyOf(c, StackMapFiltersSchema);
      const checked = await checkedFilters(orm, c.var.principal, filters);
      const { json } = await stackCoordinates(orm, checked, { page, pageSize });
      return successJson(c, json);
    }),
    rawCall(sawmillStackMapListRoute, async (c) => {
      const { page, pageSize, ...filters } = await bodyOf(c, SawmillStackMapFiltersSchema);
      const { principal } = c.var;
      const checked = await checkedSawmillFilters(orm, principal, filters);
      const paging = { page, pageSize };
      const found = await readAndMarkSeen(
        database.unrecorded,
        principal,
        (transaction) => stackCoordinates(transaction, checked, paging),
        ({ unseen }) => unseen,
      );
      return successJson(c, found.json);
    }),
    call(stackFilterOptionsRoute, async (c) => {
      const { departmentIds, from, to } = c.req.valid('json');
      const range = { from, to };
      checkRanges(range);
      const ids = await visibleDepartments(orm, c.var.principal, departmentIds);
      const language = acceptedLanguage(c.req.header('accept-language'));
      return c.json(success(await filterOptions(orm, ids, range, language)), 200);
    }),
    call(stackMapInfoRoute, async (c) => {
      const { principal } = c.var;
      const id = requireId(c.req.valid('param').id);
      const reader = { principal, now: now(), language: acceptedLanguage(c.req.header('accept-language')) };
      const info = await readAndMarkSeen(
        database.unrecorded,
        principal,
        (transaction) => stackMapInfo(transaction, id, reader),
        () => [id],
      );
      return c.json(success(info), 200);
    }),
    call(stackDeleteRoute, async (c) => {
      const { principal } = c.var;
      await recordChanges(deps, c, (transaction) =>
        deleteStack(transaction, requireId(c.req.valid('param').id), {
          scope: stackScope(transaction, principal),
          now: deps.now(),
        }),
      );
      return c.body(null, 204);
    }),
  ];
}

function successJson(c: Context, json: string): Response {
  return c.body(`{"data":${json},"errorMessage":null}`, 200, { 'Content-Type': 'application/json' });
}
