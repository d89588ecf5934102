import { searchRows } from './searchRows';
import type { TableColumn } from './tableTypes';

interface Mill {
  name: string;
  phone: string | null;
  users: number;
}

const mills: Mill[] = [
  { name: 'Birke Sav', phone: '+45 96 12 34 56', users: 12 },
  { name: 'Åby', phone: null, users: 3 },
];

const columns: TableColumn<Mill>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => phone, sortValue: ({ phone }) => phone },
  { id: 'users', header: 'Users', cell: ({ users }) => users, sortValue: ({ users }) => users },
];

it.each([
  ['birke', ['Birke Sav']],
  ['åBY', ['Åby']],
  ['96123456', ['Birke Sav']],
  ['9612 34', ['Birke Sav']],
  [' ', ['Birke Sav', 'Åby']],
  // A count is no text that somebody looks for: it would be found in every phone number.
  ['3', ['Birke Sav']],
  ['elm', []],
])('finds “%s”', (wanted, names) => {
  expect(searchRows(mills, columns, wanted, 'da').map(({ name }) => name)).toEqual(names);
});
