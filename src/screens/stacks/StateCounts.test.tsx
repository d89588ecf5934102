import { screen, waitFor, within } from '@testing-library/react';
import { buildTotals } from '@mocks/builders/stacks';
import { getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const counts: Record<string, number> = { PreRegistration: 79, Measured: 1291, AssignedToSawmill: 0 };
const path = '/organization/nordskov/department/rold/stacks?states=Measured&search=26';

/** The states that a call asks for. */
const statesIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'states' in body ? body.states : undefined;

function mockCounts() {
  return mockResponse('put', '/stack/totals', ({ body }) => {
    const states = statesIn(body);
    return buildTotals({ totalCount: counts[String(states)] ?? 0 });
  });
}

async function openDrawer() {
  const app = await openStacks(path);
  await getRow('1001');
  await app.user.click(screen.getByRole('button', { name: '2 filters applied' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const box = (name: string) => drawer.findByRole('checkbox', { name });
  return { ...app, box };
}

it('says beside each state how many stacks of it the other filters find', async () => {
  mockStackCalls();
  const calls = mockCounts();
  const { box } = await openDrawer();
  await waitFor(async () => expect(await box('measured')).toHaveAccessibleDescription('1,291'));
  expect(await box('not measured')).toHaveAccessibleDescription('79');
  expect(await box('assigned to sawmill')).toHaveAccessibleDescription('0');
  const asked = calls.filter(({ body }) => String(statesIn(body)) !== 'Measured');
  expect(asked.map(({ body }) => statesIn(body))).toEqual([['PreRegistration'], ['AssignedToSawmill']]);
  for (const { body } of asked) expect(body).toMatchObject({ search: '26', departmentIds: ['rold'] });
});

it('asks for them only when the drawer is open, and after the rows', async () => {
  let answerRows = () => {};
  const answered = new Promise<void>((resolve) => {
    answerRows = resolve;
  });
  const lists = mockStackCalls();
  const rows = mockResponse('put', '/stack/list', async () => {
    await answered;
    return { data: [], page: 1, totalCount: 0 };
  });
  const calls = mockCounts();
  const { user } = await openStacks(path);
  await waitFor(() => expect(rows).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '2 filters applied' }));
  const measured = await screen.findByRole('checkbox', { name: 'measured' });
  expect(calls).toEqual([]);
  answerRows();
  await waitFor(() => expect(measured).toHaveAccessibleDescription('1,291'));
  expect(lists).toEqual([]);
});

it('leaves them out where the service has no totals', async () => {
  mockStackCalls();
  mockError('put', '/stack/totals', 404);
  const { box } = await openDrawer();
  expect(await box('measured')).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('alert')).toBeNull();
});
