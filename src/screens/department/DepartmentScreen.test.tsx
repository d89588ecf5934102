import { screen, waitFor, within } from '@testing-library/react';
import {
  buildContact,
  buildDepartment,
  buildDepartmentDetails,
  buildMember,
  buildOrganization,
  buildUserInfo,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { FailureNotices } from '@/app/layout/FailureNotices';
import { useGetDepartmentQuery } from '@/store/api/departmentApi';
import type { UserInfo } from '@/store/api/userInfoApi';
import { DepartmentContactsTab } from './contacts/DepartmentContactsTab';
import { MailingListCard } from './information/MailingListCard';
import { DepartmentUsersTab } from './users/DepartmentUsersTab';

setupMockService();

const button = (name: string) => screen.getByRole('button', { name });

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

it('shows a department in its parts', async () => {
  const { router, user } = openAt('/organization/nordskov/department/rold');
  expect(await heading('Rold Skov')).toBeVisible();
  await waitFor(() =>
    expect(document.title).toBe('Information · Rold Skov · Nordskov Tømmer A/S · Stackyard'),
  );
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Information',
    'Contract',
    'Contacts',
    'Users',
    'Places of harvest',
  ]);
  expect(screen.getByText('rold')).toBeVisible();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button('Copy'));
  expect(copy).toHaveBeenCalledWith('rold');
  // One text is visible and one is read aloud.
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
  expect(field).toHaveValue('a12345678');
  expect(field).toHaveAccessibleDescription('Enter digits only, up to 6');
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await user.clear(field);
  await user.type(field, '123456');
  expect(field).not.toHaveAccessibleDescription();
  expect(button('Save')).not.toHaveAttribute('aria-disabled', 'true');
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

