import { screen } from '@testing-library/react';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const path = '/reset-password?email=anna%40nordskov.example&token=s3cret';
const password = () => screen.findByLabelText('New password');
const repeat = () => screen.getByLabelText('Repeat password');
const submit = () => screen.getByRole('button', { name: 'Set password' });

it('takes the secret out of the address at once and resets the password', async () => {
  const seen = mockResponse('post', '/auth/reset-password', null);
  const { user, router } = renderApp(path);
  expect(await screen.findByRole('heading', { name: 'Set a new password', level: 1 })).toHaveFocus();
  expect(router.state.location).toMatchObject({ pathname: '/reset-password', search: '', state: null });
  expect(router.state.historyAction).toBe('REPLACE');

  expect(screen.getByText('For anna@nordskov.example')).toBeVisible();
  await user.click(await password());
  await user.paste('Timber-2027!');
  await user.click(repeat());
  await user.paste('Timber-2027!');
  await user.click(submit());
  expect(await screen.findByText('Password has been reset')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Password has been reset');
  expect(seen).toEqual([
    expect.objectContaining({
      authorization: null,
      body: { email: 'anna@nordskov.example', newPassword: 'Timber-2027!', token: 's3cret' },
    }),
  ]);

  await user.click(screen.getByRole('link', { name: 'Go to login' }));
  expect(await screen.findByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
});

it('requires both fields, lists the rules that fail as they fail, and compares', async () => {
  const seen = mockResponse('post', '/auth/reset-password', null);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Set password' }));
  expect(await password()).toHaveFocus();
  expect(await password()).toHaveAccessibleDescription(/Field is required/);
  expect(repeat()).toHaveAccessibleDescription('Field is required');

  await user.type(await password(), 'timber');
  const weak = 'Your password is not strong enough';
  expect(
    screen.getByText(`${weak}. Add an uppercase letter. Add a number. Add a special character`),
  ).toBeVisible();
  await user.type(await password(), 'T7');
  expect(screen.getByText(`${weak}. Add a special character`)).toBeVisible();
  await user.type(await password(), '!');
  expect(await password()).toBeValid();

  await user.type(repeat(), 'timberT7');
  expect(repeat()).toHaveAccessibleDescription('Password does not match');
  await user.keyboard('{Enter}');
  expect(repeat()).toHaveFocus();
  expect(seen).toEqual([]);
  await user.keyboard('!{Enter}');
  expect(await screen.findByText('Password has been reset')).toBeVisible();
});

it('validates a field after it has been left, and shows both passwords together', async () => {
  const { user } = renderApp(path);
  await user.type(await password(), 'short');
  const [show = submit()] = screen.getAllByRole('button', { name: 'Show password' });
  await user.click(show);
  expect(screen.getByRole('textbox', { name: 'New password' })).toHaveValue('short');
  expect(screen.getByRole('textbox', { name: 'Repeat password' })).toBeVisible();
  expect(screen.queryByText(/not strong enough/)).not.toBeInTheDocument();
  await user.click(repeat());
  expect(screen.getByText(/not strong enough/)).toBeVisible();
});

it('tells why a reset failed, keeps what was typed and leads to a new link', async () => {
  mockError('post', '/auth/reset-password', 400, 'This link has been used.');
  const { user } = renderApp(path, { session: buildSession() });
  await user.type(await password(), 'Timber-2027!');
  await user.type(repeat(), 'Timber-2027!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This link has been used\.Password reset failed/,
  );
  expect(await password()).toHaveValue('Timber-2027!');
  await user.click(screen.getByRole('link', { name: 'Request a new link' }));
  expect(await screen.findByRole('heading', { name: 'Forgot password', level: 1 })).toBeVisible();
});

it.each([
  ['nothing', ''],
  ['no token', '?email=anna%40nordskov.example'],
  ['a blank token', '?email=anna%40nordskov.example&token=%20'],
  ['no e-mail', '?token=s3cret'],
  ['half an e-mail', '?email=anna&token=s3cret'],
  ['two e-mails', '?email=anna%40nordskov.example&email=eve%40nordskov.example&token=s3cret'],
])('offers a new link when the address holds %s', async (_name, search) => {
  const { router } = renderApp(`/reset-password${search}`);
  expect(await screen.findByText(/^This link is incomplete/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(router.state.location.search).toBe('');
});

it('reads a plus sign that the mail did not encode', async () => {
  const seen = mockResponse('post', '/auth/reset-password', null);
  const { user } = renderApp('/reset-password?email=anna+test@nordskov.example&token=a+b/c==');
  await user.type(await password(), 'Timber-2027!');
  await user.type(repeat(), 'Timber-2027!{Enter}');
  await screen.findByText('Password has been reset');
  expect(seen[0]?.body).toMatchObject({ email: 'anna+test@nordskov.example', token: 'a+b/c==' });
});
