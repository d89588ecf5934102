import { screen, waitFor, within } from '@testing-library/react';
import {
  buildDepartment,
  buildDepartmentDetails,
  buildOrganization,
  buildUserInfo,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { UserInfo } from '@/store/api/userInfoApi';

setupMockService();

const departmentAdmin = {
  organizationRelations: [],
  departmentRelations: [{ departmentId: 'rold', roles: ['DepartmentAdmin' as const] }],
};

interface Person {
  userInfo?: Partial<UserInfo>;
  isGlobalAdmin?: boolean;
}

function openAt(path: string, { userInfo = departmentAdmin, isGlobalAdmin = false }: Person = {}) {
  mockResponse('get', '/user-info', buildUserInfo(userInfo));
  mockResponse('get', '/department/list', [buildDepartment()]);
  mockResponse('get', '/organization/:id', buildOrganization());
  mockError('get', '/organization/:id/logo', 404);
  mockResponse('get', '/department/rold', buildDepartmentDetails({ etag: '"1"' }));
  return renderApp(path, { session: buildSession({ isGlobalAdmin }) });
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const button = (name: string) => screen.getByRole('button', { name });

it('shows a department in four parts', async () => {
  const { router, user } = openAt('/organization/nordskov/department/rold');
  expect(await heading('Rold Skov')).toHaveFocus();
  await waitFor(() => expect(document.title).toBe('Rold Skov · Nordskov Tømmer A/S · Stackyard'));
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Information',
    'Contract',
    'Contacts',
    'Users',
  ]);
  expect(screen.getByText('rold')).toBeVisible();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button('Copy'));
  expect(copy).toHaveBeenCalledWith('rold');
  // To be seen and to be heard.
  expect(await screen.findAllByText('Copied')).toHaveLength(2);
  await user.click(screen.getByRole('tab', { name: 'Users' }));
  expect(router.state.location.search).toBe('?tab=3');
  const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(menu.getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page');
});

it('lets a department admin choose among their departments', async () => {
  openAt('/organization/nordskov/department/all?tab=2');
  await heading('Choose a department');
  expect(await screen.findByRole('link', { name: 'Rold Skov' })).toHaveAttribute(
    'href',
    '/organization/nordskov/department/rold',
  );
  expect(screen.queryByText('Thy Plantage')).not.toBeInTheDocument();
});

it('leads on to the organisation where that is open', async () => {
  const { router } = openAt('/organization/nordskov/department/all?tab=2', { userInfo: {} });
  await heading('Nordskov Tømmer A/S');
  expect(router.state.location.pathname).toBe('/organization/nordskov');
  expect(router.state.location.search).toBe('');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('knows no department of another organisation', async () => {
  openAt('/organization/harzer/department/rold', { isGlobalAdmin: true });
  expect(await heading('Page not found')).toBeVisible();
});

it('shows the customer number, and no way to change it but to a global admin', async () => {
  openAt('/organization/nordskov/department/rold?tab=1');
  expect(await screen.findByText('4711')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Contract' })).not.toBeInTheDocument();
});

it('takes up to six digits as customer number, and none at all', async () => {
  const seen = mockResponse('put', '/department/rold/customer-number', null);
  const { user } = openAt('/organization/nordskov/department/rold?tab=1', { isGlobalAdmin: true });
  await user.click(await screen.findByRole('button', { name: 'Edit Contract' }));
  const field = screen.getByRole('textbox', { name: 'Customer number' });
  await user.clear(field);
  await user.type(field, 'a12345678');
  expect(field).toHaveValue('123456');
  await user.clear(field);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(seen).toMatchObject([{ body: { customerNumber: null }, ifMatch: '"1"' }]));
  expect(await screen.findByText('Update successful')).toBeVisible();
});

it('changes name and number', async () => {
  const seen = mockResponse('put', '/department/rold/info', null);
  const { user } = openAt('/organization/nordskov/department/rold');
  await user.click(await screen.findByRole('button', { name: 'Edit Department' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await user.type(name, 'R');
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await user.type(name, 'o');
  await user.clear(screen.getByRole('textbox', { name: 'Number' }));
  mockError('put', '/department/rold/info', 409, 'There is such a department.');
  await user.click(button('Save'));
  expect(await screen.findByText('Updated failed. There is such a department.')).toBeVisible();
  const then = mockResponse('put', '/department/rold/info', null);
  await user.click(button('Save'));
  await waitFor(() =>
    expect(then).toMatchObject([{ body: { name: 'Ro', departmentNumber: null }, ifMatch: '"1"' }]),
  );
  expect(seen).toEqual([]);
});