it('leaves it to the generic handler to say why a contact was not removed, and keeps a failed save in its dialog', async () => {
  const reload = jest.fn(async () => undefined);
  const element = (
    <>
      <FailureNotices />
      <DepartmentContactsTab
        departmentId="rold"
        contacts={[buildContact({ etag: 'v1' })]}
        people={[buildMember()]}
        canEdit
        isUpdating={false}
        onReload={reload}
      />
    </>
  );
  const { user } = renderApp('/', { session: buildSession(), routes: [{ path: '/', element }] });
  const choose = async (action: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions for Anne Holm' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  mockError('put', '/department/rold/contact/holm', 403, 'Not any more.');
  await choose('Edit');
  await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '0{Enter}');
  expect(await screen.findByText('Updated failed. Not any more.')).toHaveRole('alert');
  expect(screen.queryByText('Something went wrong')).toBeNull();
  const updated = mockResponse('put', '/department/rold/contact/holm', null);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updated[0]?.body).toEqual({
    name: 'Anne Holm',
    email: 'anne@nordskov.example',
    phone: '+45 96 65 43 210',
  });

  mockError('delete', '/department/rold/contact/holm', 404, 'It is gone.');
  await choose('Remove');
  const question = await screen.findByRole('dialog', { name: 'Remove contact Anne Holm?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByText('It is gone.')).toBeVisible();
  expect(question).toBeVisible();
  expect(reload).toHaveBeenCalled();
});

describe('the mailing list', () => {
  function Card() {
    const { data } = useGetDepartmentQuery({ id: 'rold' });
    return data ? <MailingListCard department={data} /> : null;
  }

  async function openCard(...lists: string[][]) {
    mockResponse('get', '/department/rold', () =>
      buildDepartmentDetails({ mailingList: lists.shift() ?? [] }),
    );
    const app = renderApp('/', { session: buildSession(), routes: [{ path: '/', element: <Card /> }] });
    await screen.findByRole('heading', { name: 'Mailing list' });
    return app;
  }

  const add = '/department/rold/add-email-to-mailing-list';
  const remove = '/department/rold/remove-email-from-mailing-list';
  const field = () => screen.getByRole('textbox', { name: 'Add an e-mail address' });
  const entries = () => screen.getAllByRole('listitem').map((entry) => entry.textContent);

  it('adds what is an e-mail, and says what is none', async () => {
    const seen = mockResponse('put', add, null);
    const { user } = await openCard([], ['ane@nordskov.example']);
    expect(screen.getByText('No addresses yet.')).toBeVisible();
    expect(button('Add')).toHaveAttribute('aria-disabled', 'true');
    await user.type(field(), 'ane@nordskov');
    await user.tab();
    expect(field()).toHaveAccessibleDescription('E-mail is incorrect');
    await user.click(button('Add'));
    await user.type(field(), '.example ');
    expect(field()).not.toBeInvalid();
    expect(button('Add')).not.toHaveAttribute('aria-disabled');
    await user.click(button('Add'));
    await waitFor(() => expect(entries()).toEqual(['ane@nordskov.example']));
    expect(seen.map(({ body }) => body)).toEqual([{ email: 'ane@nordskov.example' }]);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('');
  });

  it('adds nothing twice', async () => {
    const { user } = await openCard(['ane@nordskov.example']);
    await user.type(field(), 'Ane@Nordskov.example{Enter}');
    expect(field()).toHaveAccessibleDescription('This address is already on the list');
    expect(entries()).toHaveLength(1);
  });

  it('keeps the address when adding fails, and says why', async () => {
    const { user } = await openCard([]);
    mockError('put', add, 409, 'The list is full.');
    await user.type(field(), 'ane@nordskov.example{Enter}');
    expect(await screen.findByText('Updated failed. The list is full.')).toHaveRole('alert');
    expect(field()).toHaveValue('ane@nordskov.example');
  });

  it('removes one address', async () => {
    mockError('put', remove, 500, 'The database is away');
    const { user } = await openCard(['ane@nordskov.example', 'bo@nordskov.example'], ['bo@nordskov.example']);
    await user.click(button('Remove ane@nordskov.example'));
    expect(await screen.findByText('Updated failed. The database is away')).toHaveRole('alert');
    const seen = mockResponse('put', remove, null);
    await user.click(button('Remove ane@nordskov.example'));
    await waitFor(() => expect(entries()).toEqual(['bo@nordskov.example']));
    expect(seen.map(({ body }) => body)).toEqual([{ email: 'ane@nordskov.example' }]);
    await waitFor(() => expect(field()).toHaveFocus());
  });
});

it('offers the roles of a department, and changes its users', async () => {
  const users = [
    buildMember({ roles: ['DepartmentAdmin'], etag: '"v1"' }),
    buildMember({ userId: 'ole', name: 'Ole', state: 'Inactive' }),
  ];
  const element = (
    <DepartmentUsersTab
      department={buildDepartmentDetails({ users })}
      organizationName="Nordskov"
      country="dk"
      canEdit
      isUpdating={false}
      onReload={async () => undefined}
    />
  );
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/department/list', []);
  const { user } = renderApp('/', { session: buildSession(), routes: [{ path: '/', element }] });
  const choose = async (name: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  const updated = mockResponse('put', '/department/rold/user/karen', null);
  await choose('Karen Skov', 'Edit');
  await user.click(await screen.findByRole('checkbox', { name: 'Surveyor' }));
  expect(screen.getByRole('group', { name: 'Roles' })).toHaveAccessibleDescription(
    'In the department Rold Skov only',
  );
  const roles = screen.getAllByRole('checkbox', { name: /Department admin|Registrator|Surveyor/ });
  expect(screen.getAllByRole('checkbox')).toHaveLength(roles.length + 1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updated).toMatchObject([{ ifMatch: '"v1"', body: { roles: ['DepartmentAdmin', 'Surveyor'] } }]);

  const activated = mockResponse('put', '/department/rold/user/ole/activate', null);
  await choose('Ole', 'Activate');
  await waitFor(() => expect(activated).toHaveLength(1));
});
