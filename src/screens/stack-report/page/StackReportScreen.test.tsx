import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildReport } from '@mocks/builders/reports';
import { renderApp } from '@mocks/render/renderApp';
import {
  mockError,
  mockNetworkError,
  mockResponse,
  mockService,
  setupMockService,
} from '@mocks/store/mockService';
import type { Language } from '@/lib/languages';
import { ReadinessProvider, useAwaited, useIsReady } from '@/screens/stack-report/readiness/readiness';
import { takeReportToken } from '@/store/session/reportLink';

setupMockService();

const call = '/stack/stack-1/report-data';
const link = '?stack-id=stack-1&token=scoped';
const printState = () => document.documentElement.dataset.report;

beforeEach(() => {
  sessionStorage.clear();
  // The sample has no images in this test, because sampleReport.test.ts covers them.
  mockService.use(http.get('*/asset', () => HttpResponse.error()));
});

function openReport(search = link, language: Language = 'en') {
  history.pushState(null, '', `/pdf/stack-measurement-report${search}`);
  takeReportToken();
  return renderApp(location.pathname + location.search, { language });
}

it('shows the report of its link without a session, and lets it be printed once all of it is there', async () => {
  const calls = mockResponse('get', call, buildReport());
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = openReport();
  expect(within(await screen.findByRole('article')).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Measurement report Stack 1001',
  );
  await waitFor(() => expect(printState()).toBe('ready'));
  expect(document.title).toBe('Stack 1001 – measurement report');
  expect(calls).toMatchObject([{ authorization: 'Bearer scoped', search: '' }]);
  expect(screen.queryByText(/the language of the measurement card/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('speaks the language of the card and the time of the place, whoever reads it', async () => {
  const asked = { requestedBy: 'Jan Nowak', requestedDateTime: '2026-11-05T23:30:00Z' };
  mockResponse('get', call, buildReport({ config: { language: 'pl' }, ...asked }));
  openReport(link, 'de');
  expect((await screen.findAllByText(/34,500\sm³/))[0]).toBeVisible();
  expect(screen.getByText('Data pomiaru').parentElement).toHaveTextContent(/4 lis 2026, 00:30\sCET/);
  expect(screen.getByText(/Ostatnia zmiana: 4 lis 2026, 10:00\sCET/)).toBeVisible();
  expect(screen.getByText(/^Wydruk: 6 lis 2026, 00:30\sCET, Jan Nowak/)).toBeVisible();
  expect(document.documentElement.lang).toBe('pl');
  expect(document.title).toBe('Stos 1001 – protokół pomiaru');
  expect(await screen.findByText('Auf Polnisch, der Sprache der Messkarte.')).toBeVisible();
  const print = screen.getByRole('button', { name: 'Drucken' });
  expect(print.closest('[lang]')).toHaveAttribute('lang', 'de');
});

it('gives the document back to its reader when the report is left', async () => {
  mockResponse('get', call, buildReport({ config: { language: 'pl' } }));
  const { router } = openReport(link, 'de');
  await screen.findByRole('article');
  await act(() => router.navigate('/pdf/stack-measurement-report?stack-id=stack-2'));
  expect(await screen.findByText(/Schlüssel/)).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
});

it('uses the language of its reader where the card has none, and says so on the sheet', async () => {
  mockResponse('get', call, buildReport({ config: { language: null } }));
  openReport(link, 'da');
  const sheet = await screen.findByRole('article');
  expect(within(sheet).getByText(/^Målekortet angiver ikke noget rapportsprog/)).toBeVisible();
});

it('has the layout of a count for a stack that was counted', async () => {
  mockResponse('get', call, buildReport({ stack: { fullMeasurement: false } }));
  openReport();
  expect(within(await screen.findByRole('article')).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Log count Stack 1001',
  );
});

it.each([
  ['no data', () => mockResponse('get', call, null), 'No stack data available!', true],
  ['a link that is too old', () => mockError('get', call, 401), /no longer valid/, false],
  [
    'a stack that is deleted or not theirs',
    () => mockError('get', call, 404),
    /does not lead to a stack/,
    false,
  ],
  ['somebody who may not any more', () => mockError('get', call, 403), /does not lead to a stack/, false],
  [
    'a stack that is only pre-registered',
    () => mockError('get', call, 409),
    /has not been measured yet/,
    false,
  ],
  ['a service that broke', () => mockError('get', call, 500, 'Out of order'), 'Out of order', true],
  ['no network', () => mockNetworkError('get', call), /cannot be reached/, true],
  ['an answer of another kind', () => mockResponse('get', call, { stack: 7 }), /unexpected response/, true],
  [
    'a card without report',
    () => mockResponse('get', call, buildReport({ config: null })),
    /No report layout/,
    true,
  ],
])('says why there is no report, never half of one: %s', async (_, declare, reason, canRetry) => {
  declare();
  const { user } = openReport();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(printState()).toBe('failed');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open Stackyard' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  const retry = screen.queryByRole('button', { name: 'Try again' });
  expect(Boolean(retry)).toBe(canRetry);
  if (!retry) return;
  mockResponse('get', call, buildReport());
  await user.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});

it.each([
  ['?stack-id=stack-1', /copied from the address bar/],
  ['?token=scoped', /not clear which stack/],
])('asks nothing with half a link: %s', async (search, reason) => {
  openReport(search);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText(/choose “Get report”/)).toBeVisible();
  expect(printState()).toBe('failed');
});

it('shows a sample where nothing is asked for, and says so on the sheet and on every page', async () => {
  const margins = jest.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  openReport('');
  const sheet = await screen.findByRole('article');
  expect(within(sheet).getByText(/^Sample report with example data/)).toBeVisible();
  expect(margins.mock.calls.join()).toMatch(/@top-center \{ content: "Sample report with example data/);
});

it('shows each diameter where somebody asks for it, sorted, with their number and volume, and keeps it in the address', async () => {
  const { user, router } = openReport('');
  await screen.findByRole('article');
  const choice = screen.getByRole('checkbox', { name: 'Show each diameter' });
  expect(choice).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'Diameters (cm)' })).not.toBeInTheDocument();
  await user.click(choice);
  const single = screen.getByRole('region', { name: 'Diameters (cm)' });
  expect(single).toHaveTextContent(/Total: 186\spcs · 47\.\d{3}\sm³/);
  const diameters = within(single)
    .getAllByRole('listitem')
    .map(({ textContent }) => Number(textContent));
  expect(diameters).toHaveLength(186);
  expect(diameters).toEqual(diameters.toSorted((one, other) => one - other));
  expect(router.state.location.search).toBe('?diameters=each');
  await user.click(choice);
  expect(single).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

it('shows each diameter at once where the address asks for it, and asks nobody where there is none', async () => {
  const { unmount } = openReport('?diameters=each');
  expect(await screen.findByRole('region', { name: 'Diameters (cm)' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Show each diameter' })).toBeChecked();
  unmount();
  mockResponse('get', call, buildReport());
  openReport(`${link}&diameters=each`);
  await screen.findByRole('article');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

describe('a sheet in parts', () => {
  function Part({ isDone, next }: { isDone: boolean; next?: React.ReactNode }) {
    useAwaited(isDone);
    return isDone ? next : null;
  }

  function State() {
    return <output>{String(useIsReady())}</output>;
  }

  const states: (string | undefined)[] = [];
  const watch = new MutationObserver(() => states.push(document.documentElement.dataset.report));

  beforeEach(() => {
    jest.useFakeTimers();
    states.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('is ready when every part is, and those too that came in place of others', async () => {
    const sheet = (first: boolean, second: boolean) => (
      <ReadinessProvider>
        <State />
        <Part isDone={first} next={<Part isDone={second} />} />
      </ReadinessProvider>
    );
    const pass = () => act(() => jest.advanceTimersByTimeAsync(10));
    watch.observe(document.documentElement, { attributes: true });
    const { rerender, unmount } = render(sheet(false, false));
    await pass();
    rerender(sheet(true, false));
    await pass();
    expect(screen.getByRole('status')).toHaveTextContent('false');
    expect(states).not.toContain('ready');
    rerender(sheet(true, true));
    await pass();
    expect(screen.getByRole('status')).toHaveTextContent('true');
    expect(document.documentElement.dataset.report).toBe('ready');
    watch.disconnect();
    unmount();
    expect(document.documentElement.dataset.report).toBeUndefined();
  });
});
