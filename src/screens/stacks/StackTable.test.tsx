import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { mockClock } from '@mocks/browser/mockClock';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildSession } from '@mocks/builders/session';
import { buildCoordinate, buildMapInfo, buildStack, buildWood } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { buildPorts } from '@mocks/store/buildPorts';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import { createStore } from '@/store/store';
import { useStackDeletion } from './DeleteStackDialog';

setupMockService();

describe('the table of stacks', () => {
  const list = '/organization/nordskov/department/all/stacks';
  const filters = '?dateType=Measured&from=2026-10-01&to=2026-11-30&search=10';
  const details = '/organization/nordskov/department/all/stack/stack-1';

  afterEach(() => {
    jest.useRealTimers();
  });

  async function open() {
    mockStackCalls({ stacks: [buildStack(), buildStack({ stackId: 'stack-2', stackNumber: '1002' })] });
    mockResponse('put', '/stack/map-list', [buildCoordinate()]);
    mockResponse('get', '/stack/:id/map-info', buildMapInfo());
    mockError('get', '/stack/:id', 404);
    const app = await openStacks(list + filters);
    await getRow('1001');
    const location = () => app.router.state.location;
    return { ...app, location };
  }

  it('opens a stack by its row and comes back to the list as it was', async () => {
    const { user, router, location } = await open();
    await user.click(screen.getByRole('link', { name: '1001' }));
    await waitFor(() => expect(location()).toMatchObject({ pathname: details, state: { fromList: true } }));
    await act(() => router.navigate(-1));
    await getRow('1001');
    expect(location()).toMatchObject({ pathname: list, search: filters });
  });

  it('offers no row of the former filters, and says why', async () => {
    const { user } = await open();
    mockResponse('put', '/stack/list', () => new Promise(() => undefined));
    await user.type(screen.getByRole('textbox', { name: 'Stack number or stack ID' }), '7{Enter}');
    const box = await screen.findByRole('checkbox', { name: 'Select stack 1001' });
    await waitFor(() => expect(box).toHaveAttribute('aria-disabled', 'true'));
    expect(box).toHaveAttribute('title', 'The list for the new filters has not loaded yet');
    await user.click(box);
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  it('opens a stack by keyboard, from the row that its box stands in', async () => {
    const { user, location } = await open();
    act(() => screen.getByRole('checkbox', { name: 'Select stack 1001' }).focus());
    await user.keyboard(' ');
    expect(await screen.findByRole('region', { name: 'Selection' })).toBeVisible();
    expect(location().pathname).toBe(list);
    // The skip link to the actions comes first.
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: '1001' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toMatchObject({ pathname: details, state: { fromList: true } }));
  });

  it('lights the row of the marker under the pointer and of the link with the focus', async () => {
    const { user } = await open();
    const marker = await screen.findByRole('button', { name: 'Stack 1001, measured' });
    await user.hover(marker);
    expect(await getRow('1001')).toHaveAttribute('data-highlighted');
    await user.unhover(marker);
    act(() => screen.getByRole('link', { name: '1001' }).focus());
    expect(await getRow('1001')).toHaveAttribute('data-highlighted');
  });

  it('opens a stack from its marker, and its report', async () => {
    const { user, location } = await open();
    mockResponse('post', '/stack/stack-1/report-token', { token: 'link', expiresAt: '2026-11-21T12:05:00Z' });
    // The browser opens no tab, so the link is offered.
    jest.spyOn(window, 'open').mockReturnValue(null);
    await user.click(await screen.findByRole('button', { name: 'Stack 1001, measured' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Stack 1001' }));
    await popup.findByRole('heading', { name: 'Stack 1001' });
    await user.click(popup.getByRole('button', { name: 'Get report' }));
    const link = await screen.findByRole('link', { name: 'Open it in a new tab' });
    expect(link).toHaveAttribute('href', '/pdf/stack-measurement-report?stack-id=stack-1&token=link');
    await user.click(await popup.findByRole('link', { name: 'See details' }));
    await waitFor(() => expect(location()).toMatchObject({ pathname: details, state: { fromList: true } }));
  });

  it('comes back to the rows of before at once, and says that it refreshes them when they are older than a minute', async () => {
    const { router } = await open();
    await act(() => router.navigate('/nowhere'));
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
    let answer: (page: ReturnType<typeof buildStackPage>) => void = () => undefined;
    const newer = new Promise<ReturnType<typeof buildStackPage>>((resolve) => {
      answer = resolve;
    });
    const calls = mockResponse('put', '/stack/list', () => newer);
    mockClock(Date.now() + 61_000);
    await act(() => router.navigate(-1));
    expect(await getRow('1001')).toBeInTheDocument();
    expect(await screen.findByText(/^Last updated \d\d:\d\d, refreshing…$/)).toBeVisible();
    await waitFor(() => expect(calls).toHaveLength(1));
    answer(buildStackPage([buildStack({ stackNumber: '1009' })]));
    expect(await getRow('1009')).toBeInTheDocument();
    expect(screen.getByText(/^Last updated \d\d:\d\d$/)).toBeVisible();
  });

  it('shows the list or the map on a phone, whose button leads to the other', async () => {
    mockPhone();
    mockStackCalls();
    mockResponse('put', '/stack/map-list', []);
    const { user, router } = await openStacks(list);
    await screen.findByRole('link', { name: '1001' });
    await user.click(screen.getByRole('button', { name: 'Map' }));
    expect(await screen.findByRole('region', { name: 'Map of the stacks' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '1001' })).not.toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toContain('showList=false'));
    expect(screen.getByRole('button', { name: 'List' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(await screen.findByRole('link', { name: '1001' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Map of the stacks' })).not.toBeInTheDocument();
  });
});

describe('the order of stacks', () => {
  afterEach(() => localStorage.clear());

  const path = '/organization/nordskov/department/rold/stacks';
  const stacks = [
    buildStack(buildWood()),
    buildStack({ ...buildWood(), stackId: 'stack-2', stackNumber: '1002' }),
  ];

  function mockTwoPages() {
    return mockStackCalls({ stacks: () => buildStackPage(stacks, 120) });
  }

  const head = (name: string) => screen.getByRole('columnheader', { name });
  const sortBy = (name: string) => within(head(name)).getByRole('button', { name });

  it('has the newest date first, and says so without a word in the address', async () => {
    const calls = mockTwoPages();
    const { router } = await openStacks(path);
    await getRow('1001');
    expect(head('Invoiceable from')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Stack number')).toHaveAttribute('aria-sort', 'none');
    expect(head('Status')).not.toHaveAttribute('aria-sort');
    expect(router.state.location.search).not.toContain('orderBy');
    expect(calls.at(-1)?.body).not.toHaveProperty('orderBy');
  });

  it('sorts by a head, on the first page, and keeps what is selected', async () => {
    const calls = mockTwoPages();
    const { user, router } = await openStacks(`${path}?page=2`);
    await getRow('1001');
    await user.click(screen.getByRole('checkbox', { name: 'Select stack 1001' }));
    await user.click(sortBy('Stack number'));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({
        page: 1,
        orderBy: 'StackNumber',
        orderDirection: 'Ascending',
      }),
    );
    await waitFor(() => expect(head('Stack number')).toHaveAttribute('aria-sort', 'ascending'));
    expect(router.state.location.search).toMatch(/orderBy=StackNumber(?!.*orderDirection)/);
    expect(await screen.findByRole('checkbox', { name: 'Select stack 1001' })).toBeChecked();
    await user.click(sortBy('Stack number'));
    await waitFor(() => expect(router.state.location.search).toContain('orderDirection=Descending'));
  });

  const stored = () => localStorage.getItem(`stackyard.stack-list.${buildSession().subject}`);

  it('shows the column that orders the list, for as long as it does', async () => {
    const calls = mockTwoPages();
    const { user } = await openStacks(`${path}?orderBy=Age&orderDirection=Descending`);
    await getRow('1001');
    expect(calls[0]?.body).toMatchObject({ orderBy: 'Age', orderDirection: 'Descending' });
    expect(head('Age (days)')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Invoiceable from')).toHaveAttribute('aria-sort', 'none');
    await user.click(sortBy('Stack number'));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Age/ })).not.toBeInTheDocument());
    expect(stored()).toBeNull();
  });

  it('shows it once where it is chosen anyway, and afterwards', async () => {
    localStorage.setItem(
      `stackyard.stack-list.${buildSession().subject}`,
      JSON.stringify({ columns: ['age'], dense: false }),
    );
    mockTwoPages();
    const { user } = await openStacks(`${path}?orderBy=Age&orderDirection=Descending`);
    await getRow('1001');
    expect(head('Age (days)')).toHaveAttribute('aria-sort', 'descending');
    await user.click(sortBy('Stack number'));
    await waitFor(() => expect(head('Stack number')).toHaveAttribute('aria-sort', 'ascending'));
    expect(head('Age (days)')).toBeVisible();
  });

  it('says how far away each stack is, where the service says so', async () => {
    mockStackCalls({ stacks: () => buildStackPage(stacks.map((stack) => ({ ...stack, distance: 12_340 }))) });
    await openStacks(`${path}?near=56.4,9.4&radiusKm=60`);
    expect(within(await getRow('1001')).getByRole('cell', { name: '12.3' })).toBeVisible();
    expect(head('Distance (km)')).toBeVisible();
  });

  it('says age and distance on a phone’s cards, too', async () => {
    mockPhone();
    mockStackCalls({ stacks: () => buildStackPage(stacks.map((stack) => ({ ...stack, distance: 12_340 }))) });
    await openStacks(`${path}?near=56.4,9.4&radiusKm=60&orderBy=Age`);
    const card = within((await screen.findByRole('link', { name: '1001' })).closest('li') ?? document.body);
    expect(card.getByText(/^\d+ days?$/)).toBeVisible();
    expect(card.getByText('Invoiceable from')).toBeInTheDocument();
    expect(card.getByText('12.3 km')).toBeVisible();
  });

  it('comes back to no order by the newest date', async () => {
    mockTwoPages();
    const { user, router } = await openStacks(`${path}?orderBy=Date`);
    await getRow('1001');
    expect(head('Invoiceable from')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(sortBy('Invoiceable from'));
    await waitFor(() => expect(router.state.location.search).not.toContain('orderBy'));
  });

  it('offers no order where the service has no wood, because then it sorts by nothing', async () => {
    mockStackCalls({ lacking: ['savedViews', 'mapPoints', 'positions', 'wood', 'totals'] });
    await openStacks(path);
    await getRow('1001');
    expect(head('Stack number')).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button', { name: 'Stack number' })).not.toBeInTheDocument();
  });

  it('can be sorted on a phone by what its cards say', async () => {
    mockPhone();
    const calls = mockTwoPages();
    const { user } = await openStacks(path);
    await screen.findByRole('link', { name: '1001' });
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveDisplayValue('↓ Invoiceable from');
    expect(within(order).getByRole('option', { name: 'Invoiceable from, descending' })).toBeVisible();
    const offered = within(order).getAllByRole('option');
    expect(offered.filter((option) => option.textContent?.startsWith('↑'))).toHaveLength(5);
    await user.selectOptions(order, '↓ Solid volume (m³)');
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({ orderBy: 'Volume', orderDirection: 'Descending' }),
    );
    expect(order).toHaveDisplayValue('↓ Solid volume (m³)');
  });
});

const measured = buildStack({ stackId: 'a', stackNumber: '1001' });
const preRegistered = buildStack({ stackId: 'b', stackNumber: '1002', state: 'PreRegistration' });

async function askToDelete() {
  mockStackCalls({ stacks: [measured, preRegistered] });
  const app = await openStacks();
  const row = await getRow('1002');
  await app.user.click(within(row).getByRole('button', { name: 'Delete stack 1002' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete stack 1002?' });
  return { ...app, row, dialog };
}

describe('deleting a stack', () => {
  it('is offered for what is not measured alone', async () => {
    mockStackCalls({ stacks: [measured, preRegistered] });
    await openStacks();
    expect(within(await getRow('1001')).queryByRole('button', { name: /delete/i })).not.toBeInTheDocument();
    expect(
      within(await getRow('1002')).getByRole('button', { name: 'Delete stack 1002' }),
    ).toBeInTheDocument();
  });

  it('names the stack and does nothing when cancelled', async () => {
    const { user, dialog } = await askToDelete();
    expect(
      within(dialog).getByText(/Stack 1002, which is not measured, will be deleted/),
    ).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await getRow('1002')).toBeInTheDocument();
  });

  it('marks the row meanwhile, then removes it and moves the focus to its neighbour', async () => {
    const { user, row, dialog } = await askToDelete();
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    mockService.use(
      http.delete(`${apiBase}/stack/b`, async () => {
        await held;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(row).toHaveAttribute('aria-busy', 'true'));
    mockResponse('put', '/stack/list', buildStackPage([measured]));
    finish();
    expect(await screen.findByText('Stack 1002 has been deleted')).toBeInTheDocument();
    await waitFor(() => expect(row).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '1001' })).toHaveFocus();
  });

  it('leaves the row as it was when the service refuses, and says why', async () => {
    const { user, row, dialog } = await askToDelete();
    mockError('delete', '/stack/b', 409, 'The stack has been measured meanwhile');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The stack has been measured meanwhile')).toBeInTheDocument();
    expect(row).toBeInTheDocument();
    expect(row).not.toHaveAttribute('aria-busy');
  });

  it('says so when somebody else has deleted it, and moves on without the row', async () => {
    const { user, row, dialog } = await askToDelete();
    mockError('delete', '/stack/b', 404, 'There is no such stack');
    mockResponse('put', '/stack/list', buildStackPage([measured]));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('There is no such stack')).toBeInTheDocument();
    await waitFor(() => expect(row).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '1001' })).toHaveFocus();
  });
});

it('deletes once, however often the dialog is confirmed while it closes', async () => {
  const store = createStore(buildPorts(), buildSession());
  const calls = mockResponse('delete', '/stack/:id', null);
  const stack = buildStack({ state: 'PreRegistration' });
  const onDeleted = jest.fn();
  const { result } = renderHook(() => useStackDeletion(onDeleted), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  act(() => result.current.ask(stack));
  let first: Promise<void> | undefined;
  act(() => {
    first = result.current.confirm();
  });
  await act(() => result.current.confirm());
  await act(async () => first);
  expect(calls).toHaveLength(1);
  expect(onDeleted).toHaveBeenCalledTimes(1);
});
