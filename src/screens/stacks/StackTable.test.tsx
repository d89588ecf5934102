import { act, screen, waitFor, within } from '@testing-library/react';
import { mockClock } from '@mocks/browser/mockClock';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildCoordinate, buildMapInfo, buildStack } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

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
  expect(box).toHaveAttribute('title', 'The list for the new filters is not there yet');
  await user.click(box);
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
});

it('opens a stack by keyboard, from the row that its box stands in', async () => {
  const { user, location } = await open();
  act(() => screen.getByRole('checkbox', { name: 'Select stack 1001' }).focus());
  await user.keyboard(' ');
  expect(await screen.findByRole('region', { name: 'Selection' })).toBeVisible();
  expect(location().pathname).toBe(list);
  // The way to the actions comes first.
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
  // The browser opens no tab, so that the link is offered.
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
