import { screen, waitFor, within } from '@testing-library/react';
import { buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildStack } from '@mocks/builders/stacks';
import { getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const measured = buildStack({ stackId: 'a', stackNumber: '1001', state: 'Measured' });
const ready = { stackCount: 1, leftOut: 0, gaps: [], stacks: [] };
const statement = 'Due diligence statement (EUDR)';

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Export stack data' }));

async function openForSelection() {
  const app = await openStacks();
  await app.user.click(await screen.findByRole('checkbox', { name: /1001/ }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await app.user.click(bar.getByRole('button', { name: 'Export selected stacks' }));
  return app;
}

it('names the stacks without a place, and leads to the places of their department', async () => {
  mockStackCalls({ stacks: [measured] });
  const one = { stackId: 'a', stackNumber: '1001', organizationId: 'nordskov', departmentId: 'rold' };
  mockResponse('put', '/stack/export-gaps', {
    ...{ stackCount: 2, leftOut: 2, gaps: [{ need: 'Place', count: 2 }] },
    stacks: [
      { ...one, needs: ['Place'] },
      { ...one, stackId: 'b', departmentId: 'thy', needs: ['Place'] },
    ],
  });
  const { user } = await openForSelection();
  await user.click((await dialog()).getByRole('radio', { name: statement }));
  await user.click(await (await dialog()).findByText('2 stacks have no place of harvest and are left out'));
  const links = (await dialog())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['1001, Rold Skov', expect.stringMatching(/stack\/a$/)],
    ['1001, Thy Plantage', expect.stringMatching(/stack\/b$/)],
    ['Places of harvest of Rold Skov', '/organization/nordskov/department/rold?tab=4'],
    ['Places of harvest of Thy Plantage', '/organization/nordskov/department/thy?tab=4'],
  ]);
});

it('enters the numbers of a statement for the selected stacks, and exports nothing by that', async () => {
  mockStackCalls({ stacks: [measured] });
  mockResponse('put', '/stack/export-gaps', ready);
  const entered = mockResponse('put', '/stack/due-diligence', null);
  const { user, ports } = await openForSelection();
  await user.click((await dialog()).getByRole('radio', { name: statement }));
  await user.click((await dialog()).getByRole('button', { name: 'Statement numbers' }));
  const fields = within(await screen.findByRole('dialog', { name: 'Statement for 1 stack' }));
  // Empty fields would take the numbers of all selected stacks away, and nobody sees which they are.
  await user.type(fields.getByRole('textbox', { name: 'Reference number' }), '{Enter}');
  expect(entered).toEqual([]);
  await user.type(fields.getByRole('textbox', { name: 'Verification number' }), '8XK2P9QW');
  expect(fields.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(fields.getByRole('textbox', { name: 'Reference number' }), ' 26FRYUI34JTQKB{Enter}');
  await waitFor(() =>
    expect(entered).toMatchObject([
      { body: { stackIds: ['a'], referenceNumber: '26FRYUI34JTQKB', verificationNumber: '8XK2P9QW' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(ports.saveFile).not.toHaveBeenCalled();
});

const declaredOnce = {
  ...{ stackCount: 2, leftOut: 1, gaps: [{ need: 'Declared' as const, count: 1 }] },
  stacks: [
    {
      ...{ stackId: 'a', stackNumber: '1001', organizationId: 'nordskov', departmentId: 'rold' },
      ...{ needs: ['Declared' as const], referenceNumber: '26FIRST' },
    },
  ],
  declared: [{ referenceNumber: '26FIRST', count: 1 }],
  isKeptTooShort: true,
};

it('names what was declared already, and has it in the file only where somebody chooses that', async () => {
  mockStackCalls({ stacks: [measured] });
  const asked = mockResponse('put', '/stack/export-gaps', declaredOnce);
  const files = mockResponse('put', '/stack/export-eudr', 'zip');
  const { user } = await openForSelection();
  await user.click((await dialog()).getByRole('radio', { name: statement }));
  await user.click(await (await dialog()).findByText('1 stack was declared already and is left out'));
  expect((await dialog()).getByText(/26FIRST/)).toBeVisible();
  expect((await dialog()).getByText(/Keep the file/)).toBeVisible();
  const again = mockResponse('put', '/stack/export-gaps', { ...declaredOnce, leftOut: 0, gaps: [] });
  await user.click(
    (await dialog()).getByRole('checkbox', { name: 'Also the stack that was declared already' }),
  );
  await (await dialog()).findByText('2 stacks will be in the file');
  expect(asked.at(-1)).not.toMatchObject({ body: { includeDeclared: true } });
  expect(again).toMatchObject([{ body: { includeDeclared: true } }]);
  await user.click((await dialog()).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toMatchObject([{ body: { includeDeclared: true } }]));
});

it('declares wood again in one file, and not in the next', async () => {
  mockStackCalls({ stacks: [measured] });
  mockResponse('put', '/stack/export-gaps', declaredOnce);
  const { user } = await openForSelection();
  const again = async () =>
    (await dialog()).findByRole('checkbox', { name: 'Also the stack that was declared already' });
  await user.click((await dialog()).getByRole('radio', { name: statement }));
  await user.click(await again());
  expect(await again()).toBeChecked();
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Export selected stacks' }));
  expect(await again()).not.toBeChecked();
});

it('replaces numbers of another statement only where somebody agrees to that', async () => {
  mockStackCalls({ stacks: [measured] });
  mockResponse('put', '/stack/export-gaps', declaredOnce);
  const entered = mockResponse('put', '/stack/due-diligence', null);
  const { user } = await openForSelection();
  await user.click((await dialog()).getByRole('radio', { name: statement }));
  await user.click((await dialog()).getByRole('button', { name: 'Statement numbers' }));
  const fields = within(await screen.findByRole('dialog', { name: 'Statement for 1 stack' }));
  expect(await fields.findByText('26FIRST (1 stack)')).toBeVisible();
  await user.type(fields.getByRole('textbox', { name: 'Reference number' }), '26SECOND{Enter}');
  expect(entered).toEqual([]);
  await user.click(fields.getByRole('checkbox', { name: 'Replace these numbers' }));
  await user.click(fields.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(entered).toMatchObject([
      { body: { stackIds: ['a'], referenceNumber: '26SECOND', replaces: ['26FIRST'] } },
    ]),
  );
});

it('is no format of a service that knows no statements', async () => {
  mockStackCalls({ stacks: [measured] });
  const features = featuresWithout('savedViews', 'mapPoints', 'positions', 'eudr');
  mockResponse('get', '/user-info', buildUserInfo({ features }));
  mockResponse('put', '/stack/export-gaps', ready);
  const { user } = await openStacks();
  await getRow('1001');
  await user.click(screen.getByRole('button', { name: 'Export all stacks' }));
  expect((await dialog()).getByRole('radio', { name: 'KML' })).toBeVisible();
  expect((await dialog()).queryByRole('radio', { name: statement })).not.toBeInTheDocument();
});
