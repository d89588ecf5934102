import { changed, first, hardNames, outage } from './answers';
import type { Scene } from './scene';

const as = 'sawmill';
const year = '?from=2025-06-18&to=2026-06-17&pageSize=10';
const withMap = `/sawmill/stacks${year}`;
const path = `${withMap}&showMap=false`;
const list = 'PUT /stack/list/sawmill';

export const sawmillScenes: Scene[] = [
  { name: 'sawmill stacks', as, path },
  { name: 'sawmill stacks: with map', as, path: withMap },
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
    name: 'sawmill stacks: selection',
    as,
    path,
    steps: ({ main }) => main.locator('tbody, ul').getByRole('checkbox', { disabled: false }).first().check(),
    shows: ({ page, t }) => page.getByRole('region', { name: t('ui.selection.name') }),
  },
];
