import { screen, waitFor, within } from '@testing-library/react';
import { buildSawmillUserInfo, buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { AccountSession } from '@/store/api/accountApi';
import type { Feature } from '@/store/api/featuresSlice';

setupMockService();

const here: AccountSession = {
  ...{ sessionId: 'here', device: 'Firefox, Windows', address: '203.0.113.7', current: true },
  ...{ createdAt: '2026-06-15T08:00:00Z', lastUsedAt: '2026-06-16T08:00:00Z' },
};
const phone = { ...here, sessionId: 'phone', device: 'Safari, iPhone', current: false };
const old = { ...here, sessionId: 'old', device: null, address: null, current: false };

function openPage(features?: Feature[]) {
  mockResponse(
    'get',
    '/user-info',
    buildUserInfo({
      organizationRelations: [],
      sawmillRelations: [{ sawmillId: 'birke' }],
      ...(features && { features }),
    }),
  );
  mockResponse('get', '/department/list', []);
  mockResponse('get', '/user-info/sawmill', buildSawmillUserInfo());
  mockResponse('put', '/stack/list/sawmill', { data: [], page: 1, totalCount: 0 });
  mockResponse('put', '/stack/map-list/sawmill', []);
  return renderApp('/sawmill/stacks?from=&to=&showMap=false', { session: buildSession() });
}

async function openDialog(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Password and sessions' }));
  return within(await screen.findByRole('dialog', { name: 'Your account' }));
}

async function open(features?: Feature[]) {
  const app = openPage(features);
  return { ...app, dialog: await openDialog(app.user) };
}

function mockSessions(...initial: AccountSession[]) {
  let sessions = initial;
  mockResponse('get', '/account/sessions', () => sessions);
  return (left: AccountSession[]) => {
    sessions = left;
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function fillIn({ user, dialog }: Opened, current = 'Timber-2026!', repeat = 'Timber-2027!') {
  await user.type(dialog.getByLabelText('Current password'), current);
  await user.type(dialog.getByLabelText('New password'), 'Timber-2027!');
  await user.type(dialog.getByLabelText('Repeat password'), repeat);
}

const submit = ({ dialog }: Opened) => dialog.getByRole('button', { name: 'Change password' });

describe('a new password', () => {
  it('is sent with the current one, and asks for the sessions again', async () => {
    const leave = mockSessions(here, phone);
    const sent = mockResponse('put', '/account/password', null);
    const opened = await open();
    await fillIn(opened);
    leave([here]);
    await opened.user.click(submit(opened));
    expect(await opened.dialog.findByText(/^Your password has been changed\./)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { currentPassword: 'Timber-2026!', newPassword: 'Timber-2027!' },
    ]);
    expect(await opened.dialog.findByText('You are not logged in anywhere else.')).toBeVisible();
    expect(opened.dialog.getByLabelText('Current password')).toHaveValue('');
    expect(JSON.stringify(opened.store.getState())).not.toContain('Timber-202');
  });

  it('stays with all that was typed when it is refused, and says at which field', async () => {
    mockSessions(here);
    const fieldErrors = [{ field: 'currentPassword', message: 'This is not it.' }];
    mockError('put', '/account/password', 400, 'Not changed.', { fieldErrors });
    const opened = await open();
    await fillIn(opened, 'wrong');
    await opened.user.keyboard('{Enter}');
    expect(await opened.dialog.findByText('Not changed.')).toBeVisible();
    const field = opened.dialog.getByLabelText('Current password');
    expect(field).toHaveAccessibleDescription('This is not it.');
    await waitFor(() => expect(field).toHaveFocus());
    expect(opened.dialog.getByLabelText('Repeat password')).toHaveValue('Timber-2027!');
  });

  it('is not sent against the rules', async () => {
    mockSessions(here);
    const opened = await open();
    await fillIn(opened, 'Timber-2026!', 'Timber');
    await opened.user.click(submit(opened));
    const repeat = opened.dialog.getByLabelText('Repeat password');
    expect(repeat).toHaveAccessibleDescription('Password does not match');
    expect(repeat).toHaveFocus();
  });

  it('works with password managers', async () => {
    mockSessions(here);
    const { dialog } = await open();
    const fields = ['Current password', 'New password', 'Repeat password'].map((name) =>
      dialog.getByLabelText(name).getAttribute('autocomplete'),
    );
    expect(fields).toEqual(['current-password', 'new-password', 'new-password']);
  });

  it('is asked about before it is dropped', async () => {
    mockSessions(here);
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('Current password'), 'T{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  });
});

describe('the sessions', () => {
  it('say what is known of them, and which one this is', async () => {
    mockSessions(old, here);
    const { dialog } = await open();
    await dialog.findByText('This session');
    const [first, second] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Firefox, Windows.*This session.*203\.0\.113\.7Logged in 15\/06\/2026/);
    expect(within(first ?? document.body).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent(/Browser not recorded.*Address not recorded.*Last used 16\/06\/2026/);
  });

  it('end one by one, after a question', async () => {
    const leave = mockSessions(here, phone, old);
    const ended = mockResponse('delete', '/account/sessions/phone', null);
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'End session: Safari, iPhone' }));
    const question = within(await screen.findByRole('dialog', { name: 'End this session?' }));
    leave([here, old]);
    await user.click(question.getByRole('button', { name: 'End session' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
    expect(ended).toHaveLength(1);
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Sessions' })).toHaveFocus());
  });

  it('end all but this one, after a question', async () => {
    const leave = mockSessions(here, phone, old);
    const ended = mockResponse('delete', '/account/sessions', null);
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'End all other sessions' }));
    const question = within(await screen.findByRole('dialog', { name: 'End all other sessions?' }));
    leave([here]);
    await user.click(question.getByRole('button', { name: 'End all other sessions' }));
    expect(await dialog.findByText('You are not logged in anywhere else.')).toBeVisible();
    expect(ended).toHaveLength(1);
  });

  it('can be asked for again after a failure', async () => {
    mockError('get', '/account/sessions', 400);
    const { user, dialog } = await open();
    expect(await dialog.findByText('Your sessions could not be loaded.')).toBeVisible();
    mockSessions(here);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('This session')).toBeVisible();
  });
});

it('leads to a mailed link where the service has no such calls', async () => {
  const { dialog } = await open(featuresWithout('account'));
  expect(await dialog.findByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(dialog.queryByRole('heading', { name: 'Sessions' })).toBeNull();
  expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
});

it('opens from the palette, too', async () => {
  mockSessions(here);
  const { user } = openPage();
  await screen.findByRole('button', { name: 'Your account' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('textbox', { name: /^Stack number/ }), 'password');
  await user.click(await screen.findByRole('option', { name: 'Password and sessions' }));
  expect(await screen.findByRole('dialog', { name: 'Your account' })).toBeVisible();
});

it('is open to those who may open no page', async () => {
  mockSessions(here);
  mockResponse('get', '/user-info', buildUserInfo({ organizationRelations: [] }));
  const { user } = renderApp('/notauthorized', { session: buildSession() });
  await user.click(await screen.findByRole('button', { name: 'Password and sessions' }));
  expect(await screen.findByRole('dialog', { name: 'Your account' })).toBeVisible();
});
