import { before, changed, first, hardNames, lacking, outage } from './answers';
import type { Scene, SceneTools } from './scene';

const as = 'organization';
const base = '/organization/{orgId}';
const tab = (number: number) => `${base}?tab=${number}`;
const one = 'GET /organization/*';
const conflict = { status: 412, message: 'Someone else has changed this since you opened it.' };

const people = [2, 4, 5, 6];

const withFirstInvited = (users: unknown) => {
  const [first, ...others] = Array.isArray(users) ? users : [];
  return first ? [{ ...first, invited: true, mailState: 'failed' }, ...others] : [];
};

async function type({ field }: SceneTools, id: string, text: string) {
  await field(id).fill(text);
}

const editName = ({ page, t }: SceneTools) =>
  page
    .getByRole('button', { name: t('form.edit_name').replace('{title}', t('organization.name_card')) })
    .click();

async function dropWithText(tools: SceneTools) {
  await editName(tools);
  await type(tools, 'organization.name', 'Nordskov');
  tools.page.once('dialog', (dialog) => dialog.accept());
  await tools.page.reload();
}

const tabs: Scene[] = [
  { name: 'organisation: information', as, path: tab(0), isOfTheDay: true },
  { name: 'organisation: contract', as, path: tab(1), isOfTheDay: true },
  { name: 'organisation: contract of a global admin', as: 'global', path: tab(1), isOfTheDay: true },
  { name: 'organisation: contacts', as, path: tab(2), isOfTheDay: true },
  { name: 'organisation: measurement card', as: 'global', path: tab(3), isOfTheDay: true },
  { name: 'organisation: measurement card of its admin', as, path: tab(3), isOfTheDay: true },
  { name: 'organisation: departments', as, path: tab(4), isOfTheDay: true },
  { name: 'organisation: users', as, path: tab(5), isOfTheDay: true },
  { name: 'organisation: sawmills', as, path: tab(6), isOfTheDay: true },
];

const states: Scene[] = [
  {
    name: 'organisation: countries of work',
    as,
    path: tab(0),
    steps: async ({ main, t }) => {
      const card = main.getByRole('region', { name: t('organization.work_countries') });
      await card.getByRole('button').click();
      await card.getByRole('combobox').click();
    },
    shows: ({ page }) => page.getByRole('listbox').first(),
    isOfTheDay: true,
  },
  {
    name: 'organisation: columns of CSV files',
    as,
    path: tab(0),
    steps: async ({ main, t }) => {
      const card = main.getByRole('region', { name: t('organization.csv_columns') });
      await card.getByRole('button').click();
    },
    shows: ({ page }) => page.getByRole('checkbox').first(),
  },
  {
    name: 'organisation: contract that keeps stacks too short',
    as: 'global',
    path: tab(1),
    answers: { 'GET /organization/*/contract-information': changed({ dataRetentionDurationInMonths: 24 }) },
    shows: ({ main, t }) => main.getByText(t('contract.retention_short')).first(),
  },
  {
    name: 'organisation: loading',
    as,
    path: tab(0),
    answers: { [one]: 'never' },
    waits: true,
    shows: ({ main }) => main,
  },
  {
    name: 'organisation: failed',
    as,
    path: tab(0),
    answers: { [one]: outage },
    shows: ({ button }) => button('ui.retry'),
  },
  {
    name: 'organisation: contract failed',
    as: 'global',
    path: tab(1),
    answers: {
      'GET /organization/*/contract-information': outage,
      'GET /organization/*/contract-information/next': outage,
    },
  },
  {
    name: 'organisation: departments whose figures load',
    as,
    path: tab(4),
    answers: { 'PUT /stack/ageing': 'never' },
    waits: true,
  },
  {
    name: 'organisation: departments whose figures failed',
    as,
    path: tab(4),
    answers: { 'PUT /stack/ageing': outage },
    shows: ({ main, t }) => main.getByText(t('dashboard.waiting.failed')),
  },
  {
    name: 'organisation: departments without figures',
    as,
    path: tab(4),
    answers: lacking('figures'),
  },
  {
    name: 'organisation: sawmills loading',
    as,
    path: tab(6),
    answers: { 'GET /sawmill/list': 'never' },
    waits: true,
  },
  { name: 'organisation: sawmills failed', as, path: tab(6), answers: { 'GET /sawmill/list': outage } },
  {
    name: 'organisation: sawmills, users invited',
    as,
    path: tab(6),
    answers: { 'GET /sawmill/list': changed({ users: withFirstInvited }) },
  },
  {
    name: 'organisation: sawmills without stacks',
    as,
    path: tab(6),
    answers: lacking('figures'),
  },
  { name: 'organisation: sawmills none', as, path: tab(6), answers: { 'GET /sawmill/list': first(0) } },
  ...people.map(
    (number): Scene => ({
      name: `organisation: nobody, tab ${number}`,
      as,
      path: tab(number),
      answers: {
        [one]: changed({ users: [], contacts: [], departments: [] }),
        'GET /sawmill/list': changed({ users: [] }),
      },
    }),
  ),
  ...Object.entries(hardNames).flatMap(([kind, name]) =>
    [0, 2, 4, 5, 6].map(
      (number): Scene => ({
        name: `organisation: ${kind}, tab ${number}`,
        as,
        path: tab(number),
        answers: {
          [one]: changed({
            name,
            administrator: name,
            street: name,
            city: name,
            phone: name,
            email: `${name.replaceAll(' ', '')}@nordskov.example`,
            userEmail: `${name.replaceAll(' ', '')}@nordskov.example`,
          }),
          'GET /sawmill/list': (data) => changed({ name: before(name) })(first(3)(data)),
        },
      }),
    ),
  ),
];

