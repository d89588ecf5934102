import { openDepartments } from '../../auth/ownAccess';
import { onlyOnce } from '../../calls/idempotency';
import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import {
  addToMailingList,
  changeDepartment,
  createDepartment,
  removeFromMailingList,
} from './departments.changes';
import { departmentPart, getDepartment } from './departments.queries';
import {
  customerNumberRoute,
  departmentCreateRoute,
  departmentInfoRoute,
  departmentListRoute,
  departmentRoute,
  mailingListAddRoute,
  mailingListRemoveRoute,
} from './departments.routes';

export function departmentCalls(deps: ServiceDependencies) {
  const { orm } = deps.database;
  return [
    call(departmentListRoute, async (c) => {
      return c.json(success(await openDepartments(orm, c.var.principal)), 200);
    }),
    call(departmentRoute, async (c) => {
      const found = await getDepartment(orm, c.var.principal, c.req.valid('param').id);
      c.header('ETag', found.etag);
      return c.json(success(found), 200);
    }),
    call(departmentCreateRoute, (c) =>
      onlyOnce(
        deps,
        c,
        (transaction) => createDepartment(transaction, c.var.principal, c.req.valid('json')),
        (created) => c.json(success(created), 201),
      ),
    ),
    call(departmentInfoRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        changeDepartment(transaction, c.var.principal, {
          id: c.req.valid('param').id,
          ifMatch: c.req.valid('header')['if-match'],
          part: departmentPart.info,
          values: c.req.valid('json'),
        }),
      );
      return c.json(success(null), 200);
    }),
    call(customerNumberRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        changeDepartment(transaction, c.var.principal, {
          id: c.req.valid('param').id,
          ifMatch: c.req.valid('header')['if-match'],
          part: departmentPart.customerNumber,
          values: c.req.valid('json'),
        }),
      );
      return c.json(success(null), 200);
    }),
    call(mailingListAddRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        addToMailingList(transaction, c.var.principal, c.req.valid('param').id, c.req.valid('json').email),
      );
      return c.json(success(null), 200);
    }),
    call(mailingListRemoveRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        removeFromMailingList(
          transaction,
          c.var.principal,
          c.req.valid('param').id,
          c.req.valid('json').email,
        ),
      );
      return c.json(success(null), 200);
    }),
  ];
}
