import { outage } from './answers';
import type { Scene, SceneTools } from './scene';
import { path } from './stacks';

const asked = {
  ...{ createdAt: '2026-06-17T08:00:00Z', expiresAt: '2026-06-18T08:00:00Z' },
  ...{ stackCount: 12_000, writtenCount: 0, bytes: 0 },
};

const ready = {
  ...{ ...asked, id: '00000000-0000-4000-8000-000000000001', format: 'Excel', state: 'Ready' },
  ...{ writtenCount: 12_000, bytes: 4_812_334, fileName: 'stacks-Nordskov Tømmer AS-2026-06-17.xlsx' },
};

const failed = {
  ...{ ...asked, id: '00000000-0000-4000-8000-000000000002', format: 'Gpx', state: 'Failed' },
  failure:
    'The file could not be stored, because the disk of the server is full or not available. Tell an administrator of the server, or try again later.',
};

const waiting = {
  ...{ ...asked, id: '00000000-0000-4000-8000-000000000003', format: 'GeoJson', state: 'Waiting' },
  writtenCount: 4500,
};

const large = () => ({ stackCount: 12_000, leftOut: 0, gaps: [], stacks: [] });

const opened: Pick<Scene, 'as' | 'path' | 'steps'> = {
  as: 'organization',
  path,
  steps: (tools) => tools.button('export.all').click(),
};

/** Answers immediately: while a file is being made, the portal asks every other second. */
function listing({ page }: SceneTools, jobs: readonly object[]) {
  return page.route('**/stack-export', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { data: jobs, errorMessage: null } })
      : route.fallback(),
  );
}

export const exportJobScenes: readonly Scene[] = [
  {
    ...opened,
    name: 'stack list: export in the background',
    isOfTheDay: true,
    answers: { 'PUT /stack/export-gaps': large },
    steps: async (tools) => {
      await listing(tools, [waiting, ready, failed]);
      await tools.button('export.all').click();
    },
    shows: ({ dialog, like }) => dialog.getByRole('button', { name: like('export.jobs.download_named') }),
  },
  {
    ...opened,
    name: 'stack list: export begun in the background',
    answers: { 'PUT /stack/export-gaps': large, 'POST /stack-export': () => waiting },
    steps: async (tools) => {
      await listing(tools, [waiting]);
      await tools.button('export.all').click();
      await tools.dialog.getByRole('button', { name: tools.t('export.jobs.action') }).click();
    },
    shows: ({ dialog }) => dialog.getByRole('progressbar'),
  },
  {
    ...opened,
    name: 'stack list: export refused in the background',
    answers: {
      'PUT /stack/export-gaps': large,
      'POST /stack-export': { status: 409, message: 'Three of your files are already being made.' },
    },
    steps: async (tools) => {
      await tools.button('export.all').click();
      await tools.dialog.getByRole('button', { name: tools.t('export.jobs.action') }).click();
    },
    shows: ({ page }) => page.getByText('Three of your files are already being made.'),
  },
  {
    ...opened,
    name: 'stack list: exports cannot be listed',
    answers: { 'GET /stack-export': outage },
    shows: ({ dialog, t }) => dialog.getByText(t('export.jobs.unknown')),
  },
];
