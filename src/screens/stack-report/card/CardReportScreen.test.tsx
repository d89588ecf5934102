import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildUserInfo } from '@mocks/builders/administration';
import { buildCardDocument } from '@mocks/builders/measurementCards';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import {
  mockError,
  mockNetworkError,
  mockResponse,
  mockService,
  setupMockService,
} from '@mocks/store/mockService';
import type { Language } from '@/lib/languages';

setupMockService();

const call = '/measurement-card/spruce/version/3';
const versionPath = '/measurement-cards/spruce/version/3';
const pathOf = (kind: string) => `${versionPath}/report/${kind}`;

const imperial = {
  length: 'Feet',
  diameters: 'Inches',
  front: 'SquareFeet',
  back: 'SquareFeet',
  volume: 'CubicFeet',
  stacked: 'CubicFeet',
} as const;

beforeEach(() => {
  mockResponse('get', '/user-info', buildUserInfo());
  // The sample has no images in this test, because cardReport.test.ts covers them.
  mockService.use(http.get('*/asset', () => HttpResponse.error()));
});

function openAt(path: string, language: Language = 'en') {
  return renderApp(path, { session: buildSession({ isGlobalAdmin: true }), language });
}

function openCard(path: string, parts: Parameters<typeof buildCardDocument>[0] = {}, language?: Language) {
  mockResponse('get', call, {
    ...{ measurementCardId: 'spruce', version: 3, publishedAt: null, etag: '"draft"' },
    document: buildCardDocument(parts),
  });
  return openAt(path, language);
}

const sheetOf = async () => within(await screen.findByRole('article'));
const rowOf = (sheet: Awaited<ReturnType<typeof sheetOf>>, title: string) =>
  sheet.getByText(title, { selector: 'dt' }).parentElement;

