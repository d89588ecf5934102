import { outage } from './answers';
import type { Scene, SceneTools } from './scene';

const list = {
  as: 'organization',
  path: '/organization/{orgId}/department/all/stacks?dateType=LastChanged&from=2025-06-17&to=2026-06-17&pageSize=10&showMap=false',
} as const;

const open = ({ main }: SceneTools) => main.locator('summary').click();

export const stackTotalsScenes: Scene[] = [
  {
    name: 'stack list: volume by species',
    ...list,
    steps: open,
    shows: ({ page, t }) => page.getByRole('table', { name: t('stack_totals.of_filter') }),
  },
  {
    name: 'stack list: volume by species loading',
    ...list,
    answers: { 'PUT /stack/totals': 'once' },
    steps: open,
    shows: ({ page, t }) => page.getByText(t('stack_totals.loading')),
    waits: true,
  },
  {
    name: 'stack list: volume by species failed',
    ...list,
    steps: async (tools) => {
      await tools.page.route('**/stack/totals', (route) =>
        route.fulfill({ status: outage.status, json: { data: null, errorMessage: outage.message } }),
      );
      await open(tools);
    },
    shows: ({ page, t }) => page.getByText(t('stack_totals.failed')),
  },
];
