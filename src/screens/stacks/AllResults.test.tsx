import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildStack } from '@mocks/builders/stacks';
import { mockStackCalls, openStacks } from '@mocks/render/openStacks';
import {
  apiBase,
  mockError,
  mockResponse,
  mockService,
  type RecordedCall,
  setupMockService,
} from '@mocks/store/mockService';
import type { StackItem } from '@/store/api/stackApi';
import { whenRefetched } from '@/store/whenRefetched';

setupMockService();

/** 226 stacks, of which every fourteenth is not measured: 210 can be selected. */
const stacks = Array.from({ length: 226 }, (_, index) =>
  buildStack({
    stackId: `s${index}`,
    stackNumber: `${1001 + index}`,
    state: index % 14 === 13 ? 'PreRegistration' : 'Measured',
  }),
);

/** Answers as the service does: by state and page. */
function page({ body }: RecordedCall, totalCount?: number) {
  const { states, page: number, pageSize } = JSON.parse(JSON.stringify(body));
  const found = stacks.filter(({ state }: StackItem) => !states || states.includes(state));
  const from = (number - 1) * pageSize;
  return { data: found.slice(from, from + pageSize), page: number, totalCount: totalCount ?? found.length };
}

const bar = async () => within(await screen.findByRole('region', { name: 'Selection' }));

/** Opens pages of five rows, with the box of the first one ticked. */
async function openWithPage(filters = '') {
  const app = await openStacks(`/organization/nordskov/department/rold/stacks?pageSize=5${filters}`);
  await screen.findByRole('checkbox', { name: 'Select stack 1001' });
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  return app;
}

it('selects every result that can be, says how many cannot, and what is on other pages', async () => {
  const calls = mockStackCalls({ stacks: page });
  const { user } = await openWithPage();
  expect((await bar()).getByText('5 selected')).toBeVisible();
  await user.click((await bar()).getByRole('button', { name: 'Select all 226 results' }));
  expect(await (await bar()).findByText('210 selected')).toBeVisible();
  expect((await bar()).getByText(/^210 of 226 results can be selected/)).toBeVisible();
  expect((await bar()).getByText('205 on other pages')).toBeVisible();
  expect((await bar()).queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  expect(calls.slice(1).map(({ body }) => body)).toEqual(
    [1, 2, 3].map((number) =>
      expect.objectContaining({ page: number, pageSize: 100, states: ['Measured', 'AssignedToSawmill'] }),
    ),
  );
});

it('asks only for the states that are looked for', async () => {
  const calls = mockStackCalls({ stacks: page });
  const { user } = await openWithPage('&states=Measured');
  await user.click((await bar()).getByRole('button', { name: 'Select all 210 results' }));
  expect(await (await bar()).findByText('210 selected')).toBeVisible();
  expect((await bar()).queryByText(/can be selected/)).not.toBeInTheDocument();
  expect(calls.at(-1)?.body).toMatchObject({ states: ['Measured'] });
});

it('offers no more than the actions take', async () => {
  mockStackCalls({ stacks: (call) => page(call, 10_001) });
  await openWithPage();
  expect((await bar()).getByText(/^At most 10,000 stacks can be selected at a time/)).toBeVisible();
  expect((await bar()).queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
});

it('keeps what was selected when the others cannot be had, and says so', async () => {
  mockStackCalls({ stacks: page });
  const { user } = await openWithPage();
  mockError('put', '/stack/list', 400, 'The filters make no sense');
  await user.click((await bar()).getByRole('button', { name: 'Select all 226 results' }));
  expect(await screen.findByText('The filters make no sense')).toBeVisible();
  await waitFor(async () =>
    expect((await bar()).getByRole('button', { name: 'Select all 226 results' })).toBeVisible(),
  );
  expect((await bar()).getByText('5 selected')).toBeVisible();
});

it('says once that several pages failed, and not as a failure of the list', async () => {
  mockStackCalls({ stacks: page });
  const { user, ports } = await openWithPage();
  const seen: number[] = [];
  mockService.use(
    http.put(`${apiBase}/stack/list`, async ({ request }) => {
      const { page } = JSON.parse(await request.clone().text());
      seen.push(page);
      // The first page is answered as before.
      if (page === 1) return undefined;
      return HttpResponse.json({ data: null, errorMessage: 'The forest is closed' }, { status: 400 });
    }),
  );
  await user.click((await bar()).getByRole('button', { name: 'Select all 226 results' }));
  expect(await screen.findByText('The forest is closed')).toBeVisible();
  expect(seen).toEqual([1, 2, 3]);
  expect(ports.notifyFailure).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('The list of stacks could not be loaded.')).not.toBeInTheDocument();
});

/** Opens a page and asks for all results, which come when the returned function is called. */
async function openCollecting() {
  mockStackCalls({ stacks: page });
  const app = await openWithPage();
  let goOn = () => {};
  const waited = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  mockResponse('put', '/stack/list', async (call) => {
    await waited;
    return page(call);
  });
  const button = (await bar()).getByRole('button', { name: 'Select all 226 results' });
  act(() => button.focus());
  await app.user.keyboard('{Enter}');
  const come = () =>
    act(async () => {
      goOn();
      await app.store.dispatch(whenRefetched());
    });
  return { ...app, button, come };
}

it('keeps the focus while all results are collected, and leaves it on the bar', async () => {
  const { user, button, come } = await openCollecting();
  expect(await (await bar()).findByText(/^Selecting/)).toBeVisible();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await come();
  expect(await (await bar()).findByText('210 selected')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Selection' })).toHaveFocus();
});

it('is given up when the selection is changed by hand meanwhile', async () => {
  const { user, come } = await openCollecting();
  await user.click(screen.getByRole('checkbox', { name: 'Select stack 1001' }));
  expect((await bar()).queryByText(/^Selecting/)).not.toBeInTheDocument();
  await come();
  expect((await bar()).getByText('4 selected')).toBeVisible();
});

it('is given up when the selection is cleared meanwhile', async () => {
  const { user, come } = await openCollecting();
  await user.click((await bar()).getByRole('button', { name: 'Clear selection' }));
  await come();
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
});
