import { act, screen, waitFor, within } from '@testing-library/react';
import { buildStack } from '@mocks/builders/stacks';
import { getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const measured = buildStack({ stackId: 'a', stackNumber: '1001', state: 'Measured' });
const none = { stackCount: 1, leftOut: 0, gaps: [], stacks: [] };
const lacking = {
  stackCount: 3,
  leftOut: 2,
  gaps: [{ need: 'Position', count: 2 }],
  stacks: [
    {
      stackId: 'a',
      stackNumber: '1001',
      organizationId: 'nordskov',
      departmentId: 'rold',
      needs: ['Position'],
    },
  ],
};

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Export stack data' }));

const isClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Download finished')).toBeVisible();
};

async function openDialog(path?: string) {
  const app = await openStacks(path);
  await getRow('1001');
  await app.user.click(screen.getByRole('button', { name: 'Export all stacks' }));
  return app;
}

it('exports the stacks of the filter as a workbook with the fields of the card', async () => {
  mockStackCalls({ stacks: [measured] });
  const checks = mockResponse('put', '/stack/export-gaps', none);
  const files = mockResponse('put', '/stack/export-excel', 'xlsx');
  const { user, ports } = await openDialog('/organization/nordskov/department/rold/stacks?states=Measured');
  expect(await (await dialog()).findByText('1 stack will be in the file')).toBeVisible();
  const filters = expect.objectContaining({ departmentIds: ['rold'], states: ['Measured'] });
  expect(checks[0]?.body).toEqual({ filters, format: 'Excel' });
  await user.click((await dialog()).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(ports.saveFile).toHaveBeenCalledTimes(1));
  expect(files[0]?.body).toEqual({ filters, measurementCardId: 'card', timeZone: expect.any(String) });
  expect(ports.saveFile).toHaveBeenCalledWith(expect.any(Blob), 'stacks.xlsx');
  await isClosed();
});

it('exports the selection as waypoints, by the keyboard', async () => {
  mockStackCalls({ stacks: [measured] });
  mockResponse('put', '/stack/export-gaps', none);
  const files = mockResponse('put', '/stack/export-gpx', 'gpx');
  const { user, ports } = await openStacks();
  await user.click(await screen.findByRole('checkbox', { name: /1001/ }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  expect(screen.getByRole('button', { name: 'Export all stacks' })).toBeVisible();
  act(() => bar.getByRole('button', { name: 'Export selected stacks' }).focus());
  await user.keyboard('{Enter}');
  await user.click((await dialog()).getByRole('radio', { name: 'GPX' }));
  expect((await dialog()).queryByRole('checkbox')).not.toBeInTheDocument();
  await (await dialog()).findByText('1 stack will be in the file');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(ports.saveFile).toHaveBeenCalledTimes(1));
  expect(files[0]?.body).toEqual({ stackIds: ['a'], timeZone: expect.any(String) });
  await isClosed();
});

it('names what the stacks lack, leads to each, and asks anew when it is opened again', async () => {
  mockStackCalls({ stacks: [measured] });
  const checks = mockResponse('put', '/stack/export-gaps', lacking);
  const { user } = await openDialog();
  await user.click((await dialog()).getByRole('radio', { name: 'GeoJSON' }));
  await user.click(await (await dialog()).findByText('2 stacks have no position and are left out'));
  expect((await dialog()).getByRole('link', { name: '1001' })).toHaveAttribute(
    'href',
    '/organization/nordskov/department/rold/stack/a',
  );
  expect((await dialog()).getByText('and 1 more')).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  mockResponse('put', '/stack/export-gaps', none);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Export all stacks' }));
  expect(await (await dialog()).findByText('1 stack will be in the file')).toBeVisible();
  expect((await dialog()).queryByText(/no position/)).not.toBeInTheDocument();
  expect(checks.map(({ body }) => body)).toEqual([
    expect.objectContaining({ format: 'Excel' }),
    expect.objectContaining({ format: 'GeoJson' }),
  ]);
});

it('makes no file of nothing', async () => {
  mockStackCalls({ stacks: [measured] });
  mockResponse('put', '/stack/export-gaps', { ...lacking, stackCount: 2 });
  const { user, ports } = await openDialog();
  expect(await (await dialog()).findByText('None of these stacks would be in the file.')).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Export' }));
  expect(await dialog()).toBeDefined();
  expect(ports.saveFile).not.toHaveBeenCalled();
});

it('exports all the same when the check fails, which can be asked for again', async () => {
  mockStackCalls({ stacks: [measured] });
  mockError('put', '/stack/export-gaps', 400, 'Not now.');
  mockResponse('put', '/stack/export-excel', 'xlsx');
  const { user, ports } = await openDialog();
  expect(
    await (await dialog()).findByText('Could not check whether these stacks lack anything.'),
  ).toBeVisible();
  mockResponse('put', '/stack/export-gaps', none);
  await user.click((await dialog()).getByRole('button', { name: 'Try again' }));
  expect(await (await dialog()).findByText('1 stack will be in the file')).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(ports.saveFile).toHaveBeenCalledTimes(1));
  await isClosed();
});

