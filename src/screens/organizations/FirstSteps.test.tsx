import { screen, within } from '@testing-library/react';
import { buildOrganizationRow, buildUserInfo } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { MeasurementCardVersions } from '@/store/api/cardVersionApi';
import type { OrganizationRow } from '@/store/api/organizationApi';

setupMockService();

const missing = {
  contractExpiresSoon: false,
  isMissingCustomerNumber: false,
  departmentsWithMissingCustomerNumber: [],
  isMissingContract: true,
  isMissingAdministrator: true,
  isMissingMeasurementCard: true,
};

const begun = (given: Partial<OrganizationRow> = {}) =>
  buildOrganizationRow({
    active: true,
    warnings: missing,
    hasDepartments: false,
    hasStacks: false,
    ...given,
  });

const card = (publishedAt: string | null): MeasurementCardVersions => ({
  measurementCardId: 'card',
  measurementCardName: 'Nordre Skov',
  organizations: 0,
  versions: [{ version: 1, publishedAt, publishedBy: null }],
});

function open(rows: OrganizationRow[], { isGlobalAdmin = true } = {}) {
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/department/list', []);
  mockResponse('get', '/organization/list/detailed', { data: rows, page: 1, totalCount: rows.length });
  if (isGlobalAdmin) mockResponse('get', '/deleted-organizations', []);
  return renderApp('/organizations', { session: buildSession({ isGlobalAdmin }) });
}

async function steps() {
  const list = within(await screen.findByRole('list', { name: 'The first steps' }));
  return list.getAllByRole('listitem').map((item) => {
    const link = within(item).queryByRole('link');
    return [item.textContent, link?.getAttribute('href'), item.getAttribute('aria-current')];
  });
}

const api = ['/api/docs/index.html#tag-ingest'];

it('begins with a card and an organisation', async () => {
  mockResponse('get', '/measurement-card', []);
  open([]);
  expect(await screen.findByText('There are no organisations yet.')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Import a measurement card/ })).toBeVisible();
  expect(await steps()).toEqual([
    ['Import a measurement card and publish it.', '/measurement-cards', 'step'],
    ['Create an organisation.', undefined, null],
    ['Invite its first administrator.', undefined, null],
    ['Choose its measurement card.', undefined, null],
    ['Create a department, and add a surveyor to it.', undefined, null],
    [expect.stringMatching(/^Send the first stack, .* API reference$/), ...api, null],
  ]);
  expect(screen.getByRole('button', { name: 'Create organization' })).toBeVisible();
});

it('leads through the first organisation, until it has a stack', async () => {
  mockResponse('get', '/measurement-card', [card('2026-11-20T08:00:00Z')]);
  open([begun({ warnings: { ...missing, isMissingAdministrator: false } })]);
  expect(await screen.findByText('Import a measurement card and publish it.')).toBeVisible();
  await screen.findAllByText('Done:');
  expect(await steps()).toEqual([
    ['Done: Import a measurement card and publish it.', undefined, null],
    ['Done: Create an organisation.', undefined, null],
    ['Done: Invite its first administrator.', undefined, null],
    ['Choose its measurement card.', '/organization/nordskov?tab=3', 'step'],
    ['Create a department, and add a surveyor to it.', '/organization/nordskov?tab=4', null],
    [expect.stringMatching(/^Send the first stack/), ...api, null],
  ]);
});

it('ends with the stack as the next step', async () => {
  mockResponse('get', '/measurement-card', []);
  const warnings = { ...missing, isMissingAdministrator: false, isMissingMeasurementCard: false };
  open([begun({ warnings, hasDepartments: true })]);
  const [next, ...others] = (await steps()).filter(([, , current]) => current);
  expect(next?.[0]).toMatch(/^Send the first stack/);
  expect(others).toEqual([]);
});

it('does not take a draft for a card that can be chosen', async () => {
  mockResponse('get', '/measurement-card', [card(null)]);
  open([]);
  await screen.findByRole('link', { name: /^Import a measurement card/ });
  expect((await steps())[0]?.[2]).toBe('step');
});

it('has no way to the cards where the service has no calls for them', async () => {
  mockError('get', '/measurement-card', 404, 'Not found');
  open([]);
  expect((await steps())[0]).toEqual(['Import a measurement card and publish it.', undefined, 'step']);
});

it.each<[string, OrganizationRow[]]>([
  ['after the first stack', [begun({ hasStacks: true })]],
  ['with a second organisation', [begun(), begun({ organizationId: 'harzer', organizationName: 'Harzer' })]],
  ['where a former service does not say whether there are stacks', [buildOrganizationRow()]],
])('is not there %s', async (_, rows) => {
  open(rows);
  expect(await screen.findByRole('row', { name: /^Nordskov/ })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'The first steps' })).not.toBeInTheDocument();
});

it('says to others only that there are none', async () => {
  open([], { isGlobalAdmin: false });
  expect(await screen.findByText('There are no organisations yet.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'The first steps' })).not.toBeInTheDocument();
});
