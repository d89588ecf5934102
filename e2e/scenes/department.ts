import { changed, hardNames, outage } from './answers';
import type { Scene } from './scene';

const as = 'organization';
const base = '/organization/{orgId}/department/{deptId}';
const tab = (number: number) => `${base}?tab=${number}`;
const one = 'GET /department/*';

export const departmentScenes: Scene[] = [
  { name: 'department: information', as, path: tab(0), isOfTheDay: true },
  { name: 'department: contract', as, path: tab(1), isOfTheDay: true },
  { name: 'department: contacts', as, path: tab(2), isOfTheDay: true },
  { name: 'department: users', as, path: tab(3), isOfTheDay: true },
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
