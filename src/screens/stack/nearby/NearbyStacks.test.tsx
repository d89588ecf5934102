import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildMeasurementCard, buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStack, buildStackDetail, buildStackField, buildWood } from '@mocks/builders/stacks';
import { mockStack, stackPath } from '@mocks/render/openStack';
import { buildStackPage } from '@mocks/render/openStacks';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import type { StackItem } from '@/store/api/stackApi';
import { readStackFilters } from '@/store/filters/filterUrl';
import { TwinPictures } from './TwinPictures';

setupMockService();

describe('the page of a stack', () => {
  const here = { latitude: 56.8123456, longitude: 9.87, height: null, accuracy: null };
  /** One metre to the north is this many degrees. */
  const metre = 1 / 111_195;

  interface Other {
    stack: StackItem;
    metres: number;
  }

  const other = (metres: number, given: Partial<StackItem>): Other => ({ metres, stack: buildStack(given) });

  function mockNearby(others: Other[], total = others.length + 1) {
    mockStack(buildStackDetail({ coordinates: here }), []);
    const all = [other(0, {}), ...others];
    const coordinates = all.map(({ stack, metres }) => ({
      stackId: stack.stackId,
      state: stack.state,
      latitude: here.latitude + metres * metre,
      longitude: here.longitude,
    }));
    return {
      list: mockResponse(
        'put',
        '/stack/list',
        buildStackPage(
          all.map(({ stack }) => stack),
          total,
        ),
      ),
      map: mockResponse('put', '/stack/map-list', coordinates),
    };
  }

  const open = (path = stackPath) => renderApp(path, { session: buildSession() });
  const section = async () =>
    within(await screen.findByRole('region', { name: /^Other stacks within 100\sm$/ }));

  it('names the stacks around, the nearest first, with what tells one pile from another', async () => {
    mockNearby([
      other(61.4, { stackId: 'stack-3', stackNumber: '1003', state: 'PreRegistration' }),
      other(12.2, { stackId: 'stack-2', stackNumber: '1002', ...buildWood() }),
    ]);
    open();
    const rows = (await section()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Stack 1002measured16.125\u00a0m³ · Spruce · Saw logs · 3.60\u00a0mmeasured on 03/11/202612\u00a0m away',
      'Stack 1003not measuredpre-registered on 02/11/202661\u00a0m away',
    ]);
    expect(screen.getByRole('link', { name: 'Stack 1002' })).toHaveAttribute(
      'href',
      '/organization/nordskov/department/rold/stack/stack-2',
    );
  });

  it('asks in every department that the person may open, for any state and day, within 100 m', async () => {
    const calls = mockNearby([other(5, { stackId: 'stack-2', stackNumber: '1002', departmentId: 'thy' })]);
    open();
    const nearby = await section();
    expect(nearby.getByText('Thy Plantage')).toBeVisible();
    expect(nearby.getByRole('link', { name: 'Stack 1002' })).toHaveAttribute(
      'href',
      '/organization/nordskov/department/thy/stack/stack-2',
    );
    const filter = {
      departmentIds: ['rold', 'thy'],
      dateType: 'LastChanged',
      near: { latitude: 56.812346, longitude: 9.87 },
      radiusKm: 0.1,
      page: 1,
    };
    expect(calls.list.map(({ body }) => body)).toEqual([{ ...filter, pageSize: 100 }]);
    expect(calls.map.map(({ body }) => body)).toEqual([{ ...filter, pageSize: 10_000 }]);
  });

  it('shows the nearest five of many, and leads to the list that holds them all', async () => {
    const others = Array.from({ length: 7 }, (_, index) =>
      other(70 - index, { stackId: `other-${index}`, stackNumber: `20${index}` }),
    );
    mockNearby(others, 131);
    open(stackPath.replace('rold', 'all'));
    const nearby = await section();
    expect(nearby.getAllByRole('link', { name: /^Stack/ }).map(({ textContent }) => textContent)).toEqual(
      ['206', '205', '204', '203', '202'].map((number) => `Stack ${number}`),
    );
    expect(nearby.getByRole('link', { name: 'Stack 206' })).toHaveAttribute(
      'href',
      '/organization/nordskov/department/all/stack/other-6',
    );
    expect(nearby.getByText('The nearest 5 of 130')).toBeVisible();
    const url = new URL(nearby.getByRole<HTMLAnchorElement>('link', { name: 'Show in the list' }).href);
    expect(url.pathname).toBe('/organization/nordskov/department/all/stacks');
    expect(readStackFilters(url.searchParams, '2026-11-21')).toMatchObject({
      dateType: 'LastChanged',
      from: null,
      to: null,
      distance: { near: { latitude: 56.812346, longitude: 9.87 }, radiusKm: 0.1 },
    });
  });

  const volume = { ...buildStackField({ fieldType: 'Double', value: 25.334 }), id: 'volume' };

  async function openWith(others: Other[]) {
    mockNearby(others);
    mockStack(
      buildStackDetail({
        status: 'Measured',
        coordinates: here,
        sections: [{ title: 'Wood', fields: [volume], undefinedFieldIds: [] }],
      }),
      [],
    );
    mockResponse('get', '/organization/:id/measurement-card', {
      ...buildMeasurementCard(),
      volumeFieldId: 'volume',
    });
    const app = open();
    return { ...app, head: within(await screen.findByRole('region', { name: 'At a glance' })) };
  }

  const registered = other(3, { stackId: 'stack-3', stackNumber: '1003', state: 'PreRegistration' });
  const twin = other(12.2, { stackId: 'stack-2', stackNumber: '1002' });

  it('asks beside the volume whether the nearest measured one is the same pile, and leads to the stacks around', async () => {
    const { head, user } = await openWith([registered, twin]);
    const mark = await head.findByRole('link', { name: /^Measured twice\? 1002 is 12\sm away$/ });
    const nearby = await section();
    await user.click(mark);
    expect(document.activeElement).toContainElement(nearby.getByRole('link', { name: 'Stack 1002' }));
  });

  it('names the nearest of several that may be the same, and counts the others', async () => {
    const another = other(40, { stackId: 'stack-4', stackNumber: '1004' });
    const { head } = await openWith([another, registered, twin]);
    expect(
      await head.findByRole('link', { name: /^Measured twice\? 1002, 12\sm away, and 1 more$/ }),
    ).toBeVisible();
  });

  const follows = (one: Element, another: Element) =>
    Boolean(another.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

  it('stands after the evidence, and assigning says that one may be the same', async () => {
    await openWith([twin]);
    const nearby = await section();
    expect(nearby.getByText('measured twice?')).toBeVisible();
    const around = screen.getByRole('heading', { name: /^Other stacks/ });
    expect(follows(around, screen.getByRole('heading', { name: 'Measurement check' }))).toBe(true);
    const assign = await screen.findByRole('button', { name: 'Assign to sawmill' });
    expect(assign).toHaveAttribute('data-variant', 'filled');
    await waitFor(() => expect(assign).toHaveAccessibleDescription('measured twice?'));
  });

  it('only lists what is measured of another species, or at another time', async () => {
    const beech = { treeSpecies: { key: 'beech', text: 'Beech' } };
    const { head } = await openWith([
      other(12, { stackId: 'stack-2', stackNumber: '1002', ...beech }),
      other(20, { stackId: 'stack-3', stackNumber: '1003', measurementDateTime: '2026-06-03T12:00:00Z' }),
    ]);
    const nearby = await section();
    expect(nearby.getByRole('link', { name: 'Stack 1002' })).toBeVisible();
    expect(nearby.getByRole('link', { name: 'Stack 1003' })).toBeVisible();
    expect(screen.queryByText(/measured twice/i)).not.toBeInTheDocument();
    expect(nearby.queryByRole('figure')).not.toBeInTheDocument();
    expect(await head.findByRole('link', { name: /^2 other stacks/ })).toBeVisible();
  });

  it('compares this stack with those that may be the same, and marks what they have in common', async () => {
    const spruce = { ...buildWood(), state: 'Measured' as const };
    const shorter = { ...spruce, assortmentLength: 3.1, measurementDateTime: '2026-11-05T12:00:00Z' };
    mockNearby([]);
    const all = [buildStack(spruce), buildStack({ ...shorter, stackId: 'stack-2', stackNumber: '1002' })];
    mockStack(buildStackDetail({ status: 'Measured', coordinates: here }), []);
    mockResponse('put', '/stack/list', buildStackPage(all));
    mockResponse(
      'put',
      '/stack/map-list',
      all.map(({ stackId, state }) => ({ stackId, state, ...here })),
    );
    open();
    const [own, twin] = (await section()).getAllByRole('listitem');
    expect(own).toHaveTextContent(/^This stackmeasured16\.125/);
    const marked = [...(twin?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
    expect(marked).toEqual(['16.125\u00a0m³ (the same)', 'Spruce (the same)', 'Saw logs (the same)']);
    expect(own?.querySelector('mark')).toBeNull();
    expect(screen.getByText(/If both records are the same stack, assign only one\./)).toBeVisible();
  });

  it('shows the fronts of this stack and of the nearest that may be the same beside each other, and says that one has none', async () => {
    const opening = openWith([{ ...registered, metres: 1 }, twin]);
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    mockService.use(
      http.get(`${apiBase}/stack/stack-1/file/FrontImage`, () => HttpResponse.arrayBuffer(png.buffer)),
    );
    await opening;
    const nearby = await section();
    expect(await nearby.findByRole('img', { name: 'Front side, stack 1001' })).toBeVisible();
    expect(await nearby.findByText('No image of the front side')).toBeVisible();
    const [own, other] = nearby.getAllByRole('figure');
    expect(own).toHaveTextContent(/^This stack$/);
    expect(other).toHaveTextContent(/^Stack 1002No image of the front side$/);
  });

  it('stands after the evidence where none can be the same, and assigning comes first', async () => {
    await openWith([registered]);
    await section();
    const around = screen.getByRole('heading', { name: /^Other stacks/ });
    expect(follows(around, screen.getByRole('heading', { name: 'Measurement check' }))).toBe(true);
    expect(await screen.findByRole('button', { name: 'Assign to sawmill' })).toHaveAttribute(
      'data-variant',
      'filled',
    );
  });

  it('says in the head that there are none', async () => {
    mockNearby([]);
    open();
    const head = within(await screen.findByRole('region', { name: 'At a glance' }));
    expect(await head.findByText('No other stacks within 100 m')).toBeVisible();
    expect(head.queryByRole('link', { name: /other stacks/ })).not.toBeInTheDocument();
  });

  it('says in the head how many there are, none of them measured, and leads to them', async () => {
    mockNearby([registered]);
    const { user } = open();
    const head = within(await screen.findByRole('region', { name: 'At a glance' }));
    const mark = await head.findByRole('link', { name: /^1 other stack within 100\sm$/ });
    expect(head.queryByText(/twice/)).not.toBeInTheDocument();
    const nearby = await section();
    await user.click(mark);
    expect(document.activeElement).toContainElement(nearby.getByRole('link', { name: 'Stack 1003' }));
  });

  it('says that it failed, beside everything else, and asks again on demand', async () => {
    mockNearby([other(12, { stackId: 'stack-2', stackNumber: '1002' })]);
    mockError('put', '/stack/map-list', 500);
    const { user } = open();
    const alert = within(await screen.findByRole('alert'));
    expect(screen.getByRole('region', { name: /^All values/ })).toBeVisible();
    mockNearby([other(12, { stackId: 'stack-2', stackNumber: '1002' })]);
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect((await section()).getByRole('link', { name: 'Stack 1002' })).toBeVisible();
  });

  it.each([
    [
      'the service has no filter by distance',
      () => mockResponse('get', '/user-info', buildUserInfo({ features: featuresWithout('positions') })),
    ],
    ['the stack has no position', () => mockStack(buildStackDetail({ coordinates: null }), [])],
    [
      'the position is that of a phone without one',
      () => mockStack(buildStackDetail({ coordinates: { ...here, latitude: 0, longitude: 0 } }), []),
    ],
  ])('is not there, and asks nothing, where %s', async (_, declare) => {
    const calls = mockNearby([other(12, { stackId: 'stack-2' })]);
    declare();
    open();
    await screen.findByRole('region', { name: 'Overview' });
    await waitFor(() => expect(screen.queryByText(/within 100/)).not.toBeInTheDocument());
    expect(calls.list).toHaveLength(0);
    expect(calls.map).toHaveLength(0);
  });

  it('warns of measuring twice where a stack around is measured', async () => {
    const note = 'A stack measured twice would be invoiced twice.';
    mockNearby([other(61.4, { stackId: 'stack-3', stackNumber: '1003', state: 'PreRegistration' })]);
    const { unmount } = open();
    expect((await section()).queryByText(note)).not.toBeInTheDocument();
    unmount();
    mockNearby([other(12.2, { stackId: 'stack-2', stackNumber: '1002' })]);
    open();
    expect((await section()).getByText(note, { exact: false })).toBeVisible();
  });
});

describe('the comparison of fronts', () => {
  const own = buildStack();
  const twin = buildStack({ stackId: 'stack-2', stackNumber: '1002' });

  const open = () =>
    renderApp('/', {
      session: buildSession(),
      routes: [{ path: '/', element: <TwinPictures own={own} twin={twin} /> }],
    });

  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

  function mockOwnFront() {
    const asked: string[] = [];
    mockError('get', '/stack/:id/file/:kind', 404);
    mockService.use(
      http.get(`${apiBase}/stack/stack-1/file/FrontImage`, ({ request }) => {
        const { search } = new URL(request.url);
        asked.push(search);
        return HttpResponse.arrayBuffer(png.buffer);
      }),
    );
    return asked;
  }

  const ownFront = () => screen.findByRole('img', { name: 'Front side, stack 1001' });

  it('shows previews, and says that one stack has no front', async () => {
    const asked = mockOwnFront();
    open();
    expect(await ownFront()).toBeVisible();
    expect(await screen.findByText('No image of the front side')).toBeVisible();
    expect(asked).toEqual(['?size=preview']);
  });

  it('keeps no place where neither stack has a front', async () => {
    mockError('get', '/stack/:id/file/:kind', 404);
    open();
    expect(await screen.findAllByRole('figure')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('figure')).not.toBeInTheDocument());
  });
});
