import { screen, waitFor, within } from '@testing-library/react';
import {
  chooseAction,
  failedSave,
  getButton,
  karen,
  ole,
  renderUserTable,
} from '@mocks/render/renderUserTable';

const known = { ...karen, invited: false, lastUsedAt: '2026-06-16T08:30:00Z' };

it('leads to the page of each, shows who is invited, and what they are in departments', () => {
  const led = (departmentName: string, state: 'Active' | 'Inactive' = 'Active') => ({
    departmentId: departmentName,
    departmentName,
    roles: ['DepartmentAdmin' as const],
    state,
  });
  renderUserTable({
    users: [
      { ...known, roles: ['NotSet'], departmentRoles: [led('Rold Skov'), led('Thy', 'Inactive')] },
      {
        ...ole,
        state: 'Active',
        invited: true,
        lastUsedAt: null,
        departmentRoles: ['A', 'B', 'C', 'D'].map((name) => led(name)),
      },
    ],
  });
  expect(screen.getByRole('link', { name: 'Karen Skov' })).toHaveAttribute('href', '/person/karen');
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(/Karen/).slice(2, 4)).toEqual(['Department admin · Rold Skov', 'Active']);
  const nameless = screen.getByRole('rowheader', { name: 'ole@nordskov.example' });
  expect(within(nameless).getByRole('link')).toHaveAttribute('href', '/person/ole');
  expect(cells(/ole@/).slice(2, 4)).toEqual(['Department admin · ADepartment admin · B+2', 'Invited']);
  expect(screen.getByRole('link', { name: '2 more roles of ole@nordskov.example' })).toHaveAttribute(
    'href',
    '/person/ole',
  );
});

it('says of the roles of an organisation that they hold in every department', async () => {
  const led = { departmentId: 'thy', departmentName: 'Thy', roles: ['Registrator' as const] };
  const { user } = renderUserTable({
    users: [
      { ...known, roles: ['Surveyor'], departmentRoles: [{ ...led, state: 'Active' }] },
      { ...ole, roles: ['OrganizationAdmin'] },
    ],
  });
  const rolesOf = (name: RegExp) =>
    within(screen.getByRole('row', { name })).getAllByRole('cell')[2]?.textContent;
  expect(rolesOf(/Karen/)).toBe('Surveyor · all departmentsRegistrator · Thy');
  expect(rolesOf(/No name/)).toBe('Organisation admin');
  await user.click(getButton('Add user'));
  expect(await screen.findByRole('group', { name: 'Roles' })).toHaveAccessibleDescription(
    'In all departments of Nordskov',
  );
});

it('says before a person is deactivated what stays open, and closes this only', async () => {
  const { user, calls, people } = renderUserTable({ users: [known] });
  await chooseAction(user, 'Karen Skov', 'Deactivate');
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate Karen Skov?' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Department admin · Rold Skov', 'Sawmill user · Birkesav']);
  expect(within(dialog).getByRole('radio', { name: 'Access to the organisation itself only' })).toBeChecked();
  expect(calls.setActive).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(calls.setActive).toHaveBeenCalledWith('karen', false);
  expect(people.closeAll).not.toHaveBeenCalled();
});

it('closes all access, and stays open with the reason when it could not', async () => {
  const { user, calls, people } = renderUserTable({ users: [known] });
  people.closeAll?.mockResolvedValueOnce(failedSave('This is the last administrator.'));
  await chooseAction(user, 'Karen Skov', 'Deactivate');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: 'All access in Nordskov' }));
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await within(dialog).findByText('This is the last administrator.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(people.closeAll).toHaveBeenLastCalledWith('karen');
  expect(calls.setActive).not.toHaveBeenCalled();
});

it('offers a department admin, who is told of no use, all but closing more than that, and says that there may be more', async () => {
  const { user, people } = renderUserTable({ users: [{ ...karen, lastUsedAt: null }], mayCloseAll: false });
  expect(screen.getByRole('link', { name: 'Karen Skov' })).toHaveAttribute('href', '/person/karen');
  await chooseAction(user, 'Karen Skov', 'Send invitation again');
  await waitFor(() => expect(people.invite).toHaveBeenCalledWith('karen'));
  await chooseAction(user, 'Karen Skov', 'Deactivate');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Department admin · Rold Skov')).toBeVisible();
  expect(within(dialog).getByText('Access that you do not administer stays as it is.')).toBeVisible();
  expect(within(dialog).queryByRole('radio')).toBeNull();
});

it('says why there is no question when the person could not be read', async () => {
  const { user, people, calls } = renderUserTable({ users: [known] });
  people.read.mockResolvedValueOnce({ result: failedSave('Not now.') });
  await chooseAction(user, 'Karen Skov', 'Deactivate');
  await waitFor(() => expect(people.read).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.setActive).not.toHaveBeenCalled();
});

it('sends the invitation again to those who are invited only', async () => {
  const invited = { ...karen, invited: true, lastUsedAt: null };
  const before = { ...known, userId: 'bo', name: 'Bo', lastUsedAt: null };
  const { user, people } = renderUserTable({ users: [invited, before] });
  await chooseAction(user, 'Karen Skov', 'Send invitation again');
  await waitFor(() => expect(people.invite).toHaveBeenCalledWith('karen'));
  await user.click(getButton('Actions for Bo'));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Send invitation again' })).toBeNull();
});
