import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockPhone } from '@mocks/browser/mockPhone';
import { mockWidth } from '@mocks/browser/mockWidth';
import { buildSawmillUserInfo, buildUserInfo } from '@mocks/builders/administration';
import { buildArchive } from '@mocks/builders/archive';
import { buildStack, buildTotals, buildWood } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import type { Feature } from '@/store/api/featuresSlice';

setupMockService();

const harzer = {
  organizationId: 'harzer',
  organizationName: 'Harzer Rundholz GmbH',
  departments: [
    { departmentId: 'oberharz', departmentName: 'Oberharz' },
    { departmentId: 'unterharz', departmentName: 'Unterharz' },
  ],
};
const info = buildSawmillUserInfo({ organizations: [...buildSawmillUserInfo().organizations, harzer] });
const stack = buildStack({ departmentId: 'oberharz', state: 'AssignedToSawmill' });
const days = 'from=2026-10-01&to=2026-11-30';

function declareSawmill(given = info, features: Feature[] = ['wood', 'totals', 'reportLinks']) {
  mockStackCalls();
  mockResponse(
    'get',
    '/user-info',
    buildUserInfo({ organizationRelations: [], sawmillRelations: [{ sawmillId: 'birke' }], features }),
  );
  mockResponse('get', '/department/list', []);
  mockResponse('get', '/user-info/sawmill', given);
  mockResponse('put', '/stack/totals/sawmill', buildTotals());
  return {
    lists: mockResponse('put', '/stack/list/sawmill', () => buildStackPage([stack], 60)),
    maps: mockResponse('put', '/stack/map-list/sawmill', []),
  };
}

