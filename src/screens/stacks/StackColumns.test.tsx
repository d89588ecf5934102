import { screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { mockWidth } from '@mocks/browser/mockWidth';
import { buildStack, buildWood } from '@mocks/builders/stacks';
import { getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { setupMockService } from '@mocks/store/mockService';
import type { Feature } from '@/store/api/featuresSlice';
import type { StackItem } from '@/store/api/stackApi';
import { widths } from '@/ui/layout/widths';

setupMockService();
afterEach(() => localStorage.clear());

async function open(stacks: StackItem[] = [buildStack(buildWood())], lacking?: Feature[]) {
  mockStackCalls({ stacks, ...(lacking && { lacking }) });
  const app = await openStacks();
  await getRow('1001');
  return app;
}

const withoutWood: Feature[] = ['savedViews', 'mapPoints', 'positions', 'wood', 'totals'];

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

async function choose(user: Awaited<ReturnType<typeof open>>['user'], ...names: string[]) {
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  for (const name of names) await user.click(await screen.findByRole('switch', { name }));
  await user.keyboard('{Escape}');
}

it('has the specified columns, and those that the person adds before the date', async () => {
  const { user } = await open();
  expect(headers()).not.toContain('Solid volume (m³)');
  await choose(user, 'Solid volume', 'Assortment length', 'Tree species', 'Sawmill', 'Area number');
  expect(headers().slice(-8)).toEqual([
    'Status',
    'Solid volume (m³)',
    'Tree species',
    'Assortment length (m)',
    'Area number',
    'Sawmill',
    'Invoiceable from',
    'Delete',
  ]);
  const row = within(await getRow('1001'));
  for (const text of ['16.125', 'Spruce', '3.60', '14b', 'Birkesav'])
    expect(row.getByText(text)).toBeVisible();
});

it('says below the number what the stack is, and not what a column says', async () => {
  const { user } = await open();
  const title = () => screen.getByRole('rowheader', { name: /^1001/ });
  expect(title()).toHaveTextContent(/^1001\s*Spruce · 3\.60 m\s*16\.125 m³$/);
  expect(screen.getByRole('link', { name: '1001' })).toBeVisible();
  await choose(user, 'Solid volume', 'Assortment length');
  expect(title()).toHaveTextContent(/^1001\s*Spruce$/);
});

it('says assortment and area too where a wide window has room, until a column or the map beside the list takes it', async () => {
  mockWidth(90);
  const { user } = await open();
  const title = () => screen.getByRole('rowheader', { name: /^1001/ });
  expect(title()).toHaveTextContent(/^1001\s*Spruce · 3\.60 m · Saw logs\s*16\.125 m³$/);
  expect(screen.getByRole('cell', { name: 'Rold Skov · 14b' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Beside the list' }));
  expect(title()).toHaveTextContent(/^1001\s*Spruce · 3\.60 m\s*16\.125 m³$/);
  expect(screen.getByRole('cell', { name: 'Rold Skov' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Above the list' }));
  await choose(user, 'Area number');
  expect(screen.getByRole('cell', { name: 'Rold Skov' })).toBeVisible();
});

it('has one line where the service says nothing of the wood', async () => {
  await open(undefined, withoutWood);
  expect(screen.getByRole('rowheader', { name: /^1001/ })).toHaveTextContent(/^1001$/);
});

it('keeps the columns for the next visit', async () => {
  const { user, unmount } = await open();
  await choose(user, 'Solid volume', 'Compact rows');
  unmount();
  await open();
  expect(headers()).toContain('Solid volume (m³)');
});

it('says each unit in its row where units mix', async () => {
  const { user } = await open([
    buildStack(buildWood()),
    buildStack({
      ...buildWood({ volume: 569.45, volumeUnit: 'CubicFeet' }),
      stackId: '2',
      stackNumber: '1002',
    }),
  ]);
  await choose(user, 'Solid volume');
  expect(headers()).toContain('Solid volume');
  expect(within(await getRow('1001')).getByText('16.125 m³')).toBeVisible();
  expect(within(await getRow('1002')).getByText('569.450 ft³')).toBeVisible();
});

it('marks the age of a stack that has waited more than a week for a sawmill', async () => {
  const measured = (stackId: string, daysAgo: number, state: StackItem['state']) =>
    buildStack({
      ...buildWood(),
      stackId,
      stackNumber: `100${stackId}`,
      measurementDateTime: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
      state,
    });
  const { user } = await open([
    measured('1', 8, 'Measured'),
    measured('2', 7, 'Measured'),
    measured('3', 8, 'AssignedToSawmill'),
  ]);
  await choose(user, 'Age (days)');
  const ageOf = async (stackNumber: string, age: string) =>
    within(within(await getRow(stackNumber)).getByRole('cell', { name: age })).queryByRole('strong');
  expect(await ageOf('1001', '8')).toBeVisible();
  expect(await ageOf('1002', '7')).toBeNull();
  expect(await ageOf('1003', '8')).toBeNull();
});

it('offers no columns that the service does not send, even if they were chosen elsewhere', async () => {
  const { user, unmount } = await open();
  await choose(user, 'Solid volume');
  unmount();
  const again = await open(undefined, withoutWood);
  expect(headers()).not.toContain('Solid volume (m³)');
  await again.user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await screen.findByRole('switch', { name: 'Compact rows' })).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Solid volume' })).not.toBeInTheDocument();
});

it('marks the stacks that have not passed the evidence check or are in doubt, and no others', async () => {
  await open([
    buildStack({ evidenceFailed: true }),
    buildStack({ stackId: '2', stackNumber: '1002', evidenceFailed: false }),
    buildStack({ stackId: '3', stackNumber: '1003', evidenceFailed: null }),
    buildStack({ stackId: '4', stackNumber: '1004' }),
    buildStack({ stackId: '5', stackNumber: '1005', doubts: ['InFuture'] }),
  ]);
  const mark = screen.getByRole('img', { name: 'check failed' });
  expect(await getRow('1001')).toContainElement(mark);
  expect(mark).toHaveAttribute('title', 'check failed');
  const doubt = screen.getByRole('img', { name: 'time in the future' });
  expect(await getRow('1005')).toContainElement(doubt);
});

it('leaves out in a tight window what is seldom looked up', async () => {
  const real = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...real(query), matches: query === widths.tight }));
  await open([buildStack()]);
  expect(headers()).not.toContain('Stack ID');
  expect(headers()).not.toContain('Registrator');
  expect(headers()).toEqual(expect.arrayContaining(['Stack number', 'Department', 'Surveyor', 'Status']));
});

describe('why a stack is in doubt', () => {
  const doubtful = [
    buildStack({ evidenceFailed: true, failedChecks: ['faces', 'position'], faceDifference: 0.247 }),
    buildStack({ stackId: '2', stackNumber: '1002', evidenceFailed: false, accepted: ['faces'] }),
    buildStack({
      ...{ stackId: '3', stackNumber: '1003', evidenceFailed: true, failedChecks: ['back'] },
      isAskedAnew: true,
    }),
    buildStack({ stackId: '4', stackNumber: '1004', evidenceFailed: false }),
  ];
  const reasonOf = async (stackNumber: string, reason: string) =>
    within(await getRow(stackNumber)).getByRole('cell', { name: reason });

  it('is a column of the list that is filtered by it, and one to choose', async () => {
    const { user } = await open(doubtful);
    expect(headers()).not.toContain('Check');
    await choose(user, 'Check');
    expect(await reasonOf('1001', '24.7% front/back · no position')).toBeVisible();
    expect(await reasonOf('1002', 'accepted: front/back differ')).toBeVisible();
    expect(await reasonOf('1003', 'back not measured · new measurement asked for')).toBeVisible();
  });

  it('comes with the filter and orders the list', async () => {
    const lists = mockStackCalls({ stacks: doubtful });
    const { user } = await openStacks(
      '/organization/nordskov/department/rold/stacks?from=&to=&evidenceFailed=true',
    );
    await user.click(await screen.findByRole('button', { name: /^Check/ }));
    await waitFor(() => expect(lists.at(-1)?.body).toMatchObject({ orderBy: 'Check' }));
  });

  it('is no column where the service does not say it', async () => {
    const { user } = await open(doubtful, ['savedViews', 'mapPoints', 'positions', 'decisions']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByRole('switch', { name: 'Solid volume' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Check' })).not.toBeInTheDocument();
  });

  it('stays marked where it is accepted', async () => {
    await open(doubtful);
    expect(await getRow('1002')).toContainElement(
      screen.getByRole('img', { name: 'accepted: front/back differ' }),
    );
  });
});

describe('a card on a phone', () => {
  beforeEach(mockPhone);

  it('says beside its number that a stack has not passed the evidence check', async () => {
    mockStackCalls({ stacks: [buildStack({ evidenceFailed: true })] });
    await openStacks();
    const number = await screen.findByRole('heading', { level: 2, name: /^1001/ });
    expect(within(number).getByText('check failed')).toBeVisible();
  });

  it('says beside its number that a stack is in doubt', async () => {
    mockStackCalls({ stacks: [buildStack({ doubts: ['AtZero'] })] });
    await openStacks();
    const number = await screen.findByRole('heading', { level: 2, name: /^1001/ });
    expect(within(number).getByText('in doubt')).toBeVisible();
  });

  const lines = async () => {
    const card = (await screen.findByRole('heading', { level: 2, name: /^1001/ })).closest('li');
    return [...(card?.querySelectorAll('dl') ?? [])].map((line) =>
      [...line.querySelectorAll('dd')].map(({ textContent }) => textContent),
    );
  };

  it('says beside the number its status, then what the stack is and how much, then where, whose and since when', async () => {
    const date = '2026-11-20T10:00:00+01:00';
    mockStackCalls({
      stacks: [buildStack({ ...buildWood(), surveyor: 'Per Ravn', invoiceableDateTime: date })],
    });
    await openStacks();
    expect(await lines()).toEqual([
      ['Spruce 3.60\u00a0m Saw logs 16.125\u00a0m³', 'measured'],
      ['Rold Skov', '14b', 'Per Ravn', '20/11/2026'],
    ]);
  });

  it('names who has registered a stack that nobody has measured', async () => {
    mockStackCalls({
      stacks: [buildStack({ ...buildWood(), registrator: 'Ida Holm', surveyor: null })],
    });
    await openStacks();
    expect((await lines())[1]?.slice(0, 3)).toEqual(['Rold Skov', '14b', 'Ida Holm']);
  });

  it('leaves out of the wood what nobody knows', async () => {
    mockStackCalls({
      stacks: [buildStack(buildWood({ volume: null, assortmentLength: null, assortment: null }))],
    });
    await openStacks();
    expect((await lines())[0]?.[0]?.trim()).toBe('Spruce');
  });
});
