import { recordChanges, recordResult } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { createApiKey, listApiKeys, revokeApiKey } from './apiKeys.changes';
import { apiKeyCreateRoute, apiKeyListRoute, apiKeyRevokeRoute } from './apiKeys.routes';

export function apiKeyCalls(deps: ServiceDependencies) {
  const { now } = deps;
  return [
    call(apiKeyListRoute, async (c) => {
      const keys = await listApiKeys(deps.database.orm, c.var.principal, c.req.valid('param').id);
      return c.json(success(keys), 200);
    }),
    call(apiKeyCreateRoute, async (c) => {
      const newKey = { organizationId: c.req.valid('param').id, ...c.req.valid('json'), now: now() };
      const made = await recordResult(deps, c, (transaction) =>
        createApiKey(transaction, c.var.principal, newKey),
      );
      return c.json(success(made), 201);
    }),
    call(apiKeyRevokeRoute, async (c) => {
      const { id: organizationId, keyId } = c.req.valid('param');
      await recordChanges(deps, c, (transaction) =>
        revokeApiKey(transaction, c.var.principal, { organizationId, keyId, now: now() }),
      );
      return c.body(null, 204);
    }),
  ];
}
