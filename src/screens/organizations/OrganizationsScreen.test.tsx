import { act, screen, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildOrganizationRow, buildUserInfo } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { OrganizationRow } from '@/store/api/organizationApi';

setupMockService();

const nordskov = buildOrganizationRow({
  active: true,
  warnings: {
    contractExpiresSoon: true,
    isMissingCustomerNumber: false,
    departmentsWithMissingCustomerNumber: [
      { departmentId: 'rold', departmentName: 'Rold Skov' },
      { departmentId: 'thy', departmentName: 'Thy Plantage' },
    ],
  },
});
const aabenraa = buildOrganizationRow({
  organizationId: 'aab',
  organizationName: 'Åbenrå Skovbrug',
  administrator: null,
  contactPhoneNumber: null,
  email: null,
  active: false,
  contractInformation: null,
  warnings: {
    contractExpiresSoon: false,
    isMissingCustomerNumber: true,
    departmentsWithMissingCustomerNumber: [],
  },
});
const harzer = buildOrganizationRow({
  organizationId: 'harzer',
  organizationName: 'Harzer Rundholz GmbH',
  active: true,
  contractInformation: { levelOfInvoice: 'Department', expireDate: '2027-03-31T23:59:59Z' },
});

const paged = (rows: OrganizationRow[]) => ({ data: rows, page: 1, totalCount: rows.length });

function openAs(isGlobalAdmin: boolean, rows = [nordskov, aabenraa, harzer]) {
  const organizationRelations = ['nordskov', 'harzer'].map((organizationId) => ({
    organizationId,
    roles: ['OrganizationAdmin' as const],
  }));
  mockResponse('get', '/user-info', buildUserInfo({ organizationRelations }));
  mockResponse('get', '/department/list', []);
  mockResponse('get', '/organization/list/detailed', paged(rows));
  if (isGlobalAdmin) mockResponse('get', '/measurement-card', []);
  return renderApp('/organizations', { session: buildSession({ isGlobalAdmin }) });
}

const rowNames = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getAllByRole('link')[0]?.textContent);
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const sortBy = (name: string) => screen.getByRole('button', { name });

it('shows everything that the list knows about an organisation, by name', async () => {
  openAs(true);
  expect((await row('Harzer')).getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Karen Skov',
    '+45 96 12 34 56',
    'kontakt@nordskov.example',
    'Department',
    '31/03/2027',
    'Active',
    '',
  ]);
  expect(rowNames()).toEqual(['Åbenrå Skovbrug', 'Harzer Rundholz GmbH', 'Nordskov Tømmer A/S']);
});

it('names what is missing and what comes to its end', async () => {
  const { user } = openAs(true);
  const inNordskov = await row('Nordskov');
  expect(inNordskov.getByText('31/12/2027, expires soon')).toBeInTheDocument();
  expect(inNordskov.getByText('31/12/2027')).toBeVisible();
  const name = inNordskov.getByRole('rowheader', { name: 'Nordskov Tømmer A/S' });
  expect(name).toHaveTextContent('customer number missing');
  expect(inNordskov.getByRole('link', { name: 'Rold Skov: customer number missing' })).toHaveAttribute(
    'href',
    '/organization/nordskov/department/rold?tab=1',
  );
  await user.click(inNordskov.getByRole('button', { name: '+1 Nordskov Tømmer A/S: 2 warnings' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Rold Skov: customer number missing', '/organization/nordskov/department/rold?tab=1'],
    ['Thy Plantage: customer number missing', '/organization/nordskov/department/thy?tab=1'],
  ]);
  await user.keyboard('{Escape}');
  const inAabenraa = await row('Åbenrå');
  expect(inAabenraa.getByRole('link', { name: 'customer number missing' })).toHaveAttribute(
    'href',
    '/organization/aab?tab=1',
  );
  expect(inAabenraa.getByText('Inactive')).toBeVisible();
});

it('keeps state, warnings, creating and deleting for global admins', async () => {
  openAs(false, [nordskov, harzer]);
  await row('Nordskov');
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual([
    'Name',
    'Contact person',
    'Contact number',
    'E-mail',
    'Level of invoice',
    'Contract expiry',
  ]);
  expect(screen.queryByText(/customer number missing/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Create|Delete)/ })).not.toBeInTheDocument();
});

