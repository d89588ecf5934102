import { act, screen, waitFor, within } from '@testing-library/react';
import { mockWidth } from '@mocks/browser/mockWidth';
import { buildSawmillUserInfo } from '@mocks/builders/administration';
import { buildCoordinate, buildMapInfo } from '@mocks/builders/stacks';
import { getRow, openStacks } from '@mocks/render/openStacks';
import {
  declareSawmill,
  linkOf,
  listedRows,
  listPath,
  panelOf,
  sentWood,
  state,
} from '@mocks/render/sawmillPanel';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

describe('the panel of a stack', () => {
  it('leads through the rows of the page, and Back closes it', async () => {
    declareSawmill();
    const { user, router } = await openStacks(listPath);
    await user.click(await linkOf('1001'));
    const previous = await screen.findByRole('button', { name: 'Previous stack' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('1 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next stack' }));
    await user.click(screen.getByRole('button', { name: 'Next stack' }));
    expect(screen.getByText('3 of 3')).toBeVisible();
    await panelOf('1003');
    const next = screen.getByRole('button', { name: 'Next stack' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await act(async () => router.navigate(-1));
    await waitFor(async () => expect(await linkOf('1003')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens by a link, also for a stack of another page, and closes without leaving the list', async () => {
    declareSawmill();
    mockResponse(
      'get',
      '/stack/far/map-info',
      buildMapInfo({ ...sentWood, stackId: 'far', stackNumber: '9', state }),
    );
    const { user, router } = await openStacks(`${listPath}&stack=far`);
    const panel = within(await panelOf('9'));
    expect(panel.queryByRole('button', { name: 'Next stack' })).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Close stack' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/sawmill/stacks');
    expect(router.state.location.search).not.toContain('stack=');
  });

  it('leads to no details from the map, whose popup says volume, species and length', async () => {
    declareSawmill();
    const [first] = listedRows;
    mockResponse('put', '/stack/map-list/sawmill', [
      { ...buildCoordinate(), stackId: first?.stackId ?? '', state },
    ]);
    const { user } = await openStacks(listPath);
    await user.click(await screen.findByRole('button', { name: 'Stack 1001, assigned to sawmill' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Stack 1001' }));
    expect(await popup.findByText('16.125 m³ · Spruce · Saw logs · 3.60 m')).toBeInTheDocument();
    expect(popup.getByText('assigned to sawmill')).toBeInTheDocument();
    expect(popup.getAllByRole('link')).toEqual([popup.getByRole('link', { name: 'Navigate' })]);
    expect(popup.getByRole('button', { name: 'Get report' })).not.toHaveAttribute('aria-disabled');
  });

  it.each([403, 404])('shows nothing of a stack of another sawmill: %i', async (status) => {
    const { reports, lists } = declareSawmill();
    mockError('get', '/stack/foreign/map-info', status);
    const { user } = await openStacks(`${listPath}&stack=foreign`);
    const heading = { name: 'This stack is not among those assigned to your sawmill.' };
    const panel = within(await screen.findByRole('dialog', { name: 'Stack' }));
    expect(await panel.findByRole('heading', heading)).toBeInTheDocument();
    expect(panel.queryByRole('definition')).not.toBeInTheDocument();
    expect(reports).toHaveLength(0);
    await user.click(panel.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(lists).toHaveLength(2));
  });

  it('shows nothing of a stack that is no longer assigned, although its row is still there', async () => {
    const { reports } = declareSawmill();
    const taken = buildMapInfo({ ...sentWood, stackId: 'id-1001', stackNumber: '1001', state: 'Measured' });
    mockResponse('get', '/stack/id-1001/map-info', taken);
    const { user } = await openStacks(listPath);
    await user.click(await linkOf('1001'));
    expect(await screen.findByRole('heading', { name: /^This stack is not among/ })).toBeInTheDocument();
    expect(screen.queryByRole('definition')).not.toBeInTheDocument();
    expect(reports).toHaveLength(0);
  });

  it('says that a stack of another page failed, and tries again', async () => {
    declareSawmill();
    mockError('get', '/stack/far/map-info', 500);
    const { user } = await openStacks(`${listPath}&stack=far`);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mockResponse(
      'get',
      '/stack/far/map-info',
      buildMapInfo({ ...sentWood, stackId: 'far', stackNumber: '9', state }),
    );
    await user.click(retry);
    expect(await within(await panelOf('9')).findByText('Saw logs')).toBeVisible();
  });

  it('leaves the list usable where both have room: another row is shown in its place', async () => {
    mockWidth(80);
    declareSawmill();
    const { user } = await openStacks(listPath);
    await user.click(await linkOf('1001'));
    expect(await panelOf('1001')).toHaveFocus();
    expect(await getRow('1001')).toHaveAttribute('aria-current', 'true');
    await user.click(await linkOf('1003'));
    expect(await panelOf('1003')).toHaveFocus();
    expect(await getRow('1001')).not.toHaveAttribute('aria-current');
    expect(await getRow('1003')).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await linkOf('1003')).toHaveFocus();
  });
});

describe('the list', () => {
  const headers = () =>
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent);

  const specified = ['Stack number', 'Stack ID', 'Organisation', 'Department', 'Surveyor'];
  const exceptSeller = specified.filter((header) => header !== 'Organisation');
  const wood = ['Solid volume (m³)', 'Tree species', 'Assortment', 'Assortment length (m)'];
  const last = ['Last changed', 'Report'];
  const all = [...specified, ...wood, ...last];
  const withRoom = [...specified, ...wood, 'Last changed', 'Assigned', 'Report'];

  function declareSellers(count: 1 | 2) {
    declareSawmill();
    const info = buildSawmillUserInfo();
    const other = { organizationId: 'other', organizationName: 'Harzer Rundholz GmbH', departments: [] };
    const organizations = count === 1 ? info.organizations : [...info.organizations, other];
    mockResponse('get', '/user-info/sawmill', { ...info, organizations });
  }

  it.each([
    ['1280 px, one seller', 80, 1, ['Stack number', 'Department', ...wood, ...last]],
    ['1280 px, several sellers', 80, 2, ['Stack number', 'Organisation', 'Department', ...wood, ...last]],
    [
      '1440 px, one seller',
      90,
      1,
      [...exceptSeller, 'Solid volume (m³)', 'Tree species', 'Assortment length (m)', ...last],
    ],
    ['1440 px, several sellers', 90, 2, [...specified, 'Solid volume (m³)', 'Tree species', ...last]],
    ['1920 px', 120, 1, withRoom],
  ] as const)('keeps beside the panel what has room: %s', async (_name, width, sellers, shown) => {
    mockWidth(width);
    declareSellers(sellers);
    const { user } = await openStacks(listPath);
    await linkOf('1001');
    const alone = width < 105 ? all : withRoom;
    expect(headers()).toEqual(alone);
    await user.click(await linkOf('1001'));
    await panelOf('1001');
    expect(headers()).toEqual(shown);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(headers()).toEqual(alone));
  });

  it('keeps all columns below a panel that lies over the list', async () => {
    mockWidth(64);
    declareSellers(1);
    await openStacks(`${listPath}&stack=id-1001`);
    await panelOf('1001');
    expect(screen.getAllByRole('columnheader', { hidden: true }).slice(1)).toHaveLength(all.length);
  });

  it('keeps beside the panel the column that orders the list', async () => {
    mockWidth(90);
    declareSellers(2);
    await openStacks(`${listPath}&orderBy=AssortmentLength&stack=id-1001`);
    await panelOf('1001');
    await waitFor(() =>
      expect(headers()).toEqual([
        ...specified,
        'Solid volume (m³)',
        'Tree species',
        'Assortment length (m)',
        ...last,
      ]),
    );
  });
});
