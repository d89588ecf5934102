import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildOrganization, buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildStack } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import { baseApi } from '@/store/api/client/baseApi';
import { whenRefetched } from '@/store/whenRefetched';

setupMockService();

const results = (text: string) => screen.findByText(text);

describe('stack list', () => {
  it('shows every column, the polter id as stack id and the date of the chosen type', async () => {
    mockStackCalls({ stacks: [buildStack({ state: 'AssignedToSawmill' })] });
    await openStacks(
      '/organization/nordskov/department/all/stacks?dateType=Measured&from=2026-10-01&to=2026-11-30',
    );
    const row = await getRow('1001');
    const cells = [...within(row).getAllByRole('cell'), ...within(row).getAllByRole('rowheader')];
    expect(cells.map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining([
        '1001',
        'P-1001',
        'Rold Skov',
        'Anne Holm',
        'Jens Berg',
        'assigned to sawmill',
        '03/11/2026',
      ]),
    );
    expect(screen.getByRole('columnheader', { name: 'Measurement date' })).toBeInTheDocument();
    expect(await results('showing 1 result')).toBeInTheDocument();
    expect(screen.getByText(/^Last updated \d\d:\d\d$/)).toBeInTheDocument();
  });

  it('asks for all departments of the organisation, or for the one of the route', async () => {
    const calls = mockStackCalls();
    await openStacks('/organization/nordskov/department/all/stacks');
    await getRow('1001');
    expect(calls.at(-1)?.body).toMatchObject({
      departmentIds: ['rold', 'thy'],
      dateType: 'Invoiceable',
      page: 1,
      pageSize: 50,
    });
  });

  it('asks for the department of the route alone', async () => {
    const calls = mockStackCalls();
    await openStacks();
    await getRow('1001');
    expect(calls.at(-1)?.body).toMatchObject({ departmentIds: ['rold'] });
  });

  it('waits for the sawmills before it asks by sawmill, and leaves out those that are gone', async () => {
    const calls = mockStackCalls();
    await openStacks('/organization/nordskov/department/rold/stacks?sawmillIds=birke&sawmillIds=gone');
    await getRow('1001');
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ sawmillIds: ['birke'] })]);
  });

  it('asks by sawmill all the same when the sawmills cannot be loaded', async () => {
    const calls = mockStackCalls();
    mockError('get', '/sawmill/list', 500);
    await openStacks('/organization/nordskov/department/rold/stacks?sawmillIds=birke');
    await getRow('1001');
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ sawmillIds: ['birke'] })]);
  });

  it('asks nothing by the filters of the page before', async () => {
    const calls = mockStackCalls();
    const { router } = await openStacks('/organization/nordskov/department/rold/stacks?search=10');
    await getRow('1001');
    await act(() => router.navigate('/organization/nordskov/department/thy/stacks'));
    await waitFor(() => expect(calls).toHaveLength(2));
    await getRow('1001');
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ departmentIds: ['rold'], search: '10' }),
      expect.not.objectContaining({ search: '10' }),
    ]);
  });

  it('has no pager for what is on one page', async () => {
    mockStackCalls({ stacks: () => buildStackPage([buildStack()], 50) });
    await openStacks();
    await getRow('1001');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('pages through the URL', async () => {
    const calls = mockStackCalls({ stacks: () => buildStackPage([buildStack()], 120) });
    const { user, router } = await openStacks();
    await getRow('1001');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ page: 2 }));
    expect(new URLSearchParams(router.state.location.search).get('page')).toBe('2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ page: 1, pageSize: 10 }));
  });

  it('shows list, map or both, and asks for no positions without a map', async () => {
    mockStackCalls();
    const positions = mockResponse('put', '/stack/map-list', []);
    const { user, router } = await openStacks('/organization/nordskov/department/rold/stacks?showMap=false');
    await getRow('1001');
    expect(screen.queryByRole('region', { name: 'Map of the stacks' })).not.toBeInTheDocument();
    expect(positions).toHaveLength(0);
    const showMap = screen.getByRole('switch', { name: 'Show map' });
    expect(showMap).not.toBeChecked();
    expect(screen.queryByRole('group', { name: 'Map layout' })).not.toBeInTheDocument();
    await user.click(showMap);
    expect(await screen.findByRole('region', { name: 'Map of the stacks' })).toBeInTheDocument();
    await waitFor(() => expect(positions).toHaveLength(1));
    expect(positions[0]?.body).toMatchObject({ pageSize: 10_000 });
    expect(router.state.location.search).not.toContain('showMap');
    const places = within(screen.getByRole('group', { name: 'Map layout' }));
    expect(places.getByRole('button', { name: 'Above the list' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(places.getByRole('button', { name: 'Map only' }));
    expect(places.getByRole('button', { name: 'Map only' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(router.state.location.search).toContain('showList=false'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Show map' }));
    expect(await getRow('1001')).toBeInTheDocument();
    expect(router.state.location.search).toContain('showMap=false');
    expect(router.state.location.search).not.toContain('showList');
  });

  it('is emptied by a failed load, and loads again on request', async () => {
    mockStackCalls();
    mockError('put', '/stack/list', 400, 'The filters make no sense');
    const { user } = await openStacks();
    const retry = await screen.findByRole('heading', { name: 'The list of stacks could not be loaded.' });
    expect(screen.queryByText(/^showing/)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    mockResponse('put', '/stack/list', buildStackPage([buildStack()]));
    await user.click(
      within(retry.closest('[role=alert]') ?? document.body).getByRole('button', { name: 'Try again' }),
    );
    expect(await getRow('1001')).toBeInTheDocument();
  });

  it('tells an outage once, by what failed, until the stacks have come', async () => {
    mockStackCalls();
    for (const path of ['/stack/list', '/stack/map-list', '/stack/filter-options'])
      mockError('put', path, 400, 'The forest is closed');
    const { user } = await openStacks();
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('The list of stacks could not be loaded.')).toBeVisible();
    expect(notice.getByText('The forest is closed')).toBeVisible();
    expect(
      await screen.findByRole('heading', { name: 'The list of stacks could not be loaded.' }),
    ).toBeVisible();
    expect(screen.queryByText(/onto the map/)).not.toBeInTheDocument();

    const maps = mockResponse('put', '/stack/map-list', []);
    mockResponse('put', '/stack/list', buildStackPage([buildStack()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await getRow('1001')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(maps).toHaveLength(1));
  });

  it('keeps no old rows under new filters', async () => {
    mockStackCalls();
    const { user } = await openStacks();
    await getRow('1001');
    mockError('put', '/stack/list', 400);
    await user.type(screen.getByRole('textbox', { name: 'Stack number or stack ID' }), '99{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'The list of stacks could not be loaded.' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('1001')).not.toBeInTheDocument();
  });

  it('offers to reset filters that nothing matches', async () => {
    mockStackCalls({
      stacks: ({ body }) => buildStackPage(JSON.stringify(body).includes('99') ? [] : [buildStack()]),
    });
    const { user, router } = await openStacks('/organization/nordskov/department/rold/stacks?search=99');
    await screen.findByText('No stacks match these filters.');
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(await getRow('1001')).toBeInTheDocument();
    expect(router.state.location.search).not.toContain('search');
  });

  it('offers the pre-registration date when unmeasured stacks are asked for by a date they lack', async () => {
    mockStackCalls({
      stacks: ({ body }) =>
        buildStackPage(JSON.stringify(body).includes('"dateType":"PreRegistration"') ? [buildStack()] : []),
    });
    const { user } = await openStacks('/organization/nordskov/department/rold/stacks?states=PreRegistration');
    await user.click(await screen.findByRole('button', { name: 'Use pre-registration date' }));
    expect(await getRow('1001')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Pre-registration date' })).toBeInTheDocument();
  });

  it('leads back from a page beyond the end', async () => {
    mockStackCalls({
      stacks: ({ body }) =>
        buildStackPage(JSON.stringify(body).includes('"page":9') ? [] : [buildStack()], 1),
    });
    const { user } = await openStacks('/organization/nordskov/department/rold/stacks?page=9');
    await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
    expect(await getRow('1001')).toBeInTheDocument();
  });

  it('shows what the service refuses inside the frame', async () => {
    mockStackCalls();
    mockError('get', '/organization/:id', 404);
    await openStacks('/organization/harzer/department/all/stacks');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();
  });

  it('says so when the organisation may not be visited', async () => {
    mockStackCalls();
    mockError('get', '/organization/:id', 403);
    await openStacks('/organization/harzer/department/all/stacks');
    const name = 'You are not authorised to visit this page.';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  });

  it('of an organisation without departments leads there who may make one, and tells others that none is theirs', async () => {
    const calls = mockStackCalls();
    mockResponse('get', '/organization/:id', buildOrganization({ departments: [] }));
    mockResponse('get', '/department/list', []);
    const { unmount } = await openStacks('/organization/nordskov/department/all/stacks');
    expect(await screen.findByText('The organisation has no departments yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the departments' })).toHaveAttribute(
      'href',
      '/organization/nordskov?tab=4',
    );
    unmount();
    const elsewhere = [{ organizationId: 'harzer', roles: ['OrganizationAdmin' as const] }];
    const features = featuresWithout('savedViews');
    mockResponse('get', '/user-info', buildUserInfo({ organizationRelations: elsewhere, features }));
    await openStacks('/organization/nordskov/department/all/stacks');
    expect(
      await screen.findByText(
        'You do not have access to any departments here. Ask an administrator of the organisation.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to the departments' })).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('does not ask for a department that the organisation does not have', async () => {
    const calls = mockStackCalls();
    await openStacks('/organization/nordskov/department/elsewhere/stacks');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('returns the focus from filters that were opened before their code had come', async () => {
    mockStackCalls();
    mockResponse('put', '/stack/list', () => new Promise(() => {}));
    const { user } = await openStacks();
    const button = await screen.findByRole('button', { name: /filters? applied/ });
    button.focus();
    await user.keyboard('f');
    await screen.findByRole('dialog', { name: 'Filters' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});

describe('days of stacks in another zone', () => {
  const path =
    '/organization/nordskov/department/all/stacks?dateType=Invoiceable&from=2026-10-01&to=2026-11-30';
  // Midnight in New York, where the stack is invoiceable, is six in the morning for the reader.
  const american = buildStack({
    invoiceableDateTime: '2026-11-20T00:00:00-05:00',
    timeZone: 'America/New_York',
  });
  const note =
    'Dates are local to the stack (Eastern Time). The date range is in your own time (Central European Time).';

  it('are the stack’s, and the page says so', async () => {
    mockStackCalls({ stacks: [american] });
    await openStacks(path);
    expect(within(await getRow('1001')).getByText('20/11/2026')).toBeInTheDocument();
    expect(screen.getByText(note)).toBeInTheDocument();
  });

  it('stand beside the reader’s where that is another one', async () => {
    mockStackCalls({
      stacks: [{ ...american, invoiceableDateTime: '2026-11-19T23:59:00-05:00' }],
    });
    await openStacks(path);
    const row = await getRow('1001');
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toContain('19/11/2026 (20/11 your time)');
  });

  it.each([
    ['the same clocks', 'Europe/Berlin'],
    ['a service that names none', undefined],
    ['one that nobody knows', 'Europe/Atlantis'],
  ])('are the reader’s with %s', async (_what, timeZone) => {
    const { timeZone: _left, ...stack } = american;
    mockStackCalls({ stacks: [timeZone === undefined ? stack : { ...stack, timeZone }] });
    await openStacks(path);
    expect(within(await getRow('1001')).getByText('20/11/2026')).toBeInTheDocument();
    expect(screen.queryByText(/Dates are local/)).not.toBeInTheDocument();
  });
});

describe('a list without a hit', () => {
  const listOf1001 = '/organization/nordskov/department/rold/stacks?search=1001';
  const isOfList = (body: unknown) => JSON.stringify(body).includes('"from"');

  it('says what a search without a hit finds outside, and shows it', async () => {
    const calls = mockStackCalls({
      stacks: ({ body }) => buildStackPage(JSON.stringify(body).includes('"from"') ? [] : [buildStack()]),
    });
    const { user, router } = await openStacks('/organization/nordskov/department/rold/stacks?search=1001');
    expect(await screen.findByText(/^1 stack matches outside these dates\./)).toBeVisible();
    expect(calls.at(-1)?.body).toMatchObject({ search: '1001', departmentIds: ['rold'] });
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(await getRow('1001')).toBeInTheDocument();
    const url = new URLSearchParams(router.state.location.search);
    expect([url.get('from'), url.get('to'), url.get('search')]).toEqual(['', '', '1001']);
  });

  it('says on the first day how many stacks lie outside by the date, and leads there', async () => {
    mockStackCalls({
      stacks: ({ body }) => (isOfList(body) ? buildStackPage([]) : buildStackPage([buildStack()], 320)),
    });
    const { user } = await openStacks();
    expect(
      await screen.findByText(
        '320 stacks are outside this period, going by “Invoiceable from”. A stack is invoiceable from the day after it was measured and its data was received. Stacks that are not measured do not have this date yet.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all dates' }));
    expect(await getRow('1001')).toBeInTheDocument();
  });

  it('says that there are none at all where nothing lies outside either', async () => {
    mockStackCalls({ stacks: [] });
    await openStacks();
    expect(await screen.findByText('There are no stacks here yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all dates' })).not.toBeInTheDocument();
  });

  it('says what the same filters find outside, and shows it', async () => {
    mockStackCalls({
      stacks: ({ body }) => (isOfList(body) ? buildStackPage([]) : buildStackPage([buildStack()], 3)),
    });
    const { user, router } = await openStacks(
      '/organization/nordskov/department/rold/stacks?near=51.73,10.61&within=20&states=Measured',
    );
    expect(await screen.findByText(/^3 stacks match outside these dates\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    expect(await getRow('1001')).toBeInTheDocument();
    const url = new URLSearchParams(router.state.location.search);
    expect([url.get('from'), url.get('to'), url.get('states')]).toEqual(['', '', 'Measured']);
  });

  it('looks for nothing outside where all dates are asked for', async () => {
    const calls = mockStackCalls({ stacks: [] });
    await openStacks('/organization/nordskov/department/rold/stacks?states=Measured&from=&to=');
    await screen.findByText('No stacks match these filters.');
    expect(calls).toHaveLength(1);
  });

  it('says what a search finds without the other filters', async () => {
    mockStackCalls({
      stacks: ({ body }) => buildStackPage(JSON.stringify(body).includes('"states"') ? [] : [buildStack()]),
    });
    const list = '/organization/nordskov/department/rold/stacks?states=Measured';
    const { user } = await openStacks(`${list}&search=1001`);
    expect(
      await screen.findByText(/^1 stack matches if you clear the dates and the other filters/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(await getRow('1001')).toBeInTheDocument();
  });

  function onlyOneAnswers({ list }: { list: boolean }) {
    mockService.use(
      http.put(`${apiBase}/stack/list`, async ({ request }) =>
        isOfList(await request.json()) === list
          ? HttpResponse.json({ data: buildStackPage([]), errorMessage: null })
          : HttpResponse.json({ data: null, errorMessage: 'The forest is closed' }, { status: 400 }),
      ),
    );
  }

  it('is silent when it cannot be had: the list itself has come', async () => {
    mockStackCalls();
    onlyOneAnswers({ list: true });
    const { store, ports } = await openStacks(listOf1001);
    await screen.findByText('No stacks match these filters.');
    await act(() => store.dispatch(whenRefetched()));
    expect(ports.notifyFailure).not.toHaveBeenCalled();
  });

  it('leaves the notice of the failed list where it is when it comes itself', async () => {
    mockStackCalls({ stacks: ({ body }) => buildStackPage(isOfList(body) ? [] : [buildStack()]) });
    const { store } = await openStacks(listOf1001);
    await screen.findByText(/^1 stack matches outside these dates\./);
    onlyOneAnswers({ list: false });
    await act(async () => {
      store.dispatch(baseApi.util.invalidateTags(['Stack']));
      await store.dispatch(whenRefetched());
    });
    expect(screen.getByText('The forest is closed')).toBeVisible();
  });
});
