import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { renderUi } from '@mocks/render/renderUi';
import { AdminTable } from './AdminTable';
import { createRowHighlight } from './row/rowHighlight';
import type { TableColumn } from './tableTypes';

interface Pile {
  id: string;
  name: string;
  volume: number | null;
  open: boolean;
}

const piles: Pile[] = [
  { id: 'a', name: 'Ærø 2', volume: 12.5, open: true },
  { id: 'b', name: 'Birke 10', volume: null, open: true },
  { id: 'c', name: 'Birke 9', volume: 40, open: false },
];

const columns: TableColumn<Pile>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'volume',
    header: 'Volume, m³',
    align: 'end',
    cell: ({ volume }) => volume,
    sortValue: ({ volume }) => volume,
  },
];

const shared = {
  caption: 'Piles',
  columns,
  rowKey: ({ id }: Pile) => id,
  empty: <p>No piles yet</p>,
  error: <p>Piles could not be loaded</p>,
};

function names() {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent);
}

function Selectable({ initial = [] as string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial));
  const onSelect = (keys: string[], on: boolean) =>
    setSelected(new Set(on ? [...selected, ...keys] : [...selected].filter((key) => !keys.includes(key))));
  const disabledReason = ({ open }: Pile) => (open ? null : 'Not measured yet');
  const selection = { selected, nameOf: ({ name }: Pile) => name, disabledReason, onSelect };
  return (
    <>
      <AdminTable {...shared} rows={piles} status="ready" selection={selection} />
      <output>{[...selected].join(' ')}</output>
    </>
  );
}

it('tells what decides from what is only looked up', () => {
  const [name, volume] = columns;
  if (!name || !volume) throw new Error('There are two columns');
  const open: TableColumn<Pile> = { id: 'open', header: 'Open', cell: (pile) => (pile.open ? 'yes' : 'no') };
  const ranked: TableColumn<Pile>[] = [
    name,
    { ...volume, emphasis: 'strong' },
    { ...open, emphasis: 'quiet' },
  ];
  renderUi(<AdminTable {...shared} columns={ranked} rows={piles} status="ready" />);
  expect(screen.getByRole('cell', { name: '40' })).toHaveAttribute('data-emphasis', 'strong');
  expect(screen.getByRole('cell', { name: 'no' })).toHaveAttribute('data-emphasis', 'quiet');
  expect(screen.getByRole('rowheader', { name: 'Birke 9' })).not.toHaveAttribute('data-emphasis');
});

