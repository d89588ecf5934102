import { requireId, stackScope } from '../../../auth/scope';
import { recordChanges } from '../../../calls/recordChanges';
import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { acceptedLanguage } from '../../../texts/language';
import { stackDetail, stackPicture } from './stackDetail.queries';
import { stackDetailRoute, stackDoubtsRoute, stackFileRoute } from './stackDetail.routes';
import { lookAtDoubts } from './stackDoubts.changes';

/** Specification, stack area, sections 2, 3 and 7. */
export function stackDetailCalls(deps: ServiceDependencies) {
  const { pictures, now } = deps;
  const { orm } = deps.database;
  return [
    call(stackDetailRoute, async (c) => {
      const id = requireId(c.req.valid('param').id);
      const language = acceptedLanguage(c.req.header('accept-language'));
      const asked = { scope: stackScope(orm, c.var.principal), now: now(), language };
      return c.json(success(await stackDetail(orm, id, asked)), 200);
    }),
    call(stackFileRoute, async (c) => {
      const { id, kind } = c.req.valid('param');
      const isPreview = c.req.valid('query').size === 'preview';
      const photograph = { stackId: requireId(id), file: kind, isPreview };
      const picture = await stackPicture(orm, pictures, photograph, stackScope(orm, c.var.principal));
      return c.body(new Uint8Array(picture.content), 200, { 'Content-Type': picture.mediaType });
    }),
    call(stackDoubtsRoute, async (c) => {
      const stackId = requireId(c.req.valid('param').id);
      await recordChanges(deps, c, (transaction) =>
        lookAtDoubts(transaction, stackId, {
          ...c.req.valid('json'),
          scope: stackScope(transaction, c.var.principal),
          now: now(),
        }),
      );
      return c.json(success(null), 200);
    }),
  ];
}
