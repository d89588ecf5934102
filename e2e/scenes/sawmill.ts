import { changed, first, hardNames, outage } from './answers';
import type { Scene, SceneTools } from './scene';
import { oneStack } from './stacks';

const as = 'sawmill';
const year = '?from=2025-06-17&to=2026-06-17&pageSize=10';
const withMap = `/sawmill/stacks${year}`;
const path = `${withMap}&showMap=false`;
const list = 'PUT /stack/list/sawmill';
const info = 'GET /stack/*/map-info';
const report = 'GET /stack/*/report-data';

/** The beginning of a name is in sight, however long the name is. */
const openFirst = ({ main }: SceneTools) =>
  main
    .locator('tbody, ul')
    .getByRole('link')
    .first()
    .click({ position: { x: 8, y: 8 } });
const inPanel = ({ dialog }: SceneTools) => dialog;

export const sawmillScenes: Scene[] = [
  { name: 'sawmill stacks', as, path, isOfTheDay: true },
  { name: 'sawmill stacks: with map', as, path: withMap, only: 'desktop', isOfTheDay: true },
  { name: 'sawmill stacks: loading', as, path, answers: { [list]: 'never' }, waits: true },
  { name: 'sawmill stacks: failed', as, path, answers: { [list]: outage } },
  { name: 'sawmill stacks: none', as, path, answers: { [list]: first(0) } },
  { name: 'sawmill stacks: one', as, path, answers: { [list]: first(1) } },
  { name: 'sawmill stacks: no sawmill', as, path, answers: { 'GET /user-info/sawmill': first(0) } },
  ...Object.entries(hardNames).map(
    ([kind, name]): Scene => ({
      name: `sawmill stacks: ${kind}`,
      as,
      path,
      answers: {
        [list]: changed({ stackNumber: name, polterId: name, registrator: name, surveyor: name }),
        'GET /user-info/sawmill': changed({ organizationName: name, departmentName: name }),
      },
    }),
  ),
  {
    name: 'sawmill stacks: filters',
    only: 'phone',
    as,
    path,
    steps: ({ page, t }) =>
      page.getByRole('button', { name: new RegExp(`^${t('stack_filters.title')}`) }).click(),
    shows: ({ page, t }) => page.getByRole('textbox', { name: t('sawmill_stacks.from') }),
  },
  {
    name: 'sawmill stacks: selection',
    isOfTheDay: true,
    as,
    path,
    steps: ({ main }) => main.locator('tbody, ul').getByRole('checkbox', { disabled: false }).first().check(),
    shows: ({ page, t }) => page.getByRole('region', { name: t('ui.selection.name') }),
  },
  { name: 'sawmill stacks: nothing found', as, path: `${path}&search=nothing` },
  { name: 'sawmill stacks: stack', as, path, steps: openFirst, shows: inPanel, isOfTheDay: true },
  {
    name: 'sawmill stacks: stack, enlarged image',
    as,
    path,
    steps: async (tools) => {
      await openFirst(tools);
      await tools.button('stack.picture.enlarge').click();
    },
    shows: ({ page, t }) => page.getByRole('region', { name: t('stack.picture.view') }),
  },
  {
    name: 'sawmill stacks: stack loading',
    as,
    path,
    answers: { [report]: 'never' },
    steps: openFirst,
    shows: inPanel,
    waits: true,
  },
  {
    name: 'sawmill stacks: stack without its image',
    as,
    path,
    answers: { [report]: outage },
    steps: openFirst,
    shows: ({ page, t }) => page.getByText(t('sawmill_panel.image_failed')),
  },
  {
    name: 'sawmill stacks: stack whose evidence fails',
    as,
    path,
    answers: {
      [list]: changed({ evidenceFailed: true }),
      [report]: changed({ certificate: null, coordinates: null }),
    },
    steps: openFirst,
    shows: ({ page, like }) => page.getByRole('link', { name: like('stack.evidence.failed') }),
  },
  {
    name: 'sawmill stacks: stack failed',
    as,
    path,
    answers: { [info]: outage },
    steps: openFirst,
    shows: ({ page, t }) => page.getByText(t('map.info_failed')),
  },
  {
    name: 'sawmill stacks: stack of another sawmill',
    as,
    path: `${path}&stack={stackId}`,
    shows: ({ page, t }) => page.getByRole('heading', { name: t('sawmill_panel.elsewhere') }),
  },
  {
    name: 'sawmill stacks: stack with a long number',
    as,
    path,
    answers: {
      [info]: changed({ stackNumber: hardNames.long, surveyor: hardNames.long, text: hardNames.long }),
    },
    steps: openFirst,
    shows: inPanel,
  },
  {
    name: 'sawmill stacks: map popup',
    as,
    path: `${withMap}&showList=false`,
    answers: oneStack('/sawmill'),
    steps: async ({ page, like }) => {
      await page.getByRole('button', { name: like('map.named_marker') }).press('Enter');
    },
    shows: ({ button }) => button('get_report.open'),
  },
];
