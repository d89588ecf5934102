import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildOrganization, buildUserInfo } from '@mocks/builders/administration';
import { buildToken } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import {
  apiBase,
  mockError,
  mockNetworkError,
  mockResponse,
  mockService,
  setupMockService,
} from '@mocks/store/mockService';

setupMockService();

const email = () => screen.findByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function signIn(user: ReturnType<typeof renderApp>['user'], username = 'org@nordskov.example') {
  await user.type(await email(), username);
  await user.type(password(), 'Timber-2026!');
  await user.click(submit());
}

it('offers to submit only once e-mail and password are filled', async () => {
  const { user } = renderApp('/');
  await user.type(await email(), 'org@nordskov.example');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await user.type(password(), 'x');
  expect(submit()).not.toHaveAttribute('aria-disabled');
  await user.clear(await email());
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['the address that the page before knows', { email: 'anna@nordskov.example' }, 'anna@nordskov.example'],
  ['nothing that is no address', { email: 'anna' }, ''],
  ['nothing from elsewhere', { from: '/organizations' }, ''],
])('begins with %s', async (_, state, value) => {
  renderApp({ pathname: '/', state });
  expect(await email()).toHaveValue(value);
});

it('says why it cannot be submitted yet, and what is missing when somebody tries', async () => {
  const { user } = renderApp('/');
  await user.type(await email(), 'org@nordskov.example');
  expect(submit()).toHaveAccessibleDescription('Some fields are still empty or not valid');
  await user.click(submit());
  expect(password()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription('Field is required');
});

it('validates a field after it has been left, not before', async () => {
  const { user } = renderApp('/');
  await user.type(await email(), 'org@');
  expect(screen.queryByText('E-mail is incorrect')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('E-mail is incorrect')).toBeVisible();
  expect(await email()).toBeInvalid();
  await user.clear(await email());
  expect(await email()).toHaveAccessibleDescription('Field is required');
});

it('asks nobody to check a malformed e-mail', async () => {
  const { user } = renderApp('/');
  await signIn(user, 'org@nordskov');
  expect(screen.getByText('E-mail is incorrect')).toBeVisible();
  expect(await email()).toHaveFocus();
});

it('signs in with what was typed and lands', async () => {
  const seen = mockResponse('post', '/auth/login', {
    token: buildToken({ isGlobalAdmin: true }),
    refreshToken: 'r',
  });
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/measurement-card', []);
  mockResponse('get', '/organization/list/detailed', { data: [], page: 1, totalCount: 0 });
  const { user, router } = renderApp('/');
  await signIn(user);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Organisations', level: 1 })).toBeVisible());
  expect(router.state.location.pathname).toBe('/organizations');
  expect(seen).toEqual([
    expect.objectContaining({
      authorization: null,
      body: { username: 'org@nordskov.example', password: 'Timber-2026!' },
    }),
  ]);
  expect(sessionStorage.getItem('stackyard.session')).toContain('"refreshToken":"r"');
});

it('asks a slow service once, however often the form is sent', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent: unknown[] = [];
  mockService.use(
    http.post(`${apiBase}/auth/login`, async ({ request }) => {
      sent.push(await request.json());
      await held;
      return HttpResponse.json({ data: null, errorMessage: 'No' }, { status: 401 });
    }),
  );
  const { user } = renderApp('/');
  await signIn(user);
  const form = submit().closest('form');
  await waitFor(() => expect(sent).toHaveLength(1));
  if (form) fireEvent.submit(form);
  await user.type(password(), '{Enter}');
  release();
  await screen.findByRole('alert');
  expect(sent).toHaveLength(1);
});