const dialogs: Scene[] = [
  {
    name: 'organisation: edit name',
    as,
    path: tab(0),
    steps: async (tools) => {
      await tools.page
        .getByRole('button', {
          name: `${tools.t('form.edit_name').replace('{title}', tools.t('organization.name_card'))}`,
        })
        .click();
      await type(tools, 'organization.name', '');
    },
  },
  {
    name: 'organisation: edit address',
    as,
    path: tab(0),
    steps: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('form.edit_name').replace('{title}', t('organization.address')) })
        .click();
    },
    shows: ({ field }) => field('organization.street'),
  },
  {
    name: 'organisation: edit name, somebody else was faster',
    as,
    path: tab(0),
    answers: { 'PUT /organization/*/rename': conflict },
    steps: async ({ page, t, field, button }) => {
      await page
        .getByRole('button', { name: t('form.edit_name').replace('{title}', t('organization.name_card')) })
        .click();
      await field('organization.name').fill('Nordskov');
      await button('form.save').click();
    },
    shows: ({ page, t }) => page.getByText(t('form.conflict')).first(),
  },
  {
    name: 'organisation: name on its way',
    as,
    path: tab(0),
    answers: { 'PUT /organization/*/rename': 'never' },
    steps: async ({ page, t, field, button }) => {
      await page
        .getByRole('button', { name: t('form.edit_name').replace('{title}', t('organization.name_card')) })
        .click();
      await field('organization.name').fill('Nordskov');
      await button('form.save').click();
    },
    waits: true,
  },
  {
    name: 'organisation: unsaved text',
    as,
    path: tab(0),
    steps: async ({ page, t, field, button }) => {
      await page
        .getByRole('button', { name: t('form.edit_name').replace('{title}', t('organization.name_card')) })
        .click();
      await field('organization.name').fill('Nordskov');
      await button('ui.cancel').click();
    },
    shows: ({ button }) => button('form.discard'),
  },
  {
    name: 'organisation: text of before the page was dropped',
    as,
    path: tab(0),
    steps: dropWithText,
    shows: ({ page, like }) => page.getByText(like('form.draft_kept')),
  },
  {
    name: 'organisation: form with text of before the page was dropped',
    as,
    path: tab(0),
    steps: async (tools) => {
      await dropWithText(tools);
      await editName(tools);
    },
    shows: ({ page, t }) => page.getByText(t('form.draft_back')),
  },
  {
    name: 'organisation: edit contract',
    isOfTheDay: true,
    as: 'global',
    path: tab(1),
    steps: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('form.edit_name').replace('{title}', t('contract.current')) })
        .click();
    },
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: contract whose retention deletes',
    as: 'global',
    path: tab(1),
    answers: { 'GET /organization/*/contract-information/retention': changed({ stacks: 1240 }) },
    shows: ({ main }) => main.locator('[data-tone="warning"]'),
  },
  {
    name: 'organisation: state',
    as: 'global',
    path: tab(0),
    answers: { [one]: changed({ active: false }) },
    shows: ({ page, t }) => page.getByText(t('organization.inactive_text')),
  },
  {
    name: 'organisation: deactivate',
    as: 'global',
    path: tab(0),
    steps: async ({ button }) => button('users.deactivate').click(),
    shows: ({ page, t }) => page.getByText(t('organization.deactivate_kept')),
  },
  {
    name: 'organisation: edit measurement card',
    as: 'global',
    path: tab(3),
    steps: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('form.edit_name').replace('{title}', t('measurement_card.card')) })
        .click();
    },
  },
  {
    name: 'organisation: add contact',
    isOfTheDay: true,
    as,
    path: tab(2),
    steps: ({ button }) => button('contacts.add').click(),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: edit contact',
    as,
    path: tab(2),
    steps: ({ chooseFromRow }) => chooseFromRow('form.edit'),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: remove contact',
    as,
    path: tab(2),
    steps: ({ chooseFromRow }) => chooseFromRow('contacts.remove'),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: create department',
    as,
    path: tab(4),
    steps: ({ button }) => button('departments.create').click(),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: row menu',
    as,
    path: tab(5),
    steps: ({ main }) => main.locator('[data-row-menu]').first().click(),
    shows: ({ page }) => page.getByRole('menuitem').first(),
  },
  {
    name: 'organisation: add user',
    isOfTheDay: true,
    as,
    path: tab(5),
    steps: ({ button }) => button('users.add').click(),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: add user, refused',
    as,
    path: tab(5),
    steps: async ({ button, dialog }) => {
      await button('users.add').click();
      await dialog.getByRole('textbox').first().fill('no address');
      await dialog.getByRole('textbox').first().press('Enter');
    },
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: edit user',
    as,
    path: tab(5),
    steps: ({ chooseFromRow }) => chooseFromRow('form.edit'),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: add sawmill',
    as,
    path: tab(6),
    steps: ({ button }) => button('sawmills.add').click(),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: rename sawmill',
    as,
    path: tab(6),
    steps: ({ chooseFromRow }) => chooseFromRow('form.edit'),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: add sawmill user',
    as,
    path: tab(6),
    steps: ({ chooseFromRow }) => chooseFromRow('sawmills.add_user'),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: delete sawmill',
    as,
    path: tab(6),
    steps: ({ chooseFromRow }) => chooseFromRow('sawmills.delete'),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisation: a sawmill folded up',
    as,
    path: tab(6),
    steps: ({ main }) => main.getByRole('heading', { level: 2 }).getByRole('button').first().click(),
  },
];

export const organizationScenes = [...tabs, ...states, ...dialogs];
