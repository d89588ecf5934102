import { screen, within } from '@testing-library/react';
import { buildStack, buildTotals, buildWood } from '@mocks/builders/stacks';
import { getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { StackItem } from '@/store/api/stackApi';

setupMockService();

const wood = [
  buildStack(buildWood()),
  buildStack({ ...buildWood({ volume: 0.005 }), stackId: 's2', stackNumber: '1002' }),
  buildStack({
    ...buildWood({ volume: null, treeSpecies: { key: 'beech', text: 'Beech' } }),
    stackId: 's3',
    stackNumber: '1003',
  }),
];

async function open(stacks: StackItem[], totals = buildTotals()) {
  mockStackCalls({ stacks });
  const calls = mockResponse('put', '/stack/totals', totals);
  const app = await openStacks();
  await getRow('1001');
  return { ...app, calls };
}

const speciesIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says the volume of the filter, what has none, and opened that of each species', async () => {
  const { user, calls } = await open(wood);
  await user.click(await screen.findByText('8,412.317 m³ (3 without a volume)'));
  expect(speciesIn('Volume by tree species')).toEqual([
    'Spruce: 8,000.125\u00a0m³, 200 stacks',
    'Beech: 412.192\u00a0m³ (3 without a volume), 26 stacks',
  ]);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ departmentIds: ['rold'], dateType: 'Invoiceable' });
  expect(calls[0]?.body).not.toHaveProperty('page');
});

it('does not add feet to metres', async () => {
  const unit = { count: 1, withoutVolume: 0, treeSpecies: null };
  const groups = [
    { ...unit, volumeUnit: 'CubicFeet' as const, volume: 310 },
    { ...unit, volumeUnit: 'CubicMeters' as const, volume: 1204.125 },
  ];
  await open(wood, buildTotals({ totalCount: 2, groups }));
  expect(await screen.findByText('310.000 ft³ + 1,204.125 m³')).toBeVisible();
});

it('says the volume of the selection', async () => {
  const { user } = await open(wood);
  await user.click(screen.getByRole('checkbox', { name: 'Select stack 1001' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  expect(bar.getByText('16.125 m³')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(await bar.findByText('16.130 m³ (1 without a volume)')).toBeVisible();
  await user.click(bar.getByText('16.130 m³ (1 without a volume)'));
  expect(speciesIn('Selected volume by tree species')).toEqual([
    'Spruce: 16.130\u00a0m³, 2 stacks',
    'Beech: 0.000\u00a0m³ (1 without a volume), 1 stack',
  ]);
});

it('says no sums where the service sends no volumes, and does not ask for them', async () => {
  const { user, calls } = await open([buildStack()]);
  await user.click(screen.getByRole('checkbox', { name: 'Select stack 1001' }));
  expect(await screen.findByRole('region', { name: 'Selection' })).toBeVisible();
  expect(screen.queryByText(/m³/)).not.toBeInTheDocument();
  expect(calls).toHaveLength(0);
});

it('shows the rows although the totals fail, without a notice', async () => {
  mockStackCalls({ stacks: wood });
  mockError('put', '/stack/totals', 404);
  await openStacks();
  await getRow('1001');
  expect(screen.queryByText(/m³/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
