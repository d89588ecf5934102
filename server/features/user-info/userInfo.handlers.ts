import { userInfo } from '../../auth/ownAccess';
import type { Feature } from '../../domain/features';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { sawmillsOf, suppliersOf } from './userInfo.queries';
import { sawmillUserInfoRoute, userInfoRoute } from './userInfo.routes';

interface UserInfoDependencies extends ServiceDependencies {
  features: readonly Feature[];
}

export function userInfoCalls({ database: { orm }, features }: UserInfoDependencies) {
  return [
    call(userInfoRoute, (c) => c.json(success(userInfo(c.var.principal, features)), 200)),
    call(sawmillUserInfoRoute, async (c) => {
      const { principal } = c.var;
      const info = {
        organizations: await suppliersOf(orm, principal),
        sawmills: await sawmillsOf(orm, principal),
      };
      return c.json(success(info), 200);
    }),
  ];
}
