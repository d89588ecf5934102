import { screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildMeasurementCard, featuresWithout } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { Organization } from '@/store/api/organizationApi';
import type { StackAgeing, StackState } from '@/store/api/stackApi';
import { DepartmentsTab } from './DepartmentsTab';

setupMockService();

const departments: Organization['departments'] = ['Als', 'Fyn', 'Thy'].map((name) => ({
  departmentId: name.toLowerCase(),
  name,
  administrator: 'Karen Skov',
  numberOfUsers: 2,
}));

const group = (
  departmentId: string | null,
  state: StackState,
  count: number,
  volume = 0,
  withoutVolume = 0,
) => {
  const total = { count, volume, withoutVolume };
  return { departmentId, state, total, ages: [total] };
};

const ageing: StackAgeing = {
  states: [
    group(null, 'PreRegistration', 12, 0, 12),
    group('als', 'PreRegistration', 2, 0, 2),
    group('thy', 'PreRegistration', 10, 0, 10),
    group(null, 'Measured', 4, 8181.25, 2),
    group('als', 'Measured', 3, 8181.25, 1),
    group('fyn', 'Measured', 1, 0, 1),
    group('thy', 'AssignedToSawmill', 7, 99),
  ],
  durations: [],
};

function open(shown = departments, offered = featuresWithout()) {
  mockResponse('get', '/organization/nordskov/measurement-card', buildMeasurementCard());
  const given = { organizationId: 'nordskov', country: 'dk', departments: shown } as const;
  const tab = <DepartmentsTab {...given} canEdit isUpdating={false} />;
  return renderApp('/', { session: buildSession(), routes: [{ path: '/', element: tab }], offered });
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
const names = () =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
    .filter((name) => name !== 'Total');
const list = (department: string) => `/organization/nordskov/department/${department}/stacks`;

it('says what waits in each department, and leads to exactly these stacks', async () => {
  const calls = mockResponse('put', '/stack/ageing', ageing);
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'Als: Not measured 2' })).toHaveAttribute(
    'href',
    `${list('als')}?dateType=PreRegistration&from=&to=&states=PreRegistration&orderBy=Date`,
  );
  expect(
    row('Als').getByRole('link', { name: 'Als: Measured, not assigned: Solid volume (m³) 8,181' }),
  ).toHaveAttribute('href', `${list('als')}?dateType=Measured&from=&to=&states=Measured&orderBy=Date`);
  expect(row('Fyn').getByRole('cell', { name: '0' })).toBeVisible();
  expect(row('Fyn').getByRole('link', { name: /1 stack$/ })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ departmentIds: ['als', 'fyn', 'thy'], ages: [{}] }]);
  const byCount = screen.getByRole('button', { name: 'Not measured' });
  await user.click(byCount);
  expect(names()).toEqual(['Fyn', 'Als', 'Thy']);
  await user.click(byCount);
  expect(names()).toEqual(['Thy', 'Als', 'Fyn']);
});

it('sums what waits, and leads to all of it', async () => {
  mockResponse('put', '/stack/ageing', ageing);
  open();
  const list = `/organization/nordskov/department/all/stacks`;
  expect(await screen.findByRole('link', { name: 'Total: Not measured 12' })).toHaveAttribute(
    'href',
    `${list}?dateType=PreRegistration&from=&to=&states=PreRegistration&orderBy=Date`,
  );
  expect(
    row('Total').getByRole('link', { name: 'Total: Measured, not assigned: Solid volume (m³) 8,181' }),
  ).toHaveAttribute('href', `${list}?dateType=Measured&from=&to=&states=Measured&orderBy=Date`);
});

it('says on a phone what each figure is, and sums after the departments, too', async () => {
  mockPhone();
  mockResponse('put', '/stack/ageing', ageing);
  open();
  await screen.findByRole('link', { name: 'Total: 12 not measured' });
  expect(screen.getByRole('link', { name: 'Als: 2 not measured' })).toHaveTextContent(/^2 not measured$/);
  expect(screen.getByRole('link', { name: /^Als: Solid volume: 8,181.m³ not assigned$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fyn: 1 stack not assigned' })).toBeVisible();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual(['Als', 'Fyn', 'Thy', 'Total']);
});

it('has no sum of the departments that were found', async () => {
  mockResponse('put', '/stack/ageing', ageing);
  const more = Array.from({ length: 9 }, (_, place) => ({
    ...{ departmentId: `d${place}`, name: `Samsø ${place}`, administrator: null, numberOfUsers: 1 },
  }));
  const { user } = open([...departments, ...more]);
  await screen.findByRole('link', { name: 'Total: Not measured 12' });
  await user.type(screen.getByRole('textbox', { name: 'Search by name or admin' }), 'Samsø');
  expect(screen.queryByRole('link', { name: /^Total/ })).not.toBeInTheDocument();
});

it('shows the departments while their figures load', () => {
  mockResponse('put', '/stack/ageing', () => new Promise<never>(() => undefined));
  open();
  expect(names()).toEqual(['Als', 'Fyn', 'Thy']);
  expect(screen.getByRole('columnheader', { name: 'Not measured' })).toBeVisible();
  expect(row('Als').queryByRole('link', { name: /Not measured/ })).not.toBeInTheDocument();
});

it('has the specified columns where the service has no such figures', async () => {
  open(departments, featuresWithout('figures'));
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('leaves the columns out after a failure, and tries again', async () => {
  mockError('put', '/stack/ageing', 500);
  const { user } = open();
  expect(await screen.findByText('The list of outstanding stacks could not be shown.')).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  mockResponse('put', '/stack/ageing', ageing);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Thy: Not measured 10' })).toBeVisible();
  expect(screen.queryByText('The list of outstanding stacks could not be shown.')).not.toBeInTheDocument();
});
