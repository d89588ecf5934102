import { screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildOrganization, buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildAgeing, buildVolumes } from '@mocks/builders/stacks';
import { mockDashboardCalls, openDashboard } from '@mocks/render/openDashboard';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const list = '/organization/nordskov/department';
const range = 'from=2025-11-21&to=2026-11-21';
const region = (name: string) => screen.findByRole('region', { name });
const texts = (row: HTMLElement) =>
  [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim());
const rowsIn = (part: HTMLElement) => within(part).getAllByRole('row').slice(1);

describe('the breakdown of the volume', () => {
  const title = 'Breakdown of the solid volume';

  it('is by species, sawmill or department, each part with its share and the way to its stacks', async () => {
    mockDashboardCalls();
    const { user } = await openDashboard();
    const card = await region(title);
    await within(card).findByRole('table');
    expect(rowsIn(card).map(texts)).toEqual([
      ['Spruce', '749.751', '75%', '30'],
      ['No tree species', '250.2501 without a volume', '25%', '9'],
      ['Total', '1,000.001', '', '39'],
    ]);
    expect(within(card).getAllByRole('link')).toHaveLength(1);
    expect(within(card).getByRole('link', { name: 'Spruce' })).toHaveAttribute(
      'href',
      `${list}/all/stacks?dateType=Measured&${range}&treeSpecies=spruce`,
    );
    await user.click(within(card).getByRole('button', { name: 'Sawmill' }));
    expect(within(card).getByRole('link', { name: 'No sawmill' })).toHaveAttribute(
      'href',
      `${list}/all/stacks?dateType=Measured&${range}&states=Measured`,
    );
    await user.click(within(card).getByRole('button', { name: 'Department' }));
    expect(within(card).getByRole('link', { name: 'Rold Skov' })).toHaveAttribute(
      'href',
      `${list}/rold/stacks?dateType=Measured&${range}`,
    );
  });

  it('has what belongs to no sawmill last and without a bar, on whose scale the others were stubs', async () => {
    mockDashboardCalls();
    const of = (key: string | null, volume: number) => ({
      key,
      name: key,
      count: 1,
      withoutVolume: 0,
      volume,
    });
    mockResponse(
      'put',
      '/stack/volumes',
      buildVolumes({ sawmills: [of(null, 5900), of('Birkesav', 1650.267), of('Egelund', 825.1335)] }),
    );
    const { user } = await openDashboard();
    const card = await region(title);
    await user.click(await within(card).findByRole('button', { name: 'Sawmill' }));
    expect(rowsIn(card).map((row) => texts(row)[0])).toEqual(['Birkesav', 'Egelund', 'No sawmill', 'Total']);
    const widths = [...card.querySelectorAll<HTMLElement>('[style*="width"]')].map(
      ({ style }) => style.width,
    );
    expect(widths).toEqual(['100%', '50%']);
  });

  it('has three decimals on a phone too', async () => {
    mockPhone();
    mockDashboardCalls();
    await openDashboard();
    const card = await region(title);
    await within(card).findByRole('table');
    expect(rowsIn(card).map((row) => texts(row)[1])).toEqual([
      '749.751',
      '250.2501 without a volume',
      '1,000.001',
    ]);
  });

  it('of one department is not by department', async () => {
    mockDashboardCalls();
    await openDashboard('/organization/nordskov/department/thy/dashboard');
    const card = await region(title);
    expect(await within(card).findByRole('button', { name: 'Sawmill' })).toBeVisible();
    expect(within(card).queryByRole('button', { name: 'Department' })).not.toBeInTheDocument();
  });

  const speciesOf = (length: number) =>
    Array.from({ length }, (_, index) => ({
      key: `k${index}`,
      name: `No ${index}`,
      count: 1,
      withoutVolume: 0,
      volume: 1,
    }));

  it('hides no part where a button would take the place of one or two', async () => {
    mockDashboardCalls();
    mockResponse('put', '/stack/volumes', buildVolumes({ treeSpecies: speciesOf(10) }));
    await openDashboard();
    const card = await region(title);
    await within(card).findByRole('table');
    expect(rowsIn(card)).toHaveLength(11);
    expect(within(card).queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it('shows the largest parts first, and all of them on demand', async () => {
    mockDashboardCalls();
    mockResponse('put', '/stack/volumes', buildVolumes({ treeSpecies: speciesOf(12) }));
    const { user } = await openDashboard();
    const card = await region(title);
    await within(card).findByRole('table');
    expect(rowsIn(card)).toHaveLength(9);
    expect(rowsIn(card).map(texts).at(-1)).toEqual(['Total', '12.000', '', '12']);
    await user.click(within(card).getByRole('button', { name: 'Show all 12' }));
    expect(rowsIn(card)).toHaveLength(13);
  });
});

describe('the time in a status', () => {
  const title = 'Time in the current status';

  it('is counted by department and days, with the median, and leads to the stacks', async () => {
    mockDashboardCalls();
    const { user } = await openDashboard();
    const card = await region(title);
    await within(card).findByRole('table');
    const ofRold = ['300.000 m³, Stacks: 10', '0', '0', '601.125 m³, Stacks: 20 1 without a volume'];
    const rest = ['901.125 m³, Stacks: 30 1 without a volume', '–'];
    expect(rowsIn(card).map(texts)).toEqual([
      ['Total', ...ofRold, ...rest],
      ['Rold Skov', ...ofRold, ...rest],
    ]);
    // The units are in the head, once for each column.
    expect(
      within(card).getByRole('columnheader', { name: '0–7 days Solid volume (m³) Stacks' }),
    ).toBeVisible();
    const ofRoldRow = within(card).getByRole('row', { name: /^Rold Skov/ });
    expect(within(ofRoldRow).getByRole('link', { name: /^300\.000\sm³, Stacks: 10$/ })).toBeVisible();
    const [first] = within(ofRoldRow).getAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(
      new RegExp(`^${list}/rold/stacks\\?dateType=Measured&from=[0-9-]+&to=&states=Measured&orderBy=Date$`),
    );
    expect(within(card).getByText(/^Days up to today, .*; medians/)).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'not measured' }));
    expect(within(card).getByText('No stack has this status.')).toBeVisible();
  });

  it('has first the department with the largest total, and says so of its column', async () => {
    mockDashboardCalls();
    const [measured] = buildAgeing().states;
    if (!measured) throw new Error('no state');
    const none = { count: 0, volume: 0, withoutVolume: 0 };
    const old = { count: 1, volume: 12, withoutVolume: 0 };
    const young = { count: 9, volume: 900, withoutVolume: 0 };
    const states = [
      { ...measured, departmentId: 'rold', ages: [none, none, none, old], total: old },
      { ...measured, departmentId: 'thy', ages: [young, none, none, none], total: young },
    ];
    mockResponse('put', '/stack/ageing', buildAgeing({ states }));
    await openDashboard();
    const card = await region(title);
    await within(card).findByRole('table');
    expect(rowsIn(card).map((row) => texts(row)[0])).toEqual(['Thy Plantage', 'Rold Skov']);
    expect(within(card).getByRole('columnheader', { name: /^Total/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('has bare numbers in a column of stacks alone', async () => {
    mockDashboardCalls();
    const [measured] = buildAgeing().states;
    if (!measured) throw new Error('no state');
    const none = { count: 0, volume: 0, withoutVolume: 0 };
    const six = { count: 6, volume: 0, withoutVolume: 6 };
    const group = {
      ...measured,
      state: 'PreRegistration' as const,
      ages: [six, none, none, none],
      total: six,
    };
    mockResponse('put', '/stack/ageing', buildAgeing({ states: [{ ...group, departmentId: 'rold' }] }));
    await openDashboard();
    const card = await region(title);
    await within(card).findByRole('table');
    expect(rowsIn(card).map(texts)).toEqual([
      ['Rold Skov', 'Stacks: 6', '0', '0', '0', 'Stacks: 6', '3.3 (Stacks: 39)'],
    ]);
    expect(within(card).getByRole('columnheader', { name: '0–7 days Stacks' })).toBeVisible();
    expect(within(card).getAllByRole('link', { name: 'Stacks: 6' })).toHaveLength(2);
  });

  it('is the time since assignment where every stack is assigned: no median, and no other status to choose', async () => {
    mockDashboardCalls();
    const [measured] = buildAgeing().states;
    if (!measured) throw new Error('no state');
    mockResponse(
      'put',
      '/stack/ageing',
      buildAgeing({ states: [{ ...measured, state: 'AssignedToSawmill' }] }),
    );
    await openDashboard();
    const card = await region('Time since assignment');
    expect(await within(card).findByText('Days up to today, regardless of the period.')).toBeVisible();
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    expect(within(card).queryByText(/median/i)).not.toBeInTheDocument();
  });

  it('is a bar for each age that has stacks on a phone, in the order of the table, each with its list', async () => {
    mockPhone();
    mockDashboardCalls();
    const { user } = await openDashboard();
    const card = await region(title);
    const parts = await within(card).findByRole('list', { name: /^Stacks with the status/ });
    const total = parts.firstElementChild;
    if (!(total instanceof HTMLElement)) throw new Error('There is no total');
    expect(
      within(total)
        .getAllByRole('link', { name: /days/ })
        .map((link) => texts(link).join(' ')),
    ).toEqual(['0–7 days 300.000 m³ 10 stacks ', 'over 30 days 601.125 m³ 20 stacks 1 without a volume ']);
    expect(within(total).getByRole('link', { name: 'Show in the list' })).toBeVisible();
    expect(within(total).getByText(/^901\.125\sm³ · 30 stacks$/)).toBeVisible();
    expect(within(total).getByText('Days to assignment (median)').parentElement).toHaveTextContent(/–$/);
    expect(within(card).queryByRole('table')).not.toBeInTheDocument();
    const department = parts.querySelectorAll('details')[1];
    expect(department).not.toHaveAttribute('open');
    await user.click(within(card).getByText('Rold Skov'));
    expect(department).toHaveAttribute('open');
  });

  it('names on a phone the five departments with the most, and all of them on demand', async () => {
    mockPhone();
    mockDashboardCalls();
    const [measured] = buildAgeing().states;
    if (!measured) throw new Error('no state');
    const ids = Array.from({ length: 8 }, (_, index) => `d${index}`);
    mockResponse(
      'get',
      '/organization/:id',
      buildOrganization({
        departments: ids.map((id) => ({ departmentId: id, name: id, administrator: null, numberOfUsers: 1 })),
      }),
    );
    const states = ids.map((departmentId, index) => ({
      ...measured,
      departmentId,
      total: { count: 1, volume: index, withoutVolume: 0 },
    }));
    mockResponse('put', '/stack/ageing', buildAgeing({ states }));
    const { user } = await openDashboard();
    const card = await region(title);
    const parts = await within(card).findByRole('list', { name: /^Stacks with the status/ });
    const names = () => [...parts.children].map((part) => part.querySelector('summary span')?.textContent);
    expect(names()).toEqual(['d7', 'd6', 'd5', 'd4', 'd3']);
    await user.click(within(card).getByRole('button', { name: 'Show all 8' }));
    expect(names()).toHaveLength(8);
  });
});

describe('what stands below the figures', () => {
  it('is not there where there are no stacks', async () => {
    mockDashboardCalls();
    mockResponse('put', '/stack/volumes', buildVolumes({ treeSpecies: [], sawmills: [], departments: [] }));
    mockResponse('put', '/stack/ageing', buildAgeing({ states: [] }));
    await openDashboard();
    // The space is kept while the card loads.
    await region('Breakdown of the solid volume');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^(Breakdown|Time in)/ })).toBeNull());
  });

  it('is asked for after them', async () => {
    mockDashboardCalls();
    const volumes = mockResponse('put', '/stack/volumes', buildVolumes());
    const ageing = mockResponse('put', '/stack/ageing', buildAgeing());
    mockResponse('put', '/stack/statistics', () => new Promise<never>(() => undefined));
    await openDashboard();
    expect(await screen.findByRole('link', { name: /^Not measured 379/ })).toBeVisible();
    expect([volumes, ageing]).toEqual([[], []]);
  });

  it('is neither there nor asked for where the service has no such figures', async () => {
    mockDashboardCalls();
    mockResponse('get', '/user-info', buildUserInfo({ features: featuresWithout('figures') }));
    const calls = ['volumes', 'ageing'].map((name) => mockResponse('put', `/stack/${name}`, null));
    await openDashboard();
    await screen.findByRole('link', { name: 'Preregistrations 12' });
    expect(screen.queryAllByRole('region', { name: /^(Breakdown|Time in)/ })).toEqual([]);
    expect(calls).toEqual([[], []]);
  });

  it('says in its place what cannot be loaded, and tries again', async () => {
    mockDashboardCalls();
    mockError('put', '/stack/ageing', 500);
    const { user } = await openDashboard();
    const alert = await screen.findByRole('alert', { name: 'The ages of the stacks could not be loaded.' });
    expect(await screen.findByRole('link', { name: 'Spruce' })).toBeVisible();
    mockResponse('put', '/stack/ageing', buildAgeing());
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: /^Stacks with the status/ })).toBeVisible();
  });
});
