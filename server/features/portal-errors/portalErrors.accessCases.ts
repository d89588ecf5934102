import type { AccessCases } from '../../testing/access/accessCase';

export const portalErrorCases = {
  reportPortalError: { request: () => ['POST', '/portal-error', { text: 'TypeError', path: '/login' }] },
} satisfies AccessCases;
