import { screen, waitFor } from '@testing-library/react';
import { buildDepartmentDetails, buildMember, buildUserInfo } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockResponse, setupMockService } from '@mocks/store/mockService';
import { UsersTab } from './UsersTab';

setupMockService();

it('offers the roles of a department, and changes its users', async () => {
  const users = [
    buildMember({ roles: ['DepartmentAdmin'], etag: '"v1"' }),
    buildMember({ userId: 'ole', name: 'Ole', state: 'Inactive' }),
  ];
  const element = (
    <UsersTab
      department={buildDepartmentDetails({ users })}
      organizationName="Nordskov"
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
