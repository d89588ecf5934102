import { screen, waitFor } from '@testing-library/react';
import { answers, isUnreachable, listenInTests, refuses } from '../../../mocks/service';
import { buildSession } from '../../../mocks/session';
import { buildMapInfo } from '../../../mocks/stackBuilders';
import { FailureNotices } from '../../app/shell/FailureNotices';
import { renderApp } from '../../testing/renderApp';
import { GetReportButton } from './GetReportButton';

listenInTests();

const session = buildSession();
const call = '/stack/stack-1/report-token';
const linkOf = (token: string) => `/pdf/stack-measurement-report?stack-id=stack-1&token=${token}`;
const button = () => screen.findByRole('button', { name: 'Get report' });

let openWindow: jest.SpyInstance;
beforeEach(() => {
  openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'));

function renderButton(state?: 'PreRegistration' | 'Measured' | 'AssignedToSawmill') {
  const element = (
    <>
      <GetReportButton stackId="stack-1" state={state} />
      <FailureNotices />
    </>
  );
  return renderApp('/', { session, routes: [{ path: '/', element }] });
}

it('opens the report in a tab that knows nothing of this one, once however often it is pressed', async () => {
  let answer = (_: object) => {};
  const calls = answers('post', call, () => new Promise<object>((resolve) => (answer = resolve)));
  const { user, store } = renderButton('Measured');
  await user.dblClick(await button());
  expect(await button()).toHaveAttribute('aria-busy', 'true');
  expect(await button()).toHaveFocus();
  await waitFor(() => expect(calls).toHaveLength(1));
  answer({ token: 'only-this', expiresAt: '2026-11-21T12:05:00Z' });
  await waitFor(() => expect(openWindow).toHaveBeenCalled());
  expect(openWindow.mock.calls).toEqual([[linkOf('only-this'), '_blank', 'noopener,noreferrer']]);
  expect(await button()).toHaveAttribute('aria-busy', 'false');
  expect(calls).toHaveLength(1);
  expect(JSON.stringify(store.getState())).not.toContain('only-this');
});

function refuseDeleted() {
  refuses('post', call, 404, 'It may have been deleted.');
  refuses('get', '/stack/:id/map-info', 404, 'It may have been deleted.');
}

it.each([404, 405, 501])(
  "falls back to the session's token where the call is unknown: %i",
  async (status) => {
    refuses('post', call, status);
    answers('get', '/stack/:id/map-info', buildMapInfo());
    const { user } = renderButton('AssignedToSawmill');
    await user.click(await button());
    await waitFor(() => expect(openWindow).toHaveBeenCalled());
    expect(openWindow.mock.calls[0]?.[0]).toBe(linkOf(session.token));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it.each([
  ['refused', () => refuses('post', call, 409, 'The stack is not measured.'), 'The stack is not measured.'],
  ['forbidden', () => refuses('post', call, 403, 'Not yours.'), 'Not yours.'],
  ['deleted', refuseDeleted, 'It may have been deleted.'],
  ['unreachable', () => isUnreachable('post', call), /^The service cannot be reached\./],
])('says why there is no report, and opens none: %s', async (_, declare, message) => {
  declare();
  const { user } = renderButton('Measured');
  await user.click(await button());
  expect(await screen.findByText(message)).toBeVisible();
  expect(await button()).toHaveAttribute('aria-busy', 'false');
  expect(openWindow).not.toHaveBeenCalled();
});

it('offers a link when the answer came too late for the browser to open a tab', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true });
  answers('post', call, { token: 'late', expiresAt: '2026-11-21T12:05:00Z' });
  const { user } = renderButton('Measured');
  await user.click(await button());
  const link = await screen.findByRole('link', { name: 'Open it in a new tab' });
  expect(link).toHaveAttribute('href', linkOf('late'));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(openWindow).not.toHaveBeenCalled();
  await user.click(link);
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

it.each([
  ['PreRegistration' as const, 'There is no report until the stack has been measured.'],
  [undefined, 'It is not known yet whether the stack has been measured.'],
])('says why there is none: %s', async (state, reason) => {
  const { user } = renderButton(state);
  expect(await button()).toHaveAttribute('aria-disabled', 'true');
  expect(await button()).toHaveAccessibleDescription(reason);
  await user.click(await button());
  expect(openWindow).not.toHaveBeenCalled();
});
