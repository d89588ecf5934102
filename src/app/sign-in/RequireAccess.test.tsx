import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildDepartment, buildOrganization, buildUserInfo } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStatistics, buildWaiting } from '@mocks/builders/stacks';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockNetworkError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { mockTabs } from '@mocks/store/mockTabs';
import { sessionEnded } from '@/store/session/sessionSlice';

setupMockService();

const list = '/organization/nordskov/department/rold/stacks?dateType=Measured&from=&to=&showMap=false';
const foreign = '/organization/nordskov/department/thy/stacks';

/** A department admin of Rold Skov. */
function departmentAdmin() {
  mockResponse(
    'get',
    '/user-info',
    buildUserInfo({
      organizationRelations: [],
      departmentRelations: [{ departmentId: 'rold', roles: ['DepartmentAdmin'] }],
    }),
  );
  mockResponse('get', '/department/list', [buildDepartment()]);
  mockResponse('get', '/organization/:id', buildOrganization());
  mockResponse('get', '/organization/:id/measurement-card', null);
  mockResponse('get', '/sawmill/list', { data: [], page: 1, totalCount: 0 });
  mockError('get', '/organization/:id/stack-view', 404);
  mockError('put', '/stack/volumes', 404);
  mockError('put', '/stack/ageing', 404);
  mockResponse('put', '/stack/list', { data: [], page: 1, totalCount: 0 });
  mockResponse('put', '/stack/statistics', buildStatistics());
  mockResponse('put', '/stack/waiting', buildWaiting());
  mockResponse('put', '/stack/filter-options', null);
}

/** A page that has loaded has another heading of the same name than while it did. */
const seesHeading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name, level: 1 })).toBeVisible());
const state = (router: ReturnType<typeof renderApp>['router']) => router.state.location.state;

it('sends who is not signed in to sign in, with the path that was asked for', async () => {
  const { router } = renderApp(list);
  await seesHeading('Log in');
  expect(router.state.location.pathname).toBe('/');
  expect(state(router)).toEqual({ from: list, referrer: null, hasExpired: false });
});

it('shows the page to who may open it', async () => {
  departmentAdmin();
  renderApp(list, { session: buildSession() });
  await seesHeading('Stacks');
});

it('tells who may not open a page, and leads back to where they were', async () => {
  departmentAdmin();
  const { router } = renderApp(list, { session: buildSession() });
  await seesHeading('Stacks');
  await screen.findByText('showing 0 results');
  await act(() => router.navigate(foreign));
  await seesHeading('You are not authorised to visit this page.');
  expect(router.state.location.pathname).toBe('/notauthorized');
  expect(state(router)).toMatchObject({ from: foreign, referrer: list });
  expect(screen.getByText('Logged in as Karen Skov, org@nordskov.example')).toBeVisible();
  expect(screen.getByText(`Requested page: ${foreign}`)).toBeVisible();
  // The list is in the cache, so its filters suspend within the click, which an event of `user` would not wait for.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Go back' })));
  await seesHeading('Stacks');
  expect(router.state.location.pathname + router.state.location.search).toBe(list);
});

it('leads who came from nowhere to where they belong, never to the refused page', async () => {
  departmentAdmin();
  const { router, user } = renderApp(foreign, { session: buildSession() });
  await seesHeading('You are not authorised to visit this page.');
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await seesHeading('Dashboard');
  expect(router.state.location.pathname).toBe('/organization/nordskov/department/rold/dashboard');
});

it('signs out from the page that is not allowed', async () => {
  departmentAdmin();
  mockResponse('post', '/auth/logout', null);
  const { router, user } = renderApp(foreign, { session: buildSession() });
  await seesHeading('You are not authorised to visit this page.');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await seesHeading('Log in');
  expect(state(router)).toBeNull();
  expect(sessionStorage.getItem('stackyard.session')).toBeNull();
});

it('offers a way on when nobody knows what the person may open', async () => {
  departmentAdmin();
  mockError('get', '/user-info', 500, 'The database is away');
  const { user } = renderApp(list, { session: buildSession() });
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away');
  departmentAdmin();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await seesHeading('Stacks');
});

it('says that the session has expired, and remembers the page', async () => {
  departmentAdmin();
  const { router, store } = renderApp(list, { session: buildSession() });
  await seesHeading('Stacks');
  act(() => void store.dispatch(sessionEnded({ reason: 'expired' })));
  await seesHeading('Log in');
  expect(screen.getByText(/^Your session has expired/)).toBeVisible();
  expect(state(router)).toMatchObject({ from: list });
});

it('leaves nothing behind when somebody signs out', async () => {
  departmentAdmin();
  mockNetworkError('post', '/auth/logout');
  const { router, store, user } = renderApp(list, { session: buildSession() });
  await seesHeading('Stacks');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await seesHeading('Log in');
  expect(screen.queryByText(/expired/)).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  await waitFor(() => expect(store.getState().api.queries).toEqual({}));
  expect(new Set(Object.values(store.getState().filters))).toEqual(new Set([null]));
});

it('stays signed out although somebody else is signed in in another tab', async () => {
  departmentAdmin();
  mockResponse('post', '/auth/logout', null);
  const openTab = mockTabs();
  const other = openTab();
  const asked = jest.fn();
  other.subscribe((message) => {
    if (message.kind !== 'asked') return;
    asked();
    other.post({ kind: 'answered', session: buildSession({ subject: 'somebody@else.example' }) });
  });
  const { user } = renderApp(list, { session: buildSession(), tabs: openTab() });
  await seesHeading('Stacks');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await seesHeading('Log in');
  expect(asked).not.toHaveBeenCalled();
});

it.each(['/organizations/x', '/organization/nordskov/department/rold/stacks/extra', '/nowhere'])(
  'knows no page at %s',
  async (path) => {
    renderApp(path);
    await seesHeading('Page not found');
    expect(screen.getByText(new RegExp(`^There is no page at ${path}\\.`))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  },
);

it('tells a visitor who is not signed in nothing but that the page is refused', async () => {
  renderApp('/notauthorized');
  await seesHeading('You are not authorised to visit this page.');
  expect(screen.queryByText(/^Logged in as/)).not.toBeInTheDocument();
});

it('sends a surveyor, who has no access at all, to the page that says so', async () => {
  mockResponse(
    'get',
    '/user-info',
    buildUserInfo({ organizationRelations: [{ organizationId: 'nordskov', roles: ['Surveyor'] }] }),
  );
  mockResponse('get', '/department/list', []);
  const { router } = renderApp('/', { session: buildSession() });
  await seesHeading('You are not authorised to visit this page.');
  expect(router.state.location.pathname).toBe('/notauthorized');
});
