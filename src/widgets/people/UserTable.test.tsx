import { screen, waitFor, within } from '@testing-library/react';
import { buildMember, buildPerson } from '../../../mocks/builders';
import { renderUi } from '../../testing/renderUi';
import type { SaveOutcome } from '../../ui/form/saveOutcome';
import { UserTable } from './UserTable';
import type { PersonCalls } from './usePersonCalls';

const karen = buildMember({ roles: ['OrganizationAdmin', 'Surveyor'], etag: 'v1' });
const ole = buildMember({
  userId: 'ole',
  name: '',
  userEmail: 'ole@nordskov.example',
  state: 'Inactive',
  roles: [],
  enableAutoEmails: false,
});
const person = buildPerson({
  organization: { ...karen, etag: 'v1' },
  departments: [
    { ...karen, departmentId: 'rold', departmentName: 'Rold Skov', roles: ['DepartmentAdmin'] },
    { ...karen, departmentId: 'thy', departmentName: 'Thy', roles: ['Surveyor'], state: 'Inactive' },
  ],
  sawmills: [{ sawmillId: 'birke', sawmillName: 'Birkesav', name: '', phone: '' }],
});
const saved: SaveOutcome = { kind: 'saved' };
const refused = (message: string, field?: string): SaveOutcome => ({
  kind: 'failed',
  message,
  fieldErrors: field ? [{ field, message }] : [],
});

function renderTable({ users = [karen, ole], canEdit = true, mayCloseAll = true } = {}) {
  const calls = {
    create: jest.fn(async (): Promise<SaveOutcome> => saved),
    update: jest.fn(async (): Promise<SaveOutcome> => saved),
    setActive: jest.fn(async (): Promise<SaveOutcome> => saved),
  };
  const people = {
    read: jest.fn(async (): ReturnType<PersonCalls['read']> => ({ person })),
    closeAll: mayCloseAll ? jest.fn(async (): Promise<SaveOutcome> => saved) : null,
    invite: jest.fn(async (): Promise<SaveOutcome> => saved),
  };
  const offered = ['OrganizationAdmin', 'Registrator', 'Surveyor', 'Integration'] as const;
  const table = (rows = users) => (
    <UserTable
      users={rows}
      offered={offered}
      calls={calls}
      canEdit={canEdit}
      isUpdating={false}
      onReload={reload}
      place={{ id: '', name: 'Nordskov' }}
      organizationName="Nordskov"
      people={people}
      pathOf={(personId) => `/person/${personId}`}
      known={{ people: [], load: () => undefined }}
    />
  );
  const reload = jest.fn(async () => view.rerender(table([{ ...karen, phone: '112', etag: 'v2' }])));
  const view = renderUi(table());
  return { ...view, calls, people, reload };
}

type User = ReturnType<typeof renderUi>['user'];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

