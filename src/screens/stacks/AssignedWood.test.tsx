import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildStack, buildWood } from '@mocks/builders/stacks';
import { getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { mockResponse, setupMockService } from '@mocks/store/mockService';
import type { StackItem } from '@/store/api/stackApi';

setupMockService();

const beech = { treeSpecies: { key: 'beech', text: 'Beech' } };

async function openDialog(...stacks: Partial<StackItem>[]) {
  mockStackCalls({
    stacks: stacks.map((given, index) =>
      buildStack({ stackId: `s${index}`, stackNumber: String(1001 + index), ...given }),
    ),
  });
  const { user } = await openStacks();
  await getRow('1001');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Assign to sawmill' }));
  return within(await screen.findByRole('dialog'));
}

/** Heads and cells of the dialog's stacks. */
const rowsOf = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  within(dialog.getByRole('table', { name: 'Stacks' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('names each stack with its wood, and the total', async () => {
  const dialog = await openDialog(buildWood(), buildWood({ volume: 0.1, assortment: null }));
  expect(rowsOf(dialog)).toEqual([
    ['Stack number', 'Volume', 'Wood'],
    ['1001', '16.125\u00a0m³', 'Spruce · Saw logs · 3.60\u00a0m'],
    ['1002', '0.100\u00a0m³', 'Spruce · 3.60\u00a0m'],
  ]);
  expect(dialog.getByText('2 stacks, 16.225 m³, will be assigned to Birke Savværk.')).toBeVisible();
  expect(dialog.queryByText(/Can be undone/)).not.toBeInTheDocument();
  expect(dialog.queryByRole('note')).not.toBeInTheDocument();
  expect(dialog.getByRole('radio', { checked: true })).toHaveFocus();
});

it('says the wood below number and volume on a phone, where there is some', async () => {
  mockPhone();
  const stacks = [buildWood(), { volume: 0.1 }].map((given, index) =>
    buildStack({ stackId: `s${index}`, stackNumber: String(1001 + index), ...given }),
  );
  mockStackCalls({ stacks });
  const { user } = await openStacks();
  await screen.findByRole('heading', { level: 2, name: '1001' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await screen.findByRole('button', { name: /^Assign/ }));
  expect(rowsOf(within(await screen.findByRole('dialog')))).toEqual([
    ['Stack number', 'Volume'],
    ['1001', '16.125\u00a0m³'],
    ['Spruce · Saw logs · 3.60\u00a0m'],
    ['1002', '0.100\u00a0m³'],
  ]);
});

/** More than can be compared line by line. */
const openDialogOfMany = (...stacks: Partial<StackItem>[]) =>
  openDialog(...stacks, ...Array.from({ length: 6 - stacks.length }, () => buildWood({ volume: 0 })));

it('says of a few stacks that they mix, and leaves what to their lines', async () => {
  const other = buildWood({ ...beech, assortmentLength: 4.8 });
  const dialog = await openDialog(...Array.from({ length: 4 }, () => buildWood()), other);
  expect(dialog.getByRole('note')).toHaveTextContent(/^Mixed: 2 species, 2 lengths$/);
});

it('warns when species, assortments or lengths of many mix', async () => {
  const pulp = { assortment: { key: 'pulp', text: 'Pulpwood, short' } };
  const dialog = await openDialogOfMany(
    buildWood(),
    buildWood({ ...beech, ...pulp, volume: null, assortmentLength: 4.8 }),
  );
  expect(dialog.getByRole('note')).toHaveTextContent(
    [
      'Mixed species: Spruce 16.125 m³ · Beech without a volume',
      'Mixed assortments: Saw logs · Pulpwood, short',
      'Mixed lengths: 3.60 m · 4.80 m',
    ].join(''),
  );
  expect(dialog.getByText(/^6 stacks, 16\.125 m³ \(1 without a volume\), will/)).toBeVisible();
});

it('warns of assortments alone, and not of one that is not known', async () => {
  const pulp = { assortment: { key: 'pulp', text: 'Pulpwood' } };
  const dialog = await openDialogOfMany(buildWood(), buildWood(pulp), buildWood({ assortment: null }));
  expect(dialog.getByRole('note')).toHaveTextContent(/^Mixed assortments: Saw logs · Pulpwood$/);
});

it('says how much there is of each species that mixes', async () => {
  const dialog = await openDialogOfMany(
    buildWood(),
    buildWood({ ...beech, volume: 20 }),
    buildWood({ volume: 4 }),
  );
  expect(dialog.getByText('Mixed species: Spruce 20.125 m³ · Beech 20.000 m³')).toBeVisible();
});

it('names a species once that is measured in two units', async () => {
  const inFeet = { ...buildWood({ volume: 310 }), volumeUnit: 'CubicFeet' } as const;
  const dialog = await openDialogOfMany(buildWood(), inFeet, buildWood({ ...beech, volume: 20 }));
  const both = 'Mixed species: Spruce 310.000 ft³ + 16.125 m³ · Beech 20.000 m³';
  expect(dialog.getByText(both)).toBeVisible();
});

it('does not count those that a sawmill has already', async () => {
  const dialog = await openDialog(buildWood(), { ...buildWood(beech), state: 'AssignedToSawmill' });
  expect(dialog.getByText('1 stack, 16.125 m³, will be assigned to Birke Savværk.')).toBeVisible();
  expect(dialog.queryByRole('note')).not.toBeInTheDocument();
});

it('says no wood that the service does not send', async () => {
  const dialog = await openDialog({});
  expect(rowsOf(dialog)).toEqual([['Stack number'], ['1001']]);
  expect(dialog.getByText('1 stack will be assigned to Birke Savværk.')).toBeVisible();
});

it('says for how long it can be undone, where the service can', async () => {
  const dialog = await openDialog({ ...buildWood(), undoableAssignment: null });
  const sentence = 'Can be undone for a day, unless the sawmill sees it first.';
  expect(dialog.getByText(sentence)).toBeVisible();
});

it('says the volume when the stacks are assigned', async () => {
  const dialog = await openDialog(buildWood());
  mockResponse('post', '/sawmill/birke/assign-stacks', { assigned: 1 });
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('1 stack, 16.125 m³, assigned to Birke Savværk')).toBeVisible();
});
