import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildContact, buildMember } from '@mocks/builders/administration';
import { renderUi } from '@mocks/render/renderUi';
import { getButton, karen, ole, renderUserTable } from '@mocks/render/renderUserTable';
import type { SaveResult } from '@/ui/form/saveResult';
import { ContactTable } from './contacts/ContactTable';

describe('the table of contacts', () => {
  const anne = buildContact({ etag: 'v1' });
  const bo = buildContact({ id: 'bo', name: '', email: 'bo@nordskov.example', phone: '' });
  const people = [
    buildMember({ userId: '1', name: 'Karen Skov', userEmail: 'karen@nordskov.example', phone: '11' }),
    buildMember({ userId: '2', name: 'Karen Skov', userEmail: 'skov@nordskov.example', phone: '22' }),
    buildMember({ userId: '3', name: 'Ole Berg' }),
  ];

  function renderContacts(initial = [anne, bo]) {
    const calls = {
      create: jest.fn(async (): Promise<SaveResult> => ({ kind: 'saved' })),
      update: jest.fn(async (): Promise<SaveResult> => ({ kind: 'saved' })),
      remove: jest.fn(async (_: string) => true),
    };
    function Contacts() {
      const [contacts, setContacts] = useState(initial);
      const remove = async (contactId: string) => {
        const isGone = await calls.remove(contactId);
        if (isGone) queueMicrotask(() => setContacts(contacts.filter(({ id }) => id !== contactId)));
        return isGone;
      };
      return (
        <>
          <h1 tabIndex={-1}>Nordskov</h1>
          <ContactTable
            contacts={contacts}
            people={people}
            calls={{ ...calls, remove }}
            canEdit
            isUpdating={false}
            onReload={async () => undefined}
          />
        </>
      );
    }
    return { ...renderUi(<Contacts />), calls };
  }

  type User = ReturnType<typeof renderUi>['user'];
  const button = (name: string) => screen.getByRole('button', { name });
  const field = (name: string) => screen.getByRole('textbox', { name });

  it('counts contacts', () => {
    renderContacts();
    expect(screen.getByText('2 contacts')).toBeVisible();
  });

  async function choose(user: User, name: string, action: string) {
    await user.click(button(`Actions for ${name}`));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  }

  it('adds a contact that has at least one of the three, with a right e-mail', async () => {
    const { user, calls } = renderContacts();
    await user.click(button('Add contact'));
    const name = await screen.findByRole('combobox', { name: 'Name' });
    await user.click(button('Save'));
    expect(name).toHaveAccessibleDescription('Enter a name, an e-mail address or a phone number');
    expect(name).toHaveFocus();
    await user.type(field('E-mail'), 'ida@');
    await user.click(button('Save'));
    expect(field('E-mail')).toHaveAccessibleDescription('E-mail is incorrect');
    expect(calls.create).not.toHaveBeenCalled();
    await user.clear(field('E-mail'));
    await user.type(field('Phone'), ' 55 ');
    await user.click(button('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.create).toHaveBeenCalledWith({ name: '', email: '', phone: '55' }, expect.any(String));
  });

  it('suggests users from the third letter on, and takes everything of the one who is chosen', async () => {
    const { user, calls } = renderContacts();
    calls.create.mockResolvedValueOnce({ kind: 'failed', message: 'Not today.', fieldErrors: [] });
    await user.click(button('Add contact'));
    const name = await screen.findByRole('combobox', { name: 'Name' });
    await user.type(name, 'sk');
    expect(screen.queryByRole('option')).toBeNull();
    expect(name).toHaveAttribute('aria-expanded', 'false');
    await user.type(name, 'o');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Karen Skovkaren@nordskov.example',
      'Karen Skovskov@nordskov.example',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(name).toHaveValue('Karen Skov');
    expect(field('E-mail')).toHaveValue('skov@nordskov.example');
    expect(field('Phone')).toHaveValue('22');
    await user.click(button('Save'));
    expect(await screen.findByText('Not today.')).toHaveRole('alert');
    expect(field('Phone')).toHaveValue('22');
  });

  it('edits a contact', async () => {
    const { user, calls } = renderContacts();
    await choose(user, 'Anne Holm', 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit contact Anne Holm' });
    await user.type(within(dialog).getByRole('combobox', { name: 'Name' }), 'gaard{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const { id, etag, ...rest } = anne;
    expect(calls.update).toHaveBeenCalledWith(id, { ...rest, name: 'Anne Holmgaard' }, etag);
  });

  it('removes a contact by name, stays when that fails, and moves on to the next row', async () => {
    const { user, calls } = renderContacts();
    calls.remove.mockResolvedValueOnce(false);
    await choose(user, 'Anne Holm', 'Remove');
    const dialog = await screen.findByRole('dialog', { name: 'Remove contact Anne Holm?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(dialog).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(calls.remove.mock.calls).toEqual([['holm'], ['holm']]);
    await waitFor(() => expect(screen.queryByText('Anne Holm')).toBeNull());
    await waitFor(() => expect(button('Actions for bo@nordskov.example')).toHaveFocus());
  });

  it('says that there are none, and offers to add one', () => {
    renderContacts([]);
    expect(screen.getByRole('heading', { name: 'There are no contacts yet.' })).toBeVisible();
    expect(button('Add contact')).toBeVisible();
  });

  it('reads out the number of a contact on a phone, where the card has the room for it', () => {
    mockPhone();
    renderContacts();
    expect(screen.getByText(anne.phone)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Anne Holm' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Call bo@nordskov.example' })).toBeNull();
  });
});

const ida = buildMember({ userId: 'ida', name: 'Ida Holm', invited: true, lastUsedAt: null });
const bo = buildMember({ userId: 'bo', name: 'Bo Lund' });
const everybody = [karen, ole, ida, bo];
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const parts = () =>
  within(screen.getByRole('group', { name: 'Show' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('the people of one state', () => {
  it('are shown and counted', async () => {
    const { user } = renderUserTable({ users: everybody });
    expect(parts()).toEqual(['All 4', 'Active 2', 'Inactive 1', 'Invited 1']);
    await user.click(getButton('Invited 1'));
    expect(getButton('Invited 1')).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['Ida Holm']);
    expect(screen.getByRole('status')).toHaveTextContent('1 person with a role in the whole organisation');
    await user.click(getButton('All 4'));
    expect(names()).toHaveLength(4);
  });

  it('are counted among those who were found', async () => {
    const others = Array.from({ length: 10 }, (_, place) =>
      buildMember({ userId: `u${place}`, name: `Somebody ${place}` }),
    );
    const { user } = renderUserTable({ users: [...everybody, ...others] });
    await user.type(screen.getByRole('textbox', { name: 'Search by name, e-mail or phone' }), 'Holm');
    expect(parts()).toEqual(['All 1', 'Active 0', 'Inactive 0', 'Invited 1']);
    await user.click(getButton('Inactive 0'));
    await user.click(getButton('Show all'));
    expect(names()).toHaveLength(14);
  });

  it('are not offered where all are in the same one: the list says how many', () => {
    renderUserTable({ users: [karen, bo] });
    expect(screen.queryByRole('group', { name: 'Show' })).not.toBeInTheDocument();
    expect(screen.getByText('2 people with a role in the whole organisation')).toBeVisible();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    mockPhone();
  });

  it('calls and writes by a touch, and leaves the address to be read', () => {
    renderUserTable({ users: everybody });
    const card = within(screen.getByRole('heading', { name: 'Karen Skov' }).closest('li') ?? document.body);
    expect(card.getByRole('link', { name: 'Call Karen Skov' })).toHaveAttribute('href', 'tel:+4596123456');
    expect(card.getByRole('link', { name: 'E-mail Karen Skov' })).toHaveAttribute(
      'href',
      'mailto:karen@nordskov.example',
    );
    expect(card.getByText('@nordskov.example').parentElement).toHaveTextContent('karen@nordskov.example');
    expect(card.queryByText('+45 96 12 34 56')).not.toBeInTheDocument();
  });

  it('keeps as text what cannot be called', () => {
    renderUserTable({ users: [{ ...karen, phone: 'ask Ole' }] });
    expect(screen.getByText('ask Ole')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'E-mail Karen Skov' })).toBeVisible();
  });

  it('has the way to add somebody in the line of the order', () => {
    renderUserTable({ users: everybody });
    expect(getButton('Add user').parentElement).toContainElement(
      screen.getByRole('combobox', { name: 'Sort by' }),
    );
  });
});
