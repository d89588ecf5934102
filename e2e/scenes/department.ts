import { changed, hardNames, outage } from './answers';
import type { Scene } from './scene';

const as = 'organization';
const base = '/organization/{orgId}/department/{deptId}';
const tab = (number: number) => `${base}?tab=${number}`;
const one = 'GET /department/*';
const places = 'GET /department/*/harvest-place';

const harvestPlace = {
  ...{ id: '00000000-0000-4000-8000-000000000001', name: 'Ravnkilde', areaNumbers: ['R 7', 'R 8'] },
  ...{ country: 'DK', producerName: 'Rold Skovbrug', harvestFrom: '2026-04-01', harvestTo: '2026-05-15' },
  ...{ landAddress: null, statedHectares: 12, hectares: 12.3456, points: 0, areas: 2, stackCount: 14 },
};

const someHarvestPlaces = {
  places: [
    harvestPlace,
    {
      ...{ ...harvestPlace, id: '00000000-0000-4000-8000-000000000002', name: 'Nørreskoven ved Hobro' },
      ...{ areaNumbers: [], landAddress: '12b Nørre Onsild By, Nørre Onsild', areas: 0, hectares: null },
      ...{ statedHectares: null, harvestFrom: null, stackCount: 0 },
    },
  ],
  placeless: [
    { areaNumber: 'A 12', stackCount: 31 },
    { areaNumber: 'A 13', stackCount: 1 },
  ],
};

export const departmentScenes: Scene[] = [
  { name: 'department: information', as, path: tab(0), isOfTheDay: true },
  { name: 'department: contract', as, path: tab(1), isOfTheDay: true },
  { name: 'department: contacts', as, path: tab(2), isOfTheDay: true },
  { name: 'department: users', as, path: tab(3), isOfTheDay: true },
  {
    name: 'department: places of harvest',
    as,
    path: tab(4),
    answers: { [places]: () => someHarvestPlaces },
    isOfTheDay: true,
  },
  {
    name: 'department: no places of harvest',
    as,
    path: tab(4),
    answers: { [places]: () => ({ places: [], placeless: [] }) },
  },
  {
    name: 'department: places of harvest failed',
    as,
    path: tab(4),
    answers: { [places]: outage },
    shows: ({ button }) => button('ui.retry'),
  },
  {
    name: 'department: add place of harvest',
    as,
    path: tab(4),
    answers: { [places]: () => someHarvestPlaces },
    steps: ({ button }) => button('harvest_places.add').click(),
    shows: ({ dialog }) => dialog,
    isOfTheDay: true,
  },
  {
    name: 'department: edit place of harvest',
    as,
    path: tab(4),
    answers: { [places]: () => someHarvestPlaces },
    steps: ({ chooseFromRow }) => chooseFromRow('form.edit'),
    shows: ({ dialog }) => dialog,
  },
  { name: 'department: all', as, path: '/organization/{orgId}/department/all' },
  {
    name: 'department: loading',
    as,
    path: tab(0),
    answers: { [one]: 'never' },
    waits: true,
    shows: ({ main }) => main,
  },
  {
    name: 'department: failed',
    as,
    path: tab(0),
    answers: { [one]: outage },
    shows: ({ button }) => button('ui.retry'),
  },
  ...Object.entries(hardNames).map(
    ([kind, name]): Scene => ({
      name: `department: ${kind}`,
      as,
      path: tab(0),
      answers: {
        [one]: changed({ name, mailingList: [`${name.replaceAll(' ', '')}@nordskov.example`] }),
        'GET /department/list': changed({ name, organizationName: name }),
      },
    }),
  ),
  { name: 'department: nobody', as, path: tab(3), answers: { [one]: changed({ users: [] }) } },
  {
    name: 'department: add user',
    as,
    path: tab(3),
    steps: ({ button }) => button('users.add').click(),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'department: edit user',
    as,
    path: tab(3),
    steps: ({ chooseFromRow }) => chooseFromRow('form.edit'),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'department: deactivate user',
    as,
    path: tab(3),
    steps: ({ chooseFromRow }) => chooseFromRow('users.deactivate'),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'department: add contact',
    as,
    path: tab(2),
    steps: ({ button }) => button('contacts.add').click(),
    shows: ({ dialog }) => dialog,
  },
];
