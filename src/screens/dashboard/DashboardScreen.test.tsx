import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import {
  buildCardField,
  buildOrganization,
  buildUserInfo,
  featuresWithout,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStatistics, buildStatisticsBin, buildWaiting } from '@mocks/builders/stacks';
import {
  dashboardPath,
  delayMeasurementCard,
  findFigureLink,
  measurementCard,
  mockDashboardCalls,
  openDashboard,
} from '@mocks/render/openDashboard';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import { readFrame } from '@/store/access/rememberedFrame';
import { baseApi } from '@/store/api/client/baseApi';
import type { Feature } from '@/store/api/featuresSlice';

setupMockService();

const noFigures = () =>
  waitFor(() => expect(screen.queryByRole('link', { name: /\d$/ })).not.toBeInTheDocument());

describe('dashboard', () => {
  it('asks for twelve months of all departments and leads from every figure to its stacks', async () => {
    const calls = mockDashboardCalls();
    const { router } = await openDashboard('/organization/nordskov/dashboard');
    expect(await findFigureLink('Preregistrations 12')).toBeVisible();
    const search = new URLSearchParams(router.state.location.search);
    expect(calls.map(({ body }) => body)).toEqual([
      {
        departmentIds: ['rold', 'thy'],
        from: expect.stringContaining(`${search.get('from')}T00:00:00`),
        to: expect.stringContaining(`${search.get('to')}T23:59:59`),
        resolution: 'Monthly',
        timeZone: 'Europe/Copenhagen',
      },
    ]);
    expect(screen.getByText('All departments', { selector: 'p span' })).toBeVisible();
    expect(screen.queryByText(/^\d\d\/\d\d\/\d{4}–/)).not.toBeInTheDocument();
    // The period is shown with the figures that follow it, below the waiting stacks, which do not.
    const waits = screen.getByRole('heading', { name: 'Outstanding' });
    const period = screen.getByRole('group', { name: 'Quick ranges' });
    expect(waits.compareDocumentPosition(period) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText(/^Last updated \d\d:\d\d$/)).toBeVisible();
    expect(await findFigureLink('Assigned to sawmill 20')).toHaveAttribute(
      'href',
      `/organization/nordskov/department/all/stacks?dateType=AssignedToSawmill&${search}&states=AssignedToSawmill`,
    );
    expect(screen.getByRole('link', { name: 'Measured stacks' })).toHaveAttribute(
      'href',
      `/organization/nordskov/department/all/stacks?dateType=Measured&${search}`,
    );
  });

  it('of a department asks for it alone, under its name, and leads to its list', async () => {
    const calls = mockDashboardCalls();
    await openDashboard('/organization/nordskov/department/thy/dashboard?from=2026-11-21&to=2026-11-21');
    const link = await findFigureLink('Preregistrations 12');
    expect(link.getAttribute('href')).toMatch('/organization/nordskov/department/thy/stacks?');
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ departmentIds: ['thy'], resolution: 'Hourly' }),
    ]);
    expect(screen.getByText('Thy Plantage', { selector: 'p span' })).toBeVisible();
    expect(document.title).toBe('Dashboard · Thy Plantage · Stackyard');
  });

  it('shows volumes in the unit of the card, and none before the card says which', async () => {
    mockDashboardCalls();
    const volume = buildCardField({ id: 'volume', units: { display: 'CubicFeet' } });
    const answerCard = delayMeasurementCard();
    mockResponse('put', '/stack/statistics', buildStatistics({ bins: [buildStatisticsBin({ volume: 10 })] }));
    await openDashboard();
    await findFigureLink('Preregistrations 12');
    expect(screen.queryByText('10.000')).not.toBeInTheDocument();
    await answerCard({ ...measurementCard, fields: [volume], volumeFieldId: 'volume' });
    expect(await screen.findByText('353.147')).toHaveTextContent('353.147 ft³');
  });

  it('changes the range in the URL and with one request, and says when it is none', async () => {
    const calls = mockDashboardCalls();
    const { user, router } = await openDashboard();
    await findFigureLink('Preregistrations 12');
    await user.click(screen.getByRole('button', { name: 'Clear date: From' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(router.state.location.search).toBe('?from=&to=2026-11-21');
    expect(calls[1]?.body).not.toHaveProperty('from');
    expect(screen.getByText('until 21/11/2026')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'From' }), '22/11/2026{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid range');
    expect(screen.getByText('Still showing: until 21/11/2026')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'From' }));
    await user.type(screen.getByRole('textbox', { name: 'From' }), '01/11/2026{Enter}');
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[2]?.body).toMatchObject({ resolution: 'Daily' });
    expect(router.state.location.search).toBe('?from=2026-11-01&to=2026-11-21');
    expect(await findFigureLink('Preregistrations 12')).toBeVisible();
    expect(screen.queryByText(/^Still showing/)).not.toBeInTheDocument();
  });

  it('refuses what the service refuses, inside the frame', async () => {
    const calls = mockDashboardCalls();
    await openDashboard('/organization/nordskov/department/elsewhere/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(calls).toHaveLength(0);
  });
});

