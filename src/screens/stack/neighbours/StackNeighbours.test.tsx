import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { buildSession } from '@mocks/builders/session';
import { buildStack, buildStackDetail } from '@mocks/builders/stacks';
import { stackPath } from '@mocks/render/openStack';
import { buildStackPage, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { baseApi } from '@/store/api/client/baseApi';

setupMockService();

const listPath = '/organization/nordskov/department/rold/stacks';
const query = '?dateType=Measured&from=&to=&showMap=false&states=Measured&pageSize=10';
const all = Array.from({ length: 12 }, (_, index) =>
  buildStack({ stackId: `stack-${index + 1}`, stackNumber: `10${String(index + 1).padStart(2, '0')}` }),
);

function mockList() {
  const calls = mockStackCalls({
    stacks: ({ body }) => {
      const { page, pageSize } = v.parse(v.object({ page: v.number(), pageSize: v.number() }), body);
      return buildStackPage(all.slice((page - 1) * pageSize, page * pageSize), all.length);
    },
  });
  mockError('get', '/stack/:id/file/:kind', 404);
  for (const { stackId, stackNumber } of all)
    mockResponse('get', `/stack/${stackId}`, buildStackDetail({ stackId, stackNumber }));
  return calls;
}

const openedFrom = (search: string) =>
  renderApp(
    { pathname: stackPath, state: { fromList: true, list: listPath + search } },
    { session: buildSession() },
  );
const neighbours = () => screen.findByRole('navigation', { name: 'In the list' });

it('leads through the list one came from, across its pages, and back to its row', async () => {
  mockList();
  const { router, user } = await openStacks(`${listPath}${query}`);
  await user.click(await screen.findByRole('link', { name: '1009' }));
  expect(await neighbours()).toHaveTextContent('9 of 12');
  expect(screen.getByRole('link', { name: 'Previous stack: 1008' })).toHaveAttribute(
    'href',
    stackPath.replace('stack-1', 'stack-8'),
  );
  await user.click(screen.getByRole('link', { name: 'Next stack: 1010' }));
  await screen.findByRole('heading', { level: 1, name: 'Stack 1010' });
  await user.click(await screen.findByRole('link', { name: 'Next stack: 1011' }));
  await screen.findByRole('heading', { level: 1, name: 'Stack 1011' });
  expect(await neighbours()).toHaveTextContent('11 of 12');
  // The way back leads to the page of the list that has the stack.
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/stacks\?.*page=2/),
  );
  await user.click(screen.getByRole('link', { name: 'Next stack: 1012' }));
  await screen.findByRole('heading', { level: 1, name: 'Stack 1012' });
  expect(await neighbours()).toHaveTextContent('12 of 12');
  expect(screen.queryByRole('link', { name: /^Next stack/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: '1012' })).toBeVisible();
  expect(router.state.location.search).toContain('page=2');
});

it('goes one step back to the list from a neighbour on the same page', async () => {
  mockList();
  const { router, user } = await openStacks(`${listPath}${query}`);
  const left = router.state.location.key;
  await user.click(await screen.findByRole('link', { name: '1003' }));
  await user.click(await screen.findByRole('link', { name: 'Next stack: 1004' }));
  await screen.findByRole('heading', { level: 1, name: 'Stack 1004' });
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.key).toBe(left));
  await waitFor(() => expect(screen.getByRole('link', { name: '1004' })).toHaveFocus());
});

it('asks the list again with its filters and its order after a reload', async () => {
  const calls = mockList();
  openedFrom(`${query}&orderBy=Volume`);
  expect(await neighbours()).toHaveTextContent('1 of 12');
  expect(screen.queryByRole('link', { name: /^Previous stack/ })).not.toBeInTheDocument();
  expect(calls.at(-1)?.body).toMatchObject({
    states: ['Measured'],
    page: 1,
    pageSize: 10,
    departmentIds: ['rold'],
  });
});

it.each([
  ['opened directly', stackPath],
  [
    'opened from the list of another department',
    {
      pathname: stackPath,
      state: { fromList: true, list: '/organization/nordskov/department/thy/stacks?page=1' },
    },
  ],
  ['of a former version', { pathname: stackPath, state: { fromList: true } }],
])('is not there on a page %s', async (_what, entry) => {
  const calls = mockList();
  renderApp(entry, { session: buildSession() });
  await screen.findByRole('region', { name: 'Overview' });
  expect(screen.queryByRole('navigation', { name: 'In the list' })).not.toBeInTheDocument();
  expect(calls).toHaveLength(0);
});

it('keeps the way to the next when the stack leaves the list while its page is open', async () => {
  mockList();
  const list = `${query}&page=1`;
  const { user, store } = openedFrom(list);
  expect(await neighbours()).toHaveTextContent('1 of 12');
  mockResponse('put', '/stack/list', buildStackPage(all.slice(1, 11), 11));
  act(() => {
    store.dispatch(baseApi.util.invalidateTags([{ type: 'Stack', id: 'LIST' }]));
  });
  expect(await screen.findByText('Not in the list any more')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next stack: 1002' }));
  await screen.findByRole('heading', { level: 1, name: 'Stack 1002' });
  expect(await neighbours()).toHaveTextContent('1 of 11');
});

it('is dropped where the stack is not in the list any more, and none is claimed', async () => {
  const calls = mockList();
  openedFrom(`${query}&page=2`);
  await screen.findByRole('region', { name: 'Overview' });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('navigation', { name: 'In the list' })).not.toBeInTheDocument();
});
