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