describe('sawmill stacks page', () => {
  it('exports the stacks of its filter, of all pages', async () => {
    declareSawmill(info, ['wood', 'totals', 'exports']);
    const gaps = { stackCount: 60, leftOut: 0, gaps: [], stacks: [] };
    const checks = mockResponse('put', '/stack/export-gaps', gaps);
    const files = mockResponse('put', '/stack/export-excel', 'xlsx');
    const { user } = await openStacks(`/sawmill/stacks?${days}`);
    await getRow('1001');
    await user.click(screen.getByRole('button', { name: 'Export all stacks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export stack data' }));
    expect(await dialog.findByText('60 stacks will be in the file')).toBeVisible();
    expect(dialog.queryByRole('radio', { name: /EUDR/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    const chosen = { sawmillFilters: { sawmillIds: ['birke'], dateType: 'LastChanged' } };
    await waitFor(() => expect(files).toMatchObject([{ body: chosen }]));
    expect(checks).toMatchObject([{ body: chosen }]);
    expect(files[0]?.body).not.toHaveProperty('sawmillFilters.page');
  });

  it('requests its rows once, while the sellers are still being loaded', async () => {
    let answer: (sellers: typeof info) => void = () => undefined;
    const sellers = new Promise<typeof info>((resolve) => (answer = resolve));
    const mills = [{ sawmillId: 'birke' }, { sawmillId: 'aspe' }];
    const { lists } = declareSawmill();
    mockResponse(
      'get',
      '/user-info',
      buildUserInfo({ organizationRelations: [], sawmillRelations: mills, features: ['wood', 'totals'] }),
    );
    mockResponse('get', '/user-info/sawmill', () => sellers);
    await openStacks(`/sawmill/stacks?${days}`);
    await waitFor(() => expect(lists).toHaveLength(1));
    expect(
      screen.getByRole('table', { name: 'Stacks assigned to your sawmill, latest change first' }),
    ).toHaveAttribute('aria-busy', 'true');
    answer({ ...info, sawmills: mills.toReversed() });
    await getRow('1001');
    expect(lists).toHaveLength(1);
  });

  it('exports nothing on a service that writes no such files', async () => {
    declareSawmill();
    await openStacks(`/sawmill/stacks?${days}`);
    await getRow('1001');
    expect(screen.queryByRole('button', { name: /Export/ })).not.toBeInTheDocument();
  });

  it('lists what was assigned to the own sawmills, with organisation and department by name', async () => {
    const { lists, maps } = declareSawmill();
    await openStacks(`/sawmill/stacks?${days}`);
    const row = await getRow('1001');
    for (const text of ['P-1001', 'Harzer Rundholz GmbH', 'Oberharz', 'Jens Berg', '04/11/2026']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('columnheader', { name: 'Last changed' })).toBeInTheDocument();
    expect(screen.getByText('showing 60 results')).toBeInTheDocument();
    expect(lists[0]?.body).toMatchObject({
      sawmillIds: ['birke'],
      dateType: 'LastChanged',
      page: 1,
      pageSize: 50,
    });
    expect(lists[0]?.body).not.toHaveProperty('departmentIds');
    await waitFor(() => expect(maps[0]?.body).toMatchObject({ sawmillIds: ['birke'], pageSize: 1000 }));
  });

  it('shows the day of each stack’s own place, and says where the reader’s clocks differ', async () => {
    declareSawmill();
    const lastModifiedDateTime = '2026-11-03T23:30:00Z';
    const stacks = [
      buildStack({ lastModifiedDateTime, timeZone: 'Europe/Warsaw' }),
      buildStack({ stackId: 's2', stackNumber: '1002', lastModifiedDateTime, timeZone: 'Europe/London' }),
      buildStack({ stackId: 's3', stackNumber: '1003', lastModifiedDateTime, timeZone: 'America/New_York' }),
    ];
    mockResponse('put', '/stack/list/sawmill', buildStackPage(stacks));
    await openStacks(`/sawmill/stacks?${days}`);
    expect(within(await getRow('1001')).getByText('04/11/2026')).toBeInTheDocument();
    const british = within(await getRow('1002'));
    expect(british.getByText('(04/11 your time)').parentElement).toHaveTextContent(
      '03/11/2026 (04/11 your time)',
    );
    const zones =
      /^Dates are local .* \(United Kingdom Time and Eastern Time\)\. .* \(Central European Time\)\.$/;
    expect(screen.getByText(zones)).toBeInTheDocument();
  });

  it('marks the number of a stack whose evidence fails', async () => {
    declareSawmill();
    const doubtful = { ...stack, stackId: 's2', stackNumber: '1002', evidenceFailed: true };
    mockResponse(
      'put',
      '/stack/list/sawmill',
      buildStackPage([{ ...stack, evidenceFailed: false }, doubtful]),
    );
    await openStacks(`/sawmill/stacks?${days}`);
    const name = 'check failed';
    const row = within(await getRow('1002'));
    expect(row.getByRole('img', { name })).toBeVisible();
    expect(row.getByRole('link', { name: `1002 ${name}` })).toBeVisible();
    expect(within(await getRow('1001')).queryByRole('img', { name })).not.toBeInTheDocument();
  });

  it('asks for nothing until the range has both ends', async () => {
    const { lists, maps } = declareSawmill();
    await openStacks('/sawmill/stacks?from=2026-10-01&to=');
    expect(await screen.findByText('Choose a start and end date.')).toBeInTheDocument();
    expect(lists).toHaveLength(0);
    expect(maps).toHaveLength(0);
  });

  it('turns a chosen organisation into its departments, and offers only these', async () => {
    const { lists } = declareSawmill();
    const { user } = await openStacks(`/sawmill/stacks?${days}`);
    await getRow('1001');
    await user.click(screen.getByRole('combobox', { name: 'Organisations' }));
    await user.click(await screen.findByRole('option', { name: 'Harzer Rundholz GmbH' }));
    await waitFor(() =>
      expect(lists.at(-1)?.body).toMatchObject({ departmentIds: ['oberharz', 'unterharz'] }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Departments' }));
    expect(await screen.findByRole('option', { name: /^Unterharz/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /^Rold Skov/ })).not.toBeInTheDocument();
  });

  it('drops a chosen department when its organisation is no longer among the chosen', async () => {
    const { lists } = declareSawmill();
    const { user, router } = await openStacks(`/sawmill/stacks?${days}&departmentIds=rold`);
    await getRow('1001');
    expect(lists.at(-1)?.body).toMatchObject({ departmentIds: ['rold'] });
    await user.click(screen.getByRole('combobox', { name: 'Organisations' }));
    await user.click(await screen.findByRole('option', { name: 'Harzer Rundholz GmbH' }));
    await waitFor(() =>
      expect(lists.at(-1)?.body).toMatchObject({ departmentIds: ['oberharz', 'unterharz'] }),
    );
    expect(router.state.location.search).not.toContain('departmentIds');
  });

  it('keeps the page in the URL', async () => {
    const { lists } = declareSawmill();
    const { user, router } = await openStacks(`/sawmill/stacks?${days}`);
    await getRow('1001');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(lists.at(-1)?.body).toMatchObject({ page: 2 }));
    expect(router.state.location.search).toContain('page=2');
  });

  it('downloads the archive of the selected stacks, and says what it lacks', async () => {
    declareSawmill();
    const archives: unknown[] = [];
    const missing = [{ stackId: 'stack-1', stackNumber: '1001', reason: 'notInTime' }];
    mockService.use(
      http.put(`${apiBase}/stack/download-archive`, async ({ request }) => {
        archives.push(await request.json());
        return new HttpResponse(buildArchive(missing));
      }),
    );
    const { user, ports } = await openStacks(`/sawmill/stacks?${days}`);
    await getRow('1001');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = await screen.findByRole('region', { name: 'Selection' });
    expect(within(bar).queryByRole('button', { name: 'Assign to sawmill' })).not.toBeInTheDocument();
    await user.click(within(bar).getByRole('button', { name: 'Download reports' }));
    await waitFor(() => expect(ports.saveFile).toHaveBeenCalled());
    expect(archives).toEqual([{ stackIds: ['stack-1'] }]);
    expect(await screen.findByText('1 report is missing from the archive')).toBeVisible();
  });

  it('says how much of what between the specified columns, then the day of assignment, and gives the report of each row', async () => {
    mockWidth(120);
    declareSawmill();
    mockResponse(
      'put',
      '/stack/list/sawmill',
      buildStackPage([{ ...stack, ...buildWood(), assignedToSawmillDateTime: '2026-11-02T10:00:00Z' }]),
    );
    const tokens = mockResponse('post', '/stack/:id/report-token', { token: 'one', expiresAt: '' });
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openStacks(`/sawmill/stacks?${days}`);
    const row = within(await getRow('1001'));
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(1)).toEqual([
      'Stack number',
      'Stack ID',
      'Organisation',
      'Department',
      'Surveyor',
      'Solid volume (m³)',
      'Tree species',
      'Assortment',
      'Assortment length (m)',
      'Last changed',
      'Assigned',
      'Report',
    ]);
    for (const text of ['16.125', 'Spruce', 'Saw logs', '3.60', '02/11/2026'])
      expect(row.getByText(text)).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Get report for stack 1001' }));
    await waitFor(() => expect(tokens).toHaveLength(1));
  });

  it('searches by number, keeps the search in the URL, and offers a way on when nothing is found', async () => {
    const { lists, maps } = declareSawmill(info, ['sawmillSearch', 'wood', 'totals']);
    const { user, router } = await openStacks(`/sawmill/stacks?${days}`);
    await getRow('1001');
    const searches = mockResponse('put', '/stack/list/sawmill', buildStackPage([]));
    await user.type(screen.getByRole('textbox', { name: 'Stack number or stack ID' }), '77{Enter}');
    expect(await screen.findByText('No stacks match these filters.')).toBeInTheDocument();
    expect(searches.at(-1)?.body).toMatchObject({ search: '77' });
    await waitFor(() => expect(maps.at(-1)?.body).toMatchObject({ search: '77' }));
    expect(router.state.location.search).toContain('search=77');
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await getRow('1001');
    expect(lists[0]?.body).not.toHaveProperty('search');
    expect(router.state.location.search).not.toContain('search');
  });

  it('says on a phone what is asked for, and opens the fields', async () => {
    mockPhone();
    declareSawmill();
    const { user } = await openStacks(
      `/sawmill/stacks?${days}&departmentIds=oberharz&departmentIds=unterharz`,
    );
    const toggle = await screen.findByRole('button', {
      name: 'Filters: 01/10/2026–30/11/2026, 2 filters applied',
    });
    expect(screen.queryByRole('textbox', { name: 'Changed since' })).not.toBeInTheDocument();
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('textbox', { name: 'Changed since' })).toHaveValue('01/10/2026');
  });

  it('says on a phone once whose stacks they are, and in each card with several sellers', async () => {
    mockPhone();
    declareSawmill();
    const { user } = await openStacks(`/sawmill/stacks?${days}`);
    const card = await screen.findByRole('listitem');
    expect(within(card).getByText('Harzer Rundholz GmbH')).toBeVisible();
    expect(within(card).getByText('Last changed')).toBeVisible();
    expect(screen.queryByText(/^All from/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await user.click(screen.getByRole('combobox', { name: 'Organisations' }));
    await user.click(await screen.findByRole('option', { name: 'Harzer Rundholz GmbH' }));
    expect(await screen.findByText('All from Harzer Rundholz GmbH')).toBeVisible();
    expect(within(await screen.findByRole('listitem')).queryByText('Harzer Rundholz GmbH')).toBeNull();
  });

  it.each([
    ['one seller', [harzer], /^Spruce 3\.60\sm 16\.125\sm³$/, ['Oberharz', '14b', 'Saw logs']],
    ['several', info.organizations, /^Spruce 3\.60\sm Saw logs 16\.125\sm³$/, ['Oberharz', '14b']],
  ])('says the assortment on a phone beside the place where that is short: %s', async (...given) => {
    const [, organizations, wood, place] = given;
    mockPhone();
    declareSawmill({ ...info, organizations });
    mockResponse('put', '/stack/list/sawmill', buildStackPage([{ ...stack, ...buildWood() }]));
    await openStacks(`/sawmill/stacks?${days}`);
    const values = within(await screen.findByRole('listitem'))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
    expect(values[0]).toMatch(wood);
    expect(values.slice(values.indexOf('Oberharz'))).toEqual(expect.arrayContaining(place));
    expect(values.includes('Saw logs')).toBe(place.includes('Saw logs'));
  });

  it('opens the search of a phone by its sign, and shows what it is narrowed by', async () => {
    mockPhone();
    declareSawmill(info, ['sawmillSearch', 'wood', 'totals']);
    const { user, router } = await openStacks(`/sawmill/stacks?${days}`);
    const toggle = await screen.findByRole('button', { name: 'Search', expanded: false });
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    await user.click(toggle);
    const field = screen.getByRole('textbox', { name: 'Stack number or stack ID' });
    expect(field).toHaveFocus();
    await user.keyboard('77{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('search=77'));
    await user.click(toggle);
    expect(field).toBeVisible();
  });

  it('shows the fields on a phone where a day is missing', async () => {
    mockPhone();
    declareSawmill();
    await openStacks('/sawmill/stacks?from=&to=2026-11-30');
    expect(await screen.findByRole('textbox', { name: 'Changed since' })).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('neither offers nor sends a search to a service that takes none', async () => {
    const { lists } = declareSawmill();
    await openStacks(`/sawmill/stacks?${days}&search=77`);
    await getRow('1001');
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(lists[0]?.body).not.toHaveProperty('search');
  });

  it('shows in the frame that the service refuses', async () => {
    declareSawmill();
    mockError('get', '/user-info/sawmill', 403);
    await openStacks('/sawmill/stacks');
    const name = 'You are not authorised to visit this page.';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  });

  it('is emptied by a failed load', async () => {
    declareSawmill();
    mockError('put', '/stack/list/sawmill', 400);
    await openStacks(`/sawmill/stacks?${days}`);
    expect(
      await screen.findByRole('heading', { name: 'The list of stacks could not be loaded.' }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^showing/)).not.toBeInTheDocument();
  });
});
