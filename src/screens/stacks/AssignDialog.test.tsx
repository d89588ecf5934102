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
    // A long list of stacks hides no choice below it.
    expect(radios[2]?.compareDocumentPosition(dialog.getByRole('table'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
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
    // The dialog stays while the map reloads.
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
});
