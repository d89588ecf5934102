import { changed, hardNames, outage } from './answers';
import type { Scene } from './scene';

const as = 'organization';
const path = '/organization/{orgId}/person/{personId}';
const person = 'GET /organization/*/person/*';

export const personScenes: Scene[] = [
  { name: 'person', as, path, isOfTheDay: true },
  { name: 'person: invited', as, path, answers: { [person]: changed({ invited: true, lastUsedAt: null }) } },
  {
    name: 'person: invitation not delivered',
    as,
    path,
    answers: { [person]: changed({ invited: true, lastUsedAt: null, mailState: 'failed' }) },
  },
  {
    name: 'person: loading',
    as,
    path,
    answers: { [person]: 'never' },
    waits: true,
    shows: ({ main }) => main,
  },
  {
    name: 'person: failed',
    as,
    path,
    answers: { [person]: outage },
    shows: ({ button }) => button('ui.retry'),
  },
  { name: 'person: not found', as, path: '/organization/{orgId}/person/1' },
  ...Object.entries(hardNames).map(
    ([kind, name]): Scene => ({
      name: `person: ${kind}`,
      as,
      path,
      answers: { [person]: changed({ name, phone: name, departmentName: name }) },
    }),
  ),
  {
    name: 'person: edit access',
    as,
    path,
    steps: ({ chooseFromRow }) => chooseFromRow('form.edit'),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'person: deactivate',
    as,
    path,
    steps: ({ chooseFromRow }) => chooseFromRow('users.deactivate'),
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'person: close all access',
    as,
    path,
    steps: ({ button }) => button('people.close_all').click(),
    shows: ({ dialog }) => dialog,
  },
];