it('keeps the password out of the store', async () => {
  mockResponse('post', '/auth/login', { token: buildToken({ isGlobalAdmin: true }), refreshToken: 'r' });
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/measurement-card', []);
  mockResponse('get', '/organization/list/detailed', { data: [], page: 1, totalCount: 0 });
  const { user, store } = renderApp('/');
  await signIn(user);
  await screen.findByRole('heading', { name: 'Organisations', level: 1 });
  expect(JSON.stringify(store.getState())).not.toContain('Timber-2026!');
});

describe('when signing in fails', () => {
  it('names the user and keeps what was typed', async () => {
    mockError('post', '/auth/login', 401, 'Wrong e-mail or password');
    const { user } = renderApp('/');
    await signIn(user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('org@nordskov.example: login failed')).toBeVisible();
    // Neither text reveals whether the account exists.
    expect(alert.getByText(/^E-mail and password do not match .* set a new password\.$/)).toBeVisible();
    expect(await email()).toHaveValue('org@nordskov.example');
    expect(password()).toHaveValue('Timber-2026!');
    expect(submit()).toBeEnabled();
  });

  it('says that the organisation is not active', async () => {
    mockError('post', '/auth/login', 403, 'Your organisation is inactive at the moment.');
    const { user } = renderApp('/');
    await signIn(user);
    expect(await screen.findByText('Your organisation is inactive at the moment.')).toBeVisible();
  });

  it('speaks the language of the person', async () => {
    mockError('post', '/auth/login', 401);
    const { user } = renderApp('/', { language: 'de' });
    await user.type(await screen.findByRole('textbox', { name: 'E-Mail' }), 'a@b.de');
    await user.type(screen.getByLabelText('Passwort'), 'x{Enter}');
    expect(await screen.findByText('a@b.de: Anmeldung fehlgeschlagen')).toBeVisible();
  });

  it('says how long to wait after too many attempts', async () => {
    mockError('post', '/auth/login', 429, 'Too many attempts', { headers: { 'Retry-After': '240' } });
    const { user } = renderApp('/');
    await signIn(user);
    expect(await screen.findByText('Too many attempts. Try again in 4 minutes.')).toBeVisible();
    expect(screen.queryByText(/do not match/)).toBeNull();
  });

  it('does not blame the person for a service that is not there', async () => {
    mockNetworkError('post', '/auth/login');
    const { user } = renderApp('/');
    await signIn(user);
    expect(await screen.findByText(/^Stackyard cannot be reached/)).toBeVisible();
  });

  it('does not take a token that is none', async () => {
    mockResponse('post', '/auth/login', { token: 'garbage', refreshToken: 'r' });
    const { user } = renderApp('/');
    await signIn(user);
    expect(await screen.findByText(/unexpected response/)).toBeVisible();
  });
});

it('goes back to the page that was asked for', async () => {
  mockResponse('post', '/auth/login', { token: buildToken(), refreshToken: 'r' });
  mockResponse(
    'get',
    '/user-info',
    buildUserInfo({
      organizationRelations: [
        { organizationId: 'nordskov', roles: ['OrganizationAdmin'] },
        { organizationId: 'harz', roles: ['OrganizationAdmin'] },
      ],
      features: [],
    }),
  );
  mockResponse('get', '/department/list', []);
  mockResponse('get', '/organization/:id', buildOrganization({ organizationId: 'harz', departments: [] }));
  mockResponse('get', '/organization/:id/measurement-card', null);
  mockResponse('get', '/sawmill/list', { data: [], page: 1, totalCount: 0 });
  const from = '/organization/harz/department/all/stacks?dateType=Measured&from=&to=';
  const { user, router } = renderApp({ pathname: '/', state: { from, referrer: null } });
  await signIn(user);
  // The heading of the loading page is replaced by that of the list.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Stacks', level: 1 })).toBeVisible());
  expect(router.state.location.pathname + router.state.location.search).toBe(from);
});

it('shows the password to somebody without a mouse', async () => {
  const { user } = renderApp('/');
  await user.type(await email(), 'org@nordskov.example');
  await user.tab();
  await user.keyboard('Timber');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('Timber');
});
