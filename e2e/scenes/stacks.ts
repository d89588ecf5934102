import type { Page } from '@playwright/test';
import { z } from 'zod';
import { changed, first, hardNames, lacking, outage } from './answers';
import type { Scene, SceneTools } from './scene';

const as = 'organization';
const year = '?dateType=LastChanged&from=2025-06-17&to=2026-06-17&pageSize=10';
const base = '/organization/{orgId}/department/all/stacks';
const withMap = `${base}${year}`;
const dates = (page: Page, t: SceneTools['t']) =>
  page.getByRole('button', { name: new RegExp(`^${t('stack_columns.day.LastChanged')}`) }).first();

export const path = `${withMap}&showMap=false`;
const list = 'PUT /stack/list';
const map = 'PUT /stack/map-points';
const listed = z.looseObject({
  data: z.array(
    z.looseObject({
      volume: z.number(),
      volumeUnit: z.string(),
      treeSpecies: z.looseObject({ key: z.string() }).nullable(),
    }),
  ),
});

export function oneStack(audience = '') {
  let groups: unknown[] = [];
  return {
    ...lacking('mapPoints'),
    [`PUT /stack/map-list${audience}`]: first(1),
    [`PUT /stack/list${audience}`]: (data: unknown) => {
      const one = first(1)(data);
      // The totals are requested after the rows.
      groups = listed.parse(one).data.map(({ volume, volumeUnit, treeSpecies }) => ({
        volume,
        volumeUnit,
        treeSpecies,
        count: 1,
        withoutVolume: 0,
      }));
      return one;
    },
    [`PUT /stack/totals${audience}`]: () => ({ totalCount: 1, groups }),
  };
}

async function openDrawer({ page, like }: SceneTools) {
  await page.getByRole('button', { name: like('stack_filters.applied') }).click();
}

const view = {
  ...{ id: '00000000-0000-4000-8000-000000000001', name: 'Til tildeling i Rold Skov' },
  ...{ shared: true, isOwn: true, ownerName: 'Anne Holm', etag: '"1"' },
  ...{ parameters: [{ name: 'dateType', value: 'LastChanged' }], columns: [], dense: false },
};

