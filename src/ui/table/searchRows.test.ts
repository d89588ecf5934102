import type { TableColumn } from './tableTypes';
import { searchRows } from './useListView';

interface Mill {
  name: string;
  phone: string | null;
  users: number;
  state: string;
}

const mills: Mill[] = [
  { name: 'Birke Sav', phone: '+45 96 12 34 56', users: 12, state: 'Active' },
  { name: 'Åby', phone: null, users: 3, state: 'Inactive' },
];

const columns: TableColumn<Mill>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name, searched: true },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ phone }) => phone,
    sortValue: ({ phone }) => phone,
    searched: true,
  },
  {
    id: 'users',
    header: 'Users',
    cell: ({ users }) => users,
    sortValue: ({ users }) => users,
    searched: true,
  },
  { id: 'state', header: 'State', cell: ({ state }) => state, sortValue: ({ state }) => state },
];

it.each([
  ['birke', ['Birke Sav']],
  ['åBY', ['Åby']],
  ['96123456', ['Birke Sav']],
  ['9612 34', ['Birke Sav']],
  [' ', ['Birke Sav', 'Åby']],
  // Numbers are not searched, even in a searched column: 3 would find every row with three users.
  ['3', ['Birke Sav']],
  ['elm', []],
  // The column is sortable, but the search field does not name it.
  ['active', []],
])('finds “%s”', (wanted, names) => {
  expect(searchRows(mills, columns, wanted, 'da').map(({ name }) => name)).toEqual(names);
});