it('sorts the rows of each group, and leaves the groups where they are', async () => {
  const [first, ...rest] = piles;
  const groups = [
    { key: 'rest', head: <h2>Rest</h2>, menu: <button type="button">Empty it</button>, rows: rest },
    { key: 'first', head: <h2>First</h2>, rows: first ? [first] : [] },
    { key: 'folded', head: <h2>Folded</h2>, rows: [] },
  ];
  const { user } = renderUi(<AdminTable {...shared} rows={piles} groups={groups} status="ready" />);
  expect(names()).toEqual(['Rest', 'Birke 10', 'Birke 9', 'First', 'Ærø 2', 'Folded']);
  expect(screen.getByRole('button', { name: 'Empty it' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Rest', 'Birke 9', 'Birke 10', 'First', 'Ærø 2', 'Folded']);
});

it('is not empty while every group is folded up', () => {
  const groups = [{ key: 'folded', head: <h2>Folded</h2>, rows: [] }];
  const { rerender } = renderUi(<AdminTable {...shared} rows={[]} groups={groups} status="ready" />);
  expect(screen.queryByText('No piles yet')).not.toBeInTheDocument();
  rerender(<AdminTable {...shared} rows={[]} groups={[]} status="ready" />);
  expect(screen.getByText('No piles yet')).toBeVisible();
});

it('names a row by its title, and what stands below it only describes it', () => {
  const [name, ...others] = columns;
  if (!name) throw new Error('There are two columns');
  const noted = [{ ...name, note: () => 'Spruce · 3.60 m' }, ...others];
  renderUi(
    <AdminTable
      {...shared}
      columns={noted}
      rows={piles}
      status="ready"
      rowHref={({ id }: Pile) => `/piles/${id}`}
    />,
  );
  const row = screen.getByRole('rowheader', { name: 'Birke 9' });
  expect(within(row).getByText('Spruce · 3.60 m')).toBeVisible();
});

describe('sorting', () => {
  it('sorts text as the locale does and numbers by value, the missing last either way', async () => {
    const { user } = renderUi(<AdminTable {...shared} rows={piles} status="ready" />, { language: 'da' });
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Birke 9', 'Birke 10', 'Ærø 2']);
    await user.click(screen.getByRole('button', { name: 'Volume, m³' }));
    expect(names()).toEqual(['Ærø 2', 'Birke 9', 'Birke 10']);
    await user.click(screen.getByRole('button', { name: 'Volume, m³' }));
    expect(names()).toEqual(['Birke 9', 'Ærø 2', 'Birke 10']);
  });

  it('tells which column the rows are sorted by', async () => {
    const { user } = renderUi(<AdminTable {...shared} rows={piles} status="ready" />);
    const header = screen.getByRole('columnheader', { name: 'Name' });
    expect(header).toHaveAttribute('aria-sort', 'none');
    await user.click(within(header).getByRole('button'));
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(header).getByRole('button'));
    expect(header).toHaveAttribute('aria-sort', 'descending');
  });
});

describe('selection', () => {
  it('ticks one row', async () => {
    const { user } = renderUi(<Selectable />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Ærø 2' }));
    expect(screen.getByRole('status')).toHaveTextContent('a');
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
  });

  it('ticks everything on the page that may be ticked, keeps other pages’, and takes it back', async () => {
    const { user } = renderUi(<Selectable initial={['elsewhere']} />);
    const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
    await user.click(all);
    expect(screen.getByRole('status')).toHaveTextContent('elsewhere a b');
    expect(all).toBeChecked();
    await user.click(all);
    expect(screen.getByRole('status')).toHaveTextContent(/^elsewhere$/);
  });

  it('ticks with Shift beside the box, too, in a browser whose labels then do nothing', async () => {
    const { user } = renderUi(<Selectable />);
    const box = screen.getByRole('checkbox', { name: 'Select Birke 10' });
    const label = box.closest('label') ?? box;
    const likeFirefox = (event: Event) => event.target === label && event.preventDefault();
    document.addEventListener('click', likeFirefox, { capture: true });
    await user.click(screen.getByRole('checkbox', { name: 'Select Ærø 2' }));
    await user.keyboard('{Shift>}');
    await user.click(label);
    await user.keyboard('{/Shift}');
    document.removeEventListener('click', likeFirefox, { capture: true });
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('a b');
  });

  it('does not tick what may not be ticked, and says why', async () => {
    const { user } = renderUi(<Selectable />);
    const box = screen.getByRole('checkbox', { name: 'Select Birke 9' });
    expect(box).toHaveAccessibleDescription('Not measured yet');
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('states', () => {
  it('is busy without rows while the first ones load', () => {
    renderUi(<AdminTable {...shared} rows={[]} status="loading" />);
    expect(screen.getByRole('table', { name: 'Piles' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No piles yet')).not.toBeInTheDocument();
  });

  it('keeps the rows while the next ones load', () => {
    renderUi(<AdminTable {...shared} rows={piles} status="updating" />);
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });

  it('says why it is empty', () => {
    renderUi(<AdminTable {...shared} rows={[]} status="ready" />);
    expect(screen.getByText('No piles yet')).toBeVisible();
  });

  it('shows no rows of before when loading failed', () => {
    renderUi(<AdminTable {...shared} rows={piles} status="error" />);
    expect(screen.getByText('Piles could not be loaded')).toBeVisible();
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
  });
});

it('leads somewhere by a link in the first cell', () => {
  renderUi(<AdminTable {...shared} rows={piles} status="ready" rowHref={({ id }) => `/pile/${id}`} />);
  expect(screen.getByRole('link', { name: 'Ærø 2' })).toHaveAttribute('href', '/pile/a');
});

it('reports the row under the pointer and lights the one named from outside', async () => {
  const highlight = createRowHighlight();
  const { user } = renderUi(<AdminTable {...shared} rows={piles} status="ready" highlight={highlight} />);
  const row = screen.getByRole('row', { name: /Ærø 2/ });
  await user.hover(row);
  expect(highlight.key()).toBe('a');
  expect(row).toHaveAttribute('data-highlighted');
  await user.unhover(row);
  expect(highlight.key()).toBeUndefined();
  expect(row).not.toHaveAttribute('data-highlighted');
  act(() => highlight.set('b'));
  expect(screen.getByRole('row', { name: /Birke 10/ })).toHaveAttribute('data-highlighted');
});

describe('the sum of the columns', () => {
  const summed = columns.map((column, index) => ({ ...column, total: ['All piles', '52.5'][index] }));

  it('stands below the rows, whatever their order', async () => {
    const { user } = renderUi(<AdminTable {...shared} columns={summed} rows={piles} status="ready" />);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names().at(-1)).toBe('All piles');
    const total = within(screen.getByRole('row', { name: /^All piles/ }));
    expect(total.getByRole('cell', { name: '52.5' })).toBeVisible();
  });

  it('is not there for a single row', () => {
    renderUi(<AdminTable {...shared} columns={summed} rows={piles.slice(0, 1)} status="ready" />);
    expect(names()).toEqual(['Ærø 2']);
  });
});

describe('on a phone', () => {
  beforeEach(mockPhone);

  const four = [...piles, { id: 'd', name: 'Dal', volume: 1, open: true }];

  it('shows each row as a card, and leaves out what is blank', () => {
    const withNote = [...columns, { id: 'note', header: 'Note', cell: () => '' }];
    renderUi(<AdminTable {...shared} columns={withNote} rows={piles} status="ready" />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Ærø 2Volume, m³12.5');
    expect(second).toHaveTextContent(/^Birke 10$/);
  });

  it('gives every value of a card its place, and leaves to the opened page what stands there', () => {
    const placed: TableColumn<Pile>[] = [
      { id: 'name', header: 'Name', cell: ({ name }) => name },
      { id: 'state', header: 'State', card: 'badge', cell: ({ open }) => (open ? 'Open' : 'Closed') },
      { id: 'forester', header: 'Forester', cell: () => 'Karen' },
      { id: 'volume', header: 'Volume, m³', card: 'labelled', cell: ({ volume }) => volume },
      { id: 'price', header: 'Price', card: 'below', cell: () => 'EUR 90' },
      { id: 'history', header: 'History', card: 'opened', cell: () => 'Moved twice' },
    ];
    renderUi(<AdminTable {...shared} columns={placed} rows={piles.slice(0, 1)} status="ready" />);
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual(['State', 'Forester', 'Volume, m³', 'Price']);
    const places = screen.getAllByRole('definition').map((value) => value.parentElement?.dataset.place);
    expect(places).toEqual(['badge', 'line', 'labelled', 'below']);
    expect(screen.queryByText('Moved twice')).not.toBeInTheDocument();
  });

  it('sorts by a list of orders', async () => {
    const { user } = renderUi(<AdminTable {...shared} rows={four} status="ready" />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '↓ Volume, m³');
    expect(screen.getAllByRole('heading').map((title) => title.textContent)).toEqual([
      'Birke 9',
      'Ærø 2',
      'Dal',
      'Birke 10',
    ]);
  });

  it('has room for tools before the order, and for an action after it', () => {
    const button = (words: string) => <button type="button">{words}</button>;
    renderUi(
      <AdminTable
        {...shared}
        rows={four}
        status="ready"
        cardTools={button('Chips')}
        cardAction={button('Add')}
      />,
    );
    const tools = screen.getByRole('button', { name: 'Chips' });
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(tools.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const action = screen.getByRole('button', { name: 'Add' });
    expect(order.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers no orders for a few rows, which are seen at once', () => {
    renderUi(<AdminTable {...shared} rows={piles} status="ready" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  });

  it('selects as the table does', async () => {
    const { user } = renderUi(<Selectable />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByRole('status')).toHaveTextContent('a b');
  });
});
