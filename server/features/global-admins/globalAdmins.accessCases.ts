import type { AccessCases } from '../../testing/access/accessCase';

export const globalAdminCases = {
  listGlobalAdmins: { request: () => ['GET', '/global-admins'] },
  addGlobalAdmin: { request: () => ['POST', '/global-admins', { email: 'new@stackyard.example' }] },
  // No id of the targets is a global admin.
  removeGlobalAdmin: {
    request: ({ stackIds: [id = ''] }) => ['DELETE', `/global-admins/${encodeURIComponent(id)}`],
    scope: () => 'missing',
  },
} satisfies AccessCases;
