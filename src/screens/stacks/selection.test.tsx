import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildArchive } from '@mocks/builders/archive';
import { buildStack } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
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

const measured = buildStack({ stackId: 'a', stackNumber: '1001' });
const assigned = buildStack({ stackId: 'b', stackNumber: '1002', state: 'AssignedToSawmill' });
const preRegistered = buildStack({ stackId: 'c', stackNumber: '1003', state: 'PreRegistration' });
const nextPage = buildStack({ stackId: 'd', stackNumber: '1004' });

const box = (stackNumber: string) => screen.findByRole('checkbox', { name: `Select stack ${stackNumber}` });
const bar = () => screen.findByRole('region', { name: 'Selection' });
const action = async (name: string) => within(await bar()).getByRole('button', { name });

function twoPages() {
  return mockStackCalls({
    stacks: ({ body }) =>
      buildStackPage(
        JSON.stringify(body).includes('"page":2') ? [nextPage] : [measured, assigned, preRegistered],
        60,
      ),
  });
}

describe('selection', () => {
  it('offers only what is measured, and says why', async () => {
    twoPages();
    const { user } = await openStacks();
    const refused = await box('1003');
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveAccessibleDescription(/not measured yet/i);
    await user.click(refused);
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(within(await bar()).getByText('2 selected')).toBeInTheDocument();
  });

  it('is kept over pages and cleared by a changed filter', async () => {
    twoPages();
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(await box('1004'));
    expect(within(await bar()).getByText('2 selected')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Stack number or stack ID' }), '10{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument());
    expect(await box('1001')).not.toBeChecked();
  });

  it('outlives a look into a stack', async () => {
    twoPages();
    mockError('get', '/stack/:id', 404);
    const { user, router } = await openStacks();
    await user.click(await box('1001'));
    await user.click(screen.getByRole('link', { name: '1002' }));
    await screen.findByRole('heading', { name: 'Page not found' });
    await act(() => router.navigate(-1));
    expect(await box('1001')).toBeChecked();
    expect(within(await bar()).getByText('1 selected')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: '1002' })).toHaveFocus());
  });

  it('takes with Shift everything from the row that was ticked last, and what is not measured never', async () => {
    mockStackCalls({ stacks: [measured, assigned, preRegistered, nextPage] });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.keyboard('{Shift>}');
    await user.click(await box('1004'));
    await user.keyboard('{/Shift}');
    expect(within(await bar()).getByText('3 selected')).toBeVisible();
    expect(await box('1003')).not.toBeChecked();
    // The range is unticked by keyboard, because it follows the box that was used.
    const second = await box('1002');
    act(() => second.focus());
    await user.keyboard('{Shift>} {/Shift}');
    expect(within(await bar()).getByText('1 selected')).toBeVisible();
    expect(await box('1001')).toBeChecked();
  });

  it('leads the keyboard from a ticked box to the actions', async () => {
    twoPages();
    const { user } = await openStacks();
    const first = await box('1001');
    act(() => first.focus());
    await user.keyboard(' ');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Actions for 1 selected' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await bar()).toHaveFocus();
    await user.tab();
    expect(await action('Clear selection')).toHaveFocus();
  });

  it('says how many are already assigned, and leaves them out', async () => {
    twoPages();
    const { user } = await openStacks();
    await user.click(await box('1002'));
    expect(within(await bar()).queryByText('1 already assigned')).not.toBeInTheDocument();
    await user.click(await box('1001'));
    expect(within(await bar()).getByText('1 already assigned')).toBeVisible();
    await user.click(await action('Leave out the assigned stacks'));
    expect(await box('1002')).not.toBeChecked();
    expect(await box('1001')).toBeChecked();
    expect(within(await bar()).queryByText('1 already assigned')).not.toBeInTheDocument();
    expect(await bar()).toHaveFocus();
  });

  it('can be cleared', async () => {
    twoPages();
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Clear selection'));
    expect(await box('1001')).not.toBeChecked();
  });
});

