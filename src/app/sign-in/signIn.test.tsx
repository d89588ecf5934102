import { TextInput } from '@mantine/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import {
  buildDepartment,
  buildOrganization,
  buildUserInfo,
  featuresWithout,
} from '@mocks/builders/administration';
import { buildSession, buildToken } from '@mocks/builders/session';
import { buildStatistics } from '@mocks/builders/stacks';
import { findFigureLink, mockDashboardCalls } from '@mocks/render/openDashboard';
import { renderApp } from '@mocks/render/renderApp';
import { renderUi } from '@mocks/render/renderUi';
import {
  apiBase,
  mockError,
  mockNetworkError,
  mockResponse,
  mockService,
  setupMockService,
} from '@mocks/store/mockService';
import { mockTabs } from '@mocks/store/mockTabs';
import { useSaveResult } from '@/features/errors/useSaveResult';
import { useGetOrganizationQuery, useRenameOrganizationMutation } from '@/store/api/organizationApi';
import { sessionEnded } from '@/store/session/sessionSlice';
import { PageLoader } from '@/ui/feedback/PageLoader';
import { EditableCard } from '@/ui/form/edit/EditableCard';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { AccessLoader } from './AccessLoader';
import { RequireAccess } from './RequireAccess';
import { SignIn } from './SignIn';

setupMockService();

const seesHeading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name, level: 1 })).toBeVisible());

describe('the guard of a page', () => {
  const list = '/organization/nordskov/department/rold/stacks?dateType=Measured&from=&to=&showMap=false';
  const foreign = '/organization/nordskov/department/thy/stacks';

  function departmentAdmin() {
    mockResponse(
      'get',
      '/user-info',
      buildUserInfo({
        organizationRelations: [],
        departmentRelations: [{ departmentId: 'rold', roles: ['DepartmentAdmin'] }],
        features: featuresWithout('savedViews', 'figures'),
      }),
    );
    mockResponse('get', '/department/list', [buildDepartment()]);
    mockResponse('get', '/organization/:id', buildOrganization());
    mockResponse('get', '/organization/:id/measurement-card', null);
    mockResponse('get', '/sawmill/list', { data: [], page: 1, totalCount: 0 });
    mockResponse('put', '/stack/list', { data: [], page: 1, totalCount: 0 });
    mockResponse('put', '/stack/statistics', buildStatistics());
    mockResponse('put', '/stack/filter-options', null);
  }

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
    // The list is in the cache, so its filters suspend within the click, and an event of `user` would not wait for them.
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

  it('shows a page to a global admin once it is known what the service has', async () => {
    let answer: (info: object) => void = () => undefined;
    const calls = mockResponse(
      'get',
      '/user-info',
      () => new Promise<object>((resolve) => (answer = resolve)),
    );
    mockResponse('get', '/global-admins', []);
    renderApp('/global-admins', { session: buildSession({ isGlobalAdmin: true }), offered: null });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    act(() => answer(buildUserInfo()));
    await seesHeading('Stackyard administrators');
  });

  it('says after a while what the page waits for', () => {
    jest.useFakeTimers();
    renderUi(<AccessLoader />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(3000));
    expect(status).toHaveTextContent(/^The service has not answered yet\./);
    jest.useRealTimers();
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
});

describe('the way in', () => {
  const userInfo = buildUserInfo({
    organizationRelations: [{ organizationId: 'nordskov', roles: ['OrganizationAdmin'] }],
  });
  const departments = [
    buildDepartment({ departmentId: 'thy', name: 'Thy Plantage' }),
    buildDepartment({ departmentId: 'rold', name: 'Rold Skov' }),
  ];

  async function signIn(access?: JsonBodyType) {
    mockResponse('post', '/auth/login', {
      token: buildToken(),
      refreshToken: 'r',
      ...(access && { access }),
    });
    const app = renderApp('/');
    await app.user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'org@nordskov.example');
    await app.user.type(screen.getByLabelText('Password'), 'Timber-2026!{Enter}');
    return app;
  }

  it('asks for neither access nor departments where the sign-in answered both', async () => {
    mockDashboardCalls();
    const ownCalls = mockResponse('get', '/user-info', userInfo);
    const departmentCalls = mockResponse('get', '/department/list', departments);
    const { router } = await signIn({ userInfo, departments });
    expect(await findFigureLink('Preregistrations 12')).toBeVisible();
    expect(router.state.location.pathname).toBe('/organization/nordskov/dashboard');
    expect([...ownCalls, ...departmentCalls]).toEqual([]);
  });

  it.each([['no access'], [{ userInfo: null, departments }], [{ userInfo: {}, departments }]])(
    'asks for them where the sign-in answered %j',
    async (access) => {
      mockDashboardCalls();
      const ownCalls = mockResponse('get', '/user-info', userInfo);
      mockResponse('get', '/department/list', departments);
      await signIn(access);
      expect(await findFigureLink('Preregistrations 12')).toBeVisible();
      expect(ownCalls).toHaveLength(1);
    },
  );

  describe('beside a tab of the only person who is signed in', () => {
    async function formThatHasAsked() {
      mockDashboardCalls();
      mockResponse('get', '/user-info', userInfo);
      mockResponse('get', '/department/list', departments);
      const openTab = mockTabs();
      const other = openTab();
      const session = buildSession();
      other.hold(session.subject);
      const asked = new Promise<void>((resolve) =>
        other.subscribe(({ kind }) => kind === 'asked' && resolve()),
      );
      const app = renderApp('/', { tabs: openTab() });
      await seesHeading('Log in');
      await asked;
      return { ...app, answer: () => other.post({ kind: 'answered', session }) };
    }

    it('enters as that person', async () => {
      const { answer, router } = await formThatHasAsked();
      answer();
      expect(await findFigureLink('Preregistrations 12')).toBeVisible();
      expect(router.state.location.pathname).toBe('/organization/nordskov/dashboard');
    });

    it('leaves the form to somebody who types there', async () => {
      const { answer, user, router } = await formThatHasAsked();
      await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'somebody@else.example');
      await act(async () => answer());
      expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('somebody@else.example');
      expect(router.state.location.pathname).toBe('/');
    });
  });

  it('asks for the figures of the dashboard beside its organisation, and only once', async () => {
    const figures = mockDashboardCalls();
    const waiting = mockResponse('put', '/stack/waiting', null);
    let answer = (_: JsonBodyType) => {};
    mockResponse(
      'get',
      '/organization/:id',
      () => new Promise<JsonBodyType>((resolve) => (answer = resolve)),
    );
    await signIn({ userInfo, departments });
    await waitFor(() => expect(figures).toHaveLength(1));
    expect(figures[0]?.body).toMatchObject({ departmentIds: ['rold', 'thy'], resolution: 'Monthly' });
    answer(buildOrganization());
    expect(await findFigureLink('Preregistrations 12')).toBeVisible();
    expect([figures.length, waiting.length]).toEqual([1, 1]);
  });
});

