import { act, screen, waitFor, within } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import {
  buildCardField,
  buildDepartment,
  buildMeasurementCard,
  buildOrganization,
  buildSawmill,
  buildUserInfo,
} from '../../../mocks/builders';
import { answers, listenInTests, refuses } from '../../../mocks/service';
import { buildSession } from '../../../mocks/session';
import { buildFilterOptions, buildStatistics, buildStatisticsBin } from '../../../mocks/stackBuilders';
import { baseApi } from '../../store/api/baseApi';
import { renderApp } from '../../testing/renderApp';

listenInTests();

const year = '/organization/nordskov/dashboard?from=2025-11-21&to=2026-11-21';
const card = buildMeasurementCard({
  fields: ['surveyor', 'treeSpecies', 'areaNumber', 'assortmentLength'].map((id) => buildCardField({ id })),
});

/** Declares every call that the dashboard makes; hands back the calls for figures. */
function declareCalls() {
  answers('get', '/user-info', buildUserInfo());
  answers('get', '/department/list', [buildDepartment()]);
  answers('get', '/organization/:id', buildOrganization());
  answers('get', '/organization/:id/measurement-card', card);
  answers('get', '/sawmill/list', { data: [buildSawmill()], page: 1, totalCount: 1 });
  answers('put', '/stack/filter-options', buildFilterOptions());
  return answers('put', '/stack/statistics', buildStatistics());
}

async function openDashboard(path = year, isGlobalAdmin = false) {
  const app = renderApp(path, { session: buildSession({ isGlobalAdmin }) });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const figure = (name: string) => screen.findByRole('link', { name });
const noFigures = () =>
  waitFor(() => expect(screen.queryByRole('link', { name: /\d$/ })).not.toBeInTheDocument());
const queryOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://portal').search;

describe('dashboard', () => {
  it('asks for twelve months of all departments and leads from every figure to its stacks', async () => {
    const calls = declareCalls();
    const { router } = await openDashboard('/organization/nordskov/dashboard');
    expect(await figure('Preregistrations 12')).toBeVisible();
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
    expect(screen.getByText(/^Last updated \d\d:\d\d$/)).toBeVisible();
    expect(await figure('Assigned to sawmill 20')).toHaveAttribute(
      'href',
      `/organization/nordskov/department/all/stacks?dateType=AssignedToSawmill&${search}&states=AssignedToSawmill`,
    );
    expect(screen.getByRole('link', { name: 'Measured stacks' })).toHaveAttribute(
      'href',
      `/organization/nordskov/department/all/stacks?dateType=Measured&${search}`,
    );
  });

  it('of a department asks for it alone, under its name, and leads to its list', async () => {
    const calls = declareCalls();
    await openDashboard('/organization/nordskov/department/thy/dashboard?from=2026-11-21&to=2026-11-21');
    const link = await figure('Preregistrations 12');
    expect(link.getAttribute('href')).toMatch('/organization/nordskov/department/thy/stacks?');
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ departmentIds: ['thy'], resolution: 'Hourly' }),
    ]);
    expect(screen.getByText('Thy Plantage', { selector: 'p span' })).toBeVisible();
    expect(document.title).toBe('Dashboard · Thy Plantage · Stackyard');
  });

  it('shows volumes in the unit of the card', async () => {
    declareCalls();
    const volume = buildCardField({ id: 'volume', units: { display: 'CubicFeet' } });
    answers('get', '/organization/:id/measurement-card', {
      ...card,
      fields: [volume],
      volumeFieldId: 'volume',
    });
    answers('put', '/stack/statistics', buildStatistics({ bins: [buildStatisticsBin({ volume: 10 })] }));
    await openDashboard();
    expect(await screen.findByText('353.147')).toHaveTextContent('353.147 ft³');
  });

  it('changes the range in the URL and with one request, and says when it is none', async () => {
    const calls = declareCalls();
    const { user, router } = await openDashboard();
    await figure('Preregistrations 12');
    await user.click(screen.getByRole('button', { name: 'Clear date: From' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(router.state.location.search).toBe('?from=&to=2026-11-21');
    expect(calls[1]?.body).not.toHaveProperty('from');
    expect(screen.getByText('until 21/11/2026')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'From' }), '22/11/2026{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid range');
    await user.clear(screen.getByRole('textbox', { name: 'From' }));
    await user.type(screen.getByRole('textbox', { name: 'From' }), '01/11/2026{Enter}');
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[2]?.body).toMatchObject({ resolution: 'Daily' });
    expect(router.state.location.search).toBe('?from=2026-11-01&to=2026-11-21');
    expect(await figure('Preregistrations 12')).toBeVisible();
  });

  it('refuses what the service refuses, inside the frame', async () => {
    const calls = declareCalls();
    await openDashboard('/organization/nordskov/department/elsewhere/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(calls).toHaveLength(0);
  });
});

