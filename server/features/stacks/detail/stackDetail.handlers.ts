import { requireId, stackScope } from '../../../auth/scope';
import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { acceptedLanguage } from '../../../texts/language';
import { stackDetail, stackPicture } from './stackDetail.queries';
import { stackDetailRoute, stackFileRoute } from './stackDetail.routes';

export function stackDetailCalls({ database: { orm }, pictures, now }: ServiceDependencies) {
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
  ];
}