it('is not offered where the service writes no such files', async () => {
  mockStackCalls({ stacks: [measured], lacking: ['savedViews', 'mapPoints', 'positions', 'exports'] });
  const { user } = await openStacks();
  await user.click(await screen.findByRole('checkbox', { name: /1001/ }));
  await screen.findByRole('region', { name: 'Selection' });
  expect(screen.queryByRole('button', { name: /Export/ })).not.toBeInTheDocument();
});

describe('a large file', () => {
  const job = {
    ...{ id: 'job', format: 'Excel', state: 'Waiting', createdAt: '2026-06-18T08:00:00Z' },
    ...{ stackCount: 6000, writtenCount: 1500, bytes: 0, expiresAt: '2026-06-19T08:00:00Z' },
  };
  const ready = {
    ...job,
    state: 'Ready',
    writtenCount: 6000,
    bytes: 2_400_000,
    fileName: 'stacks-Rold.xlsx',
  };
  const many = { ...none, stackCount: 6000 };

  it('is made in the background, announced when it is ready, and downloaded', async () => {
    mockStackCalls({ stacks: [measured] });
    mockResponse('put', '/stack/export-gaps', many);
    const asked = mockResponse('post', '/stack-export', job);
    mockResponse('get', '/stack-export/:id/file', 'xlsx');
    const { user, ports } = await openDialog();
    expect(
      await (await dialog()).findByText(/made in the background, and you can download it/),
    ).toBeVisible();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const answers = [Promise.resolve([job])];
    mockResponse('get', '/stack-export', () => answers.shift() ?? finished.then(() => [ready]));
    await user.click((await dialog()).getByRole('button', { name: 'Make in the background' }));
    expect(await screen.findByText(/The file is being made/)).toBeVisible();
    expect(asked[0]?.body).toMatchObject({ format: 'Excel', measurementCardId: 'card' });
    const progress = await (await dialog()).findByRole('progressbar');
    expect(progress).toHaveAttribute('aria-valuetext', '1,500 of 6,000 stacks');
    finish();
    expect(await screen.findByText(/^stacks-Rold.xlsx is ready/)).toBeVisible();
    await user.click(await (await dialog()).findByRole('button', { name: 'Download stacks-Rold.xlsx' }));
    await waitFor(() => expect(ports.saveFile).toHaveBeenCalledWith(expect.any(Blob), 'stacks-Rold.xlsx'));
  });

  it('says why it is not made, and why it failed', async () => {
    mockStackCalls({ stacks: [measured] });
    mockResponse('put', '/stack/export-gaps', many);
    mockError('post', '/stack-export', 409, 'Three of your files are already being made.');
    const failure = 'The file could not be stored.';
    mockResponse('get', '/stack-export', [{ ...job, state: 'Failed', failure }]);
    const { user } = await openDialog();
    expect(await (await dialog()).findByText(failure)).toBeVisible();
    await user.click(await (await dialog()).findByRole('button', { name: 'Make in the background' }));
    expect(await screen.findByText(/Three of your files/)).toBeVisible();
  });

  it('is removed', async () => {
    mockStackCalls({ stacks: [measured] });
    mockResponse('put', '/stack/export-gaps', none);
    mockResponse('get', '/stack-export', [ready]);
    const removed = mockResponse('delete', '/stack-export/:id', null);
    const { user } = await openDialog();
    expect(await (await dialog()).findByText(/^Ready until .* · 2.4\sMB$/)).toBeVisible();
    mockResponse('get', '/stack-export', []);
    await user.click((await dialog()).getByRole('button', { name: 'Remove stacks-Rold.xlsx' }));
    await waitFor(async () =>
      expect((await dialog()).queryByText('stacks-Rold.xlsx')).not.toBeInTheDocument(),
    );
    expect(removed).toHaveLength(1);
  });

  it('comes at once from a service that makes none in the background', async () => {
    mockStackCalls({ stacks: [measured], lacking: ['savedViews', 'mapPoints', 'positions', 'exportJobs'] });
    mockResponse('put', '/stack/export-gaps', many);
    mockResponse('put', '/stack/export-excel', 'xlsx');
    const { user, ports } = await openDialog();
    await (await dialog()).findByText('6,000 stacks will be in the file');
    await user.click((await dialog()).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(ports.saveFile).toHaveBeenCalledTimes(1));
    await isClosed();
  });
});
