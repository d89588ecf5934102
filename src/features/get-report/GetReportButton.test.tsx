import { screen, waitFor } from '@testing-library/react';
import { featuresWithout } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildMapInfo } from '@mocks/builders/stacks';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockNetworkError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { FailureNotices } from '@/app/layout/FailureNotices';
import { GetReportButton } from './GetReportButton';

setupMockService();

const session = buildSession();
const call = '/stack/stack-1/report-token';
const linkOf = (token: string) => `/pdf/stack-measurement-report?stack-id=stack-1&token=${token}`;
const button = () => screen.findByRole('button', { name: 'Get report' });

/** The browser gives the tab a copy of this one's storage, because `noopener` was not requested. */
function buildTab() {
  const tab = {
    closed: false,
    opener: window,
    document: document.implementation.createHTMLDocument(),
    sessionStorage: { clear: jest.fn() },
    location: { replace: jest.fn() },
    close: jest.fn(),
  };
  openWindow.mockReturnValue(tab);
  return tab;
}

let openWindow: jest.SpyInstance;
beforeEach(() => {
  openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
});

function renderButton(
  state?: 'PreRegistration' | 'Measured' | 'AssignedToSawmill',
  offered = featuresWithout(),
) {
  const element = (
    <>
      <GetReportButton stackId="stack-1" state={state} />
      <FailureNotices />
    </>
  );
  return renderApp('/', { session, routes: [{ path: '/', element }], offered });
}

it('opens the report in a tab that knows nothing of this one, once however often it is pressed', async () => {
  let answer = (_: object) => {};
  const calls = mockResponse('post', call, () => new Promise<object>((resolve) => (answer = resolve)));
  const tab = buildTab();
  const { user, store } = renderButton('Measured');
  await user.dblClick(await button());
  // The tab opens in the click and before any answer, because WebKit opens none later.
  expect(openWindow.mock.calls).toEqual([['', '_blank']]);
  expect(tab.opener).toBeNull();
  expect(tab.sessionStorage.clear).toHaveBeenCalled();
  expect(tab.document.body.textContent).toBe('Opening the report…');
  expect(tab.document.title).toBe('Opening the report…');
  expect(await button()).toHaveAttribute('aria-busy', 'true');
  expect(await button()).toHaveFocus();
  await waitFor(() => expect(calls).toHaveLength(1));
  answer({ token: 'only-this', expiresAt: '2026-11-21T12:05:00Z' });
  await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([[linkOf('only-this')]]));
  expect(openWindow).toHaveBeenCalledTimes(1);
  expect(await button()).toHaveAttribute('aria-busy', 'false');
  expect(calls).toHaveLength(1);
  expect(JSON.stringify(store.getState())).not.toContain('only-this');
});

function refuseDeleted() {
  mockError('post', call, 404, 'It may have been deleted.');
  mockError('get', '/stack/:id/map-info', 404, 'It may have been deleted.');
}

it.each([
  ['is not offered', featuresWithout('reportLinks')],
  ['turns out to be missing', undefined],
])("falls back to the session's token where the call %s", async (_, offered) => {
  mockError('post', call, 405);
  mockResponse('get', '/stack/:id/map-info', buildMapInfo());
  const tab = buildTab();
  const { user } = renderButton('AssignedToSawmill', offered);
  await user.click(await button());
  await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([[linkOf(session.token)]]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['refused', () => mockError('post', call, 409, 'The stack is not measured.'), 'The stack is not measured.'],
  ['forbidden', () => mockError('post', call, 403, 'Not yours.'), 'Not yours.'],
  ['deleted', refuseDeleted, 'It may have been deleted.'],
  ['unreachable', () => mockNetworkError('post', call), /^Stackyard cannot be reached\./],
])('says why there is no report, and closes the tab: %s', async (_, declare, message) => {
  declare();
  const tab = buildTab();
  const { user } = renderButton('Measured');
  await user.click(await button());
  expect(await screen.findByText(message)).toBeVisible();
  expect(await button()).toHaveAttribute('aria-busy', 'false');
  expect(tab.close).toHaveBeenCalledTimes(1);
  expect(tab.location.replace).not.toHaveBeenCalled();
});

it('leaves a tab alone that was closed before the answer came', async () => {
  const calls = mockResponse('post', call, { token: 'late', expiresAt: '2026-11-21T12:05:00Z' });
  const tab = buildTab();
  tab.closed = true;
  const { user } = renderButton('Measured');
  await user.click(await button());
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(async () => expect(await button()).toHaveAttribute('aria-busy', 'false'));
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('opens the report in a browser that lets nothing be stored', async () => {
  mockResponse('post', call, { token: 'only-this', expiresAt: '2026-11-21T12:05:00Z' });
  const tab = buildTab();
  tab.sessionStorage.clear.mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { user } = renderButton('Measured');
  await user.click(await button());
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(linkOf('only-this')));
});

it('offers a link when the browser has blocked the tab', async () => {
  mockResponse('post', call, { token: 'late', expiresAt: '2026-11-21T12:05:00Z' });
  const { user } = renderButton('Measured');
  await user.click(await button());
  const link = await screen.findByRole('link', { name: 'Open it in a new tab' });
  expect(link).toHaveAttribute('href', linkOf('late'));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await user.click(link);
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

it.each([
  ['PreRegistration' as const, 'There is no report until the stack has been measured.'],
  [undefined, 'It is not known yet whether the stack has been measured.'],
])('says why there is none: %s', async (state, reason) => {
  const { user } = renderButton(state);
  const unavailable = await button();
  expect(unavailable).toHaveAttribute('aria-disabled', 'true');
  expect(unavailable).toHaveAccessibleDescription(reason);
  await user.click(unavailable);
  expect(openWindow).not.toHaveBeenCalled();
});
