import { act, screen, waitFor, within } from '@testing-library/react';
import { buildSawmillUserInfo, buildUserInfo } from '@mocks/builders/administration';
import { buildReport } from '@mocks/builders/reports';
import {
  buildCoordinate,
  buildMapInfo,
  buildStack,
  buildStackField,
  buildWood,
} from '@mocks/builders/stacks';
import { buildStackPage, getRow, openStacks } from '@mocks/render/openStacks';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { Unit } from '@/store/api/stackApi';

setupMockService();

const state = 'AssignedToSawmill';
const { areaNumber, sawmillName, ...wood } = buildWood();
const assignedToSawmillDateTime = '2026-11-02T10:00:00+01:00';
const rows = ['1001', '1002', '1003'].map((stackNumber) =>
  buildStack({
    ...wood,
    areaNumber,
    stackId: `id-${stackNumber}`,
    stackNumber,
    state,
    assignedToSawmillDateTime,
  }),
);
const path = '/sawmill/stacks?from=2026-10-01&to=2026-11-30';
const dataUrl = 'data:image/png;base64,iVBORw0KGgo=';
const image = { file: 'FrontImage' as const, width: 1200, height: 400, overlays: [], dataUrl };

/** Two logs of 30 and 40 cm, so that the log of mean volume has 35.4 cm. */
const report = buildReport({
  stack: {
    coordinates: { latitude: 56.8312345, longitude: 9.8654321, height: null, accuracy: null },
    fields: [
      buildStackField({ fieldType: 'Integer', value: 2 }, { id: 'logs', title: 'Antal' }),
      buildStackField(
        { fieldType: 'ArrayOfDouble', value: [30, 40] },
        { id: 'diameters', units: { display: 'Centimeters' } },
      ),
    ],
  },
  config: {
    diameters: {
      diametersFieldId: 'diameters',
      lengthFieldId: 'length',
      logCountFieldId: 'logs',
      units: null,
      intervals: [],
    },
  },
  frontImage: image,
});

function declareSawmill() {
  mockResponse(
    'get',
    '/user-info',
    buildUserInfo({ organizationRelations: [], sawmillRelations: [{ sawmillId: 'birke' }] }),
  );
  mockResponse('get', '/department/list', []);
  mockResponse('get', '/user-info/sawmill', buildSawmillUserInfo());
  mockResponse('put', '/stack/totals/sawmill', { totalCount: 3, groups: [] });
  mockResponse('put', '/stack/map-list/sawmill', []);
  const lists = mockResponse('put', '/stack/list/sawmill', buildStackPage(rows));
  for (const { stackId, stackNumber } of rows)
    mockResponse('get', `/stack/${stackId}/map-info`, buildMapInfo({ ...wood, stackId, stackNumber, state }));
  const reports = mockResponse('get', '/stack/:id/report-data', report);
  return { lists, reports };
}

const panelOf = (number: string) => screen.findByRole('dialog', { name: `Stack ${number}` });
const linkOf = async (number: string) => within(await getRow(number)).getByRole('link', { name: number });

it('opens from the row with figures, image and what to do, and Escape returns to the row', async () => {
  declareSawmill();
  const { user, router } = await openStacks(path);
  const link = await linkOf('1002');
  act(() => link.focus());
  await user.keyboard('{Enter}');
  const panel = within(await panelOf('1002'));
  expect(router.state.location.search).toContain('stack=id-1002');
  expect(await panel.findByRole('img', { name: 'Image of the stack' })).toHaveAttribute('src', dataUrl);
  const figures = panel
    .getAllByRole('definition')
    .map((one) => [one.previousElementSibling?.textContent, one.textContent]);
  expect(figures).toEqual([
    ['Volume', expect.stringMatching(/^16\.125\u00a0m³.* checks passed/)],
    ['Tree species', 'Spruce'],
    ['Assortment', 'Saw logs'],
    ['Assortment length', '3.60\u00a0m'],
    ['Number of logs', '2'],
    ['Quadratic mean diameter', '35.4\u00a0cm'],
    ['Measurement date', '03/11/2026'],
    ['Place', 'Rold Skov · 14b 56.8312345, 9.8654321'],
    ['Organisation', 'Nordskov Tømmer A/S'],
    ['Surveyor', 'Jens Berg'],
    ['Stack ID', 'P-1001'],
    ['Last changed', '04/11/2026'],
  ]);
  expect(panel.getByText('assigned 02/11/2026')).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Navigate' })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=56.8312345,9.8654321'),
  );
  expect(panel.getByRole('button', { name: 'Get report' })).not.toHaveAttribute('aria-disabled');
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await linkOf('1002')).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).not.toContain('stack=');
});

