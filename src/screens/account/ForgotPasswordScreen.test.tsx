import { screen, waitFor } from '@testing-library/react';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockNetworkError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

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
