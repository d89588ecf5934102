import { changed, first, hardNames, lacking, outage } from './answers';
import type { Scene, SceneTools } from './scene';

const list = 'GET /organization/list/detailed';
const as = 'global';
const path = '/organizations';

const created = () => ({
  organizationId: 'new',
  name: 'Vestskov A/S',
  country: 'dk',
  addressInformation: null,
  contactInformation: null,
  departments: [],
  users: null,
  contacts: null,
});

const steps = ['organization.name', 'contract.currency', 'person.email', 'measurement_card.card'] as const;

async function beginCreation({ button, dialog, field }: SceneTools, step: number) {
  await button('organizations.create').click();
  await dialog.getByRole('textbox').first().fill('Vestskov A/S');
  for (const known of steps.slice(1, step)) {
    await button('form.create_and_continue').click();
    await field(known).waitFor();
  }
}

const deletedList = 'GET /deleted-organizations';
const deletedOnes = () =>
  ['Vestskov A/S', hardNames.long, hardNames['right to left']].map((name, at) => ({
    ...{ organizationId: `${at}`, name, deletedBy: at === 1 ? hardNames.long : 'Greta Stackyard' },
    ...{ deletedAt: `2026-06-1${5 - at}T12:40:00Z`, keptUntil: `2026-07-1${5 - at}T12:40:00Z` },
  }));

const ofDeleted = (name: string, rest: Partial<Scene> = {}): Scene => ({
  name: `deleted organisations: ${name}`,
  as,
  path: '/organizations/deleted',
  answers: { [deletedList]: deletedOnes },
  ...rest,
});

async function askToBringBack({ page, like }: SceneTools) {
  await page
    .getByRole('button', { name: like('deleted_organizations.bring_back_row') })
    .first()
    .click();
}

const bringBack = 'POST /deleted-organizations/*/bring-back';

const deletedScenes: Scene[] = [
  ofDeleted('list', { isOfTheDay: true }),
  ofDeleted('none', { answers: { [deletedList]: () => [] } }),
  ofDeleted('loading', { answers: { [deletedList]: 'never' }, waits: true, shows: ({ main }) => main }),
  ofDeleted('failed', { answers: { [deletedList]: outage }, shows: ({ button }) => button('ui.retry') }),
  ofDeleted('question', { steps: askToBringBack, shows: ({ dialog }) => dialog }),
  ofDeleted('brought back by somebody else', {
    answers: { [deletedList]: deletedOnes, [bringBack]: { status: 404, message: null } },
    steps: async (tools) => {
      await askToBringBack(tools);
      await tools.dialog.getByRole('button', { name: tools.t('deleted_organizations.bring_back') }).click();
    },
    shows: ({ page, t }) => page.getByText(t('deleted_organizations.over')),
  }),
  ofDeleted('not for this person', { as: 'organization', answers: {}, shows: ({ main }) => main }),
];

const deleteFirst = ({ main, like }: SceneTools) =>
  main
    .getByRole('button', { name: like('organizations.delete_of') })
    .first()
    .click();

const manyWarnings = {
  contractExpiresSoon: true,
  isMissingCustomerNumber: true,
  isMissingAdministrator: true,
  departmentsWithMissingCustomerNumber: ['Gribskov', hardNames.long].map((departmentName, at) => ({
    departmentId: `00000000-0000-4000-8000-00000000000${at}`,
    departmentName,
  })),
};

export const organizationsScenes: Scene[] = [
  {
    name: 'organisations: each with warnings',
    as,
    path,
    answers: { [list]: changed({ warnings: manyWarnings }) },
    only: 'desktop',
    isOfTheDay: true,
  },
  { name: 'organisations', as, path },
  { name: 'organisations: loading', as, path, answers: { [list]: 'never' }, waits: true },
  { name: 'organisations: failed', as, path, answers: { [list]: outage } },
  { name: 'organisations: none', as, path, answers: { [list]: first(0) } },
  { name: 'organisations: one', as, path, answers: { [list]: first(1) } },
  {
    name: 'organisations: before the first stack',
    as,
    path,
    answers: {
      [list]: (data: unknown) =>
        changed({ hasStacks: false, hasDepartments: false, isMissingAdministrator: true })(first(1)(data)),
    },
    shows: ({ page, t }) => page.getByRole('list', { name: t('organizations.first') }),
  },
  ...Object.entries(hardNames).map(
    ([kind, name]) =>
      ({
        name: `organisations: ${kind}`,
        as,
        path,
        answers: {
          [list]: (data: unknown) => changed({ organizationName: name, administrator: name })(first(3)(data)),
        },
      }) satisfies Scene,
  ),
  {
    name: 'organisations: found',
    isOfTheDay: true,
    as,
    path,
    steps: ({ field }) => field('organizations.search').fill('skov'),
    shows: ({ page }) => page.getByText(/^Nordskov ?Tømmer/).first(),
  },
  {
    name: 'organisations: nothing matches',
    as,
    path,
    steps: ({ field }) => field('organizations.search').fill('qqq'),
    shows: ({ page, t }) => page.getByText(t('organizations.no_match')).first(),
  },
  {
    name: 'organisations: create',
    isOfTheDay: true,
    as,
    path,
    steps: (tools) => beginCreation(tools, 1),
  },
  {
    name: 'organisations: create, contract',
    as,
    path,
    answers: { 'POST /organization': created },
    steps: (tools) => beginCreation(tools, 2),
    shows: ({ field }) => field('contract.currency'),
  },
  {
    name: 'organisations: create, contact person',
    as,
    path,
    answers: { 'POST /organization': created },
    steps: (tools) => beginCreation(tools, 3),
    shows: ({ field }) => field('person.email'),
  },
  {
    name: 'organisations: create, measurement card',
    as,
    path,
    answers: { 'POST /organization': created },
    steps: (tools) => beginCreation(tools, 4),
    shows: ({ field }) => field('measurement_card.card'),
  },
  {
    name: 'organisations: create, no measurement card',
    as,
    path,
    answers: { 'POST /organization': created, 'GET /measurement-card/list': () => [] },
    steps: (tools) => beginCreation(tools, 4),
    shows: ({ dialog, t }) => dialog.getByText(t('measurement_card.list_empty')),
  },
  {
    name: 'organisations: delete',
    as,
    path,
    answers: {
      'GET /organization/*/contents': () => ({ stacks: 600, sawmills: 6, departments: 12, users: 41 }),
    },
    steps: deleteFirst,
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'organisations: delete, last question',
    as,
    path,
    answers: {
      'GET /organization/*/contents': () => ({ stacks: 600, sawmills: 6, departments: 12, users: 41 }),
    },
    steps: async (tools) => {
      await deleteFirst(tools);
      const { dialog, t } = tools;
      await dialog.getByRole('button', { name: t('organizations.delete') }).click();
    },
    shows: ({ button }) => button('organizations.delete_last'),
  },
  {
    name: 'organisations: older service',
    as,
    path,
    answers: lacking('deletedOrganizations', 'globalAdmins', 'cardVersions'),
  },
  ...deletedScenes,
];