describe('figures that are not there', () => {
  it('are gone after a failed call until another succeeds, and never stay under new filters', async () => {
    mockDashboardCalls();
    const { user, store } = await openDashboard();
    await findFigureLink('Preregistrations 12');
    mockError('put', '/stack/statistics', 500, 'The figures are having a rest');
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Stack'])));
    const message = await screen.findByRole('heading', { name: 'The figures could not be loaded.' });
    await noFigures();
    expect(await screen.findByText('The figures are having a rest')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Measured solid volume' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Last updated/)).not.toBeInTheDocument();

    let answer: (statistics: JsonBodyType) => void = () => undefined;
    mockResponse(
      'put',
      '/stack/statistics',
      () => new Promise<JsonBodyType>((resolve) => (answer = resolve)),
    );
    const place = within(message.closest('[role=alert]') ?? document.body);
    await user.click(place.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await noFigures();
    await act(async () => answer(buildStatistics({ preregistrations: 13 })));
    expect(await findFigureLink('Preregistrations 13')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Clear date: From' }));
    await noFigures();
    await act(async () => answer(buildStatistics({ preregistrations: 14 })));
    expect(await findFigureLink('Preregistrations 14')).toBeVisible();
  });

  it('because nothing is in the range: all dates are one button away', async () => {
    mockDashboardCalls();
    const nothing = { preregistrations: 0, fullMeasurements: 0, pieceCount: 0, assignedToSawmill: 0 };
    const calls = mockResponse('put', '/stack/statistics', buildStatistics(nothing));
    const { user } = await openDashboard();
    expect(await screen.findByText('There are no stacks in this period.')).toBeVisible();
    expect(await findFigureLink('Preregistrations 0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all dates' }));
    expect(await screen.findByText('There are no stacks here yet.')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual(expect.not.objectContaining({ from: expect.anything() }));
    expect(screen.getByText('all dates')).toBeVisible();
  });

  it('because the organisation has no departments: to who may change that, with the way there', async () => {
    const calls = mockDashboardCalls();
    mockResponse('get', '/organization/:id', buildOrganization({ departments: [] }));
    mockResponse('get', '/department/list', []);
    await openDashboard();
    expect(await screen.findByText('The organisation has no departments yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the departments' })).toHaveAttribute(
      'href',
      '/organization/nordskov?tab=4',
    );
    expect(calls).toHaveLength(0);
  });

  it('are only filters and unit where the organisation has no measurement card', async () => {
    mockDashboardCalls();
    mockError('get', '/organization/:id/measurement-card', 404);
    const { user } = await openDashboard(dashboardPath, true);
    expect(await screen.findByText(/^The organisation has no measurement card\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a measurement card' })).toHaveAttribute(
      'href',
      '/organization/nordskov?tab=3',
    );
    expect(await findFigureLink('Preregistrations 12')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(drawer.getAllByRole('combobox')).toHaveLength(1);
    expect(drawer.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what waits on the dashboard', () => {
  const row = () => screen.queryByRole('region', { name: 'Outstanding' });

  it('is asked for once, by filters and departments and by no range', async () => {
    mockDashboardCalls();
    const calls = mockResponse('put', '/stack/waiting', buildWaiting());
    const { user } = await openDashboard(
      '/organization/nordskov/dashboard?from=2026-01-01&to=2026-02-01&treeSpecies=spruce',
    );
    const link = await screen.findByRole('link', { name: /^Without a position 54/ });
    expect(link).toHaveAttribute(
      'href',
      '/organization/nordskov/department/all/stacks?dateType=PreRegistration&from=&to=&treeSpecies=spruce&hasPosition=false&orderBy=Date',
    );
    await user.click(screen.getByRole('button', { name: '7 days' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '7 days' })).toBeEnabled());
    expect(calls.map(({ body }) => body)).toEqual([
      {
        departmentIds: ['rold', 'thy'],
        treeSpecies: ['spruce'],
        overdueTo: expect.stringMatching(/T23:59:59/),
      },
    ]);
  });

  it.each<[string, Feature[], number]>([
    ['has no such figures', featuresWithout('figures'), 0],
    ['turns out to lack the call', featuresWithout(), 1],
  ])('is not there where the service %s, and is not asked for again', async (_, features, most) => {
    const figures = mockDashboardCalls();
    mockResponse('get', '/user-info', buildUserInfo({ features }));
    let asked = 0;
    mockService.use(
      http.put(`${apiBase}/stack/waiting`, () => {
        asked += 1;
        return HttpResponse.json({ data: null, errorMessage: 'There is no such call' }, { status: 405 });
      }),
    );
    const { store } = await openDashboard();
    await screen.findByRole('link', { name: 'Preregistrations 12' });
    await waitFor(() => expect(row()).not.toBeInTheDocument());
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Stack'])));
    await waitFor(() => expect(figures).toHaveLength(2));
    expect(asked).toBe(most);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that cannot be loaded says so in its place, keeps the other figures and tries again', async () => {
    mockDashboardCalls();
    mockError('put', '/stack/waiting', 500);
    const { user } = await openDashboard();
    const alert = await screen.findByRole('alert', {
      name: 'The list of outstanding stacks could not be shown.',
    });
    expect(screen.getByRole('link', { name: 'Preregistrations 12' })).toBeVisible();
    mockResponse('put', '/stack/waiting', buildWaiting());
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Not measured 379/ })).toBeVisible();
  });

  it('keeps the place of what a statement lacks while other figures load, and after a reload', async () => {
    mockDashboardCalls();
    const notReady = { count: 12, oldest: null, volume: 300.5, withoutVolume: 0 };
    mockResponse('put', '/stack/waiting', buildWaiting({ notReady }));
    const notReadyYet = { name: 'Not ready for a due diligence statement' };
    const { router, unmount } = await openDashboard();
    expect(
      await screen.findByRole('link', { name: /^Not ready for a due diligence statement 12/ }),
    ).toBeVisible();
    mockResponse('put', '/stack/waiting', () => new Promise<never>(() => undefined));
    await act(() => router.navigate('/organization/nordskov/dashboard?treeSpecies=spruce'));
    expect(await screen.findByRole('link', notReadyYet)).toBeVisible();
    const session = buildSession();
    const frame = readFrame(session.subject);
    unmount();
    renderApp(dashboardPath, { session, frame });
    expect(await screen.findByRole('link', notReadyYet)).toBeVisible();
  });

  it('holds up no other figure', async () => {
    mockDashboardCalls();
    mockResponse('put', '/stack/waiting', () => new Promise<never>(() => undefined));
    await openDashboard();
    expect(await screen.findByRole('link', { name: 'Preregistrations 12' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Not measured' })).toBeVisible();
  });
});

const path = '/organization/nordskov/dashboard?from=2025-01-01&to=2025-12-31&treeSpecies=spruce';

describe('the comparison with the range before', () => {
  it('is one more call, by the same filters, after the figures are there', async () => {
    mockDashboardCalls();
    let answer: (figures: object) => void = () => undefined;
    const calls = mockResponse('put', '/stack/statistics', ({ body }) =>
      JSON.stringify(body).includes('2025-01-01')
        ? new Promise((resolve) => (answer = (figures) => resolve({ ...figures })))
        : buildStatistics({ fullMeasurements: 17 }),
    );
    await openDashboard(path);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText(/^compared with/)).not.toBeInTheDocument();
    answer(buildStatistics());
    expect(await screen.findByText('previous: 17 · +100%')).toBeVisible();
    expect(calls.slice(1).map(({ body }) => body)).toEqual([
      {
        departmentIds: ['rold', 'thy'],
        treeSpecies: ['spruce'],
        from: '2024-01-01T00:00:00+01:00',
        to: '2024-12-31T23:59:59+01:00',
        resolution: 'Monthly',
        timeZone: 'Europe/Copenhagen',
      },
    ]);
    expect(screen.getByText('compared with 01/01/2024–31/12/2024')).toBeVisible();
  });

  it('writes its days as the field above does, in every language', async () => {
    mockDashboardCalls();
    renderApp(path, { session: buildSession(), language: 'de' });
    expect(await screen.findByText('gegenüber 01/01/2024–31/12/2024')).toBeVisible();
  });

  it('is left out where it fails, and the figures stay', async () => {
    mockDashboardCalls();
    let asked = 0;
    mockService.use(
      http.put(`${apiBase}/stack/statistics`, async ({ request }) => {
        if ((await request.text()).includes('2025-01-01'))
          return HttpResponse.json({ data: buildStatistics(), errorMessage: null });
        asked += 1;
        return HttpResponse.json({ data: null, errorMessage: 'No comparison' }, { status: 500 });
      }),
    );
    await openDashboard(path);
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    expect(await screen.findByText('No comparison')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Full measurements 34' })).toBeVisible();
    expect(screen.queryByText(/^previous:/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^(compared with|no figures)/)).not.toBeInTheDocument();
  });

  it.each([
    ['nothing of a figure that was 0', { fullMeasurements: 17, pieceCount: 0 }, 1],
    ['that there is nothing to compare with where all were 0', { fullMeasurements: 0, pieceCount: 0 }, 0],
  ])('says %s', async (_what, former, comparisons) => {
    mockDashboardCalls();
    const none = { assignedToSawmill: 0, bins: [], ...former };
    const calls = mockResponse('put', '/stack/statistics', ({ body }) =>
      buildStatistics(JSON.stringify(body).includes('2025-01-01') ? {} : none),
    );
    await openDashboard(path);
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(screen.queryAllByText(/^compared with/)).toHaveLength(comparisons));
    await waitFor(() => expect(screen.queryAllByText(/^previous:/)).toHaveLength(comparisons));
    expect(screen.queryAllByText('no figures to compare with before 01/01/2025')).toHaveLength(
      1 - comparisons,
    );
  });

  it('is not asked for where a range has no end', async () => {
    const calls = mockDashboardCalls();
    await openDashboard('/organization/nordskov/dashboard?from=&to=2025-12-31');
    expect(await screen.findByRole('link', { name: 'Full measurements 34' })).toBeVisible();
    expect(screen.queryByText(/^compared with/)).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });
});
