import { act, screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { mockWidth } from '@mocks/browser/mockWidth';
import { buildReport } from '@mocks/builders/reports';
import { buildMapInfo, buildStack, buildStackField } from '@mocks/builders/stacks';
import { buildStackPage, openStacks } from '@mocks/render/openStacks';
import {
  declareSawmill,
  imageUrl,
  linkOf,
  listedRows,
  listPath,
  panelOf,
  sentImage,
  sentReport,
  sentWood,
  state,
} from '@mocks/render/sawmillPanel';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { Unit } from '@/store/api/stackApi';

setupMockService();

it('opens from the row with figures, image and what to do, and Escape returns to the row', async () => {
  declareSawmill();
  const { user, router } = await openStacks(listPath);
  const link = await linkOf('1002');
  act(() => link.focus());
  await user.keyboard('{Enter}');
  const panel = within(await panelOf('1002'));
  expect(router.state.location.search).toContain('stack=id-1002');
  expect(await panel.findByRole('img', { name: /^Front side, stack/ })).toHaveAttribute('src', imageUrl);
  const figures = panel
    .getAllByRole('definition')
    .map((one) => [one.previousElementSibling?.textContent, one.textContent]);
  expect(figures).toEqual([
    ['Solid volume', '16.125\u00a0m³ solid'],
    ['Tree species', 'Spruce'],
    ['Assortment', 'Saw logs'],
    ['Assortment length', '3.60\u00a0m'],
    ['Number of logs', '2 logs'],
    ['Quadratic mean diameter', 'Ø\u00a035.4\u00a0cm'],
    ['Location', 'Rold Skov · 14b 56.83123, 9.86543'],
    ['Measurement date', '03/11/2026'],
    ['Organisation', 'Nordskov Tømmer A/S'],
    ['Surveyor', 'Jens Berg'],
    ['Stack ID', 'P-1001'],
    ['Last changed', '04/11/2026'],
  ]);
  const checks = panel.getByRole('link', { name: /checks passed/ });
  const follows = (one: Element, another: Element) =>
    Boolean(another.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(follows(checks, panel.getByText('2 logs')) && follows(panel.getByText(/^Rold Skov/), checks)).toBe(
    true,
  );
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

it('says at once what its row says, above what comes later, and moves none of it', async () => {
  declareSawmill();
  let release = () => {};
  const late = new Promise<typeof sentReport>((resolve) => {
    release = () => resolve(sentReport);
  });
  mockResponse('get', '/stack/:id/report-data', () => late);
  const { user } = await openStacks(listPath);
  await user.click(await linkOf('1002'));
  const panel = within(await panelOf('1002'));
  for (const text of ['Nordskov Tømmer A/S', 'Jens Berg', 'P-1001', '03/11/2026', '04/11/2026'])
    expect(panel.getByText(text)).toBeVisible();
  const terms = () => panel.getAllByRole('term').map(({ textContent }) => textContent);
  const early = terms();
  release();
  const picture = await panel.findByRole('img', { name: /^Front side, stack/ });
  expect(terms()).toEqual(early);
  const organisation = panel.getByText('Organisation');
  expect(organisation.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

describe('its images', () => {
  const backUrl = 'data:image/png;base64,iVBORw0KGgoB';
  const backImage = { ...sentImage, file: 'BackImage' as const, dataUrl: backUrl };
  const openImages = async (given: Parameters<typeof buildReport>[0]) => {
    declareSawmill();
    mockResponse('get', '/stack/:id/report-data', buildReport(given));
    const app = await openStacks(`${listPath}&stack=id-1001`);
    return { ...app, panel: within(await panelOf('1001')) };
  };

  it.each([
    ['beside the list', 90],
    ['over the list', 64],
  ])('are front and back, and enlarged both, in a panel %s, which Escape leaves open', async (_, width) => {
    mockWidth(width);
    const { panel, user } = await openImages({ frontImage: sentImage, backImage });
    expect(await panel.findByRole('img', { name: 'Front side, stack 1001' })).toHaveAttribute(
      'src',
      imageUrl,
    );
    await user.click(panel.getByRole('button', { name: 'Back side' }));
    expect(panel.getByRole('img', { name: 'Back side, stack 1001' })).toHaveAttribute('src', backUrl);
    await user.click(panel.getByRole('button', { name: 'Enlarge: Back side, stack 1001' }));
    const viewer = await screen.findByRole('dialog', { name: 'Back side, stack 1001' });
    await user.click(within(viewer).getByRole('button', { name: 'Front side' }));
    expect(viewer).toHaveAccessibleName('Front side, stack 1001');
    expect(within(viewer).getByRole('img')).toHaveAttribute('src', imageUrl);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(viewer).not.toBeInTheDocument());
    const enlarge = panel.getByRole('button', { name: 'Enlarge: Front side, stack 1001' });
    await waitFor(() => expect(enlarge).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leave no choice of one, and are the close-up where there is neither side', async () => {
    const { panel } = await openImages({ closeupImage: { ...sentImage, file: 'CloseupImage' } });
    expect(await panel.findByRole('img', { name: 'Close-up, stack 1001' })).toBeVisible();
    expect(panel.queryByRole('group', { name: 'Images of the stack' })).not.toBeInTheDocument();
  });
});

it('says when it was last changed only where that was not the day of its assignment', async () => {
  declareSawmill();
  const [row] = listedRows;
  const assigned = { ...row, assignedToSawmillDateTime: row?.lastModifiedDateTime };
  mockResponse('put', '/stack/list/sawmill', { data: [assigned], page: 1, totalCount: 1 });
  await openStacks(`${listPath}&stack=id-1001`);
  const panel = within(await panelOf('1001'));
  await panel.findByRole('img', { name: /^Front side/ });
  expect(panel.getByText('assigned 04/11/2026')).toBeVisible();
  expect(panel.queryByText('Last changed')).not.toBeInTheDocument();
});

it('sends on the position from the line of its coordinates on a phone', async () => {
  mockPhone();
  declareSawmill();
  await openStacks(`${listPath}&stack=id-1001`);
  const panel = within(await panelOf('1001'));
  const copy = panel.getByRole('button', { name: 'Copy coordinates' });
  await waitFor(() => expect(copy).toBeEnabled());
  expect(copy).toHaveTextContent('');
  expect(copy.closest('dd')).toHaveTextContent('56.83123, 9.86543');
  expect(panel.getByRole('button', { name: 'Copy link' }).closest('dd')).toBe(copy.closest('dd'));
});

it('keeps number and values of the row when the stack cannot be asked for, and tries again', async () => {
  declareSawmill();
  mockError('get', '/stack/id-1001/map-info', 500);
  const { user } = await openStacks(`${listPath}&stack=id-1001`);
  const panel = within(await panelOf('1001'));
  const retry = await panel.findByRole('button', { name: 'Try again' });
  expect(panel.getByText('16.125 m³')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Navigate' })).toBeDisabled();
  mockResponse(
    'get',
    '/stack/id-1001/map-info',
    buildMapInfo({ ...sentWood, stackId: 'id-1001', stackNumber: '1001', state }),
  );
  await user.click(retry);
  expect(await panel.findByRole('img', { name: /^Front side, stack/ })).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Navigate' })).toBeVisible();
});

it('keeps what it knows when the report fails, and tries that again', async () => {
  declareSawmill();
  const coordinates = { latitude: 56.8312345, longitude: 9.8654321, height: null, accuracy: null };
  const answer = buildMapInfo({ ...sentWood, stackId: 'id-1001', stackNumber: '1001', state, coordinates });
  mockResponse('get', '/stack/id-1001/map-info', answer);
  mockError('get', '/stack/:id/report-data', 500);
  const { user } = await openStacks(`${listPath}&stack=id-1001`);
  const panel = within(await panelOf('1001'));
  expect(
    await panel.findByRole('heading', { name: 'The image and further values could not be loaded.' }),
  ).toBeInTheDocument();
  expect(panel.getByText('16.125 m³')).toBeInTheDocument();
  expect(panel.getByText('56.83123, 9.86543')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Navigate' })).toBeVisible();
  mockResponse('get', '/stack/:id/report-data', sentReport);
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('img', { name: /^Front side, stack/ })).toBeInTheDocument();
});

it('says with or without bark, what does not pass, and which diameters', async () => {
  declareSawmill();
  const metres = (id: string, value: number | null, display: Unit) =>
    buildStackField({ fieldType: 'Double', value }, { id, title: id, units: { display } });
  const bark = { id: 'bark', title: 'Bark' };
  const diameters = sentReport.measurementCard?.reportConfig?.diameters ?? null;
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
          ...sentReport.stack.fields,
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
  const { user } = await openStacks(`${listPath}&stack=id-1001`);
  const panel = within(await panelOf('1001'));
  expect(await panel.findByText('under bark')).toBeVisible();
  const checks = within(panel.getByRole('region', { name: 'Measurement check' }));
  const ask = 'Only the seller can correct this. Contact Nordskov Tømmer A/S and quote the stack number.';
  const [first] = checks.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^not passed.*Back measured/);
  // The failure comes first, then the remedy.
  const remedy = checks.getByText(ask);
  expect(first && remedy.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const doubts = within(panel.getByRole('link', { name: /not passed/ }).parentElement ?? document.body);
  expect(doubts.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'only the front was measured',
    'no valid position',
    'no valid verification certificate',
  ]);
  expect(checks.getByText(/^Recalculated from the measurement: .*, as recorded\.$/)).toBeInTheDocument();
  const table = within(panel.getByRole('table', { name: 'Diameter distribution' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.anything(),
    expect.stringMatching(/^1 2a /),
    expect.stringMatching(/^1 4 /),
    '2Total0.982',
  ]);
  await user.click(
    panel.getByRole('link', {
      name: /^3 checks not passed/,
    }),
  );
  expect(panel.getByRole('region', { name: 'Measurement check' })).toHaveFocus();
});

it('holds the evidence against the limits of the card', async () => {
  declareSawmill();
  const face = (id: string, value: number) =>
    buildStackField({ fieldType: 'Double', value }, { id, title: id, units: { display: 'SquareMeters' } });
  const report = buildReport({
    stack: { fields: [...sentReport.stack.fields, face('front', 20), face('back', 22)] },
    config: { frontBackWarning: { frontAreaFieldId: 'front', backAreaFieldId: 'back' } },
    evidenceLimits: { areaDifference: 0.08 },
  });
  mockResponse('get', '/stack/:id/report-data', report);
  await openStacks(`${listPath}&stack=id-1001`);
  const checks = within(
    await (await within(await panelOf('1001'))).findByRole('region', { name: 'Measurement check' }),
  );
  expect(
    checks.getByText(/the difference is 9\.5% .* over the measurement card’s limit of 8%\./),
  ).toBeVisible();
});

it('says of a stack of another page when it was measured, as its report does', async () => {
  declareSawmill();
  mockResponse(
    'get',
    '/stack/far/map-info',
    buildMapInfo({ ...sentWood, stackId: 'far', stackNumber: '9', state, timeZone: 'Europe/Warsaw' }),
  );
  await openStacks(`${listPath}&stack=far`);
  const panel = within(await panelOf('9'));
  await panel.findByRole('img', { name: /^Front side, stack/ });
  expect(panel.getByText('Measurement date').nextElementSibling).toHaveTextContent('04/11/2026');
});

it('leaves out what a service does not say', async () => {
  declareSawmill();
  const plain = buildStack({ stackId: 'id-1001', state });
  mockResponse('put', '/stack/list/sawmill', buildStackPage([plain]));
  mockResponse('get', '/stack/id-1001/map-info', buildMapInfo({ state }));
  mockResponse('get', '/stack/:id/report-data', {});
  await openStacks(`${listPath}&stack=id-1001`);
  const panel = within(await panelOf('1001'));
  expect(await panel.findByText('No image was taken.')).toBeInTheDocument();
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Number of logs',
    'Quadratic mean diameter',
    'Location',
    'Measurement date',
    'Organisation',
    'Surveyor',
    'Stack ID',
    'Last changed',
  ]);
  expect(panel.getByText('– logs')).toBeVisible();
  expect(panel.queryByRole('link', { name: 'Navigate' })).not.toBeInTheDocument();
});
