import { type Answer, hardNames, lacking, outage } from './answers';
import type { Scene } from './scene';

const as = 'organization';
const path = '/organization/{orgId}/history';
const history = 'GET /organization/*/history';

const karen = '5ac4f1e1-0070-4000-8000-000000000001';

const entry = {
  at: '2026-06-16T08:30:00Z',
  userName: 'Ole Nørgaard',
  personId: 'ole',
  requestId: 'r1',
  exists: true,
  departmentId: 'rold',
  departmentName: 'Rold Skov',
};

const entries = (name: string) => [
  {
    ...{
      ...entry,
      id: 4,
      operationId: 'assignStacks',
      kind: 'Stack',
      thingId: 's1',
      thingName: `N-2041 ${name}`,
    },
    fields: [
      { field: 'state', before: ['Measured'], after: ['AssignedToSawmill'] },
      { field: 'sawmill', before: [], after: [name === '' ? 'Birkesav' : name] },
    ],
  },
  {
    ...{
      ...entry,
      id: 3,
      operationId: 'updateDepartmentUser',
      kind: 'Person',
      thingId: karen,
      thingName: 'Karen',
    },
    fields: [
      { field: 'phone', before: ['+45 20 30 40 50'], after: ['+45 20 30 40 60'] },
      { field: 'roles', before: ['Surveyor'], after: ['Surveyor', 'DepartmentAdmin'] },
      { field: 'enableAutoEmails', before: ['true'], after: ['false'] },
    ],
  },
  {
    ...{
      ...entry,
      id: 2,
      operationId: 'updateContract',
      kind: 'Contract',
      thingId: 'o1',
      thingName: 'Nordskov',
    },
    ...{ departmentId: null, departmentName: null, personId: null, userName: name || 'Greta Stackyard' },
    fields: [
      { field: 'fullMeasurementPrice', before: ['4.5'], after: ['4.75'] },
      { field: 'endDate', before: ['2026-12-31'], after: ['2027-12-31'] },
    ],
  },
  {
    ...{
      ...entry,
      id: 1,
      operationId: 'deleteSawmill',
      kind: 'Sawmill',
      thingId: 'w1',
      thingName: 'Gammel sav',
    },
    ...{ departmentId: null, departmentName: null, exists: false },
    fields: [{ field: 'users', before: ['2'], after: [] }],
  },
];

const answer =
  (name = ''): Answer =>
  () => ({ data: entries(name), page: 1, totalCount: 4, since: '2026-01-05T12:00:00Z' });

function withAct(name = ''): Record<string, Answer> {
  const [assigned, ...others] = entries(name);
  const acts = [{ ...assigned, requestId: 'r2', act: { entryCount: 50, lastAt: entry.at } }, ...others];
  const parts = Array.from({ length: 12 }, (_, place) => ({
    ...assigned,
    id: 100 + place,
    thingName: `N-${2_041 + place}`,
  }));
  let isAskedFirst = true;
  return {
    [history]: () => {
      const data = isAskedFirst ? acts : parts;
      isAskedFirst = false;
      return { data, page: 1, totalCount: data.length, since: '2026-01-05T12:00:00Z' };
    },
  };
}

export const historyScenes: Scene[] = [
  { name: 'history', as, path, answers: { [history]: answer() } },
  { name: 'history: an act', as, path, answers: () => withAct() },
  {
    name: 'history: an open act',
    as,
    path,
    answers: () => withAct(),
    steps: ({ main }) => main.locator('button[aria-expanded]').first().click(),
    shows: ({ button }) => button('history.show_more'),
  },
  {
    name: 'history: of one thing',
    as,
    path: `${path}?kind=Person&thing=${karen}`,
    answers: { [history]: answer() },
  },
  { name: 'history: empty', as, path, answers: { [history]: none() } },
  { name: 'history: nothing matches', as, path: `${path}?kind=Contract`, answers: { [history]: none() } },
  { name: 'history: not kept', as, path, answers: lacking('history') },
  {
    name: 'history: loading',
    as,
    path,
    answers: { [history]: 'never' },
    waits: true,
    shows: ({ main }) => main,
  },
  {
    name: 'history: failed',
    as,
    path,
    answers: { [history]: outage },
    shows: ({ button }) => button('ui.retry'),
  },
  ...Object.entries(hardNames).map(
    ([kind, name]): Scene => ({ name: `history: ${kind}`, as, path, answers: () => withAct(name) }),
  ),
];

function none(): Answer {
  return () => ({ data: [], page: 1, totalCount: 0, since: '2026-01-05T12:00:00Z' });
}
