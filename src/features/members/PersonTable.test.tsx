import { screen, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildMember } from '@mocks/builders/administration';
import { getButton, karen, ole, renderUserTable } from '@mocks/render/renderUserTable';

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
    expect(screen.getByRole('status')).toHaveTextContent('1 person');
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
    expect(screen.getByText('2 people')).toBeVisible();
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
