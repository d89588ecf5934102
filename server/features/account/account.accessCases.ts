import type { AccessCases } from '../../testing/access/accessCase';

export const accountCases = {
  listAccountSessions: { request: () => ['GET', '/account/sessions'] },
  // No id of the targets is anybody's session.
  endAccountSession: {
    request: ({ stackIds: [id = ''] }) => ['DELETE', `/account/sessions/${encodeURIComponent(id)}`],
    scope: () => 'missing',
  },
  endOtherAccountSessions: { request: () => ['DELETE', '/account/sessions'] },
  changePassword: {
    request: () => [
      'PUT',
      '/account/password',
      { currentPassword: 'Timber-2026!', newPassword: 'Timber-2027!' },
    ],
  },
} satisfies AccessCases;
