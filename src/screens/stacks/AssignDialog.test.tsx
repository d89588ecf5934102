import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildSawmill } from '@mocks/builders/administration';
import { buildStack } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';

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
