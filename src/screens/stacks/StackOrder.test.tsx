import { screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildSession } from '@mocks/builders/session';
import { buildStack, buildWood } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { setupMockService } from '@mocks/store/mockService';

setupMockService();
afterEach(() => localStorage.clear());

const path = '/organization/nordskov/department/rold/stacks';
const stacks = [
  buildStack(buildWood()),
  buildStack({ ...buildWood(), stackId: 'stack-2', stackNumber: '1002' }),
];

function mockTwoPages() {
  return mockStackCalls({ stacks: () => buildStackPage(stacks, 120) });
}

const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => within(head(name)).getByRole('button', { name });

it('has the newest date first, and says so without a word in the address', async () => {
  const calls = mockTwoPages();
  const { router } = await openStacks(path);
  await getRow('1001');
  expect(head('Invoiceable date')).toHaveAttribute('aria-sort', 'descending');
  expect(head('Stack number')).toHaveAttribute('aria-sort', 'none');
  expect(head('Status')).not.toHaveAttribute('aria-sort');
  expect(router.state.location.search).not.toContain('orderBy');
  expect(calls.at(-1)?.body).not.toHaveProperty('orderBy');
});

it('sorts by a head, on the first page, and keeps what is selected', async () => {
  const calls = mockTwoPages();
  const { user, router } = await openStacks(`${path}?page=2`);
  await getRow('1001');
  await user.click(screen.getByRole('checkbox', { name: 'Select stack 1001' }));
  await user.click(sortBy('Stack number'));
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({
      page: 1,
      orderBy: 'StackNumber',
      orderDirection: 'Ascending',
    }),
  );
  await waitFor(() => expect(head('Stack number')).toHaveAttribute('aria-sort', 'ascending'));
  expect(router.state.location.search).toMatch(/orderBy=StackNumber(?!.*orderDirection)/);
  expect(await screen.findByRole('checkbox', { name: 'Select stack 1001' })).toBeChecked();
  await user.click(sortBy('Stack number'));
  await waitFor(() => expect(router.state.location.search).toContain('orderDirection=Descending'));
});

const stored = () => localStorage.getItem(`stackyard.stack-list.${buildSession().subject}`);

it('shows the column that orders the list, for as long as it does', async () => {
  const calls = mockTwoPages();
  const { user } = await openStacks(`${path}?orderBy=Age&orderDirection=Descending`);
  await getRow('1001');
  expect(calls[0]?.body).toMatchObject({ orderBy: 'Age', orderDirection: 'Descending' });
  expect(head('Age (days)')).toHaveAttribute('aria-sort', 'descending');
  expect(head('Invoiceable date')).toHaveAttribute('aria-sort', 'none');
  await user.click(sortBy('Stack number'));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Age/ })).not.toBeInTheDocument());
  expect(stored()).toBeNull();
});

it('shows it once where it is chosen anyway, and afterwards', async () => {
  localStorage.setItem(
    `stackyard.stack-list.${buildSession().subject}`,
    JSON.stringify({ columns: ['age'], dense: false }),
  );
  mockTwoPages();
  const { user } = await openStacks(`${path}?orderBy=Age&orderDirection=Descending`);
  await getRow('1001');
  expect(head('Age (days)')).toHaveAttribute('aria-sort', 'descending');
  await user.click(sortBy('Stack number'));
  await waitFor(() => expect(head('Stack number')).toHaveAttribute('aria-sort', 'ascending'));
  expect(head('Age (days)')).toBeVisible();
});

it('says how far away each stack is, where the service says so', async () => {
  mockStackCalls({ stacks: () => buildStackPage(stacks.map((stack) => ({ ...stack, distance: 12_340 }))) });
  await openStacks(`${path}?near=56.4,9.4&radiusKm=60`);
  expect(within(await getRow('1001')).getByRole('cell', { name: '12.3' })).toBeVisible();
  expect(head('Distance (km)')).toBeVisible();
});

it('says age and distance on a phone’s cards, too', async () => {
  mockPhone();
  mockStackCalls({ stacks: () => buildStackPage(stacks.map((stack) => ({ ...stack, distance: 12_340 }))) });
  await openStacks(`${path}?near=56.4,9.4&radiusKm=60&orderBy=Age`);
  const card = within((await screen.findByRole('link', { name: '1001' })).closest('li') ?? document.body);
  expect(card.getByText(/^\d+ days?$/)).toBeVisible();
  expect(card.getByText('Invoiceable date')).toBeInTheDocument();
  expect(card.getByText('12.3 km')).toBeVisible();
});

it('comes back to no order by the newest date', async () => {
  mockTwoPages();
  const { user, router } = await openStacks(`${path}?orderBy=Date`);
  await getRow('1001');
  expect(head('Invoiceable date')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(sortBy('Invoiceable date'));
  await waitFor(() => expect(router.state.location.search).not.toContain('orderBy'));
});

it('offers no order where the service sends no wood, because then it sorts by nothing', async () => {
  mockStackCalls();
  await openStacks(path);
  await getRow('1001');
  expect(head('Stack number')).not.toHaveAttribute('aria-sort');
  expect(screen.queryByRole('button', { name: 'Stack number' })).not.toBeInTheDocument();
});

it('can be sorted on a phone by what its cards say', async () => {
  mockPhone();
  const calls = mockTwoPages();
  const { user } = await openStacks(path);
  await screen.findByRole('link', { name: '1001' });
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('↓ Invoiceable date');
  expect(within(order).getByRole('option', { name: 'Invoiceable date, descending' })).toBeVisible();
  const offered = within(order).getAllByRole('option');
  expect(offered.filter((option) => option.textContent?.startsWith('↑'))).toHaveLength(5);
  await user.selectOptions(order, '↓ Volume (m³)');
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ orderBy: 'Volume', orderDirection: 'Descending' }),
  );
  expect(order).toHaveDisplayValue('↓ Volume (m³)');
});
