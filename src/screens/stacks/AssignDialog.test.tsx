import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildSawmill } from '@mocks/builders/administration';
import { buildStack, buildWood } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import type { StackItem } from '@/store/api/stackApi';

setupMockService();

const measured = buildStack({ stackId: 'a', stackNumber: '1001' });
const assigned = buildStack({ stackId: 'b', stackNumber: '1002', state: 'AssignedToSawmill' });
const sawmills = [buildSawmill(), buildSawmill({ id: 'thy', name: 'Thy Savværk' })];

const box = (stackNumber: string) => screen.findByRole('checkbox', { name: `Select stack ${stackNumber}` });
const bar = () => screen.findByRole('region', { name: 'Selection' });
const action = async (name: string) => within(await bar()).getByRole('button', { name });

describe('assigning to a sawmill', () => {
  it('sends the measured ones, says how many are assigned already, and clears the selection', async () => {
    mockStackCalls({ stacks: [measured, assigned], sawmills });
    const assigns = mockResponse('post', '/sawmill/thy/assign-stacks', { assigned: 1 });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await box('1002'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog', { name: 'Assign 1 stack to a sawmill' });
    expect(within(dialog).getByText(/^1 of the selected stacks is already assigned/)).toBeInTheDocument();
    expect(within(dialog).getByRole('radio', { name: 'Birke Savværk' })).toBeChecked();

    const lists = mockResponse(
      'put',
      '/stack/list',
      buildStackPage([{ ...measured, state: 'AssignedToSawmill' }, assigned]),
    );
    await user.click(within(dialog).getByRole('radio', { name: 'Thy Savværk' }));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('1 stack assigned to Thy Savværk')).toBeInTheDocument();
    expect(assigns[0]?.body).toEqual({ stackIds: ['a'] });
    await waitFor(() => expect(lists).toHaveLength(1));
    expect(within(await getRow('1001')).getByText('assigned to sawmill')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1001' })).toHaveFocus();
  });

  it('says in the emptied list what has just been assigned, and leads to it', async () => {
    mockStackCalls({ stacks: [measured], sawmills });
    mockResponse('post', '/sawmill/birke/assign-stacks', { assigned: 1 });
    const { user, router } = await openStacks(
      '/organization/nordskov/department/rold/stacks?states=Measured&treeSpecies=spruce',
    );
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = within(await screen.findByRole('dialog'));
    mockResponse('put', '/stack/list', buildStackPage([]));
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('No other stacks match these filters.')).toBeVisible();
    expect(screen.queryByText('No stacks match these filters.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show assigned stacks' }));
    const shown = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    await waitFor(() =>
      expect(shown()).toMatchObject({
        ...{ states: 'AssignedToSawmill', sawmillIds: 'birke', treeSpecies: 'spruce' },
      }),
    );
    // The next empty list is about its own filters.
    expect(await screen.findByText('No stacks match these filters.')).toBeVisible();
  });

  it('finds one of many sawmills, and keeps the chosen one in sight', async () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      buildSawmill({ id: `m${index}`, name: `Mill ${index}` }),
    );
    mockStackCalls({ stacks: [measured], sawmills: [...many, ...sawmills] });
    const assigns = mockResponse('post', '/sawmill/thy/assign-stacks', { assigned: 1 });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 stack to a sawmill' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Search sawmills' }), 'THY ');
    const radios = dialog.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(['birke', 'thy']);
    await user.click(dialog.getByRole('radio', { name: 'Thy Savværk' }));
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(assigns).toHaveLength(1));
  });

  it('lists the sawmills in the order of the alphabet, and begins with the first', async () => {
    const aeroe = buildSawmill({ id: 'aeroe', name: 'Ærø Sav' });
    mockStackCalls({ stacks: [measured], sawmills: [...sawmills.toReversed(), aeroe] });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 stack to a sawmill' }));
    const radios = dialog.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(['aeroe', 'birke', 'thy']);
    expect(radios[0]).toBeChecked();
    // Notes about the stacks must not hide a choice below them.
    expect(radios[2]?.compareDocumentPosition(dialog.getByText('1 stack'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('begins with the sawmill around which the list shows its stacks', async () => {
    const thy = buildSawmill({
      ...{ id: 'thy', name: 'Thy Savværk', position: { latitude: 56.9, longitude: 8.7 } },
    });
    mockStackCalls({ stacks: [measured], sawmills: [buildSawmill(), thy] });
    const { user } = await openStacks(
      '/organization/nordskov/department/rold/stacks?near=56.9,8.7&radiusKm=60',
    );
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 stack to a sawmill' }));
    const radios = dialog.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(['thy', 'birke']);
    expect(radios[0]).toBeChecked();
  });

  it('says what was confirmed until it closes, whatever the list says by then', async () => {
    mockStackCalls({ stacks: [measured, assigned], sawmills });
    mockResponse('post', '/sawmill/birke/assign-stacks', null);
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await box('1002'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog', { name: 'Assign 1 stack to a sawmill' });
    mockResponse(
      'put',
      '/stack/list',
      buildStackPage([{ ...measured, state: 'AssignedToSawmill' }, assigned]),
    );
    let finish = () => {};
    const reload = new Promise<never[]>((resolve) => {
      finish = () => resolve([]);
    });
    const maps = mockResponse('put', '/stack/map-list', () => reload);
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(maps).toHaveLength(1));
    expect(await within(await getRow('1001')).findByText('assigned to sawmill')).toBeInTheDocument();
    expect(dialog).toHaveAccessibleName('Assign 1 stack to a sawmill');
    expect(within(dialog).getByText(/^1 of the selected stacks is already assigned/)).toBeVisible();
    expect(within(dialog).getByText('1 stack will be assigned to Birke Savværk.')).toBeVisible();
    finish();
    expect(await screen.findByText('1 stack assigned to Birke Savværk')).toBeVisible();
  });

  it('stays open with the choice when somebody else was faster', async () => {
    mockStackCalls({ stacks: [measured], sawmills });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    mockError('post', '/sawmill/:id/assign-stacks', 409);
    const lists = mockResponse('put', '/stack/list', buildStackPage([measured]));
    await user.click(within(dialog).getByRole('radio', { name: 'Thy Savværk' }));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await within(dialog).findByText(/Someone else has just changed/)).toBeInTheDocument();
    expect(within(dialog).getByRole('radio', { name: 'Thy Savværk' })).toBeChecked();
    await waitFor(() => expect(lists).toHaveLength(1));
  });

  it('needs nothing in the answer to know that it is done', async () => {
    mockStackCalls({ stacks: [measured], sawmills });
    mockResponse('post', '/sawmill/birke/assign-stacks', null);
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('1 stack assigned to Birke Savværk')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  it('sends the same call when its answer was lost, and the service knows it again', async () => {
    mockStackCalls({ stacks: [measured], sawmills });
    const keys: (string | null)[] = [];
    mockService.use(
      http.post(`${apiBase}/sawmill/birke/assign-stacks`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({ data: null, errorMessage: 'No answer' }, { status: 502 });
      }),
    );
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await within(dialog).findByText('No answer');
    const again = mockResponse('post', '/sawmill/birke/assign-stacks', { assigned: 1 });
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('1 stack assigned to Birke Savværk')).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(again[0]).toMatchObject({ idempotencyKey: keys[0], body: { stackIds: ['a'] } });
  });

  it('sends nothing when somebody else has assigned all of them', async () => {
    mockStackCalls({ stacks: [measured], sawmills });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    mockError('post', '/sawmill/:id/assign-stacks', 409);
    mockResponse('put', '/stack/list', buildStackPage([{ ...measured, state: 'AssignedToSawmill' }]));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await within(dialog).findByText(/1 of the selected stacks is already assigned/)).toBeVisible();
    const again = mockResponse('post', '/sawmill/:id/assign-stacks', { assigned: 0 });
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(again).toHaveLength(0);
    expect(dialog).toBeInTheDocument();
  });

  it('begins with the first sawmill every time', async () => {
    mockStackCalls({ stacks: [measured], sawmills });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    await user.click(await screen.findByRole('radio', { name: 'Thy Savværk' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await action('Assign to sawmill'));
    expect(await screen.findByRole('radio', { name: 'Birke Savværk' })).toBeChecked();
  });

  it('asks again for stacks and sawmills when one of them is gone', async () => {
    mockStackCalls({ stacks: [measured], sawmills });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    mockError('post', '/sawmill/:id/assign-stacks', 404, 'There is no such sawmill');
    const lists = mockResponse('put', '/stack/list', buildStackPage([measured]));
    mockResponse('get', '/sawmill/list', { data: [buildSawmill()], page: 1, totalCount: 1 });
    await user.click(within(dialog).getByRole('radio', { name: 'Thy Savværk' }));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(within(dialog).queryByRole('radio', { name: 'Thy Savværk' })).not.toBeInTheDocument(),
    );
    expect(within(dialog).getByText('There is no such sawmill')).toBeInTheDocument();
    expect(lists).toHaveLength(1);
  });

  it('says in the words of the service why it failed', async () => {
    mockStackCalls({ stacks: [measured] });
    mockError('post', '/sawmill/:id/assign-stacks', 404, 'There is no such sawmill');
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await within(dialog).findByText('There is no such sawmill')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await box('1001')).toBeChecked();
  });

  it.each([
    [
      'the organisation has no sawmills',
      { stacks: [measured], sawmills: [] },
      '1001',
      'There are no sawmills yet. An organisation admin can add one.',
    ],
    ['nothing selected is left to assign', { stacks: [assigned] }, '1002', /already assigned/],
  ])('is not offered when %s, and says so', async (_, declared, stackNumber, reason) => {
    mockStackCalls(declared);
    const { user } = await openStacks();
    await user.click(await box(stackNumber));
    const assign = await action('Assign to sawmill');
    await waitFor(() => expect(assign).toHaveAccessibleDescription(reason));
    await user.click(assign);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the dialog that assigns', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    buildStack({ stackId: `s${index}`, stackNumber: `${2001 + index}` }),
  );

  it('begins at the choice, where Enter assigns nothing yet', async () => {
    mockStackCalls({ stacks: [measured], sawmills });
    const assigns = mockResponse('post', '/sawmill/:id/assign-stacks', null);
    const { user } = await openStacks();
    await user.click(await box('1001'));
    const assign = await action('Assign to sawmill');
    act(() => assign.focus());
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: 'Birke Savværk' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(assigns).toHaveLength(0);
    expect(dialog).toBeVisible();
  });

  it('names the stacks and where they go', async () => {
    mockStackCalls({ stacks: many, sawmills });
    const { user } = await openStacks();
    await user.click(await box('2001'));
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await action('Assign to sawmill'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('and 2 more')).not.toBeVisible();
    await user.click(dialog.getByText('12 stacks'));
    const named = within(dialog.getByRole('table', { name: 'Stacks' })).getAllByRole('rowheader');
    expect(named.map(({ textContent }) => textContent)).toEqual(
      many.slice(0, 10).map(({ stackNumber }) => stackNumber),
    );
    expect(dialog.getByText('and 2 more')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Thy Savværk' }));
    expect(dialog.getByText('12 stacks will be assigned to Thy Savværk.')).toBeVisible();
  });

  it('leaves the focus on the row that has taken the place of the assigned one', async () => {
    const [first, second, third] = many;
    if (!first || !second || !third) throw new Error('no stacks');
    mockStackCalls({ stacks: [first, second, third], sawmills });
    mockResponse('post', '/sawmill/:id/assign-stacks', null);
    const { user } = await openStacks();
    await user.click(await box('2002'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    mockResponse('put', '/stack/list', buildStackPage([first, third]));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(screen.getByRole('link', { name: '2003' })).toHaveFocus());
  });
});

describe('the question before the assignment', () => {
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

  type Dialog = Awaited<ReturnType<typeof openDialog>>;

  async function unfold(dialog: Dialog, line: string | RegExp): Promise<string[]> {
    const summary = dialog.getByText(line);
    await userEvent.click(summary);
    const content = summary.closest('details')?.lastElementChild;
    expect(content).toBeVisible();
    return [...(content?.children ?? [])].map(({ textContent }) => textContent);
  }

  const rowsOf = (dialog: Dialog) =>
    within(dialog.getByRole('table', { name: 'Stacks' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('names each stack with its wood, and the total', async () => {
    const dialog = await openDialog(buildWood(), buildWood({ volume: 0.1, assortment: null }));
    expect(dialog.getByRole('radio', { checked: true })).toHaveFocus();
    await unfold(dialog, '2 stacks');
    expect(rowsOf(dialog)).toEqual([
      ['Stack number', 'Solid volume', 'Wood'],
      ['1001', '16.125\u00a0m³', 'Spruce · Saw logs · 3.60\u00a0m'],
      ['1002', '0.100\u00a0m³', 'Spruce · 3.60\u00a0m'],
    ]);
    expect(
      dialog.getByText('2 stacks, 16.225 m³, will be assigned to Birke Savværk. Volumes are solid.'),
    ).toBeVisible();
    expect(dialog.queryByText(/Can be undone/)).not.toBeInTheDocument();
    expect(dialog.queryByText(/^Mixed/)).not.toBeInTheDocument();
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
    const dialog = within(await screen.findByRole('dialog'));
    await unfold(dialog, '2 stacks');
    expect(rowsOf(dialog)).toEqual([
      ['Stack number', 'Solid volume'],
      ['1001', '16.125\u00a0m³'],
      ['Spruce · Saw logs · 3.60\u00a0m'],
      ['1002', '0.100\u00a0m³'],
    ]);
  });

  it('warns in one line that species, assortments or lengths mix, and says below it what does', async () => {
    const pulp = { assortment: { key: 'pulp', text: 'Pulpwood, short' } };
    const dialog = await openDialog(
      buildWood(),
      buildWood({ ...beech, ...pulp, volume: null, assortmentLength: 4.8 }),
    );
    expect(await unfold(dialog, 'Mixed: 2 species, 2 assortments, 2 lengths')).toEqual([
      'Mixed species: Spruce\u00a016.125\u00a0m³ · Beech\u00a0without a volume',
      'Mixed assortments: Saw logs · Pulpwood, short',
      'Mixed lengths: 3.60\u00a0m · 4.80\u00a0m',
    ]);
    expect(dialog.getByText(/^2 stacks, 16\.125 m³ \(1 without a volume\), will/)).toBeVisible();
  });

  it('warns of assortments alone, and not of one that is not known', async () => {
    const pulp = { assortment: { key: 'pulp', text: 'Pulpwood' } };
    const dialog = await openDialog(buildWood(), buildWood(pulp), buildWood({ assortment: null }));
    expect(await unfold(dialog, 'Mixed: 2 assortments')).toEqual(['Mixed assortments: Saw logs · Pulpwood']);
  });

  it('says how much there is of each species that mixes', async () => {
    const dialog = await openDialog(
      buildWood(),
      buildWood({ ...beech, volume: 20 }),
      buildWood({ volume: 4 }),
    );
    expect(await unfold(dialog, 'Mixed: 2 species')).toEqual([
      'Mixed species: Spruce\u00a020.125\u00a0m³ · Beech\u00a020.000\u00a0m³',
    ]);
  });

  it('names a species once that is measured in two units', async () => {
    const inFeet = { ...buildWood({ volume: 310 }), volumeUnit: 'CubicFeet' } as const;
    const dialog = await openDialog(buildWood(), inFeet, buildWood({ ...beech, volume: 20 }));
    expect(await unfold(dialog, 'Mixed: 2 species')).toEqual([
      'Mixed species: Spruce\u00a0310.000\u00a0ft³ + 16.125\u00a0m³ · Beech\u00a020.000\u00a0m³',
    ]);
  });

  it('says in one line how many are in doubt, and below it which and why', async () => {
    const dialog = await openDialog(
      buildWood({ evidenceFailed: true }),
      buildWood({ doubts: ['AtZero'] }),
      buildWood(),
    );
    await unfold(dialog, '2 stacks are in doubt');
    const named = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(named).toEqual(['1001 check failed', '1002 in doubt']);
  });

  it('does not count those that a sawmill has already', async () => {
    const dialog = await openDialog(buildWood(), { ...buildWood(beech), state: 'AssignedToSawmill' });
    expect(
      dialog.getByText('1 stack, 16.125 m³, will be assigned to Birke Savværk. Volumes are solid.'),
    ).toBeVisible();
    expect(dialog.queryByText(/^Mixed/)).not.toBeInTheDocument();
  });

  it('says no wood that the service does not send', async () => {
    const dialog = await openDialog({});
    await unfold(dialog, '1 stack');
    expect(rowsOf(dialog)).toEqual([['Stack number'], ['1001']]);
    expect(dialog.getByText('1 stack will be assigned to Birke Savværk.')).toBeVisible();
  });

  it('says for how long it can be undone, where the service can', async () => {
    const dialog = await openDialog({ ...buildWood(), undoableAssignment: null });
    const sentence = 'Can be undone for a day, unless the sawmill sees it in Stackyard first.';
    expect(dialog.getByText(sentence)).toBeVisible();
  });

  it('says the volume when the stacks are assigned', async () => {
    const dialog = await openDialog(buildWood());
    mockResponse('post', '/sawmill/birke/assign-stacks', { assigned: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(
      await screen.findByText('1 stack, solid volume: 16.125 m³, assigned to Birke Savværk'),
    ).toBeVisible();
  });
});

describe('what the choice depends on', () => {
  const near = buildSawmill({ position: { latitude: 56.46, longitude: 10.03 } });
  const nowhere = buildSawmill({ id: 'thy', name: 'Thy Savværk', position: null });

  async function openChoice(stacks = [measured]) {
    const { user } = await openStacks();
    await user.click(await box('1001'));
    if (stacks.length > 1)
      await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await action('Assign to sawmill'));
    return within(await screen.findByRole('dialog'));
  }
  const mill = (dialog: ReturnType<typeof within>, name: string) => dialog.getByRole('radio', { name });

  it('is said of each sawmill: what is on the way to it, and how far it is', async () => {
    mockStackCalls({ stacks: [measured], sawmills: [near, nowhere], lacking: ['savedViews', 'mapPoints'] });
    const calls = mockResponse('put', '/stack/sawmill-loads', {
      middle: { latitude: 56.87, longitude: 9.85 },
      sawmills: [{ sawmillId: 'birke', count: 1222, withoutVolume: 3, volume: 40198.4 }],
    });
    const dialog = await openChoice();
    await waitFor(() =>
      expect(mill(dialog, 'Birke Savværk')).toHaveAccessibleDescription(
        /^1,222 stacks assigned · 40,198\sm³ · 47\skm$/,
      ),
    );
    expect(mill(dialog, 'Thy Savværk')).toHaveAccessibleDescription('no stacks assigned');
    expect(dialog.getByText('Distances are in a straight line from the stack.')).toBeVisible();
    expect(calls).toMatchObject([{ body: { organizationId: 'nordskov', stackIds: ['a'] } }]);
  });

  it('is not known for stacks without a position', async () => {
    const stacks = [measured, buildStack({ stackId: 'd', stackNumber: '1004' })];
    mockStackCalls({ stacks, sawmills: [near], lacking: ['savedViews', 'mapPoints'] });
    const dialog = await openChoice(stacks);
    expect(await dialog.findByText(/^None of the stacks has a position/)).toBeVisible();
    expect(mill(dialog, 'Birke Savværk')).toHaveAccessibleDescription('no stacks assigned');
  });

  it('is not asked of a service that does not have it', async () => {
    mockStackCalls({
      stacks: [measured],
      sawmills: [near],
      lacking: ['savedViews', 'mapPoints', 'sawmillLoads'],
    });
    const calls = mockResponse('put', '/stack/sawmill-loads', null);
    const dialog = await openChoice();
    expect(mill(dialog, 'Birke Savværk')).not.toHaveAccessibleDescription();
    expect(dialog.queryByText(/straight line/)).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('leaves the choice as it is when it could not be loaded', async () => {
    mockStackCalls({ stacks: [measured], sawmills: [near] });
    mockError('put', '/stack/sawmill-loads', 400);
    const assigns = mockResponse('post', '/sawmill/birke/assign-stacks', { assigned: 1 });
    const dialog = await openChoice();
    expect(
      await dialog.findByText(/^The sawmills’ assigned stacks and distances could not be shown/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(assigns).toHaveLength(1));
  });
});