describe('signing in again over the page', () => {
  const id = 'nordskov';

  function NameCard() {
    const { data, refetch } = useGetOrganizationQuery({ id });
    const [rename] = useRenameOrganizationMutation();
    const resultOf = useSaveResult();
    const form = useEditForm({
      version: { values: { name: data?.name ?? '' }, etag: undefined },
      validate: () => ({}),
      save: async (body: { name: string }) => resultOf(await rename({ id, body })),
      onSaved: () => undefined,
    });
    return (
      <EditableCard title="Name" canEdit view={data?.name} form={form} canSave onReload={refetch}>
        <TextInput label="Name" {...form.fields.getInputProps('name')} />
      </EditableCard>
    );
  }

  const routes = [
    { path: '/', Component: SignIn },
    {
      HydrateFallback: PageLoader,
      lazy: async () => ({ Component: RequireAccess }),
      children: [{ path: '/organization/:orgId', Component: NameCard }],
    },
  ];

  const again = buildSession({ id: 'again' });

  async function saveTooLate() {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let name = 'Nordskov';
    mockResponse('get', '/user-info', buildUserInfo());
    mockResponse('get', '/department/list', [buildDepartment()]);
    mockResponse('get', '/organization/:id', () => buildOrganization({ name }));
    mockResponse('get', '/sawmill/list', { data: [], page: 1, totalCount: 0 });
    mockError('post', '/auth/refresh-token', 401);
    mockResponse('post', '/auth/logout', null);
    const renamed = jest.fn();
    mockService.use(
      http.put(`${apiBase}/organization/${id}/rename`, async ({ request }) => {
        const isGood = request.headers.get('authorization') === `Bearer ${again.token}`;
        if (!isGood) return HttpResponse.json({ data: null, errorMessage: 'no' }, { status: 401 });
        name = 'Sydskov';
        renamed(await request.json());
        return HttpResponse.json({ data: null, errorMessage: null });
      }),
    );
    const app = renderApp(`/organization/${id}`, { session: buildSession(), routes });
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Edit Name' }));
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sydskov{Enter}');
    await screen.findByRole('dialog', { name: 'Your session has expired' });
    return { ...app, renamed };
  }

  it('goes on with the save when the same person has signed in again over the page', async () => {
    const { user, renamed } = await saveTooLate();
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    expect(email).toHaveValue('org@nordskov.example');
    expect(email).toHaveAttribute('readonly');
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());

    mockError('post', '/auth/login', 401);
    await user.keyboard('wrong{Enter}');
    expect(await screen.findByText('org@nordskov.example: login failed')).toBeVisible();
    const logins = mockResponse('post', '/auth/login', {
      token: again.token,
      refreshToken: again.refreshToken,
    });
    await user.clear(password);
    await user.type(password, 'Timber-2026!{Enter}');

    expect(await screen.findByRole('button', { name: 'Edit Name' })).toHaveFocus();
    expect(logins[0]?.body).toEqual({ username: 'org@nordskov.example', password: 'Timber-2026!' });
    expect(renamed).toHaveBeenCalledWith({ name: 'Sydskov' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets the person leave instead', async () => {
    const { user, router, renamed } = await saveTooLate();
    const [logOut] = screen.getAllByRole('button', { name: 'Log out' }).slice(-1);
    if (logOut) await user.click(logOut);
    expect(await screen.findByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(renamed).not.toHaveBeenCalled();
  });
});
