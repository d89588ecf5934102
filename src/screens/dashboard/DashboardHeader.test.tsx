import { screen, waitFor, within } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import { mockClock } from '@mocks/browser/mockClock';
import { buildCardField, buildMeasurementCard } from '@mocks/builders/administration';
import { buildFilterOptions } from '@mocks/builders/stacks';
import {
  dashboardPath,
  delayMeasurementCard,
  findFigureLink,
  measurementCard,
  mockDashboardCalls,
  openDashboard,
} from '@mocks/render/openDashboard';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { quickRange } from '@/lib/quickRange';

setupMockService();

const noAssortments = 'The measurement card defines no assortments.';
const cardOfAssortments = buildMeasurementCard({ fields: [buildCardField({ id: 'assortment' })] });

const queryOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://portal').search;

describe('quick ranges', () => {
  // Around midnight the test and the page could otherwise disagree about the day.
  beforeEach(() => mockClock(new Date('2026-11-21T11:00:00Z')));
  afterEach(() => jest.useRealTimers());

  const button = (name: string) => screen.getByRole('button', { name });

  it('end today, show which of them is in force, and ask at once', async () => {
    const calls = mockDashboardCalls();
    const { user, router } = await openDashboard('/organization/nordskov/dashboard');
    await findFigureLink('Preregistrations 12');
    expect(within(screen.getByRole('group', { name: 'Quick ranges' })).getAllByRole('button')).toHaveLength(
      3,
    );
    expect(button('12 months')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('7 days'));
    await waitFor(() => expect(calls).toHaveLength(2));
    const { from, to } = quickRange('7_days', '2026-11-21');
    expect(router.state.location.search).toBe(`?from=${from}&to=${to}`);
    expect(calls.at(-1)?.body).toMatchObject({ resolution: 'Daily' });
    expect(button('7 days')).toHaveAttribute('aria-pressed', 'true');
    expect(button('12 months')).toHaveAttribute('aria-pressed', 'false');

    await user.click(screen.getByRole('button', { name: 'Clear date: From' }));
    expect(button('7 days')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('filters of the dashboard', () => {
  const toggle = (name: string) => screen.findByRole('button', { name: new RegExp(`^Filters.*, ${name}$`) });
  const drawer = () => within(screen.getByRole('dialog', { name: 'Filters' }));

  it('are those that card and options provide; they are counted, carried into links, and reset', async () => {
    const calls = mockDashboardCalls();
    mockResponse('put', '/stack/filter-options', buildFilterOptions({ surveyors: [] }));
    const { user, router } = await openDashboard();
    await findFigureLink('Preregistrations 12');
    const button = await toggle('0 filters applied');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await screen.findByRole('dialog', { name: 'Filters' });
    await drawer().findByRole('combobox', { name: 'Tree species' });
    expect(drawer().getAllByRole('combobox')).toHaveLength(3);
    expect(drawer().getByRole('combobox', { name: 'Sawmills' })).toBeVisible();
    expect(drawer().getByRole('combobox', { name: 'Area number' })).toBeVisible();
    expect(drawer().getByRole('group', { name: 'Assortment length (m)' })).toBeEnabled();

    await user.click(drawer().getByRole('combobox', { name: 'Tree species' }));
    await user.click(screen.getByRole('option', { name: 'Spruce' }));
    await user.click(screen.getByRole('option', { name: 'Beech' }));
    const shortest = drawer().getByRole('textbox', { name: 'Assortment length (m), from' });
    await user.clear(shortest);
    await user.type(shortest, '3.25{Enter}');
    expect(await toggle('3 filters applied')).toHaveTextContent('3');
    const query = 'treeSpecies=spruce&treeSpecies=beech&assortmentLengthMin=3.25&assortmentLengthMax=6.1';
    await waitFor(() => expect(router.state.location.search).toBe(`?from=2025-11-21&to=2026-11-21&${query}`));
    expect(queryOf(await findFigureLink('Piece counts 5'))).toBe(
      `?dateType=Measured&from=2025-11-21&to=2026-11-21&${query}&fullMeasurement=false`,
    );
    expect(queryOf(drawer().getByRole('link', { name: '39 measured stacks' }))).toBe(
      `?dateType=Measured&from=2025-11-21&to=2026-11-21&${query}`,
    );
    expect(calls.at(-1)?.body).toMatchObject({ treeSpecies: ['spruce', 'beech'], assortmentLengthMin: 3.25 });
    expect(screen.getByText(/^3 filters applied\. Preregistrations: 12\./)).toBeInTheDocument();

    await user.click(drawer().getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(await toggle('0 filters applied')).toHaveFocus();
    await waitFor(() => expect(router.state.location.search).toBe('?from=2025-11-21&to=2026-11-21'));
  });

  it('that apply can be taken away even where they are not offered', async () => {
    const calls = mockDashboardCalls();
    const { user, router } = await openDashboard(`${dashboardPath}&assortments=gone&assortmentLengthMin=2`);
    await findFigureLink('Preregistrations 12');
    await user.click(
      await screen.findByRole('button', { name: 'Remove filter: Assortments: gone (no longer available)' }),
    );
    await user.click(
      screen.getByRole('button', { name: 'Remove filter: Assortment length: from 2.00\u00a0m' }),
    );
    await waitFor(() => expect(router.state.location.search).toBe('?from=2025-11-21&to=2026-11-21'));
    const left = ['departmentIds', 'from', 'resolution', 'timeZone', 'to'];
    await waitFor(() => expect(Object.keys(calls.at(-1)?.body ?? {}).sort()).toEqual(left));
  });

  it('by sawmill wait for the sawmills, and find nothing where only such are chosen that are gone', async () => {
    const calls = mockDashboardCalls();
    const { user } = await openDashboard(`${dashboardPath}&sawmillIds=gone`);
    expect(await screen.findByText('No stacks match these filters.')).toBeVisible();
    expect(await findFigureLink('Full measurements 0')).toBeVisible();
    expect(calls).toHaveLength(0);
    await user.click(screen.getAllByRole('button', { name: 'Reset filters' }).at(-1) ?? document.body);
    expect(await findFigureLink('Full measurements 34')).toBeVisible();
  });

  it('are awaited, not lacking, until the card says which there are', async () => {
    mockDashboardCalls();
    const answerCard = delayMeasurementCard();
    mockResponse('get', '/sawmill/list', { data: [], page: 1, totalCount: 0 });
    const { user } = await openDashboard();
    await findFigureLink('Preregistrations 12');
    await user.click(await toggle('0 filters applied'));
    await screen.findByRole('dialog', { name: 'Filters' });
    expect(drawer().getByRole('status')).toHaveTextContent('Loading filter options…');
    expect(drawer().queryByText(noAssortments)).not.toBeInTheDocument();
    await answerCard(buildMeasurementCard({ fields: [] }));
    expect(await drawer().findByText('No filters are available for this period.')).toBeVisible();
    expect(drawer().getByText(noAssortments)).toBeVisible();
  });

  it.each([
    ['there is no card to define any', () => mockError('get', '/organization/:id/measurement-card', 404)],
    [
      'the card defines some',
      () => mockResponse('get', '/organization/:id/measurement-card', cardOfAssortments),
    ],
  ])('do not say that the card defines no assortments where %s', async (_, declareCard) => {
    mockDashboardCalls();
    declareCard();
    const { user } = await openDashboard();
    await user.click(await toggle('0 filters applied'));
    await screen.findByRole('dialog', { name: 'Filters' });
    expect(await drawer().findByRole('combobox', { name: 'Sawmills' })).toBeVisible();
    await waitFor(() => expect(drawer().getByRole('status')).toHaveTextContent('39 measured stacks'));
    expect(drawer().queryByText(noAssortments)).not.toBeInTheDocument();
  });

  it('keep the names of what is chosen while the choices of other dates load', async () => {
    const calls = mockDashboardCalls();
    const { user } = await openDashboard(`${dashboardPath}&surveyors=jens`);
    const chip = 'Remove filter: Surveyors: Jens Berg';
    expect(await screen.findByRole('button', { name: chip })).toBeVisible();
    const options = mockResponse(
      'put',
      '/stack/filter-options',
      () => new Promise<JsonBodyType>(() => undefined),
    );
    await user.click(screen.getByRole('button', { name: 'Clear date: From' }));
    await waitFor(() => expect([calls.length, options.length]).toEqual([2, 1]));
    expect(await findFigureLink('Preregistrations 12')).toBeVisible();
    expect(screen.getByRole('button', { name: chip })).toBeVisible();
  });

  it('say when the choices could not be loaded, and try again', async () => {
    mockDashboardCalls();
    mockError('put', '/stack/filter-options', 500);
    mockError('get', '/organization/:id/measurement-card', 500);
    const { user } = await openDashboard();
    await user.click(await toggle('0 filters applied'));
    const alert = within(await drawer().findByRole('alert'));
    expect(drawer().getByRole('combobox', { name: 'Sawmills' })).toBeVisible();
    mockResponse('put', '/stack/filter-options', buildFilterOptions());
    mockResponse('get', '/organization/:id/measurement-card', measurementCard);
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await drawer().findByRole('combobox', { name: 'Surveyors' })).toBeVisible();
    expect(drawer().queryByRole('alert')).not.toBeInTheDocument();
  });
});
