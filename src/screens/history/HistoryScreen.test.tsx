import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockPhone } from '@mocks/browser/mockPhone';
import {
  buildDepartment,
  buildOrganization,
  buildUserInfo,
  featuresWithout,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStackDetail } from '@mocks/builders/stacks';
import { renderApp } from '@mocks/render/renderApp';
import {
  apiBase,
  mockError,
  mockResponse,
  mockService,
  type RecordedCall,
  setupMockService,
} from '@mocks/store/mockService';
import { loadCatalogue } from '@/i18n/catalogues';
import { textIn } from '@/i18n/textIn';
import type { HistoryEntry } from '@/store/api/historyApi';

setupMockService();

const path = '/organization/nordskov/history';

const assignment: HistoryEntry = {
  id: 2,
  at: '2026-06-16T08:30:00Z',
  userName: 'Olaf Skov',
  personId: 'olaf',
  operationId: 'assignStacks',
  requestId: 'r2',
  kind: 'Stack',
  thingId: 'n17',
  thingName: 'N-17',
  exists: true,
  departmentId: 'rold',
  departmentName: 'Rold Skov',
  fields: [
    { field: 'state', before: ['Measured'], after: ['AssignedToSawmill'] },
    { field: 'sawmill', before: [], after: ['Birkesav'] },
  ],
};
const removal: HistoryEntry = {
  ...assignment,
  id: 1,
  userName: 'Greta',
  personId: null,
  operationId: 'somethingNewer',
  kind: 'Sawmill',
  thingId: 'gone',
  thingName: 'Old saw',
  exists: false,
  departmentId: null,
  departmentName: null,
  fields: [{ field: 'users', before: ['2'], after: [] }],
};

function open(at = path, entries = [assignment, removal]) {
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/department/list', [buildDepartment()]);
  mockResponse('get', '/organization/nordskov', buildOrganization());
  mockResponse('get', '/organization/nordskov/person', [
    { personId: 'olaf', name: 'Olaf Skov', email: 'olaf@x.example', phone: '' },
  ]);
  const history = mockResponse('get', '/organization/nordskov/history', {
    data: entries,
    page: 1,
    totalCount: entries.length,
    since: '2026-01-05T12:00:00Z',
  });
  return { ...renderApp(at, { session: buildSession() }), history };
}

const queryOf = (calls: RecordedCall[]) => Object.fromEntries(new URLSearchParams(calls.at(-1)?.search));

it.each([
  ['beginNextContract', 'Contract', 'Next contract began'],
  ['deleteOldStacks', 'Stack', 'Stack deleted at the end of the data retention period'],
] as const)('says that nobody did what the service does by itself: %s', async (operationId, kind, words) => {
  const entry = {
    ...assignment,
    operationId,
    kind,
    userName: 'Stackyard',
    personId: null,
    isByService: true,
  };
  open(path, [entry]);
  const rows = within(await screen.findByRole('table', { name: 'History' }));
  expect(await rows.findByText('Stackyard (automatic)')).toBeVisible();
  expect(rows.getByText(words)).toBeVisible();
});

it('says who did what to which thing, and what its fields were before', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: 'History' }));
  expect(await rows.findByRole('link', { name: 'N-17 in Rold Skov' })).toHaveAttribute(
    'href',
    '/organization/nordskov/department/rold/stack/n17',
  );
  const [, day, first, second] = rows.getAllByRole('row');
  expect(day).toContainElement(rows.getByRole('heading', { level: 2, name: '16/06/2026' }));
  expect(first).toHaveTextContent(
    /^10:30Olaf SkovAssigned to sawmillStack N-17 in Rold SkovState: measured › assigned to sawmill · Sawmill: Birkesav$/,
  );
  expect(second).toHaveTextContent(/GretasomethingNewerSawmill Old saw \(deleted\)Users: 2 › –$/);
  expect(screen.getByText('The history begins on 05/01/2026.')).toBeVisible();
});

const act: HistoryEntry = { ...assignment, act: { entryCount: 120, lastAt: '2026-06-16T08:30:02.500Z' } };