it('is opened from the page of its version, and leads back by keyboard', async () => {
  mockResponse('get', '/measurement-card', []);
  const { user, router } = openCard(versionPath);
  await user.click(await screen.findByRole('link', { name: 'Measurement report: full measurement' }));
  const sheet = await sheetOf();
  expect(router.state.location.pathname).toBe(pathOf('fullMeasurement'));
  const heading = sheet.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Timber report');
  expect(heading).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Your account' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
  for (const way of [
    screen.getByRole('button', { name: 'Print' }),
    screen.getByRole('checkbox', { name: 'Show each diameter' }),
    screen.getByRole('link', { name: 'Spruce card, version 3' }),
  ]) {
    await user.tab({ shift: true });
    expect(way).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name: 'Stack page' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Spruce card, version 3', level: 1 })).toHaveFocus();
});

it('shows a full measurement with its classes, what is certified, and the remark, without a warning', async () => {
  openCard(pathOf('fullMeasurement'));
  const sheet = await sheetOf();
  const volume = rowOf(sheet, 'Volume');
  expect(volume).toHaveTextContent(/47\.087\sm³/);
  expect(
    within(volume ?? document.body).getByRole('img', { name: 'measured with a verified instrument' }),
  ).toBeVisible();
  const distribution = within(sheet.getByRole('table', { name: 'Diameter distribution' }));
  expect(distribution.getByRole('rowheader', { name: /^1a/ })).toBeVisible();
  expect(distribution.getByRole('row', { name: /^186 / })).toHaveTextContent('47.087');
  expect(sheet.getByText('blue').tagName).toBe('MARK');
  expect(sheet.getByText('Spruce card', { exact: false })).toBeVisible();
  await waitFor(() => expect(sheet.queryByRole('note')).not.toBeInTheDocument());
});

it('is marked as a sample, on the sheet and in the margin of every page', async () => {
  const margins = jest.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  openCard(pathOf('logCount'));
  const sheet = await sheetOf();
  expect(sheet.getByText(/^Sample report with example data/)).toBeVisible();
  expect(margins.mock.calls.join()).toMatch(/@top-center \{ content: "Sample report with example data/);
});

it('shows a piece count in its own layout, without diameters', async () => {
  openCard(pathOf('logCount'));
  const sheet = await sheetOf();
  expect(sheet.getByRole('heading', { level: 1 })).toHaveTextContent('Count report');
  expect(rowOf(sheet, 'Logs')).toHaveTextContent(/186\spcs/);
  expect(sheet.queryByRole('table')).not.toBeInTheDocument();
  expect(sheet.queryByText(/No diameter distribution/)).not.toBeInTheDocument();
});

it('is in the units of the card', async () => {
  openCard(pathOf('fullMeasurement'), { units: imperial });
  const sheet = await sheetOf();
  expect(rowOf(sheet, 'Volume')).toHaveTextContent(/1,662\.860\sft³/);
  expect(sheet.getByRole('row', { name: /^186 / })).toHaveTextContent('1,662.860');
  await waitFor(() => expect(sheet.queryByRole('note')).not.toBeInTheDocument());
});

it('is in the language of the card, and what stands around it in that of the reader', async () => {
  const titled = {
    ...{ headerFieldIds: ['remark'], sections: [{ title: 'Resultat', rows: [] }] },
    title: 'Målerapport for gran',
  };
  openCard(
    pathOf('fullMeasurement'),
    {
      language: 'da',
      report: { language: 'da', layouts: { fullMeasurement: titled, logCount: titled } },
    },
    'de',
  );
  const sheet = await sheetOf();
  expect(sheet.getByRole('heading', { level: 1 })).toHaveTextContent('Målerapport for gran');
  expect(sheet.getByRole('heading', { name: 'Resultat' })).toBeVisible();
  expect(rowOf(sheet, 'Remark')).toHaveTextContent('Eksempel');
  expect(document.documentElement.lang).toBe('da');
  const wayBack = screen.getByRole('link', { name: 'Spruce card, Version 3' });
  expect(wayBack.closest('[lang]')).toHaveAttribute('lang', 'de');
});

it('certifies nothing where the card does not', async () => {
  openCard(pathOf('fullMeasurement'), { report: { certificate: false } });
  const sheet = await sheetOf();
  expect(sheet.queryByRole('img', { name: 'measured with a verified instrument' })).not.toBeInTheDocument();
  expect(sheet.queryByText('V-2025-0000')).not.toBeInTheDocument();
});

it('says that the card has no report', async () => {
  openCard(pathOf('fullMeasurement'), { reportConfig: null });
  expect(await screen.findByText('This card has no measurement report.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Spruce card, version 3' })).toHaveAttribute('href', versionPath);
});

it('is no page where somebody has deleted the draft meanwhile', async () => {
  mockError('get', call, 404, 'There is no such version.');
  openAt(pathOf('fullMeasurement'));
  expect(await screen.findByText('There is no such version.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All measurement cards' })).toHaveAttribute(
    'href',
    '/measurement-cards',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is gone with the draft, although it was there a moment ago', async () => {
  mockResponse('get', '/measurement-card', []);
  const { user } = openCard(versionPath);
  const link = await screen.findByRole('link', { name: 'Measurement report: piece count' });
  mockError('get', call, 404, 'There is no such version.');
  await user.click(link);
  expect(await screen.findByText('There is no such version.')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('is no page for another kind of report', async () => {
  openAt(pathOf('lorry'));
  expect(await screen.findByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All measurement cards' })).toBeVisible();
});

it('can be asked for again after a failure', async () => {
  mockNetworkError('get', call);
  const { user } = openAt(pathOf('fullMeasurement'));
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  mockResponse('get', call, {
    ...{ measurementCardId: 'spruce', version: 3, publishedAt: null, document: buildCardDocument() },
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

it('is not open to those who administer no more than their organisation', async () => {
  mockError('get', call, 403, 'Only for administrators of Stackyard.');
  mockResponse('get', '/department/list', []);
  mockResponse(
    'get',
    '/user-info',
    buildUserInfo({ organizationRelations: [{ organizationId: 'nordskov', roles: ['OrganizationAdmin'] }] }),
  );
  renderApp(pathOf('fullMeasurement'), { session: buildSession() });
  expect(await screen.findByText('Only for administrators of Stackyard.')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('asks who is there first', async () => {
  const { router } = renderApp(pathOf('fullMeasurement'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
