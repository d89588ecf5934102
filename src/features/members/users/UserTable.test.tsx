import { screen, waitFor, within } from '@testing-library/react';
import { buildMember } from '@mocks/builders/administration';
import {
  chooseAction,
  failedSave,
  getButton,
  karen,
  ole,
  renderUserTable,
} from '@mocks/render/renderUserTable';
import type { SaveResult } from '@/ui/form/saveResult';

describe('the table of users', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const field = (name: string) => screen.getByRole('textbox', { name });

  it('shows who they are and what they may do, and the way to change it only to those who may', () => {
    const { unmount } = renderUserTable();
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(0, 4);
    expect(cells(/Karen/)).toEqual([
      'karen@nordskov.example',
      '+45 96 12 34 56',
      'Organisation admin, Surveyor',
      'Active',
    ]);
    expect(cells(/No name/)).toEqual(['ole@nordskov.example', '+45 96 12 34 56', 'None', 'Inactive']);
    expect(screen.getByRole('row', { name: /No name/ })).toHaveAttribute('data-state', 'dimmed');
    unmount();
    renderUserTable({ canEdit: false });
    expect(screen.queryByRole('button', { name: /Actions for|Add user/ })).toBeNull();
  });

  it('says what became of the invitation until the first use', () => {
    const invited = (mailState: 'waiting' | 'failed' | null) =>
      buildMember({
        userId: `${mailState}`,
        name: `Ida ${mailState}`,
        invited: true,
        lastUsedAt: null,
        mailState,
      });
    renderUserTable({
      users: [
        invited('waiting'),
        invited('failed'),
        invited(null),
        { ...invited('failed'), userId: 'u', name: 'Bo', invited: false },
      ],
    });
    const row = (name: RegExp) => screen.getByRole('row', { name }).textContent;
    expect(row(/Ida waiting/)).toContain('InvitedE-mail on its way');
    expect(row(/Ida failed/)).toContain('InvitedE-mail not delivered');
    expect(row(/Ida null/)).not.toContain('E-mail ');
    expect(row(/Bo/)).not.toContain('not delivered');
  });

  it('adds a user once there are a right e-mail and a role, and keeps what was typed when refused', async () => {
    const { user, calls } = renderUserTable();
    calls.create.mockResolvedValueOnce(failedSave('There is such a user already.', 'email'));
    await user.click(getButton('Add user'));
    const save = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Send invitation' });
    await user.type(await screen.findByRole('combobox', { name: 'Name (optional)' }), ' Ida ');
    expect(field('E-mail')).not.toBeRequired();
    expect(box('Send measurement report by e-mail')).toBeChecked();
    await user.type(field('E-mail'), 'ida@nordskov');
    await user.click(box('Surveyor'));
    expect(field('E-mail')).toHaveAccessibleDescription('E-mail is incorrect');
    await user.type(field('E-mail'), '.example');
    expect(save()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(box('Surveyor'));
    await user.click(save());
    expect(screen.getByText('Choose at least one role')).toBeVisible();
    expect(calls.create).not.toHaveBeenCalled();

    await user.click(box('Integration'));
    await user.click(save());
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('There is such a user already.'));
    expect(screen.getByRole('combobox', { name: 'Name (optional)' })).toHaveValue(' Ida ');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = {
      name: 'Ida',
      email: 'ida@nordskov.example',
      phone: '',
      roles: ['Integration'],
      enableAutoEmails: true,
    };
    expect(calls.create).toHaveBeenLastCalledWith(body, expect.any(String));
    expect(calls.create.mock.calls[0]).toEqual(calls.create.mock.calls[1]);
  });

  it('invites in the language of the country, or in the one that is chosen', async () => {
    const { user, calls } = renderUserTable();
    await user.click(getButton('Add user'));
    const language = await screen.findByRole('combobox', { name: 'Language of the invitation' });
    expect(language).toHaveValue('Dansk');
    await user.click(language);
    await user.click(await screen.findByRole('option', { name: 'Polski' }));
    expect(language).toHaveValue('Polski');
    await user.type(field('E-mail'), 'ida@nordskov.example');
    await user.click(box('Surveyor'));
    await user.click(getButton('Send invitation'));
    await waitFor(() => expect(calls.create).toHaveBeenCalled());
    expect(calls.create.mock.calls).toMatchObject([[{ language: 'pl' }, expect.any(String)]]);
  });

  it('says of each role what it may do', async () => {
    const { user } = renderUserTable();
    await user.click(getButton('Add user'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Measures stacks in the app; no access to the portal')).toBeVisible();
    expect(box('Surveyor')).toBeVisible();
  });

  it('invites somebody to one department of the organisation, with the roles that there are', async () => {
    const departments = [
      { departmentId: 'rold', name: 'Rold Skov' },
      { departmentId: 'thy', name: 'Thy Plantage' },
    ];
    const { user, calls, callsOf } = renderUserTable({ departments });
    await user.click(getButton('Add user'));
    expect(await screen.findByRole('radio', { name: 'In all departments of Nordskov' })).toBeChecked();
    expect(box('Integration')).toBeVisible();
    await user.type(field('E-mail'), 'ida@nordskov.example');
    await user.click(box('Integration'));
    await user.click(screen.getByRole('radio', { name: 'In one department only' }));
    expect(screen.queryByRole('checkbox', { name: 'Integration' })).toBeNull();
    await user.click(box('Department admin'));
    await user.click(getButton('Send invitation'));
    // No department has been chosen yet.
    expect(callsOf).not.toHaveBeenCalled();
    await user.click(screen.getByRole('combobox', { name: 'Department' }));
    await user.click(await screen.findByRole('option', { name: 'Thy Plantage' }));
    await user.click(getButton('Send invitation'));
    await waitFor(() => expect(callsOf).toHaveBeenCalledWith('thy'));
    expect(calls.create).toHaveBeenCalledTimes(1);
    expect(calls.create.mock.calls).toMatchObject([[{ roles: ['DepartmentAdmin'] }, expect.any(String)]]);
  });

  it('edits all but the e-mail, and lets the person decide when another admin was faster', async () => {
    const { user, calls } = renderUserTable();
    calls.update.mockResolvedValueOnce({ kind: 'conflict' });
    await chooseAction(user, 'Karen Skov', 'Edit');
    await user.type(await screen.findByRole('textbox', { name: 'Name (optional)' }), ' Holm');
    expect(field('E-mail')).toHaveAttribute('readonly');
    expect(screen.queryByRole('combobox', { name: 'Language of the invitation' })).toBeNull();
    await user.click(getButton('Save'));
    await user.click(await screen.findByRole('button', { name: 'Show the newer version' }));
    const newer = screen.getByRole('region', { name: 'The newer version' });
    expect(await within(newer).findByText('112')).toBeVisible();
    await user.click(getButton('Keep my changes'));
    await user.click(getButton('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = {
      name: 'Karen Skov Holm',
      phone: '+45 96 12 34 56',
      roles: ['OrganizationAdmin', 'Surveyor'],
      enableAutoEmails: true,
    };
    expect(calls.update.mock.calls).toEqual([
      ['karen', body, 'v1'],
      ['karen', body, 'v2'],
    ]);
    await waitFor(() => expect(getButton('Actions for Karen Skov')).toHaveFocus());
  });

  it('offers to deactivate who is active and to activate who is not, never both', async () => {
    const { user, calls } = renderUserTable();
    let finish = (_: SaveResult) => {};
    calls.setActive.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    await user.click(getButton('Actions for ole@nordskov.example'));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'Activate']);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await chooseAction(user, 'Karen Skov', 'Deactivate');
    expect(calls.setActive).toHaveBeenLastCalledWith('karen', false);
    const row = screen.getByRole('row', { name: /Karen/ });
    expect(row).toHaveAttribute('aria-busy', 'true');
    finish(failedSave('You cannot deactivate yourself.'));
    await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'));
  });

  it('searches by name and e-mail where there are many', async () => {
    const users = Array.from({ length: 11 }, (_, index) =>
      buildMember({ userId: `${index}`, name: `User ${index}`, userEmail: `u${index}@nordskov.example` }),
    );
    const { user } = renderUserTable({ users });
    const search = screen.getByRole('textbox', { name: 'Search by name, e-mail or phone' });
    await user.type(search, 'U7@');
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['User 7']);
    await user.click(getButton('Clear search'));
    expect(search).toHaveFocus();
    // The search does not cover the state.
    await user.keyboard('active');
    await user.click(getButton('Show all'));
    expect(screen.getAllByRole('rowheader')).toHaveLength(11);
  });

  it('corrects a user without a role, and gives none', async () => {
    const { user, calls } = renderUserTable({ users: [{ ...karen, roles: ['NotSet'] }] });
    await chooseAction(user, 'Karen Skov', 'Edit');
    await user.type(await screen.findByRole('textbox', { name: 'Phone (optional)' }), '9');
    await user.click(getButton('Save'));
    await waitFor(() => expect(calls.update).toHaveBeenCalled());
    expect(calls.update.mock.calls).toMatchObject([
      ['karen', { roles: ['NotSet'], phone: '+45 96 12 34 569' }, 'v1'],
    ]);
  });
});

describe('the access of users', () => {
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
    expect(cells(/ole@/).slice(2, 4)).toEqual([
      'Department admin · A+3 3 more roles of ole@nordskov.example',
      'Invited',
    ]);
    expect(screen.getByRole('link', { name: '+3 3 more roles of ole@nordskov.example' })).toHaveAttribute(
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
    expect(rolesOf(/Karen/)).toBe('Surveyor · all departments+1 1 more role of Karen Skov');
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
    expect(
      within(dialog).getByRole('radio', { name: 'Access to the organisation itself only' }),
    ).toBeChecked();
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
});
