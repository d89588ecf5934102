import { act, screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildStack, buildTotals, buildWood } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { Feature } from '@/store/api/featuresSlice';
import type { StackItem, StackTotals } from '@/store/api/stackApi';

setupMockService();

describe('the list', () => {
  const wood = [
    buildStack(buildWood()),
    buildStack({ ...buildWood({ volume: 0.005 }), stackId: 's2', stackNumber: '1002' }),
    buildStack({
      ...buildWood({ volume: null, treeSpecies: { key: 'beech', text: 'Beech' } }),
      stackId: 's3',
      stackNumber: '1003',
    }),
  ];

  async function open(
    stacks: StackItem[],
    totals = buildTotals(),
    lacking: Feature[] = ['savedViews', 'mapPoints'],
  ) {
    mockStackCalls({ stacks: () => buildStackPage(stacks, totals.totalCount), lacking });
    const calls = mockResponse('put', '/stack/totals', totals);
    const app = await openStacks();
    await getRow('1001');
    return { ...app, calls };
  }

  const tableOf = (name: string) => screen.findByRole('table', { name });

  const rowsIn = async (name: string) =>
    within(await tableOf(name))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  const unit = { volumeUnit: 'CubicMeters', count: 226, withoutVolume: 3, volume: 8412.317 } as const;
  const bothSpecies = [
    ['Tree species', 'Solid volume (m³)', 'Share (%)', 'Stacks', 'without a volume'],
    ['Spruce', '8,000.125', '95.1', '200', '0'],
    ['Beech', '412.192', '4.9', '26', '3'],
    ['Total', '8,412.317', '100.0', '226', '3'],
  ];

  it('says the volume of the filter and what has none, and asks for that of each species once it is opened', async () => {
    mockStackCalls({ stacks: () => buildStackPage(wood, 226) });
    const calls = mockResponse('put', '/stack/totals', ({ search }) =>
      buildTotals(search === '?by=Unit' ? { groups: [unit] } : {}),
    );
    const { user } = await openStacks();
    const sum = await screen.findByText('8,412 m³ (3 without a volume)');
    expect(calls.map(({ search }) => search)).toEqual(['?by=Unit']);
    expect(calls[0]?.body).toMatchObject({ departmentIds: ['rold'], dateType: 'Invoiceable' });
    expect(calls[0]?.body).not.toHaveProperty('page');
    await user.click(sum);
    expect(await screen.findByRole('rowheader', { name: 'Spruce' })).toBeVisible();
    expect(await rowsIn('Solid volume by tree species')).toEqual(bothSpecies);
    expect(calls.map(({ search }) => search)).toEqual(['?by=Unit', '']);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
    await user.click(sum);
    await user.click(sum);
    expect(calls).toHaveLength(2);
  });

  it('says the sum while the species are on their way', async () => {
    mockStackCalls({ stacks: () => buildStackPage(wood, 226) });
    mockResponse('put', '/stack/totals', ({ search }) =>
      search === '?by=Unit' ? buildTotals({ groups: [unit] }) : new Promise<StackTotals>(() => undefined),
    );
    const { user } = await openStacks();
    await user.click(await screen.findByText('8,412 m³ (3 without a volume)'));
    expect(await rowsIn('Solid volume by tree species')).toEqual([
      bothSpecies[0],
      ['Loading the solid volume by tree species…'],
      bothSpecies[3],
    ]);
  });

  it('says that the species could not be loaded, and asks again', async () => {
    const { user } = await open(wood, buildTotals({ groups: [unit] }));
    const sum = await screen.findByText('8,412 m³ (3 without a volume)');
    mockError('put', '/stack/totals', 403);
    await user.click(sum);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The solid volume by tree species could not be loaded.');
    mockResponse('put', '/stack/totals', buildTotals());
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('rowheader', { name: 'Spruce' });
    expect(await rowsIn('Solid volume by tree species')).toEqual(bothSpecies);
  });

  it('shows no species of more stacks than are counted, and reads the list anew when asked again', async () => {
    let total = 226;
    mockStackCalls({ stacks: () => buildStackPage(wood, total) });
    const calls = mockResponse('put', '/stack/totals', ({ search }) =>
      search === '?by=Unit'
        ? buildTotals({ totalCount: total, groups: [unit] })
        : buildTotals({ totalCount: 227 }),
    );
    const { user } = await openStacks();
    await user.click(await screen.findByText(/8,412 m³/));
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The solid volume by tree species could not be loaded.');
    expect(screen.queryByRole('rowheader', { name: 'Spruce' })).not.toBeInTheDocument();
    expect(calls.map(({ search }) => search)).toEqual(['?by=Unit', '', '']);
    total = 227;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('showing 227 results')).toBeVisible();
    await waitFor(() => expect(calls.map(({ search }) => search)).toEqual(['?by=Unit', '', '', '?by=Unit']));
    await user.click(await screen.findByText(/8,412 m³/));
    expect(await rowsIn('Solid volume by tree species')).toEqual(bothSpecies);
  });

  it('does not add feet to metres', async () => {
    const one = { count: 1, withoutVolume: 0 };
    const groups = [
      { ...one, volumeUnit: 'CubicFeet' as const, volume: 310 },
      { ...one, volumeUnit: 'CubicMeters' as const, volume: 1204.125 },
    ];
    await open(wood, buildTotals({ totalCount: 2, groups }));
    expect(await screen.findByText('310 ft³ + 1,204 m³')).toBeVisible();
  });

  const inSums = { ignore: 'th *' };

  it('asks for the sum again with a newer count, and shows none until it is there', async () => {
    const isSecond = ({ body }: { body: unknown }) => JSON.stringify(body).includes('"page":2');
    mockStackCalls({
      stacks: (call) => (isSecond(call) ? buildStackPage(wood.slice(1), 224) : buildStackPage(wood, 226)),
    });
    let answer: (totals: StackTotals) => void = () => undefined;
    const calls: unknown[] = mockResponse('put', '/stack/totals', () =>
      calls.length === 1 ? buildTotals() : new Promise<StackTotals>((resolve) => (answer = resolve)),
    );
    const { user } = await openStacks();
    expect(await screen.findByText(/8,412 m³/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('showing 224 results')).toBeVisible();
    expect(screen.queryByText(/m³/, inSums)).not.toBeInTheDocument();
    await waitFor(() => expect(calls).toHaveLength(2));
    const spruce = buildTotals().groups.slice(0, 1);
    act(() => answer(buildTotals({ totalCount: 224, groups: spruce })));
    expect(await screen.findByText('8,000 m³')).toBeVisible();
  });

  it('asks once only where the service counts otherwise, and shows no sum', async () => {
    mockStackCalls({ stacks: () => buildStackPage(wood, 226) });
    const calls = mockResponse('put', '/stack/totals', buildTotals({ totalCount: 225 }));
    await openStacks();
    await waitFor(() => expect(calls).toHaveLength(2));
    await getRow('1001');
    expect(screen.queryByText(/m³/, inSums)).not.toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it('says the volume of the selection', async () => {
    const { user } = await open(wood);
    await user.click(screen.getByRole('checkbox', { name: 'Select stack 1001' }));
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    expect(bar.getByText('16.125 m³')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(await bar.findByText('16.130 m³ (1 without a volume)')).toBeVisible();
    await user.click(bar.getByText('16.130 m³ (1 without a volume)'));
    expect(await rowsIn('Solid volume of the selected stacks by tree species')).toEqual([
      ['Tree species', 'Solid volume (m³)', 'Share (%)', 'Stacks', 'without a volume'],
      ['Spruce', '16.130', '100.0', '2', '0'],
      ['Beech', '–', '–', '1', '1'],
      ['Total', '16.130', '100.0', '3', '1'],
    ]);
  });

  it('has a column for each unit that a species is measured in, and says no sum of what has no volume', async () => {
    const inFeet = { ...buildWood({ volume: 310 }), volumeUnit: 'CubicFeet' } as const;
    const { user } = await open([...wood, buildStack({ ...inFeet, stackId: 's4', stackNumber: '1004' })]);
    await user.click(screen.getByRole('checkbox', { name: 'Select stack 1003' }));
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    expect(bar.getByText('without a volume', { selector: 'summary' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await bar.findByText('310.000 ft³ + 16.130 m³ (1 without a volume)'));
    expect(await rowsIn('Solid volume of the selected stacks by tree species')).toEqual([
      ['Tree species', 'Solid volume (ft³)', 'Solid volume (m³)', 'Stacks', 'without a volume'],
      ['Spruce', '310.000', '16.130', '3', '0'],
      ['Beech', '–', '–', '1', '1'],
      ['Total', '310.000', '16.130', '4', '1'],
    ]);
  });

  it('says on a phone what has no volume only where it is opened', async () => {
    mockPhone();
    mockStackCalls({ stacks: () => buildStackPage(wood, 226) });
    const { user } = await openStacks();
    await user.click(await screen.findByText('8,412 m³'));
    await screen.findByRole('rowheader', { name: 'Beech' });
    expect(await rowsIn('Solid volume by tree species')).toContainEqual([
      'Beech',
      '412.192',
      '4.9',
      '26',
      '3',
    ]);
  });

  it('says in the bar how much of each species is selected, and which assortments and lengths it mixes', async () => {
    const assortment = { key: 'pulp', text: 'Pulpwood' };
    const { user } = await open([
      ...wood.slice(0, 2),
      buildStack({ ...wood[2], assortment, assortmentLength: 4.8 }),
    ]);
    for (const stackNumber of ['1001', '1002'])
      await user.click(screen.getByRole('checkbox', { name: `Select stack ${stackNumber}` }));
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    expect(await bar.findByText('Spruce')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select stack 1003' }));
    const parts = [/^Spruce 16\.130 m³ · Beech without a volume/, /· 2 assortments, 2 lengths$/];
    for (const part of parts) expect(await bar.findByText(part)).toBeVisible();
  });

  it('names three species in the bar and counts the others', async () => {
    const names = ['Ash', 'Beech', 'Fir', 'Larch', 'Oak'];
    const { user } = await open(
      names.map((text, index) => {
        const stackNumber = String(1001 + index);
        const species = { treeSpecies: { key: text, text }, volume: 50 - index };
        return buildStack({ ...buildWood(species), stackId: stackNumber, stackNumber });
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    expect(await bar.findByText('Ash 50.000 m³ · Beech 49.000 m³ · Fir 48.000 m³ · +2')).toBeVisible();
  });

  it('says on a phone in words what the selection mixes', async () => {
    mockPhone();
    mockStackCalls({ stacks: [buildStack(wood[0]), buildStack({ ...wood[2], assortmentLength: 4.8 })] });
    const { user } = await openStacks();
    for (const stackNumber of ['1001', '1003'])
      await user.click(await screen.findByRole('checkbox', { name: `Select stack ${stackNumber}` }));
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    expect(await bar.findByText('Mixed: 2 species, 2 lengths')).toBeVisible();
  });

  it('says no sums where the service has none, and does not ask for them', async () => {
    const lacking: Feature[] = ['savedViews', 'mapPoints', 'totals', 'wood'];
    const { user, calls } = await open([buildStack()], buildTotals(), lacking);
    await user.click(screen.getByRole('checkbox', { name: 'Select stack 1001' }));
    expect(await screen.findByRole('region', { name: 'Selection' })).toBeVisible();
    expect(screen.queryByText(/m³/, inSums)).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('shows the rows although the totals fail, without a notice', async () => {
    mockStackCalls({ stacks: wood });
    mockError('put', '/stack/totals', 400);
    await openStacks();
    await getRow('1001');
    expect(screen.queryByText(/m³/, inSums)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the drawer of filters', () => {
  const counts: Record<string, number> = { PreRegistration: 79, Measured: 1291, AssignedToSawmill: 0 };
  const path = '/organization/nordskov/department/rold/stacks?states=Measured&search=26';

  const statesIn = (body: unknown): unknown =>
    typeof body === 'object' && body !== null && 'states' in body ? body.states : undefined;

  function mockCounts() {
    return mockResponse('put', '/stack/totals', ({ body }) => {
      const states = statesIn(body);
      return buildTotals({ totalCount: counts[String(states)] ?? 0 });
    });
  }

  async function openDrawer() {
    const app = await openStacks(path);
    await getRow('1001');
    await app.user.click(screen.getByRole('button', { name: '2 filters applied' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const box = (name: string) => drawer.findByRole('checkbox', { name });
    return { ...app, box };
  }

  it('says beside each state how many stacks of it the other filters find', async () => {
    mockStackCalls();
    const calls = mockCounts();
    const { box } = await openDrawer();
    await waitFor(async () => expect(await box('measured')).toHaveAccessibleDescription('1,291'));
    expect(await box('not measured')).toHaveAccessibleDescription('79');
    expect(await box('assigned to sawmill')).toHaveAccessibleDescription('0');
    const asked = calls.filter(({ body }) => String(statesIn(body)) !== 'Measured');
    expect(asked.map(({ body }) => statesIn(body))).toEqual([['PreRegistration'], ['AssignedToSawmill']]);
    for (const { body } of asked) expect(body).toMatchObject({ search: '26', departmentIds: ['rold'] });
  });

  it('asks for them only when the drawer is open, and after the rows', async () => {
    let answerRows = () => {};
    const answered = new Promise<void>((resolve) => {
      answerRows = resolve;
    });
    const lists = mockStackCalls();
    const rows = mockResponse('put', '/stack/list', async () => {
      await answered;
      return { data: [], page: 1, totalCount: 0 };
    });
    const calls = mockCounts();
    const { user } = await openStacks(path);
    await waitFor(() => expect(rows).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '2 filters applied' }));
    const measured = await screen.findByRole('checkbox', { name: 'measured' });
    expect(calls).toEqual([]);
    answerRows();
    await waitFor(() => expect(measured).toHaveAccessibleDescription('1,291'));
    expect(lists).toEqual([]);
  });

  it('leaves them out where the service has no totals', async () => {
    mockStackCalls({ lacking: ['savedViews', 'mapPoints', 'totals'] });
    const { box } = await openDrawer();
    expect(await box('measured')).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
