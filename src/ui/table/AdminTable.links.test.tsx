import { fireEvent, screen, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { mockPhone } from '@mocks/browser/mockPhone';
import { renderUi } from '@mocks/render/renderUi';
import { AdminTable } from './AdminTable';
import { RowMenu } from './row/RowMenu';
import { isOpenedFromList } from './row/useRowLink';

const mill = { id: 'birke', name: 'Birke Sav', remark: 'Gate 4, ring first' };

function Place() {
  const { pathname, state } = useLocation();
  return <output>{pathname + (isOpenedFromList(state) ? ' from the list' : '')}</output>;
}

function Mills({ rowHref }: { rowHref?: (row: typeof mill) => string }) {
  const actions = [{ label: 'Rename', onClick: () => undefined }];
  return (
    <>
      <AdminTable
        caption="Mills"
        rows={[mill]}
        status="ready"
        rowKey={({ id }) => id}
        rowHref={rowHref}
        selection={{
          selected: new Set(),
          nameOf: ({ name }) => name,
          disabledReason: () => null,
          onSelect: () => undefined,
        }}
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name },
          { id: 'remark', header: 'Remark', cell: ({ remark }) => remark },
          { id: 'owner', header: 'Owner', cell: () => <Link to="/owner">Owner</Link> },
          {
            id: 'menu',
            header: 'Menu',
            actions: true,
            cell: () => <RowMenu name="Birke Sav" actions={actions} />,
          },
        ]}
        empty={null}
        error={null}
      />
      <Place />
    </>
  );
}

const show = () => renderUi(<Mills rowHref={({ id }) => `/mill/${id}`} />);
const place = () => screen.getByRole('status').textContent;

let opened: jest.SpyInstance;

beforeEach(() => {
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
});

afterEach(() => window.getSelection()?.removeAllRanges());

it('leads from a click anywhere on the row to where its link leads', async () => {
  const { user } = show();
  expect(screen.getByRole('link', { name: 'Birke Sav' })).toHaveAttribute('href', '/mill/birke');
  await user.click(screen.getByRole('cell', { name: 'Gate 4, ring first' }));
  expect(place()).toBe('/mill/birke from the list');
});

it('leads by the link too, and by the keyboard', async () => {
  const { user } = show();
  screen.getByRole('link', { name: 'Birke Sav' }).focus();
  await user.keyboard('{Enter}');
  expect(place()).toBe('/mill/birke from the list');
});

it('leads to a tab through a proxy, however long the query of its link is, and stays here as ever', async () => {
  const query = `departments=${'birke,'.repeat(1000)}`;
  const { user } = renderUi(<Mills rowHref={({ id }) => `/mill/${id}?${query}`} />);
  expect(screen.getByRole('link', { name: 'Birke Sav' })).toHaveAttribute('href', `/mill/birke#?${query}`);
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Gate 4, ring first'));
  expect(opened).toHaveBeenCalledWith(`/mill/birke#?${query}`, '_blank', 'noopener');
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: 'Birke Sav' }));
  expect(place()).toBe('/mill/birke from the list');
});

it.each(['Control', 'Meta', 'Shift'])('opens a tab while %s is held', async (key) => {
  const { user } = show();
  await user.keyboard(`{${key}>}`);
  await user.click(screen.getByText('Gate 4, ring first'));
  expect(opened).toHaveBeenCalledWith('/mill/birke', '_blank', 'noopener');
  expect(place()).toBe('/');
});

it('opens a tab with the middle button', async () => {
  const { user } = show();
  await user.pointer({ keys: '[MouseMiddle]', target: screen.getByText('Gate 4, ring first') });
  expect(opened).toHaveBeenCalledWith('/mill/birke', '_blank', 'noopener');
  expect(place()).toBe('/');
});

it('stays where it is with the right button', async () => {
  const { user } = show();
  await user.pointer({ keys: '[MouseRight]', target: screen.getByText('Gate 4, ring first') });
  expect(opened).not.toHaveBeenCalled();
  expect(place()).toBe('/');
});

it.each(['Gate 4, ring first', 'Birke Sav'])('leaves “%s” marked that was dragged over', async (text) => {
  const { user } = show();
  const target = screen.getByText(text);
  await user.pointer([
    { keys: '[MouseLeft>]', target, offset: 0 },
    { target, offset: 4 },
    { keys: '[/MouseLeft]', target, offset: 4 },
  ]);
  expect(window.getSelection()?.toString()).toBe(text.slice(0, 4));
  expect(place()).toBe('/');
});

it('leads by the keyboard although the text of its link is marked', async () => {
  const { user } = show();
  const link = screen.getByRole('link', { name: 'Birke Sav' });
  link.focus();
  window.getSelection()?.selectAllChildren(link);
  await user.keyboard('{Enter}');
  expect(place()).toBe('/mill/birke from the list');
});

it('leads although text is marked elsewhere on the page', () => {
  show();
  window.getSelection()?.selectAllChildren(screen.getByRole('columnheader', { name: 'Remark' }));
  fireEvent.click(screen.getByText('Gate 4, ring first'));
  expect(place()).toBe('/mill/birke from the list');
});

it('leaves a checkbox and the room around it to selecting', async () => {
  const { user } = show();
  const box = screen.getByRole('checkbox', { name: 'Select Birke Sav' });
  await user.click(box);
  await user.click(within(screen.getByRole('row', { name: /Birke/ })).getAllByRole('cell')[0] ?? box);
  expect(place()).toBe('/');
});

it('leaves another link to itself', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'Owner' }));
  expect(place()).toBe('/owner');
});

it('leaves a menu to itself, which the page shows outside the row', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /Birke Sav/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(place()).toBe('/');
});

it('does nothing where rows lead nowhere', async () => {
  const { user } = renderUi(<Mills />);
  await user.click(screen.getByText('Gate 4, ring first'));
  expect(place()).toBe('/');
});

it('leads from anywhere on a card', async () => {
  mockPhone();
  const { user } = show();
  await user.click(screen.getByText('Gate 4, ring first'));
  expect(place()).toBe('/mill/birke from the list');
});