describe('downloads', () => {
  it('sends the selection for the archive and the card with it for the figures', async () => {
    mockStackCalls({ stacks: [measured, assigned] });
    const archives = mockResponse('put', '/stack/download-archive', 'zip');
    const figures = mockResponse('put', '/stack/download-accumulated-csv', 'csv');
    const { user, ports } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await box('1002'));
    await user.click(await action('Download reports'));
    await waitFor(() => expect(ports.saveFile).toHaveBeenCalledTimes(1));
    expect(archives[0]?.body).toEqual({ stackIds: ['a', 'b'] });
    await user.click(await action('Download stacks'));
    await waitFor(() => expect(ports.saveFile).toHaveBeenCalledTimes(2));
    expect(figures[0]?.body).toEqual({ measurementCardId: 'card', stackIds: ['a', 'b'] });
    expect(await screen.findAllByText('Download finished')).toHaveLength(2);
  });

  it('says which reports the archive lacks, and downloads those again', async () => {
    mockStackCalls({ stacks: [measured, assigned] });
    const lacking = (count: number, reason: string) =>
      Array.from({ length: count }, (_, index) => ({
        stackId: `s${index}`,
        stackNumber: `SC-${index}`,
        reason,
      }));
    const answers = [buildArchive(lacking(12, 'notInTime')), buildArchive(lacking(1, 'noBrowser'))];
    const asked: unknown[] = [];
    mockService.use(
      http.put(`${apiBase}/stack/download-archive`, async ({ request }) => {
        asked.push(await request.json());
        return new HttpResponse(answers[asked.length - 1]);
      }),
    );
    const { user, ports } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Download reports'));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('12 reports are missing from the archive')).toBeVisible();
    const named = 'SC-0, SC-1, SC-2, SC-3, SC-4, SC-5, SC-6, SC-7, SC-8, SC-9 and 2 more';
    expect(notice.getByText(named)).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'Download these again' }));
    expect(await screen.findByText('1 report is missing from the archive')).toBeVisible();
    expect(asked[1]).toEqual({ stackIds: lacking(12, '').map(({ stackId }) => stackId) });
    // Trying again cannot help.
    expect(screen.getByText(/^The server cannot print reports\./)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Download these again' })).not.toBeInTheDocument(),
    );
    expect(ports.saveFile).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Download finished')).not.toBeInTheDocument();
  });

  it('downloads every stack of the filter', async () => {
    mockStackCalls();
    const figures = mockResponse('put', '/stack/download-accumulated-csv-from-filter', 'csv');
    const { user, ports } = await openStacks('/organization/nordskov/department/rold/stacks?states=Measured');
    await getRow('1001');
    await user.click(screen.getByRole('button', { name: 'Download all stacks' }));
    await waitFor(() => expect(ports.saveFile).toHaveBeenCalled());
    expect(figures[0]?.body).toMatchObject({
      measurementCardId: 'card',
      departmentIds: ['rold'],
      states: ['Measured'],
    });
  });

  it('needs the measurement card', async () => {
    mockStackCalls();
    mockError('get', '/organization/:id/measurement-card', 404);
    const { user } = await openStacks();
    await user.click(await box('1001'));
    const reason = 'No measurement card is set. A Stackyard administrator can choose one.';
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download all stacks' })).toHaveAccessibleDescription(reason),
    );
    expect(await action('Download stacks')).toHaveAccessibleDescription(reason);
    expect(await action('Download reports')).not.toHaveAttribute('aria-disabled');
  });

  it('says that the same file is on its way already', async () => {
    mockStackCalls();
    mockService.use(
      http.put(`${apiBase}/stack/download-archive`, () => new HttpResponse(new ReadableStream({}))),
    );
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Download reports'));
    expect(screen.queryByText('This file is already being downloaded')).not.toBeInTheDocument();
    await user.click(await action('Download reports'));
    expect(await screen.findByText('This file is already being downloaded')).toBeVisible();
    const notices = within(screen.getByRole('region', { name: 'Notices' }));
    expect(notices.getAllByRole('group', { name: 'Download' })).toHaveLength(1);
    await user.click(notices.getByRole('button', { name: 'Cancel' }));
  });

  it('says why one failed', async () => {
    mockStackCalls();
    mockError('put', '/stack/download-archive', 404, 'One of the stacks is gone');
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Download reports'));
    expect(await screen.findByText('One of the stacks is gone')).toBeInTheDocument();
  });
});