it('leads through the rows of the page, and Back closes it', async () => {
  declareSawmill();
  const { user, router } = await openStacks(path);
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
    buildMapInfo({ ...wood, stackId: 'far', stackNumber: '9', state }),
  );
  const { user, router } = await openStacks(`${path}&stack=far`);
  const panel = within(await panelOf('9'));
  expect(panel.queryByRole('button', { name: 'Next stack' })).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Close stack' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/sawmill/stacks');
  expect(router.state.location.search).not.toContain('stack=');
});

it('leads to no details from the map, whose popup says volume, species and length', async () => {
  declareSawmill();
  const [first] = rows;
  mockResponse('put', '/stack/map-list/sawmill', [
    { ...buildCoordinate(), stackId: first?.stackId ?? '', state },
  ]);
  const { user } = await openStacks(path);
  await user.click(await screen.findByRole('button', { name: 'Stack 1001, assigned to sawmill' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Stack 1001' }));
  expect(await popup.findByText('16.125 m³ · Spruce · 3.60 m')).toBeInTheDocument();
  expect(popup.getByText('assigned to sawmill')).toBeInTheDocument();
  expect(popup.getAllByRole('link')).toEqual([popup.getByRole('link', { name: 'Navigate' })]);
  expect(popup.getByRole('button', { name: 'Get report' })).not.toHaveAttribute('aria-disabled');
});

it.each([403, 404])('shows nothing of a stack of another sawmill: %i', async (status) => {
  const { reports, lists } = declareSawmill();
  mockError('get', '/stack/foreign/map-info', status);
  const { user } = await openStacks(`${path}&stack=foreign`);
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
  const taken = buildMapInfo({ ...wood, stackId: 'id-1001', stackNumber: '1001', state: 'Measured' });
  mockResponse('get', '/stack/id-1001/map-info', taken);
  const { user } = await openStacks(path);
  await user.click(await linkOf('1001'));
  expect(await screen.findByRole('heading', { name: /^This stack is not among/ })).toBeInTheDocument();
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  expect(reports).toHaveLength(0);
});

it('keeps number and values of the row when the stack cannot be asked for, and tries again', async () => {
  declareSawmill();
  mockError('get', '/stack/id-1001/map-info', 500);
  const { user } = await openStacks(`${path}&stack=id-1001`);
  const panel = within(await panelOf('1001'));
  const retry = await panel.findByRole('button', { name: 'Try again' });
  expect(panel.getByText('16.125 m³')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Navigate' })).toBeDisabled();
  mockResponse(
    'get',
    '/stack/id-1001/map-info',
    buildMapInfo({ ...wood, stackId: 'id-1001', stackNumber: '1001', state }),
  );
  await user.click(retry);
  expect(await panel.findByRole('img', { name: 'Image of the stack' })).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Navigate' })).toBeVisible();
});

it('says that a stack of another page failed, and tries again', async () => {
  declareSawmill();
  mockError('get', '/stack/far/map-info', 500);
  const { user } = await openStacks(`${path}&stack=far`);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  mockResponse(
    'get',
    '/stack/far/map-info',
    buildMapInfo({ ...wood, stackId: 'far', stackNumber: '9', state }),
  );
  await user.click(retry);
  expect(await within(await panelOf('9')).findByText('Saw logs')).toBeVisible();
});

it('leaves the list usable where both have room: another row is shown in its place', async () => {
  const narrow = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...narrow(query), matches: query === '(width >= 80em)' }));
  declareSawmill();
  const { user } = await openStacks(path);
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

it('keeps what it knows when the report fails, and tries that again', async () => {
  declareSawmill();
  const coordinates = { latitude: 56.8312345, longitude: 9.8654321, height: null, accuracy: null };
  const answer = buildMapInfo({ ...wood, stackId: 'id-1001', stackNumber: '1001', state, coordinates });
  mockResponse('get', '/stack/id-1001/map-info', answer);
  mockError('get', '/stack/:id/report-data', 500);
  const { user } = await openStacks(`${path}&stack=id-1001`);
  const panel = within(await panelOf('1001'));
  expect(
    await panel.findByRole('heading', { name: 'The image and further values could not be loaded.' }),
  ).toBeInTheDocument();
  expect(panel.getByText('16.125 m³')).toBeInTheDocument();
  expect(panel.getByText('56.8312345, 9.8654321')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Navigate' })).toBeVisible();
  mockResponse('get', '/stack/:id/report-data', report);
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('img', { name: 'Image of the stack' })).toBeInTheDocument();
});

it('says with or without bark, what does not pass, and which diameters', async () => {
  declareSawmill();
  const metres = (id: string, value: number | null, display: Unit) =>
    buildStackField({ fieldType: 'Double', value }, { id, title: id, units: { display } });
  const bark = { id: 'bark', title: 'Bark' };
  const diameters = report.measurementCard?.reportConfig?.diameters ?? null;
  const intervals = [
    { title: '2a', from: 20, to: 35 },
    { title: '4', from: 35, to: null },
  ];
  mockResponse(
    'get',
    '/stack/:id/report-data',
    buildReport({
      stack: {
        instrument: { name: 'FotoScan S3', certificate: null },
        fields: [
          ...report.stack.fields,
          metres('volume', 0.982, 'CubicMeters'),
          metres('length', 5, 'Meters'),
          metres('back', null, 'SquareMeters'),
          buildStackField({ fieldType: 'Boolean', value: false }, bark),
        ],
      },
      config: {
        diameters: diameters && {
          ...diameters,
          units: { diameter: 'Centimeters', volume: 'CubicMeters' },
          intervals,
        },
        frontBackWarning: { frontAreaFieldId: 'front', backAreaFieldId: 'back' },
      },
      volumeFields: { stackedVolume: null, conversionFactor: null, overBark: 'bark', barkDeduction: null },
    }),
  );
  const { user } = await openStacks(`${path}&stack=id-1001`);
  const panel = within(await panelOf('1001'));
  expect(await panel.findByText('under bark')).toBeVisible();
  const checks = within(panel.getByRole('region', { name: 'Evidence check' }));
  const [first] = checks.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^not passed.*Back measured/);
  const table = within(panel.getByRole('table', { name: 'Diameter distribution' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.anything(),
    expect.stringMatching(/^1 2a /),
    expect.stringMatching(/^1 4 /),
    '2Total0.982',
  ]);
  await user.click(
    panel.getByRole('link', {
      name: '3 checks not passed: Back measured, Position, Measuring instrument · recomputed: matches',
    }),
  );
  expect(panel.getByRole('region', { name: 'Evidence check' })).toHaveFocus();
});

it('leaves out what a service does not say', async () => {
  declareSawmill();
  const plain = buildStack({ stackId: 'id-1001', state });
  mockResponse('put', '/stack/list/sawmill', buildStackPage([plain]));
  mockResponse('get', '/stack/id-1001/map-info', buildMapInfo({ state }));
  mockResponse('get', '/stack/:id/report-data', {});
  await openStacks(`${path}&stack=id-1001`);
  const panel = within(await panelOf('1001'));
  expect(await panel.findByText('No image was taken.')).toBeInTheDocument();
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Number of logs',
    'Quadratic mean diameter',
    'Measurement date',
    'Place',
    'Organisation',
    'Surveyor',
    'Stack ID',
    'Last changed',
  ]);
  expect(panel.queryByRole('link', { name: 'Navigate' })).not.toBeInTheDocument();
});
