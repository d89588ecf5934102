import { screen, waitFor, within } from '@testing-library/react';
import { buildStack } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { setupMockService } from '@mocks/store/mockService';
import { LengthField } from '@/features/stack-filters/FilterFields';
import { StackMap } from '@/features/stack-map/StackMap';
import { LanguageSwitch } from '@/ui/layout/PreferenceSwitches';
import { ZonedDay } from '@/ui/values/ZonedDay';

setupMockService();

// One cell of each row and the map count their renders.
jest.mock('@/ui/values/ZonedDay', () => ({ ZonedDay: jest.fn(() => '03/11/2026') }));
jest.mock('@/features/stack-map/StackMap', () => ({ StackMap: jest.fn(() => null) }));

jest.mock('@/ui/layout/PreferenceSwitches', () => {
  const actual = jest.requireActual('@/ui/layout/PreferenceSwitches');
  return { ...actual, LanguageSwitch: jest.fn(actual.LanguageSwitch) };
});

jest.mock('@/features/stack-filters/FilterFields', () => {
  const actual = jest.requireActual('@/features/stack-filters/FilterFields');
  return { ...actual, LengthField: jest.fn(actual.LengthField) };
});

const stacksFrom = (first: number) =>
  Array.from({ length: 50 }, (_, index) =>
    buildStack({ stackId: `stack-${first + index}`, stackNumber: String(first + index) }),
  );
const stacks = stacksFrom(1000);

async function open() {
  mockStackCalls({ stacks: () => buildStackPage(stacks, 226) });
  const app = await openStacks();
  await getRow('1049');
  // The sums are requested once the rows are drawn, and a later answer would render what is counted.
  await screen.findByText(/m³/, { selector: 'summary' });
  const waiting = () =>
    Object.values(app.store.getState().api.queries).filter((query) => query?.status === 'pending');
  await waitFor(() => expect(waiting()).toEqual([]));
  return app;
}

function pageOf(body: unknown): number {
  return typeof body === 'object' && body !== null && 'page' in body ? Number(body.page) : 1;
}

async function rendersOf(act: () => Promise<void>) {
  jest.mocked(ZonedDay).mockClear();
  jest.mocked(StackMap).mockClear();
  await act();
  return { cells: jest.mocked(ZonedDay).mock.calls.length, maps: jest.mocked(StackMap).mock.calls.length };
}

async function changesOf(act: () => Promise<void>): Promise<Element[]> {
  const changed = new Set<Element>();
  const note = (records: MutationRecord[]) => {
    for (const { target } of records) if (target instanceof Element) changed.add(target);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
  await act();
  note(observer.takeRecords());
  observer.disconnect();
  return [...changed];
}

it('marks the row under the pointer, and renders no cell, no other row and no map for it', async () => {
  const { user } = await open();
  const [before, row] = [await getRow('1006'), await getRow('1007')];
  await user.hover(before);
  const changes = await changesOf(async () => {
    expect(await rendersOf(() => user.hover(row))).toEqual({ cells: 0, maps: 0 });
  });
  expect(new Set(changes)).toEqual(new Set([before, row]));
  expect(row).toHaveAttribute('data-highlighted');
});

it('renders the box of a ticked row, and neither cells nor the map', async () => {
  const { user } = await open();
  const box = (stackNumber: string) => screen.getByRole('checkbox', { name: `Select stack ${stackNumber}` });
  await user.click(box('1006'));
  const changes = await changesOf(async () => {
    expect(await rendersOf(() => user.click(box('1007')))).toEqual({ cells: 0, maps: 0 });
  });
  expect(box('1007')).toBeChecked();
  const rows = changes.flatMap((element) => element.closest('tbody tr') ?? []);
  // The skip link moves away from the row that was ticked before.
  expect(new Set(rows)).toEqual(new Set([await getRow('1006'), await getRow('1007')]));
});

it('renders each row once when it comes', async () => {
  await rendersOf(async () => void (await open()));
  expect(jest.mocked(ZonedDay)).toHaveBeenCalledTimes(stacks.length);
});

it('renders each row once when another page comes, and neither a row nor the top bar for its address', async () => {
  mockStackCalls({ stacks: ({ body }) => buildStackPage(stacksFrom(pageOf(body) * 1000), 100) });
  const { user, router } = await openStacks();
  await getRow('1049');
  jest.mocked(LanguageSwitch).mockClear();
  const { cells } = await rendersOf(async () => {
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await getRow('2049');
  });
  expect(router.state.location.search).toContain('page=2');
  expect(cells).toBe(50);
  // The top bar does not know the address.
  expect(jest.mocked(LanguageSwitch)).not.toHaveBeenCalled();
});

it('renders each row once for a chosen filter, and none of the former ones', async () => {
  const isChosen = (body: unknown) => JSON.stringify(body).includes('AssignedToSawmill');
  mockStackCalls({ stacks: ({ body }) => buildStackPage(stacksFrom(isChosen(body) ? 2000 : 1000), 100) });
  const { user } = await openStacks();
  await getRow('1049');
  await user.click(screen.getByRole('button', { name: /filters? applied/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  const { cells } = await rendersOf(async () => {
    await user.click(await within(drawer).findByRole('checkbox', { name: 'assigned to sawmill' }));
    await getRow('2049');
  });
  expect(cells).toBe(50);
});

it('renders no other field of the drawer for a filter that is chosen, nor for its rows', async () => {
  const isChosen = (body: unknown) => JSON.stringify(body).includes('AssignedToSawmill');
  mockStackCalls({
    stacks: ({ body }) =>
      buildStackPage([buildStack(isChosen(body) ? { stackNumber: '2049' } : { stackNumber: '1049' })], 1),
  });
  const { user } = await openStacks();
  await getRow('1049');
  await user.click(screen.getByRole('button', { name: /filters? applied/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await within(drawer).findByRole('group', { name: /^Assortment length/ });
  jest.mocked(LengthField).mockClear();
  await user.click(within(drawer).getByRole('checkbox', { name: 'assigned to sawmill' }));
  await getRow('2049');
  expect(jest.mocked(LengthField)).not.toHaveBeenCalled();
});

it('has no element in a row that is not needed', async () => {
  await open();
  const row = await getRow('1007');
  // A row has nine cells, a box with its label, a link, and the badge of a state.
  expect(row.querySelectorAll('*')).toHaveLength(9 + 2 + 1 + 1);
});
