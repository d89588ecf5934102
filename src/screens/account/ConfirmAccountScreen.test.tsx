import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';

setupMockService();

const path = '/confirm?email=anna%40nordskov.example&token=s3cret';

async function choosePassword(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('New password'), 'Timber-2027!');
  await user.type(screen.getByLabelText('Repeat password'), 'Timber-2027!{Enter}');
}

it('confirms the account and leads to both sign-ins', async () => {
  const seen = mockResponse('post', '/auth/confirm-account', null);
  const { user, router } = renderApp(path);
  expect(await screen.findByRole('heading', { name: 'Confirm your account', level: 1 })).toHaveFocus();
  expect(router.state.location.search).toBe('');
  expect(screen.getByText('Choose a password for anna@nordskov.example.')).toBeVisible();
  await choosePassword(user);
  expect(await screen.findByText('Your account has been confirmed')).toBeVisible();
  expect(seen[0]).toMatchObject({
    authorization: null,
    body: { email: 'anna@nordskov.example', password: 'Timber-2027!', token: 's3cret' },
  });
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in to the admin portal' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Log in to the mobile app' })).toHaveAttribute(
    'href',
    'stackyard://login',
  );
});

it('says that it is on the way, and sends once', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  mockService.use(
    http.post(`${apiBase}/auth/confirm-account`, async () => {
      sent += 1;
      await held;
      return HttpResponse.json({ data: null, errorMessage: null });
    }),
  );
  const { user } = renderApp(path);
  await choosePassword(user);
  expect(await screen.findByText('Sending')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  release();
  await screen.findByText('Your account has been confirmed');
  expect(sent).toBe(1);
});

it.each([
  ['The link has expired', /^The link has expired: login failed/],
  ['The link has expired.', /^The link has expired: login failed/],
])('tells a failure in the words of a failed login: %s', async (errorMessage, text) => {
  mockError('post', '/auth/confirm-account', 400, errorMessage);
  const { user } = renderApp(path);
  await choosePassword(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('New password')).toHaveValue('Timber-2027!');
});

it('leads to a new link, and to sign-in, when the address holds none', async () => {
  renderApp('/confirm?token=s3cret');
  expect(await screen.findByText(/^This link is incomplete/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/');
});