it('sorts by every column, missing values last', async () => {
  const { user } = openAs(true);
  await row('Nordskov');
  await user.click(sortBy('Contract expiry'));
  expect(rowNames()).toEqual(['Harzer Rundholz GmbH', 'Nordskov Tømmer A/S', 'Åbenrå Skovbrug']);
  await user.click(sortBy('Contract expiry'));
  expect(rowNames()).toEqual(['Nordskov Tømmer A/S', 'Harzer Rundholz GmbH', 'Åbenrå Skovbrug']);
  const unsorted = screen.getAllByRole('columnheader').filter((header) => !header.hasAttribute('aria-sort'));
  expect(unsorted.map((header) => header.textContent)).toEqual(['Delete']);
});

it('says what an organisation was left without, and leads to where it is added', async () => {
  const warnings = {
    contractExpiresSoon: false,
    isMissingCustomerNumber: false,
    departmentsWithMissingCustomerNumber: [],
    isMissingContract: true,
    isMissingAdministrator: true,
    isMissingMeasurementCard: true,
  };
  const { user } = openAs(true, [buildOrganizationRow({ active: true, warnings })]);
  await user.click(await screen.findByRole('button', { name: '+2 Nordskov Tømmer A/S: 3 warnings' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['contract missing', '/organization/nordskov?tab=1'],
    ['administrator missing', '/organization/nordskov?tab=5'],
    ['measurement card missing', '/organization/nordskov?tab=3'],
  ]);
});

it('leads to the mail program and to the telephone', async () => {
  openAs(true);
  const inHarzer = await row('Harzer');
  expect(inHarzer.getByRole('link', { name: '+45 96 12 34 56' })).toHaveAttribute('href', 'tel:+4596123456');
  expect(inHarzer.getByRole('link', { name: 'kontakt@nordskov.example' })).toHaveAttribute(
    'href',
    'mailto:kontakt@nordskov.example',
  );
});

it.each(['RUND', 'ann kort', '0551 1234', 'rundholz.example'])(
  'finds an organisation by “%s”',
  async (text) => {
    const other = {
      ...harzer,
      administrator: 'Ann Kort',
      contactPhoneNumber: '05511 234',
      email: 'ann@rundholz.example',
    };
    const { user } = openAs(true, [nordskov, aabenraa, other]);
    await row('Nordskov');
    await user.type(screen.getByRole('textbox', { name: 'Search organisations' }), text);
    expect(rowNames()).toEqual(['Harzer Rundholz GmbH']);
  },
);

it.each(['active', 'department', '2027'])(
  'does not find “%s”, which the field does not name',
  async (text) => {
    const { user } = openAs(true);
    await row('Nordskov');
    await user.type(screen.getByRole('textbox', { name: 'Search organisations' }), text);
    expect(screen.getByText('No organisations match your search.')).toBeVisible();
  },
);

it('finds the way back from nothing', async () => {
  const { user } = openAs(true);
  await row('Nordskov');
  await user.type(screen.getByRole('textbox', { name: 'Search organisations' }), 'nobody');
  expect(screen.getByText('No organisations match your search.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(rowNames()).toHaveLength(3);
});

it.each([
  ['Needs attention 2', ['Åbenrå Skovbrug', 'Nordskov Tømmer A/S']],
  ['Expiring 1', ['Nordskov Tømmer A/S']],
  ['Inactive 1', ['Åbenrå Skovbrug']],
])('shows a part of them: %s', async (part, names) => {
  const { user } = openAs(true);
  await row('Nordskov');
  const button = screen.getByRole('button', { name: part });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(rowNames()).toEqual(names);
  await user.click(screen.getByRole('button', { name: 'All 3' }));
  expect(rowNames()).toHaveLength(3);
});

it('says what the search looks at', async () => {
  openAs(true);
  await row('Nordskov');
  expect(screen.getByRole('textbox', { name: 'Search organisations' })).toHaveAccessibleDescription(
    'By name, contact person, phone or e-mail',
  );
});

it('says on a phone which date it is, and keeps the parts in the line of the order', async () => {
  mockPhone();
  const fourth = { ...harzer, organizationId: 'fourth', organizationName: 'Vierte' };
  openAs(true, [nordskov, aabenraa, harzer, fourth]);
  expect(await screen.findByText('Contract until 31/12/2027, expires soon')).toBeVisible();
  expect(screen.getAllByText('Contract until 31/03/2027')).toHaveLength(2);
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  const parts = screen.getByRole('group', { name: 'Show' });
  expect(parts.parentElement?.parentElement).toContainElement(order);
});

it('has no parts for those who are told neither state nor warnings', async () => {
  openAs(false, [nordskov, harzer]);
  await row('Nordskov');
  expect(screen.queryByRole('group', { name: 'Show' })).not.toBeInTheDocument();
});

it('keeps search, part and order on the way into an organisation and back', async () => {
  const { user, router } = openAs(true);
  await row('Nordskov');
  await user.type(screen.getByRole('textbox', { name: 'Search organisations' }), 'sk');
  await user.click(screen.getByRole('button', { name: 'Needs attention 2' }));
  await user.click(sortBy('Name'));
  expect(rowNames()).toEqual(['Nordskov Tømmer A/S', 'Åbenrå Skovbrug']);
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await act(() => router.navigate(-1));
  await row('Nordskov');
  expect(rowNames()).toEqual(['Nordskov Tømmer A/S', 'Åbenrå Skovbrug']);
  expect(screen.getByRole('textbox', { name: 'Search organisations' })).toHaveValue('sk');
  expect(router.state.location.search).toBe('?search=sk&show=attention&order=-name');
});

it('opens the dashboard of an organisation', async () => {
  openAs(true);
  expect((await row('Harzer')).getByRole('link', { name: /^Harzer/ })).toHaveAttribute(
    'href',
    '/organization/harzer/dashboard',
  );
});

it('asks for all pages of 100', async () => {
  const rows = Array.from({ length: 130 }, (_, index) =>
    buildOrganizationRow({ organizationId: `o${index}`, organizationName: `Organisation ${index}` }),
  );
  openAs(true, []);
  const seen = mockResponse('get', '/organization/list/detailed', ({ search }) => {
    const page = Number(new URLSearchParams(search).get('page'));
    return { data: rows.slice((page - 1) * 100, page * 100), page, totalCount: rows.length };
  });
  await screen.findByRole('row', { name: /Organisation 129/ });
  expect(rowNames()).toHaveLength(130);
  expect(seen.map(({ search }) => search)).toEqual(['?page=1&pageSize=100', '?page=2&pageSize=100']);
});

it('says why the list failed, and tries again', async () => {
  const { user } = openAs(true);
  mockError('get', '/organization/list/detailed', 500, 'The database is away');
  expect(
    await screen.findByRole('heading', { name: 'The organisations could not be loaded.' }),
  ).toBeVisible();
  expect(screen.getAllByText('The database is away')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('The database is away');
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
  mockResponse('get', '/organization/list/detailed', paged([nordskov]));
  expect(screen.getByRole('button', { name: 'All –' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Nordskov')).toBeDefined();
});

it('says to whom it is refused that it is, once', async () => {
  openAs(false);
  mockError('get', '/organization/list/detailed', 403, 'You are not allowed to do this.');
  expect(
    await screen.findByRole('heading', { name: 'You are not authorised to visit this page.' }),
  ).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByText('You are not allowed to do this.')).not.toBeInTheDocument();
});
