import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { packPoints } from '@mocks/builders/packedPoints';
import { buildCoordinate, buildMapInfo, buildStack, buildWood } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import * as pause from '@/lib/pause';

setupMockService();

describe('the map', () => {
  beforeEach(() => {
    jest.spyOn(pause, 'pause').mockResolvedValue();
    // A call that nobody aborts never ends.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  });
  afterEach(() => jest.restoreAllMocks());

  const stackId = '5ac4f1e1-0070-4000-8000-00000000002a';
  const point: StackPoint = { stackId, latitude: 56.8, longitude: 9.9, state: 'Measured' };
  const stacks = [buildStack({ stackId })];
  const marker = () => screen.findByRole('button', { name: /^Stack (1001|marker), / });
  const noMarker = () =>
    expect(screen.queryByRole('button', { name: /^Stack .*, |^Cluster/ })).not.toBeInTheDocument();

  interface Asked {
    body: unknown;
    signal: AbortSignal;
  }

  function mockPoints(points: StackPoint[] | ((asked: Asked) => Promise<StackPoint[]>)): Asked[] {
    const calls: Asked[] = [];
    mockService.use(
      http.put(`${apiBase}/stack/map-points`, async ({ request }) => {
        const asked = { body: await request.json(), signal: request.signal };
        calls.push(asked);
        const found = typeof points === 'function' ? await points(asked) : points;
        return HttpResponse.arrayBuffer(packPoints(found));
      }),
    );
    return calls;
  }

  const failed = 'The stack data could not be loaded onto the map.';
  const search = () => screen.getByRole('textbox', { name: 'Stack number or stack ID' });

  it('shows a stack of the packed answer, and opens its popup by its id', async () => {
    mockStackCalls({ lacking: ['savedViews'], stacks });
    const calls = mockPoints([point]);
    mockResponse('get', `/stack/${stackId}/map-info`, buildMapInfo({ stackId }));
    const { user } = await openStacks();
    await user.click(await marker());
    expect(await screen.findByRole('dialog', { name: 'Stack 1001' })).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).not.toHaveProperty('page');
    expect(within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([
    ['said in its popup', new Date(Date.now() - 12.5 * 86_400_000).toISOString(), 'measured 12 days ago'],
    ['unknown where it is not measured', null, null],
    ['unknown where the service does not say it', undefined, null],
  ])('its age is %s', async (_, measurementDateTime, age) => {
    mockStackCalls({ lacking: ['savedViews'], stacks });
    mockPoints([point]);
    const info = buildMapInfo({ stackId });
    const given = measurementDateTime === undefined ? info : { ...info, measurementDateTime };
    mockResponse('get', `/stack/${stackId}/map-info`, given);
    const { user } = await openStacks();
    await user.click(await marker());
    const popup = within(await screen.findByRole('dialog', { name: 'Stack 1001' }));
    expect(
      popup
        .queryByText(/measured .*(ago|today)/)
        ?.textContent?.split(' · ')
        .at(-1) ?? null,
    ).toBe(age);
  });

  it('says how many of more than a hundred thousand it shows', async () => {
    mockStackCalls({ lacking: ['savedViews'], stacks: () => buildStackPage(stacks, 100_001) });
    mockPoints([point]);
    await openStacks();
    await marker();
    expect(await screen.findByText(/^Showing 1 of 100,001 stacks on the map\./)).toBeVisible();
  });

  it('says that stacks have no position when the answer is without any', async () => {
    mockStackCalls({ lacking: ['savedViews'], stacks });
    mockPoints([]);
    await openStacks();
    expect(await screen.findByText('1 stack has no position.')).toBeVisible();
    noMarker();
  });

  it('keeps its points out of the store', async () => {
    mockStackCalls({ lacking: ['savedViews'], stacks });
    mockPoints([point, { ...point, stackId: '5ac4f1e1-0070-4000-8000-0000000000ff', latitude: -33.25 }]);
    const { store } = await openStacks();
    await screen.findByRole('button', { name: /^Stack marker, / });
    expect(JSON.stringify(store.getState())).not.toMatch(/0000000000ff|-33\.25/);
  });

  it('asks a service without the call for its list, also under other filters, and says how many that shows', async () => {
    mockStackCalls({ stacks: () => buildStackPage(stacks, 12_000) });
    const lists = mockResponse('put', '/stack/map-list', [point]);
    const { user } = await openStacks();
    await marker();
    expect(await screen.findByText(/^Showing 1 of 12,000 stacks on the map\./)).toBeVisible();
    await user.type(search(), '10{Enter}');
    await waitFor(() => expect(lists).toHaveLength(2));
    await marker();
  });

  it('asks for the list where the call turns out to be missing, and not for the points again', async () => {
    mockStackCalls({ lacking: ['savedViews'], stacks });
    let asked = 0;
    mockService.use(
      http.put(`${apiBase}/stack/map-points`, () => {
        asked += 1;
        return HttpResponse.json({ data: null, errorMessage: 'no' }, { status: 405 });
      }),
    );
    const lists = mockResponse('put', '/stack/map-list', [point]);
    const { user } = await openStacks();
    await marker();
    await user.type(search(), '10{Enter}');
    await waitFor(() => expect(lists).toHaveLength(2));
    expect(asked).toBe(1);
  });

  it.each([
    ['a service that is too busy', () => mockError('put', '/stack/map-points', 429)],
    ['a service that fails', () => mockError('put', '/stack/map-points', 500)],
    [
      'an answer that is cut',
      () =>
        mockService.use(
          http.put(`${apiBase}/stack/map-points`, () =>
            HttpResponse.arrayBuffer(packPoints([point]).slice(0, 30)),
          ),
        ),
    ],
  ])('says that the stacks did not come from %s, and asks again', async (_what, fail) => {
    mockStackCalls({ lacking: ['savedViews'], stacks });
    fail();
    const { user } = await openStacks();
    await getRow('1001');
    const failure = await screen.findByRole('heading', {
      name: failed,
    });
    noMarker();
    mockPoints([point]);
    await user.click(
      within(failure.closest('[role=alert]') ?? document.body).getByRole('button', { name: 'Try again' }),
    );
    expect(await marker()).toBeVisible();
  });

  it('ends the call of former filters, whose stacks never appear under others', async () => {
    mockStackCalls({ lacking: ['savedViews'], stacks });
    const calls = mockPoints(({ body }) =>
      JSON.stringify(body).includes('search') ? Promise.resolve([]) : new Promise(() => undefined),
    );
    const { user } = await openStacks();
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.type(search(), '99{Enter}');
    await waitFor(() => expect(calls[0]?.signal.aborted).toBe(true));
    expect(await screen.findByText('1 stack has no position.')).toBeVisible();
    noMarker();
  });

  it('asks anew, without a failure, for a map that was hidden before its stacks came', async () => {
    mockStackCalls({ lacking: ['savedViews'], stacks });
    const calls = mockPoints(() =>
      calls.length === 1 ? new Promise(() => undefined) : Promise.resolve([point]),
    );
    const { user } = await openStacks();
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(screen.getByRole('switch', { name: 'Show map' }));
    await waitFor(() => expect(calls[0]?.signal.aborted).toBe(true));
    const seen = new Set<string | null>();
    const watcher = new MutationObserver(() => seen.add(screen.queryByText(failed)?.textContent ?? null));
    watcher.observe(document.body, { childList: true, subtree: true });
    await user.click(screen.getByRole('switch', { name: 'Show map' }));
    expect(await marker()).toBeVisible();
    watcher.disconnect();
    expect([...seen]).toEqual([null]);
  });
});

describe('the selection on the map', () => {
  const { areaNumber, sawmillName, ...wood } = buildWood();

  async function openPopup(info = buildMapInfo(wood)) {
    mockStackCalls({ lacking: ['savedViews', 'mapPoints'], stacks: [buildStack(wood)] });
    mockResponse('put', '/stack/map-list', [
      { ...buildCoordinate(), stackId: info.stackId, state: info.state },
    ]);
    mockResponse('get', '/stack/:id/map-info', info);
    const app = await openStacks();
    await getRow('1001');
    await app.user.click(await screen.findByRole('button', { name: /^Stack (1001|marker), / }));
    const popup = within(await screen.findByRole('dialog', { name: `Stack ${info.stackNumber}` }));
    return { ...app, popup };
  }

  const bar = () => screen.findByRole('region', { name: 'Selection' });

  it('ticks the row of a stack that is selected in its popup, and the other way round', async () => {
    const { user, popup } = await openPopup();
    expect(popup.getByText('16.125 m³ · Spruce · Saw logs · 3.60 m')).toBeInTheDocument();
    await user.click(popup.getByRole('checkbox', { name: 'Select' }));
    const box = within(await getRow('1001')).getByRole('checkbox');
    expect(box).toBeChecked();
    await user.click(box);
    expect(popup.getByRole('checkbox', { name: 'Select' })).not.toBeChecked();
  });

  it('selects a stack of another page, with its volume in the sum', async () => {
    const { user, popup } = await openPopup(buildMapInfo({ ...wood, stackId: 'far', stackNumber: '9' }));
    await user.click(popup.getByRole('checkbox', { name: 'Select' }));
    const selection = within(await bar());
    expect(selection.getByText('1 on another page')).toBeInTheDocument();
    expect(selection.getByText('16.125 m³')).toBeInTheDocument();
  });

  it('says why a stack that is not measured cannot be selected', async () => {
    const { user, popup } = await openPopup(buildMapInfo({ state: 'PreRegistration' }));
    const box = popup.getByRole('checkbox', { name: 'Select' });
    expect(box).toHaveAttribute('aria-disabled', 'true');
    expect(box).toHaveAccessibleDescription('Not measured yet: only measured stacks can be selected');
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  it('offers to undo the assignment of a stack of another page', async () => {
    const { user, popup } = await openPopup(
      buildMapInfo({
        stackId: 'far',
        stackNumber: '9',
        state: 'AssignedToSawmill',
        undoableAssignment: { sawmillId: 'birke', until: '2026-11-20T10:00:00Z' },
      }),
    );
    await user.click(popup.getByRole('checkbox', { name: 'Select' }));
    const undone = mockResponse('post', '/sawmill/birke/unassign-stacks', { undone: ['far'], refused: [] });
    await user.click(within(await bar()).getByRole('button', { name: 'Undo assignment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo the assignment of 1 stack?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo assignment' }));
    await screen.findByText(/Assignment undone/);
    expect(undone[0]?.body).toEqual({ stackIds: ['far'], until: '2026-11-20T10:00:00Z' });
  });
});