function openAct() {
  const opened = open(path, [act]);
  const asked: Record<string, string>[] = [];
  mockService.use(
    http.get(`${apiBase}/organization/nordskov/history`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      if (!query.requestId) return undefined;
      asked.push(query);
      const first = (Number(query.page) - 1) * 50;
      const data = Array.from({ length: Math.min(50, 120 - first) }, (_, place) => ({
        ...assignment,
        id: 1_000 - first - place,
        thingName: `N-${1_000 + first + place}`,
      }));
      return HttpResponse.json({
        data: { data, page: Number(query.page), totalCount: 120, since: '2026-01-05T12:00:00Z' },
        errorMessage: null,
      });
    }),
  );
  return { ...opened, asked };
}

it('says in one line what one call did, and shows what it changed in portions once that is opened', async () => {
  const { user, asked, history } = openAct();
  const line = await screen.findByRole('button', {
    name: '120 stacks assigned to Birkesav',
    expanded: false,
  });
  expect(queryOf(history)).toMatchObject({ by: 'Act' });
  expect(screen.queryByRole('link', { name: /^N-/ })).not.toBeInTheDocument();

  await user.click(line);
  expect(await screen.findByRole('link', { name: 'N-1000 in Rold Skov' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^N-/ })).toHaveLength(50);
  expect(screen.getByText('50 of 120')).toBeVisible();
  expect(asked).toMatchObject([
    { requestId: 'r2', from: '2026-06-16T08:30:00Z', to: '2026-06-16T08:30:02.501Z', page: '1' },
  ]);
  expect(asked[0]).not.toHaveProperty('by');

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^N-/ })).toHaveLength(100));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^N-/ })).toHaveLength(120));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(line).toHaveFocus();

  await user.click(line);
  expect(screen.queryByRole('link', { name: /^N-/ })).not.toBeInTheDocument();
});

it('tries again where the changes of an act have not come', async () => {
  const { user } = openAct();
  const line = await screen.findByRole('button', { name: '120 stacks assigned to Birkesav' });
  mockService.use(
    http.get(
      `${apiBase}/organization/nordskov/history`,
      () => HttpResponse.json({ data: null, errorMessage: 'Not now' }, { status: 400 }),
      { once: true },
    ),
  );
  await user.click(line);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'N-1000 in Rold Skov' })).toBeVisible();
});

it('closes what is open when other entries are wanted', async () => {
  const { user } = openAct();
  await user.click(await screen.findByRole('button', { name: '120 stacks assigned to Birkesav' }));
  await screen.findByRole('link', { name: 'N-1000 in Rold Skov' });
  await user.click(screen.getByRole('combobox', { name: 'Item' }));
  await user.click(await screen.findByRole('option', { name: 'Stack' }));
  expect(await screen.findByRole('button', { name: /^120 stacks/, expanded: false })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^N-/ })).not.toBeInTheDocument();
});

it('names an act of another kind by its call, and how much it changed', async () => {
  const erasure = { ...act, operationId: 'erasePerson', kind: 'Person' as const };
  open(path, [erasure]);
  expect(await screen.findByRole('button', { name: 'Personal data erased · 120 changes' })).toBeVisible();
});

it('asks a service that knows no acts for entries', async () => {
  const { history } = open();
  mockResponse('get', '/user-info', buildUserInfo({ features: featuresWithout('historyActs') }));
  await screen.findByText('Assigned to sawmill');
  expect(queryOf(history)).not.toHaveProperty('by');
});

it.each([
  [1, 'Przypisano 1 stos, odbiorca: Birkesav'],
  [2, 'Przypisano 2 stosy, odbiorca: Birkesav'],
  [50, 'Przypisano 50 stosów, odbiorca: Birkesav'],
])('counts in Polish: %i', async (count, words) => {
  const texts = await loadCatalogue('pl');
  expect(textIn('pl', texts)('history.act.assignStacks', { count, sawmill: 'Birkesav' })).toBe(words);
});

it('leads back to the organisation', async () => {
  open();
  const link = within(await screen.findByRole('main')).findByRole('link', {
    name: `Back ${buildOrganization().name}`,
  });
  expect(await link).toHaveAttribute('href', '/organization/nordskov');
});