async function choose(user: User, name: string, action: string) {
  await user.click(button(`Actions for ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

it('shows who they are and what they may do, and the way to change it only to those who may', () => {
  const { unmount } = renderTable();
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
  renderTable({ canEdit: false });
  expect(screen.queryByRole('button', { name: /Actions for|Add user/ })).toBeNull();
});

it('adds a user once there are a right e-mail and a role, and keeps what was typed when refused', async () => {
  const { user, calls } = renderTable();
  calls.create.mockResolvedValueOnce(refused('There is such a user already.', 'email'));
  await user.click(button('Add user'));
  const save = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' });
  await user.type(await screen.findByRole('combobox', { name: 'Name' }), ' Ida ');
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
  expect(screen.getByRole('combobox', { name: 'Name' })).toHaveValue(' Ida ');
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

it('edits all but the e-mail, and lets the person decide when another admin was faster', async () => {
  const { user, calls } = renderTable();
  calls.update.mockResolvedValueOnce({ kind: 'conflict' });
  await choose(user, 'Karen Skov', 'Edit');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Holm');
  expect(field('E-mail')).toHaveAttribute('readonly');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Show the newer version' }));
  const newer = screen.getByRole('region', { name: 'The newer version' });
  expect(await within(newer).findByText('112')).toBeVisible();
  await user.click(button('Keep my text'));
  await user.click(button('Save'));
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
  await waitFor(() => expect(button('Actions for Karen Skov')).toHaveFocus());
});

it('offers to deactivate who is active and to activate who is not, never both', async () => {
  const { user, calls } = renderTable();
  let finish = (_: SaveOutcome) => {};
  calls.setActive.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await user.click(button('Actions for ole@nordskov.example'));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'Activate']);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await choose(user, 'Karen Skov', 'Deactivate');
  expect(calls.setActive).toHaveBeenLastCalledWith('karen', false);
  const row = screen.getByRole('row', { name: /Karen/ });
  expect(row).toHaveAttribute('aria-busy', 'true');
  finish(refused('You cannot deactivate yourself.'));
  await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'));
});

it('searches by name and e-mail where there are many', async () => {
  const users = Array.from({ length: 11 }, (_, index) =>
    buildMember({ userId: `${index}`, name: `User ${index}`, userEmail: `u${index}@nordskov.example` }),
  );
  const { user } = renderTable({ users });
  const search = screen.getByRole('textbox', { name: 'Search by name, e-mail or phone' });
  await user.type(search, 'U7@');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['User 7']);
  await user.click(button('Clear search'));
  expect(search).toHaveFocus();
  // A state, which the field does not name.
  await user.keyboard('active');
  await user.click(button('Show all'));
  expect(screen.getAllByRole('rowheader')).toHaveLength(11);
});

describe('with a service that knows people', () => {
  const known = { ...karen, invited: false, lastUsedAt: '2026-06-16T08:30:00Z' };

  it('leads to the page of each, shows who is invited, and what they are in departments', () => {
    const led = (departmentName: string, state: 'Active' | 'Inactive' = 'Active') => ({
      departmentId: departmentName,
      departmentName,
      roles: ['DepartmentAdmin' as const],
      state,
    });
    renderTable({
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

  it('says before a person is deactivated what stays open, and closes this only', async () => {
    const { user, calls, people } = renderTable({ users: [known] });
    await choose(user, 'Karen Skov', 'Deactivate');
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Karen Skov?' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Department admin · Rold Skov', 'Sawmill user · Birkesav']);
    expect(
      within(dialog).getByRole('radio', { name: 'Only the access to the organisation itself' }),
    ).toBeChecked();
    expect(calls.setActive).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(calls.setActive).toHaveBeenCalledWith('karen', false);
    expect(people.closeAll).not.toHaveBeenCalled();
  });

  it('closes all access, and stays open with the reason when it could not', async () => {
    const { user, calls, people } = renderTable({ users: [known] });
    people.closeAll?.mockResolvedValueOnce(refused('This is the last administrator.'));
    await choose(user, 'Karen Skov', 'Deactivate');
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
    const { user, people } = renderTable({ users: [{ ...karen, lastUsedAt: null }], mayCloseAll: false });
    expect(screen.getByRole('link', { name: 'Karen Skov' })).toHaveAttribute('href', '/person/karen');
    await choose(user, 'Karen Skov', 'Send invitation again');
    await waitFor(() => expect(people.invite).toHaveBeenCalledWith('karen'));
    await choose(user, 'Karen Skov', 'Deactivate');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Department admin · Rold Skov')).toBeVisible();
    expect(within(dialog).getByText('Access that you do not administer stays as it is.')).toBeVisible();
    expect(within(dialog).queryByRole('radio')).toBeNull();
  });

  it('says why there is no question when the person could not be read', async () => {
    const { user, people, calls } = renderTable({ users: [known] });
    people.read.mockResolvedValueOnce({ outcome: refused('Not now.') });
    await choose(user, 'Karen Skov', 'Deactivate');
    await waitFor(() => expect(people.read).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.setActive).not.toHaveBeenCalled();
  });

  it('sends the invitation again to those who are invited only', async () => {
    const invited = { ...karen, invited: true, lastUsedAt: null };
    const before = { ...known, userId: 'bo', name: 'Bo', lastUsedAt: null };
    const { user, people } = renderTable({ users: [invited, before] });
    await choose(user, 'Karen Skov', 'Send invitation again');
    await waitFor(() => expect(people.invite).toHaveBeenCalledWith('karen'));
    await user.click(button('Actions for Bo'));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Send invitation again' })).toBeNull();
  });
});

it('corrects a user without a role, and gives none', async () => {
  const { user, calls } = renderTable({ users: [{ ...karen, roles: ['NotSet'] }] });
  await choose(user, 'Karen Skov', 'Edit');
  await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '9');
  await user.click(button('Save'));
  await waitFor(() => expect(calls.update).toHaveBeenCalled());
  expect(calls.update.mock.calls).toMatchObject([
    ['karen', { roles: ['NotSet'], phone: '+45 96 12 34 569' }, 'v1'],
  ]);
});
