import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildStack } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { apiBase, mockService, setupMockService } from '@mocks/store/mockService';
import { baseApi } from '@/store/api/client/baseApi';
import { whenRefetched } from '@/store/whenRefetched';

setupMockService();

const listOf1001 = '/organization/nordskov/department/rold/stacks?search=1001';
const isOfList = (body: unknown) => JSON.stringify(body).includes('"from"');

it('says what a search without a hit finds outside, and shows it', async () => {
  const calls = mockStackCalls({
    stacks: ({ body }) => buildStackPage(JSON.stringify(body).includes('"from"') ? [] : [buildStack()]),
  });
  const { user, router } = await openStacks('/organization/nordskov/department/rold/stacks?search=1001');
  expect(await screen.findByText(/^1 stack matches outside these dates\./)).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ search: '1001', departmentIds: ['rold'] });
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  expect(await getRow('1001')).toBeInTheDocument();
  const url = new URLSearchParams(router.state.location.search);
  expect([url.get('from'), url.get('to'), url.get('search')]).toEqual(['', '', '1001']);
});

it('looks for nothing outside without a search, and in a search without the other filters', async () => {
  const calls = mockStackCalls({
    stacks: ({ body }) => buildStackPage(JSON.stringify(body).includes('"states"') ? [] : [buildStack()]),
  });
  const list = '/organization/nordskov/department/rold/stacks?states=Measured';
  const { unmount } = await openStacks(list);
  await screen.findByText('No stacks match these filters.');
  expect(calls).toHaveLength(1);
  unmount();
  const { user } = await openStacks(`${list}&search=1001`);
  expect(await screen.findByText(/^1 stack matches without these dates and the other filters/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  expect(await getRow('1001')).toBeInTheDocument();
});

/** The list answers or fails, and what is asked besides does the opposite. */
function onlyOneAnswers({ list }: { list: boolean }) {
  mockService.use(
    http.put(`${apiBase}/stack/list`, async ({ request }) =>
      isOfList(await request.json()) === list
        ? HttpResponse.json({ data: buildStackPage([]), errorMessage: null })
        : HttpResponse.json({ data: null, errorMessage: 'The forest is closed' }, { status: 400 }),
    ),
  );
}

it('is silent when it cannot be had: the list itself has come', async () => {
  mockStackCalls();
  onlyOneAnswers({ list: true });
  const { store, ports } = await openStacks(listOf1001);
  await screen.findByText('No stacks match these filters.');
  await act(() => store.dispatch(whenRefetched()));
  expect(ports.notifyFailure).not.toHaveBeenCalled();
});

it('leaves the notice of the failed list where it is when it comes itself', async () => {
  mockStackCalls({ stacks: ({ body }) => buildStackPage(isOfList(body) ? [] : [buildStack()]) });
  const { store } = await openStacks(listOf1001);
  await screen.findByText(/^1 stack matches outside these dates\./);
  onlyOneAnswers({ list: false });
  await act(async () => {
    store.dispatch(baseApi.util.invalidateTags(['Stack']));
    await store.dispatch(whenRefetched());
  });
  expect(screen.getByText('The forest is closed')).toBeVisible();
});
