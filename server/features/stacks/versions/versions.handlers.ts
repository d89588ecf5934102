import { requireId, stackScope } from '../../../auth/scope';
import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { acceptedLanguage } from '../../../texts/language';
import { stackVersions } from './versions.queries';
import { stackVersionsRoute } from './versions.routes';

export function versionCalls({ database: { orm } }: ServiceDependencies) {
  return [
    call(stackVersionsRoute, async (c) => {
      const id = requireId(c.req.valid('param').id);
      const language = acceptedLanguage(c.req.header('accept-language'));
      const scope = stackScope(orm, c.var.principal);
      return c.json(success(await stackVersions(orm, id, { scope, language })), 200);
    }),
  ];
}