it('of a department leads back to it', async () => {
  open('/organization/nordskov/department/rold/history');
  const link = within(await screen.findByRole('main')).findByRole('link', { name: 'Back Rold Skov' });
  expect(await link).toHaveAttribute('href', '/organization/nordskov/department/rold');
});

it.each([
  ['it', assignment, 'N-17', '/organization/nordskov/department/rold/stack/n17'],
  ['the organisation once it is gone', removal, buildOrganization().name, '/organization/nordskov'],
])('of one thing leads back to %s', async (_, entry, name, href) => {
  open(`${path}?thing=${entry.thingId}`, [entry]);
  await screen.findByRole('heading', { level: 1, name: `History: ${entry.thingName}` });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: `Back ${name}` })).toHaveAttribute('href', href);
});

it('says the currency of a price where the change set it, and invents none', async () => {
  const price = { field: 'fullMeasurementPrice', before: ['4.5'], after: ['4.75'] };
  const currency = { field: 'currency', before: ['DKK'], after: ['EUR'] };
  const contract = { ...assignment, kind: 'Contract' as const, operationId: 'updateContract' };
  open(path, [
    { ...contract, fields: [price, currency] },
    { ...contract, id: 1, fields: [price] },
  ]);
  const rows = within(await screen.findByRole('table', { name: 'History' }));
  expect(await rows.findByText(/^Price full measurement: 4.50\sDKK › 4.75\sEUR · /)).toBeVisible();
  expect(rows.getByText('Price full measurement: 4.50 › 4.75')).toBeVisible();
});

it('leads on a phone with what was done', async () => {
  mockPhone();
  open();
  const card = (await screen.findByRole('heading', { level: 3, name: 'Assigned to sawmill' })).closest('li');
  expect(card).toHaveTextContent(/^Assigned to sawmillTime10:30WhoOlaf Skov/);
  expect(screen.getByRole('heading', { level: 2, name: '16/06/2026' })).toBeVisible();
});