describe('filters of the dashboard', () => {
  const toggle = (name: string) => screen.findByRole('button', { name: new RegExp(`^Filters.*, ${name}$`) });
  const panel = () => within(screen.getByRole('region', { name: 'Filters' }));

  it('are those that card and options provide; they are counted, carried into links, and reset', async () => {
    const calls = declareCalls();
    answers('put', '/stack/filter-options', buildFilterOptions({ surveyors: [] }));
    const { user, router } = await openDashboard();
    await figure('Preregistrations 12');
    const button = await toggle('0 filters applied');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await panel().findByRole('combobox', { name: 'Tree species' });
    expect(panel().getAllByRole('combobox')).toHaveLength(3);
    expect(panel().getByRole('combobox', { name: 'Sawmill' })).toBeVisible();
    expect(panel().getByRole('combobox', { name: 'Area number' })).toBeVisible();
    expect(panel().getByRole('group', { name: 'Assortment length (m)' })).toBeEnabled();

    await user.click(panel().getByRole('combobox', { name: 'Tree species' }));
    await user.click(screen.getByRole('option', { name: 'Spruce' }));
    await user.click(screen.getByRole('option', { name: 'Beech' }));
    const shortest = panel().getByRole('textbox', { name: 'Assortment length (m), from' });
    await user.clear(shortest);
    await user.type(shortest, '3.25{Enter}');
    expect(await toggle('3 filters applied')).toHaveTextContent('3');
    const query = 'treeSpecies=spruce&treeSpecies=beech&assortmentLengthMin=3.25&assortmentLengthMax=6.1';
    await waitFor(() => expect(router.state.location.search).toBe(`?from=2025-11-21&to=2026-11-21&${query}`));
    expect(queryOf(await figure('Piece counts 5'))).toBe(
      `?dateType=Measured&from=2025-11-21&to=2026-11-21&${query}&fullMeasurement=false`,
    );
    expect(queryOf(screen.getByRole('link', { name: 'Show the measured stacks of these filters' }))).toBe(
      `?dateType=Measured&from=2025-11-21&to=2026-11-21&${query}`,
    );
    expect(calls.at(-1)?.body).toMatchObject({ treeSpecies: ['spruce', 'beech'], assortmentLengthMin: 3.25 });
    expect(screen.getByText(/^3 filters applied\. Preregistrations: 12\./)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(await toggle('0 filters applied')).toHaveFocus();
    await waitFor(() => expect(router.state.location.search).toBe('?from=2025-11-21&to=2026-11-21'));
    await user.click(button);
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it('that apply can be taken away even where they are not offered', async () => {
    const calls = declareCalls();
    const { user, router } = await openDashboard(`${year}&assortments=gone&assortmentLengthMin=2`);
    await figure('Preregistrations 12');
    await user.click(
      await screen.findByRole('button', { name: 'Remove filter: Assortments: gone (no longer available)' }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove filter: Assortment length: from 2.00 m' }));
    await waitFor(() => expect(router.state.location.search).toBe('?from=2025-11-21&to=2026-11-21'));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('by sawmill wait for the sawmills, and find nothing where only such are chosen that are gone', async () => {
    const calls = declareCalls();
    const { user } = await openDashboard(`${year}&sawmillIds=gone`);
    expect(await screen.findByText('No stacks match these filters.')).toBeVisible();
    expect(await figure('Full measurements 0')).toBeVisible();
    expect(calls).toHaveLength(0);
    await user.click(screen.getAllByRole('button', { name: 'Reset filters' }).at(-1) ?? document.body);
    expect(await figure('Full measurements 34')).toBeVisible();
  });

  it('are awaited, not lacking, until the card says which there are', async () => {
    declareCalls();
    let answerCard: (given: JsonBodyType) => void = () => undefined;
    answers(
      'get',
      '/organization/:id/measurement-card',
      () => new Promise<JsonBodyType>((resolve) => (answerCard = resolve)),
    );
    answers('get', '/sawmill/list', { data: [], page: 1, totalCount: 0 });
    const { user } = await openDashboard();
    await figure('Preregistrations 12');
    await user.click(await toggle('0 filters applied'));
    expect(panel().getByRole('status')).toHaveTextContent('Loading the choices…');
    await act(async () => answerCard(buildMeasurementCard({ fields: [] })));
    expect(await panel().findByText('There is nothing to filter by in these dates.')).toBeVisible();
  });

  it('keep the names of what is chosen while the choices of other dates load', async () => {
    const calls = declareCalls();
    const { user } = await openDashboard(`${year}&surveyors=jens`);
    const chip = 'Remove filter: Surveyors: Jens Berg';
    expect(await screen.findByRole('button', { name: chip })).toBeVisible();
    const options = answers('put', '/stack/filter-options', () => new Promise<JsonBodyType>(() => undefined));
    await user.click(screen.getByRole('button', { name: 'Clear date: From' }));
    await waitFor(() => expect([calls.length, options.length]).toEqual([2, 1]));
    expect(await figure('Preregistrations 12')).toBeVisible();
    expect(screen.getByRole('button', { name: chip })).toBeVisible();
  });

  it('say when the choices could not be loaded, and try again', async () => {
    declareCalls();
    refuses('put', '/stack/filter-options', 500);
    refuses('get', '/organization/:id/measurement-card', 500);
    const { user } = await openDashboard();
    await user.click(await toggle('0 filters applied'));
    const alert = within(await panel().findByRole('alert'));
    expect(panel().getByRole('combobox', { name: 'Sawmill' })).toBeVisible();
    answers('put', '/stack/filter-options', buildFilterOptions());
    answers('get', '/organization/:id/measurement-card', card);
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await panel().findByRole('combobox', { name: 'Surveyors' })).toBeVisible();
    expect(panel().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('figures that are not there', () => {
  it('are gone after a failed call until another succeeds, and never stay under new filters', async () => {
    declareCalls();
    const { user, store } = await openDashboard();
    await figure('Preregistrations 12');
    refuses('put', '/stack/statistics', 500, 'The figures are having a rest');
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Stack'])));
    const message = await screen.findByText('The figures could not be loaded.');
    await noFigures();
    expect(await screen.findByText('The figures are having a rest')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Measured volume' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Last updated/)).not.toBeInTheDocument();

    let answer: (statistics: JsonBodyType) => void = () => undefined;
    answers('put', '/stack/statistics', () => new Promise<JsonBodyType>((resolve) => (answer = resolve)));
    const place = within(message.closest('[role=alert]') ?? document.body);
    await user.click(place.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await noFigures();
    await act(async () => answer(buildStatistics({ preregistrations: 13 })));
    expect(await figure('Preregistrations 13')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Clear date: From' }));
    await noFigures();
    await act(async () => answer(buildStatistics({ preregistrations: 14 })));
    expect(await figure('Preregistrations 14')).toBeVisible();
  });

  it('because nothing is in the range: all dates are one button away', async () => {
    declareCalls();
    const nothing = { preregistrations: 0, fullMeasurements: 0, pieceCount: 0, assignedToSawmill: 0 };
    const calls = answers('put', '/stack/statistics', buildStatistics(nothing));
    const { user } = await openDashboard();
    expect(await screen.findByText('There are no stacks in this period.')).toBeVisible();
    expect(await figure('Preregistrations 0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all dates' }));
    expect(await screen.findByText('There are no stacks here yet.')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual(expect.not.objectContaining({ from: expect.anything() }));
    expect(screen.getByText('all dates')).toBeVisible();
  });

  it('because the organisation has no departments: to who may change that, with the way there', async () => {
    const calls = declareCalls();
    answers('get', '/organization/:id', buildOrganization({ departments: [] }));
    await openDashboard();
    expect(await screen.findByText('The organisation has no departments yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the departments' })).toHaveAttribute(
      'href',
      '/organization/nordskov?tab=4',
    );
    expect(calls).toHaveLength(0);
  });

  it('are only filters and unit where the organisation has no measurement card', async () => {
    declareCalls();
    refuses('get', '/organization/:id/measurement-card', 404);
    const { user } = await openDashboard(year, true);
    expect(await screen.findByText(/^The organisation has no measurement card\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a measurement card' })).toHaveAttribute(
      'href',
      '/organization/nordskov?tab=3',
    );
    expect(await figure('Preregistrations 12')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const panel = within(screen.getByRole('region', { name: 'Filters' }));
    expect(panel.getAllByRole('combobox')).toHaveLength(1);
    expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  });
});
