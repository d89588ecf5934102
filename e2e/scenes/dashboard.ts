import { z } from 'zod';
import { changed, hardNames, lacking, outage } from './answers';
import type { Scene } from './scene';

const as = 'organization';
const range = '?from=2025-06-17&to=2026-06-17';
const path = `/organization/{orgId}/dashboard${range}`;
const figures = 'PUT /stack/statistics';
const waiting = 'PUT /stack/waiting';
const volumes = 'PUT /stack/volumes';
const ageing = 'PUT /stack/ageing';

const nothing = { preregistrations: 0, fullMeasurements: 0, pieceCount: 0, assignedToSawmill: 0, bins: [] };

const nothingWaits = {
  notMeasured: { count: 0, oldest: null, overdue: 0 },
  notAssigned: { count: 0, oldest: null, volume: 0, withoutVolume: 0 },
  failedEvidence: { count: 0, oldest: null, volume: 0, withoutVolume: 0 },
  withoutPosition: { count: 0, volume: 0, withoutVolume: 0 },
};

const counted = z.looseObject({ fullMeasurements: z.number(), pieceCount: z.number() });

const settled = (figuresOf: unknown) => {
  const one = counted.parse(figuresOf);
  return { ...one, preregistrations: 0, assignedToSawmill: one.fullMeasurements + one.pieceCount };
};

const amountOf = z.object({ count: z.number(), withoutVolume: z.number(), volume: z.number() });
const ageingOf = z.looseObject({
  states: z.array(
    z.looseObject({
      departmentId: z.string().nullable(),
      state: z.string(),
      ages: z.array(amountOf),
      total: amountOf,
    }),
  ),
});

type Amount = z.infer<typeof amountOf>;

const sumOf = (one: Amount, other: Amount = { count: 0, withoutVolume: 0, volume: 0 }): Amount => ({
  count: one.count + other.count,
  withoutVolume: one.withoutVolume + other.withoutVolume,
  volume: one.volume + other.volume,
});

const nothingLeft = {
  [waiting]: () => nothingWaits,
  [figures]: (data: unknown) => {
    const { bins } = z.looseObject({ bins: z.array(z.unknown()) }).parse(data);
    return { ...settled(data), bins: bins.map(settled) };
  },
  [ageing]: (data: unknown) => {
    const sent = ageingOf.parse(data);
    const measured = sent.states.filter(({ state }) => state === 'Measured');
    const states = sent.states.flatMap((group) => {
      if (group.state !== 'AssignedToSawmill') return [];
      const too = measured.find(({ departmentId }) => departmentId === group.departmentId);
      if (!too) return [group];
      const ages = group.ages.map((amount, index) => sumOf(amount, too.ages[index]));
      return [{ ...group, ages, total: sumOf(group.total, too.total) }];
    });
    return { ...sent, states };
  },
};

export const dashboardScenes: Scene[] = [
  { name: 'dashboard', as, path, isOfTheDay: true },
  {
    name: 'dashboard: of a department',
    as: 'department',
    path: `/organization/{orgId}/department/{deptId}/dashboard${range}`,
  },
  {
    name: 'dashboard: 30 days',
    as,
    path: '/organization/{orgId}/dashboard?from=2026-05-19&to=2026-06-17',
  },
  {
    name: 'dashboard: no range is typed',
    as,
    path,
    steps: async ({ page }) => {
      await page.getByRole('textbox').first().fill('31/12/2027');
      await page.getByRole('textbox').first().press('Enter');
    },
  },
  { name: 'dashboard: loading', as, path, answers: { [figures]: 'never' }, waits: true },
  { name: 'dashboard: nothing waits', as, path, answers: nothingLeft },
  {
    name: 'dashboard: 40,000 wait',
    as,
    path,
    answers: { [waiting]: changed({ count: 40_000, volume: 1_234_567.891, overdue: 40_000 }) },
  },
  {
    name: 'dashboard: evidence is unknown',
    as,
    path,
    answers: { [waiting]: changed({ failedEvidence: undefined }) },
  },
  {
    name: 'dashboard: stacks are not ready for a statement',
    as,
    path,
    answers: {
      [waiting]: (data: unknown) => ({
        ...z.looseObject({}).parse(data),
        notReady: { count: 1234, oldest: '2026-04-02T08:00:00Z', volume: 51_000.25, withoutVolume: 3 },
      }),
    },
    shows: ({ main, t }) => main.getByText(t('dashboard.waiting.notReady')),
  },
  { name: 'dashboard: what waits failed', as, path, answers: { [waiting]: outage } },
  { name: 'dashboard: older service', as, path, answers: lacking('figures') },
  {
    name: 'dashboard: breakdown and ageing failed',
    as,
    path,
    answers: { [volumes]: outage, [ageing]: outage },
  },
  {
    name: 'dashboard: by sawmill, and what is not measured',
    as,
    path,
    steps: async ({ button }) => {
      await button('stack_columns.sawmill').click();
      await button('stack_state.PreRegistration').click();
    },
  },
  { name: 'dashboard: failed', as, path, answers: { [figures]: outage } },
  { name: 'dashboard: no stacks', as, path, answers: { [figures]: () => nothing } },
  {
    name: 'dashboard: no volume',
    as,
    path,
    answers: { [figures]: changed({ volume: 0 }) },
  },
  {
    name: 'dashboard: one day',
    as,
    path: '/organization/{orgId}/dashboard?from=2026-06-16&to=2026-06-16',
  },
  {
    name: 'dashboard: as table',
    isOfTheDay: true,
    as,
    path,
    steps: ({ button }) => button('dashboard.show_table').click(),
  },
  {
    name: 'dashboard: filters',
    as,
    path,
    steps: ({ page, t }) =>
      page.getByRole('button', { name: new RegExp(`^${t('stack_filters.title')}`) }).click(),
    shows: ({ field }) => field('stack_filters.treeSpecies'),
  },
  {
    name: 'dashboard: no measurement card',
    as,
    path,
    answers: {
      'GET /organization/*/measurement-card': { status: 404, message: 'There is no measurement card.' },
    },
  },
  {
    name: 'dashboard: no departments',
    as,
    path,
    answers: { 'GET /organization/*': changed({ departments: [] }) },
  },
  ...Object.entries(hardNames).map(
    ([kind, name]): Scene => ({
      name: `dashboard: ${kind}`,
      as: 'department',
      path: `/organization/{orgId}/department/{deptId}/dashboard${range}`,
      answers: {
        'GET /department/list': changed({ name, organizationName: name }),
        'GET /organization/*': changed({ name }),
      },
    }),
  ),
];
