import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildSession } from '@mocks/builders/session';
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

describe('the link to a new account', () => {
  const path = '/confirm?email=anna%40nordskov.example&token=s3cret';

  async function choosePassword(user: ReturnType<typeof renderApp>['user']) {
    await user.type(await screen.findByLabelText('New password'), 'Timber-2027!');
    await user.type(screen.getByLabelText('Repeat password'), 'Timber-2027!{Enter}');
  }

  it('confirms the account and leads to both sign-ins, to that of the portal with the address', async () => {
    const seen = mockResponse('post', '/auth/confirm-account', null);
    const { user, router } = renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Confirm your account', level: 1 })).toBeVisible();
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
    await user.click(screen.getByRole('link', { name: 'Log in to the admin portal' }));
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('anna@nordskov.example');
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
});

describe('a forgotten password', () => {
  const email = () => screen.findByRole('textbox', { name: 'E-mail' });
  const submit = () => screen.getByRole('button', { name: 'Send reset link' });
  const sent = 'You have requested password reset. Check your e-mail for reset-link. Thank You';
  const failed = 'Request was not sent. Please try again';

  it('is reached from sign-in, validates the e-mail and says that the request was sent', async () => {
    const seen = mockResponse('post', '/auth/forgot-password', null);
    const { user, router } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot password', level: 1 })).toHaveFocus();
    expect(router.state.location.pathname).toBe('/forgot-password');

    await user.click(submit());
    expect(await email()).toHaveAccessibleDescription('Field is required');
    expect(await email()).toHaveFocus();
    await user.type(await email(), 'anna@nordskov{Enter}');
    expect(await email()).toHaveAccessibleDescription('E-mail is incorrect');
    expect(seen).toEqual([]);

    await user.type(await email(), '.example{Enter}');
    expect(await screen.findByText(sent)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(sent);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(seen).toEqual([
      expect.objectContaining({ authorization: null, body: { email: 'anna@nordskov.example' } }),
    ]);

    await user.click(screen.getByRole('button', { name: 'Send another link' }));
    expect(await email()).toHaveValue('anna@nordskov.example');
    await user.click(screen.getByRole('link', { name: 'Go to login' }));
    expect(await screen.findByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  });

  it('is open to somebody who is signed in', async () => {
    renderApp('/forgot-password', { session: buildSession() });
    expect(await email()).toBeVisible();
  });

  describe('when the request fails', () => {
    it.each([
      ['of too many', 429, { headers: { 'Retry-After': '1800' } }, /Try again in 30 minutes\./],
      ['of something else', 400, {}, /No such thing/],
    ])('because %s, says so and keeps what was typed', async (_name, status, options, reason) => {
      mockError('post', '/auth/forgot-password', status, 'No such thing', options);
      const { user } = renderApp('/forgot-password');
      await user.type(await email(), 'anna@nordskov.example{Enter}');
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(failed);
      expect(alert).toHaveTextContent(reason);
      expect(await email()).toHaveValue('anna@nordskov.example');
    });

    it('can be tried again', async () => {
      mockNetworkError('post', '/auth/forgot-password');
      const { user } = renderApp('/forgot-password');
      await user.type(await email(), 'anna@nordskov.example{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(failed);
      mockResponse('post', '/auth/forgot-password', null);
      await waitFor(() => expect(submit()).toBeEnabled());
      await user.click(submit());
      expect(await screen.findByText(sent)).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });
});

describe('the link to a new password', () => {
  const path = '/reset-password#email=anna%40nordskov.example&token=s3cret';
  const password = () => screen.findByLabelText('New password');
  const repeat = () => screen.getByLabelText('Repeat password');
  const submit = () => screen.getByRole('button', { name: 'Set password' });

  it('takes the secret out of the address at once and resets the password', async () => {
    const seen = mockResponse('post', '/auth/reset-password', null);
    const { user, router } = renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Set a new password', level: 1 })).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/reset-password',
      search: '',
      hash: '',
      state: null,
    });
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
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('anna@nordskov.example');
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

  it('begins anew with a link that is opened in the same tab, also with the same one', async () => {
    const seen = mockResponse('post', '/auth/reset-password', null);
    const { user, router } = renderApp(path);
    await user.type(await password(), 'Timber-2027!');
    await user.type(repeat(), 'Timber-2027!{Enter}');
    await screen.findByText('Password has been reset');
    await act(() => router.navigate(path));
    expect(await password()).toHaveValue('');
    await act(() => router.navigate('/reset-password#email=bo%40nordskov.example&token=other'));
    expect(await screen.findByText('For bo@nordskov.example')).toBeVisible();
    expect(await password()).toHaveValue('');
    await user.type(await password(), 'Timber-2028!');
    await user.type(repeat(), 'Timber-2028!{Enter}');
    await screen.findByText('Password has been reset');
    expect(seen[1]?.body).toMatchObject({ email: 'bo@nordskov.example', token: 'other' });
  });

  it('reads a link of former versions, also where a mail program has added something', async () => {
    const { router } = renderApp('/reset-password?email=anna%40nordskov.example&token=s3cret#seen');
    expect(await screen.findByText('For anna@nordskov.example')).toBeVisible();
    expect(router.state.location).toMatchObject({ search: '', hash: '' });
  });

  it('reads a plus sign that the mail did not encode', async () => {
    const seen = mockResponse('post', '/auth/reset-password', null);
    const { user } = renderApp('/reset-password?email=anna+test@nordskov.example&token=a+b/c==');
    await user.type(await password(), 'Timber-2027!');
    await user.type(repeat(), 'Timber-2027!{Enter}');
    await screen.findByText('Password has been reset');
    expect(seen[0]?.body).toMatchObject({ email: 'anna+test@nordskov.example', token: 'a+b/c==' });
  });
});
