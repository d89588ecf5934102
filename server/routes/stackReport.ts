import { success } from '@server/access/answer';
import { conflict, missing } from '@server/access/failure';
import { idOf, readableStackScope } from '@server/access/scope';
import type { ServiceApp } from '@server/access/serviceApp';
import { signReportToken } from '@server/auth/reportToken';
import { stackReportRoute, stackReportTokenRoute } from '@server/contract/report';
import type { ServiceDependencies } from '@server/dependencies';
import { hasReport } from '@server/rules/stackStates';
import { stackReport } from '@server/stacks/stackReport';
import { visibleStacks } from '@server/stacks/stackRows';

/** The data of one stack's report, and tokens for the links to it (specification, stack area, sections 6 and 7). */
export function registerStackReportRoutes(
  app: ServiceApp,
  { database: { orm }, seed, tokenSecret, now }: ServiceDependencies,
): void {
  app.openapi(stackReportRoute, async (c) => {
    const { principal, reportStackId } = c.var;
    const id = idOf(c.req.valid('param').id);
    if (reportStackId !== undefined && reportStackId !== id) throw missing();
    return c.json(success(await stackReport(orm, seed, id, readableStackScope(orm, principal))), 200);
  });

  app.openapi(stackReportTokenRoute, async (c) => {
    const { principal } = c.var;
    const stackId = idOf(c.req.valid('param').id);
    const stacks = await visibleStacks(orm, [stackId], readableStackScope(orm, principal));
    if (!stacks.every(({ state }) => hasReport(state))) throw conflict('stackNotReportable');
    const signed = await signReportToken(tokenSecret, { email: principal.email, stackId }, now());
    return c.json(success(signed), 200);
  });
}