describe('the selection of all results', () => {
  /** Every fourteenth of the 226 stacks is not measured, so 210 can be selected. */
  const stacks = Array.from({ length: 226 }, (_, index) =>
    buildStack({
      stackId: `s${index}`,
      stackNumber: `${1001 + index}`,
      state: index % 14 === 13 ? 'PreRegistration' : 'Measured',
    }),
  );

  function page({ body }: RecordedCall, totalCount?: number) {
    const { states, page: number, pageSize } = JSON.parse(JSON.stringify(body));
    const found = stacks.filter(({ state }: StackItem) => !states || states.includes(state));
    const from = (number - 1) * pageSize;
    return { data: found.slice(from, from + pageSize), page: number, totalCount: totalCount ?? found.length };
  }

  const inBar = async () => within(await screen.findByRole('region', { name: 'Selection' }));

  async function openWithPage(filters = '') {
    const app = await openStacks(`/organization/nordskov/department/rold/stacks?pageSize=5${filters}`);
    await screen.findByRole('checkbox', { name: 'Select stack 1001' });
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    return app;
  }

  it('selects every result that can be, says how many cannot, and what is on other pages', async () => {
    const calls = mockStackCalls({ stacks: page });
    const { user } = await openWithPage();
    expect((await inBar()).getByText('5 selected')).toBeVisible();
    await user.click((await inBar()).getByRole('button', { name: 'Select all 226 results' }));
    expect(await (await inBar()).findByText('210 selected')).toBeVisible();
    expect((await inBar()).getByText(/^210 of 226 results can be selected/)).toBeVisible();
    expect((await inBar()).getByText('205 on other pages')).toBeVisible();
    expect((await inBar()).queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
    expect(calls.slice(1).map(({ body }) => body)).toEqual(
      [1, 2, 3].map((number) =>
        expect.objectContaining({ page: number, pageSize: 100, states: ['Measured', 'AssignedToSawmill'] }),
      ),
    );
  });

  it('asks only for the states that are looked for', async () => {
    const calls = mockStackCalls({ stacks: page });
    const { user } = await openWithPage('&states=Measured');
    await user.click((await inBar()).getByRole('button', { name: 'Select all 210 results' }));
    expect(await (await inBar()).findByText('210 selected')).toBeVisible();
    expect((await inBar()).queryByText(/can be selected/)).not.toBeInTheDocument();
    expect(calls.at(-1)?.body).toMatchObject({ states: ['Measured'] });
  });

  it('offers no more than the actions take', async () => {
    mockStackCalls({ stacks: (call) => page(call, 10_001) });
    await openWithPage();
    expect((await inBar()).getByText(/^At most 10,000 stacks can be selected at a time/)).toBeVisible();
    expect((await inBar()).queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  });

  it('keeps what was selected when the others cannot be had, and says so', async () => {
    mockStackCalls({ stacks: page });
    const { user } = await openWithPage();
    mockError('put', '/stack/list', 400, 'The filters make no sense');
    await user.click((await inBar()).getByRole('button', { name: 'Select all 226 results' }));
    expect(await screen.findByText('The filters make no sense')).toBeVisible();
    await waitFor(async () =>
      expect((await inBar()).getByRole('button', { name: 'Select all 226 results' })).toBeVisible(),
    );
    expect((await inBar()).getByText('5 selected')).toBeVisible();
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
    await user.click((await inBar()).getByRole('button', { name: 'Select all 226 results' }));
    expect(await screen.findByText('The forest is closed')).toBeVisible();
    expect(seen).toEqual([1, 2, 3]);
    expect(ports.notifyFailure).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('The list of stacks could not be loaded.')).not.toBeInTheDocument();
  });

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
    const button = (await inBar()).getByRole('button', { name: 'Select all 226 results' });
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
    expect(await (await inBar()).findByText(/^Selecting/)).toBeVisible();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    await come();
    expect(await (await inBar()).findByText('210 selected')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveFocus();
  });

  it('is given up when the selection is changed by hand meanwhile', async () => {
    const { user, come } = await openCollecting();
    await user.click(screen.getByRole('checkbox', { name: 'Select stack 1001' }));
    expect((await inBar()).queryByText(/^Selecting/)).not.toBeInTheDocument();
    await come();
    expect((await inBar()).getByText('4 selected')).toBeVisible();
  });

  it('is given up when the selection is cleared meanwhile', async () => {
    const { user, come } = await openCollecting();
    await user.click((await inBar()).getByRole('button', { name: 'Clear selection' }));
    await come();
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });
});
