import type { Scene } from './scene';

const as = 'organization';
const path = '/organization/{orgId}?tab=0';

export const frameScenes: Scene[] = [
  {
    name: 'frame: person menu',
    isOfTheDay: true,
    as,
    path,
    steps: ({ button }) => button('shell.person_menu').click(),
    shows: ({ page }) => page.getByRole('menuitem').first(),
  },
  {
    name: 'frame: menu',
    as,
    path,
    only: 'phone',
    steps: ({ button }) => button('shell.menu').click(),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'frame: departments',
    as,
    path,
    only: 'desktop',
    steps: ({ page, t }) => page.getByRole('combobox', { name: t('shell.department') }).click(),
    shows: ({ page }) => page.getByRole('listbox').getByRole('option').nth(3),
  },
  {
    name: 'frame: offline',
    as,
    path,
    steps: ({ page }) =>
      page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false });
        window.dispatchEvent(new Event('offline'));
      }),
    shows: ({ page, t }) => page.getByText(t('shell.offline')),
  },
  {
    name: 'frame: new version, unsaved text',
    as,
    path,
    steps: async ({ page, t, field }) => {
      await page
        .getByRole('button', { name: t('form.edit_name').replace('{title}', t('organization.name_card')) })
        .click();
      await field('organization.name').fill('Nordskov');
      await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
    },
    shows: ({ page, t }) => page.getByText(t('shell.new_version')),
  },
  {
    name: 'frame: sign in again',
    as,
    path,
    answers: {
      'PUT /organization/*/rename': { status: 401, message: null },
      'POST /auth/refresh-token': { status: 401, message: null },
    },
    steps: async ({ page, t, field, button }) => {
      await page
        .getByRole('button', { name: t('form.edit_name').replace('{title}', t('organization.name_card')) })
        .click();
      await field('organization.name').fill('Nordskov');
      await button('form.save').click();
    },
    shows: ({ field }) => field('login.password'),
    waits: true,
  },
  {
    name: 'frame: no access',
    as,
    path,
    answers: { 'GET /user-info': { status: 503, message: null } },
    shows: ({ button }) => button('ui.retry'),
  },
  { name: 'frame: not for this person', as: 'sawmill', path: '/organizations', shows: ({ main }) => main },
];
