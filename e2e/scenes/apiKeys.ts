import type { Scene } from './scene';

const as = 'organization';
const path = '/organization/{orgId}?tab=7';

const apiKeys = [
  { id: 'k1', name: 'Harvester 3', scopes: ['Measure'], lastUsedAt: '2026-06-17T06:12:00Z', revokedAt: null },
  {
    ...{ id: 'k2', name: 'Forest app of Thy and Himmerland', lastUsedAt: null, revokedAt: null },
    scopes: ['Register', 'Measure'],
  },
  { id: 'k3', name: 'Old app', scopes: ['Register'], lastUsedAt: null, revokedAt: '2026-06-01T08:00:00Z' },
].map((key, index) => ({
  ...key,
  prefix: ['sy_b3VtL', 'sy_Qm9rW', 'sy_T2xkQ'][index],
  createdAt: '2026-05-04T08:00:00Z',
  createdBy: 'Ole Nordskov',
}));

export const apiKeyScenes: readonly Scene[] = [
  { name: 'organisation: API keys', as, path, isOfTheDay: true },
  {
    name: 'organisation: API keys of programs',
    as,
    path,
    answers: { 'GET /organization/*/api-key': () => apiKeys },
  },
  {
    name: 'organisation: create API key',
    as,
    path,
    steps: async ({ page, t }) => {
      await page.getByRole('button', { name: t('api_keys.create') }).click();
    },
    shows: ({ field }) => field('api_keys.name'),
  },
  {
    name: 'organisation: API key that is shown once',
    as,
    path,
    answers: {
      'POST /organization/*/api-key': () => ({ ...apiKeys[0], key: `sy_b3VtL${'7Rk2'.repeat(9)}` }),
    },
    steps: async ({ page, field, dialog, t }) => {
      await page.getByRole('button', { name: t('api_keys.create') }).click();
      await field('api_keys.name').fill('Harvester 3');
      await dialog.getByRole('radio', { name: t('api_keys.scope.Measure') }).check();
      await dialog.getByRole('button', { name: t('api_keys.create') }).click();
      await page.getByRole('button', { name: t('department.copy') }).waitFor();
      await page.keyboard.press('Escape');
    },
    shows: ({ button }) => button('api_keys.close_uncopied'),
  },
];
