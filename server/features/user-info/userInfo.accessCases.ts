import type { AccessCases } from '../../testing/access/accessCase';

export const userInfoCases = {
  getUserInfo: { request: () => ['GET', '/user-info'] },
  getSawmillUserInfo: { request: () => ['GET', '/user-info/sawmill'] },
} satisfies AccessCases;