export const stacksScenes: Scene[] = [
  { name: 'stack list', as, path, isOfTheDay: true },
  { name: 'stack list: with map', as, path: withMap, only: 'desktop', isOfTheDay: true },
  {
    name: 'stack list: states beside the chips',
    as,
    path,
    only: 'desktop',
    isOfTheDay: true,
    steps: ({ button }) => button('stack_filters.states').click(),
    shows: ({ page, t }) =>
      page.getByRole('dialog').getByRole('checkbox', { name: t('stack_state.Measured') }),
  },
  {
    name: 'stack list: around a sawmill beside the chips',
    as,
    path,
    only: 'desktop',
    isOfTheDay: true,
    steps: ({ button }) => button('stack_filters.distance').click(),
    shows: ({ page, t }) => page.getByRole('dialog').getByLabel(t('stack_filters.radius')),
  },
  {
    name: 'stack list: of a department',
    as: 'department',
    path: `/organization/{orgId}/department/{deptId}/stacks${year}&showMap=false`,
  },
  { name: 'stack list: loading', as, path, answers: { [list]: 'never' }, waits: true },
  {
    name: 'stack list: refreshing',
    as,
    path,
    answers: { [list]: 'once' },
    steps: ({ page, t }) => page.getByRole('button', { name: t('ui.pager.next') }).click(),
    shows: ({ page, like }) => page.getByText(like('stack_table.refreshing')),
    waits: true,
  },
  {
    name: 'stack list: rows of other filters until the list is there',
    as,
    path,
    answers: { [list]: 'once' },
    steps: async ({ page, t, like, isPhone }) => {
      if (isPhone) {
        await dates(page, t).click();
        await page.getByRole('button', { name: t('quick_range.30_days') }).click();
      } else await page.getByLabel(t('quick_range.name')).selectOption('30_days');
      await page.getByRole('button', { name: like('stack_filters.applied') }).waitFor();
    },
    shows: ({ main }) => main.locator('[aria-busy="true"]').first(),
    waits: true,
  },
  { name: 'stack list: failed', as, path, answers: { [list]: outage } },
  {
    name: 'stack list: refused',
    as,
    path,
    answers: { [list]: { status: 403, message: 'You may not see these stacks.' } },
  },
  { name: 'stack list: no stacks', as, path: `${path}&from=2024-01-01&to=2024-01-02` },
  { name: 'stack list: nothing matches', as, path: `${path}&search=nothing` },
  { name: 'stack list: one', as, path: withMap, answers: oneStack() },
  { name: 'stack list: page beyond the end', as, path: `${path}&page=999` },
  {
    name: 'stack list: no departments',
    as,
    path,
    answers: { 'GET /organization/*': changed({ departments: [] }) },
  },
  { name: 'stack list: map loading', as, path: withMap, answers: { [map]: 'never' }, waits: true },
  { name: 'stack list: map failed', as, path: withMap, answers: { [map]: outage } },
  ...Object.entries(hardNames).map(
    ([kind, name]): Scene => ({
      name: `stack list: ${kind}`,
      as,
      path,
      answers: {
        [list]: changed({ stackNumber: name, polterId: name, registrator: name, surveyor: name }),
        'GET /department/list': changed({ name, organizationName: name }),
        'GET /organization/*': changed({ name }),
      },
    }),
  ),
  {
    name: 'stack list: filtered',
    as,
    path: `${path}&states=Measured&states=AssignedToSawmill&fullMeasurement=true`,
  },
  {
    name: 'stack list: evidence that fails',
    as,
    path: `${path}&evidenceFailed=true`,
    steps: openDrawer,
    shows: ({ field }) => field('stack_filters.evidenceFailed'),
  },
  {
    name: 'stack list: cards whose evidence fails',
    as,
    path: `${path}&evidenceFailed=true`,
    shows: ({ main, t }) => main.getByText(t('stack_table.evidence_failed_short')),
    only: 'phone',
  },
  {
    name: 'stack list: withdrawn stacks',
    as,
    path: `${path}&withdrawn=true`,
    steps: openDrawer,
    shows: ({ field }) => field('stack_filters.withdrawn'),
  },
  {
    name: 'stack list: dates',
    as,
    path,
    steps: async ({ page, t, isPhone }) => {
      if (isPhone) await dates(page, t).click();
    },
    shows: ({ field }) => field('ui.date.from'),
  },
  { name: 'stack list: map alone', as, path: `${withMap}&showList=false` },
  {
    name: 'stack list: map nearer than its land',
    as,
    path: `${withMap}&showList=false`,
    answers: oneStack(),
    steps: ({ button }) => button('ui.zoom_in').click(),
    shows: ({ page, like }) => page.getByText(like('map.from_town')),
  },
  {
    name: 'stack list: filters',
    isOfTheDay: true,
    as,
    path: `${path}&states=Measured`,
    steps: openDrawer,
    shows: ({ field }) => field('stack_filters.treeSpecies'),
  },
  {
    name: 'stack list: near a point, oldest first',
    as,
    path: `${path}&near=56.4,9.4&radiusKm=60&orderBy=Age&orderDirection=Descending`,
  },
  {
    name: 'stack list: around a sawmill',
    as,
    path: `${path}&near={mill}&radiusKm=60`,
  },
  {
    name: 'stack list: distance',
    as,
    path: `${path}&near=56.4,9.4&radiusKm=60`,
    steps: async (tools) => {
      await openDrawer(tools);
      await tools.page
        .getByRole('textbox', { name: tools.like('stack_field.longitude') })
        .scrollIntoViewIfNeeded();
    },
    shows: ({ page, t }) => page.getByRole('radio', { name: t('stack_filters.around_point') }),
  },
  {
    name: 'stack list: distance from a sawmill',
    as,
    path: `${path}&near={mill}&radiusKm=60`,
    steps: async (tools) => {
      await openDrawer(tools);
      await tools.page
        .getByRole('radio', { name: tools.t('stack_filters.around_point') })
        .scrollIntoViewIfNeeded();
    },
    shows: ({ page, t }) => page.getByRole('combobox', { name: t('stack_filters.from_sawmill') }),
  },
  {
    name: 'stack list: distance half typed',
    as,
    path,
    steps: async (tools) => {
      await openDrawer(tools);
      await tools.page.getByRole('radio', { name: tools.t('stack_filters.around_point') }).check();
      const latitude = tools.page.getByRole('textbox', { name: tools.like('stack_field.latitude') });
      await latitude.fill('56');
      await latitude.blur();
      await tools.page.getByText(tools.t('stack_filters.distance_incomplete')).scrollIntoViewIfNeeded();
    },
    shows: ({ page, t }) => page.getByText(t('stack_filters.distance_incomplete')),
  },
  {
    name: 'stack list: filters failed',
    as,
    path,
    answers: { 'PUT /stack/filter-options': outage },
    steps: openDrawer,
    shows: ({ page, t }) => page.getByText(t('stack_filters.failed')).first(),
  },
  {
    name: 'stack list: haulage',
    as,
    path: `${path}&view=haulage&near=56.4,9.4&radiusKm=60&orderBy=Age&orderDirection=Descending`,
    // A phone has the views in a menu.
    shows: ({ page, t, isPhone }) =>
      page.getByRole(isPhone ? 'button' : 'link', { name: t('stack_views.haulage') }),
  },
  {
    name: 'stack list: a changed view',
    as,
    path: `${path}&view=${view.id}&states=Measured`,
    answers: { 'GET /organization/*/stack-view': () => [view] },
    shows: ({ page, t }) => page.getByText(t('stack_views.changed')),
  },
  {
    name: 'stack list: in the order of a hidden column',
    as,
    path: `${path}&orderBy=Age&orderDirection=Descending`,
    // Cards have no headers, so the select shows the order.
    shows: ({ main, t, isPhone }) =>
      isPhone
        ? main.getByRole('combobox', { name: t('ui.table.sort') })
        : main.locator('th').filter({ hasText: t('stack_columns.age') }),
  },
  {
    name: 'stack list: delete',
    isOfTheDay: true,
    as,
    path: `${path}&states=PreRegistration`,
    steps: ({ button }) => button('stacks.delete').click(),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'stack list: map popup',
    as,
    path: `${withMap}&showList=false&states=Measured`,
    answers: oneStack(),
    steps: async ({ page, like }) => {
      await page.getByRole('button', { name: like('map.named_marker') }).press('Enter');
    },
    shows: ({ button }) => button('get_report.open'),
  },
];
