import { screen, waitFor, within } from '@testing-library/react';
import { buildUserInfo } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const anna = { userId: 'anna', name: 'Anna Lund', email: 'anna@nordskov.example', confirmed: true };
const ida = { userId: 'ida', name: 'Ida Skov', email: 'ida@skov.example', confirmed: false };

function open(admins = [anna, ida]) {
  let shown = admins;
  mockResponse('get', '/user-info', buildUserInfo({ name: anna.name, email: anna.email }));
  mockResponse('get', '/global-admins', () => shown);
  const app = renderApp('/global-admins', { session: buildSession({ isGlobalAdmin: true }) });
  return {
    ...app,
    become: (others: typeof admins) => {
      shown = others;
    },
  };
}

async function choose({ user }: ReturnType<typeof open>, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Stackyard administrators' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('lists them with their state, and marks oneself', async () => {
  open();
  await screen.findByText('Ida Skov');
  expect(rows()).toEqual(['Anna Lund Youanna@nordskov.exampleActive', 'Ida Skovida@skov.exampleInvited']);
});

it('is reached from the menu of a global admin', async () => {
  const { user, router } = open();
  await screen.findByText('Ida Skov');
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  const link = await screen.findByRole('menuitem', { name: 'Stackyard administrators' });
  expect(link).toHaveAttribute('href', router.state.location.pathname);
});

it('adds one by address, once however often it is sent', async () => {
  const app = open([anna]);
  mockError('post', '/global-admins', 400, 'Not now.');
  await app.user.click(await screen.findByRole('button', { name: 'Add administrator' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add administrator' }));
  await app.user.type(dialog.getByLabelText('E-mail'), ' ida@skov.example {Enter}');
  expect(await dialog.findByText(/Not now\./)).toBeVisible();
  const sent = mockResponse('post', '/global-admins', ida);
  app.become([anna, ida]);
  await app.user.click(dialog.getByRole('button', { name: 'Add administrator' }));
  expect(await screen.findByText('Ida Skov')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ body: { email: ida.email }, idempotencyKey: expect.any(String) }),
  ]);
});

it('invites one in the own language, or in the one that is chosen', async () => {
  const app = open([anna]);
  const sent = mockResponse('post', '/global-admins', ida);
  await app.user.click(await screen.findByRole('button', { name: 'Add administrator' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add administrator' }));
  const language = dialog.getByRole('combobox', { name: 'Language of the invitation' });
  expect(language).toHaveValue('English');
  await app.user.click(language);
  const options = within(await screen.findByRole('listbox'));
  await app.user.click(options.getByRole('option', { name: 'Dansk' }));
  await app.user.type(dialog.getByLabelText('E-mail'), 'ida@skov.example{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ email: ida.email, language: 'da' });
});

it('removes one after a question, and says why it cannot', async () => {
  const app = open();
  mockError('delete', '/global-admins/ida', 409, 'This is the last one.');
  await choose(app, 'Ida Skov', 'Remove');
  const question = within(
    await screen.findByRole('dialog', { name: 'Remove Ida Skov as Stackyard administrator?' }),
  );
  await app.user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await question.findByText('This is the last one.')).toBeVisible();
  const removed = mockResponse('delete', '/global-admins/ida', null);
  app.become([anna]);
  await app.user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(removed).toHaveLength(1);
});

it('names the removal of oneself, and logs out after it', async () => {
  const app = open();
  mockResponse('delete', '/global-admins/anna', null);
  mockResponse('post', '/auth/logout', null);
  await choose(app, 'Anna Lund', 'Remove myself');
  const question = within(
    await screen.findByRole('dialog', { name: 'Remove yourself as Stackyard administrator?' }),
  );
  await app.user.click(question.getByRole('button', { name: 'Remove myself' }));
  expect(await screen.findByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
});

it('is refused by the service to others', async () => {
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/department/list', []);
  mockError('get', '/global-admins', 403);
  renderApp('/global-admins', { session: buildSession() });
  expect(await screen.findByText('You are not authorised to visit this page.')).toBeVisible();
});

it('can be asked for again after a failure', async () => {
  mockResponse('get', '/user-info', buildUserInfo());
  mockError('get', '/global-admins', 400);
  const { user } = renderApp('/global-admins', { session: buildSession({ isGlobalAdmin: true }) });
  await screen.findByText('The administrators could not be loaded.');
  mockResponse('get', '/global-admins', [ida]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ida Skov')).toBeVisible();
});