it('asks for what the URL says, and for all of it once that is wanted', async () => {
  const { history, user, router } = open(`${path}?kind=Stack&thing=n17&from=2026-06-01&to=2026-06-30&page=2`);
  await screen.findByRole('heading', { level: 1, name: 'History: N-17' });
  expect(queryOf(history)).toMatchObject({ kind: 'Stack', thingId: 'n17', page: '2' });
  expect(queryOf(history).from).toMatch(/^2026-06-01T00:00:00/);
  expect(queryOf(history).to).toMatch(/^2026-07-01T00:00:00/);
  expect(screen.queryByRole('combobox', { name: 'Item' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all changes' }));
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-06-01&to=2026-06-30'));
  await waitFor(() => expect(queryOf(history)).not.toHaveProperty('thingId'));
  expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeVisible();
});

it.each([
  [50, false],
  [51, true],
])('of %i changes has pages: %p', async (totalCount, hasPages) => {
  open();
  mockResponse('get', '/organization/nordskov/history', {
    data: [assignment],
    page: 1,
    totalCount,
    since: assignment.at,
  });
  await screen.findByText('Olaf Skov', { selector: 'td' });
  expect(screen.queryByRole('navigation', { name: 'Pages' }) !== null).toBe(hasPages);
});

it('is filtered by the kind of thing and by who changed it', async () => {
  const { history, user, router } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Who' }));
  await user.click(await screen.findByRole('option', { name: 'Olaf Skov' }));
  await user.click(screen.getByRole('combobox', { name: 'Item' }));
  await user.click(await screen.findByRole('option', { name: 'Contract' }));
  await waitFor(() => expect(queryOf(history)).toMatchObject({ personId: 'olaf', kind: 'Contract' }));
  expect(router.state.location.search).toBe('?person=olaf&kind=Contract');
});

describe('of a stack that nothing was changed of', () => {
  const ofStack = `${path}?kind=Stack&thing=stack-1`;

  it('names the stack and its dates, leads back to it, and stays with the stacks in the menu', async () => {
    mockResponse(
      'get',
      '/stack/stack-1',
      buildStackDetail({
        registrationDateTime: '2026-05-02T10:00:00Z',
        measurementDateTime: '2026-05-04T10:00:00Z',
        assignedToSawmillDateTime: null,
      }),
    );
    open(ofStack, []);
    expect(await screen.findByRole('heading', { level: 1, name: 'History: 1001' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing has been changed yet.' })).toBeVisible();
    expect(screen.getByText(/^Pre-registration date/)).toHaveTextContent('Pre-registration date: 02/05/2026');
    expect(screen.getByText(/^Measurement date/)).toHaveTextContent('Measurement date: 04/05/2026');
    expect(screen.queryByText(/^Sawmill assignment date/)).not.toBeInTheDocument();
    expect(screen.queryByText('No changes match your filters.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back 1001' })).toHaveAttribute(
      'href',
      '/organization/nordskov/department/rold/stack/stack-1',
    );
    const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    expect(menu.getByRole('link', { current: true })).toHaveTextContent('Stacks');
  });

  it('speaks of filters where the reader set one', async () => {
    mockResponse('get', '/stack/stack-1', buildStackDetail());
    open(`${ofStack}&from=2026-06-01`, []);
    expect(await screen.findByText('No changes match your filters.')).toBeVisible();
  });
});

it('has a way on where nothing matches', async () => {
  const { user, router } = open(`${path}?kind=Contract`, []);
  expect(await screen.findByText('No changes match your filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
});

it('can be asked for again after a failure', async () => {
  const { user } = open();
  mockError('get', '/organization/nordskov/history', 500);
  expect(await screen.findByText('The history could not be loaded.')).toBeVisible();
  mockResponse('get', '/organization/nordskov/history', {
    data: [assignment],
    page: 1,
    totalCount: 1,
    since: '2026-01-05T12:00:00Z',
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Assigned to sawmill')).toBeVisible();
});

it('begins with changes of every kind, by everybody', async () => {
  open();
  const kind = await screen.findByRole('combobox', { name: 'Item' });
  expect(kind).toHaveAttribute('placeholder', 'All');
  expect(screen.getByRole('combobox', { name: 'Who' })).toHaveAttribute('placeholder', 'All');
});

it('says that a service without it keeps none', async () => {
  const { history } = open();
  mockResponse('get', '/user-info', buildUserInfo({ features: featuresWithout('history') }));
  expect(await screen.findByText('This service keeps no history.')).toBeVisible();
  expect(history).toEqual([]);
});

it('is not linked to where the service keeps none', async () => {
  open('/organization/nordskov');
  mockResponse('get', '/user-info', buildUserInfo({ features: featuresWithout('history') }));
  mockError('get', '/organization/nordskov/logo', 404);
  expect(await screen.findByRole('tab', { name: 'Contacts' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'History' })).not.toBeInTheDocument();
});

it('finds nothing by an id that is none', async () => {
  const { user } = open(`${path}?thing=x`);
  mockError('get', '/organization/nordskov/history', 404);
  expect(await screen.findByText('No changes match your filters.')).toBeVisible();
  mockResponse('get', '/organization/nordskov/history', {
    data: [assignment],
    page: 1,
    totalCount: 1,
    since: '2026-01-05T12:00:00Z',
  });
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Assigned to sawmill')).toBeVisible();
});

it('of a department asks for that department', async () => {
  const { history } = open('/organization/nordskov/department/rold/history');
  await screen.findByText('Assigned to sawmill');
  expect(queryOf(history)).toMatchObject({ departmentId: 'rold' });
});

it('saves the same changes as a file', async () => {
  const asked: string[] = [];
  mockService.use(
    http.get(`${apiBase}/organization/nordskov/history/csv`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('Time', {
        headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="history.csv"' },
      });
    }),
  );
  const { user, ports } = open(`${path}?kind=Stack`);
  await user.click(await screen.findByRole('button', { name: 'Download changes' }));
  await waitFor(() => expect(ports.saveFile).toHaveBeenCalledWith(expect.any(Blob), 'history.csv'));
  expect(asked).toEqual(['?kind=Stack']);
});
