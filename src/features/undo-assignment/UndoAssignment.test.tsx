import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildSawmill } from '@mocks/builders/administration';
import { buildStack, buildStackDetail } from '@mocks/builders/stacks';
import { openStack } from '@mocks/render/openStack';
import { buildStackPage, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';

setupMockService();

const undoable = (sawmillId: string) => ({
  state: 'AssignedToSawmill' as const,
  undoableAssignment: { sawmillId, until: '2026-11-20T10:00:00Z' },
});
const measured = buildStack({ stackId: 'a', stackNumber: '1001' });
const toBirke = buildStack({ stackId: 'b', stackNumber: '1002', ...undoable('birke') });
const toThy = buildStack({ stackId: 'c', stackNumber: '1003', ...undoable('thy') });
const endOf = (stack: typeof toBirke) => stack.undoableAssignment?.until;
const seen = buildStack({
  stackId: 'd',
  stackNumber: '1004',
  state: 'AssignedToSawmill',
  undoableAssignment: null,
});
const sawmills = [buildSawmill(), buildSawmill({ id: 'thy', name: 'Thy Savværk' })];

const box = (stackNumber: string) => screen.findByRole('checkbox', { name: `Select stack ${stackNumber}` });
const button = (name: string) => screen.findByRole('button', { name });

async function assignOne(answer: { assigned: number; undoableUntil?: string }) {
  mockStackCalls({ stacks: [measured], sawmills });
  mockResponse('post', '/sawmill/birke/assign-stacks', answer);
  const { user } = await openStacks();
  await user.click(await box('1001'));
  await user.click(await button('Assign to sawmill'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Assign' }));
  const notice = within(
    (await screen.findByText(/1 stack assigned to Birke Savværk/)).closest('[role="alert"]') ?? document.body,
  );
  return { user, notice };
}

const possible = { assigned: 1, undoableUntil: '2026-11-20T10:00:00Z' };

describe('the notice of an assignment', () => {
  it('undoes it, and the list loads again', async () => {
    const { user, notice } = await assignOne(possible);
    const undone = mockResponse('post', '/sawmill/birke/unassign-stacks', { undone: ['a'], refused: [] });
    const lists = mockResponse('put', '/stack/list', buildStackPage([measured]));
    await user.click(notice.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Assignment undone: 1 stack is without a sawmill again')).toBeVisible();
    expect(undone[0]?.body).toEqual({ stackIds: ['a'], until: possible.undoableUntil });
    expect(lists).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/1 stack assigned/)).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '1001' })).toHaveFocus();
  });

  it('is undone by its key, from the row that has the focus then', async () => {
    const { user } = await assignOne(possible);
    const undone = mockResponse('post', '/sawmill/birke/unassign-stacks', { undone: ['a'], refused: [] });
    await waitFor(() => expect(screen.getByRole('link', { name: '1001' })).toHaveFocus());
    await user.keyboard('u');
    await screen.findByText(/Assignment undone/);
    expect(undone).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('link', { name: '1001' })).toHaveFocus());
  });

  it('says until when it can be undone', async () => {
    const { notice } = await assignOne(possible);
    expect(
      notice.getByText(
        /^The assignment can be undone until \d\d\/11\/2026, \d\d:00, unless the sawmill sees the stack in Stackyard first\.$/,
      ),
    ).toBeVisible();
  });

  it('says why it could not, until the person has read it', async () => {
    const { user, notice } = await assignOne(possible);
    mockResponse('post', '/sawmill/birke/unassign-stacks', {
      undone: [],
      refused: [{ stackId: 'a', reason: 'SeenBySawmill', sawmillName: 'Birke Savværk' }],
    });
    await user.click(notice.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Still assigned: 1 of 1 stack')).toBeVisible();
    expect(screen.getByText(/Already seen by Birke Savværk/)).toHaveTextContent('1001');
    expect(screen.queryByText(/Assignment undone/)).not.toBeInTheDocument();
  });

  it('offers it again after a call that failed', async () => {
    const { user, notice } = await assignOne(possible);
    mockError('post', '/sawmill/birke/unassign-stacks', 500, 'Out of order');
    await user.click(notice.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Out of order')).toBeVisible();
    expect(notice.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled');
  });

  it('sends the same call when its answer was lost, and the service knows it again', async () => {
    const { user, notice } = await assignOne(possible);
    const keys: (string | null)[] = [];
    mockService.use(
      http.post(`${apiBase}/sawmill/birke/unassign-stacks`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({ data: null, errorMessage: 'No answer' }, { status: 502 });
      }),
    );
    await user.click(notice.getByRole('button', { name: 'Undo' }));
    await screen.findByText('No answer');
    const again = mockResponse('post', '/sawmill/birke/unassign-stacks', { undone: ['a'], refused: [] });
    await user.click(notice.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/Assignment undone/);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(again[0]?.idempotencyKey).toBe(keys[0]);
  });

  it('offers nothing where the service cannot undo', async () => {
    const { notice } = await assignOne({ assigned: 1 });
    expect(notice.queryByRole('button')).not.toBeInTheDocument();
    expect(notice.queryByText(/Can be undone/)).not.toBeInTheDocument();
  });
});

describe('undoing for selected stacks', () => {
  it('asks, calls each sawmill for its own, and tells both outcomes', async () => {
    mockStackCalls({ stacks: [toBirke, toThy, seen], sawmills });
    const birke = mockResponse('post', '/sawmill/birke/unassign-stacks', { undone: ['b'], refused: [] });
    const thy = mockResponse('post', '/sawmill/thy/unassign-stacks', {
      undone: [],
      // An older service does not name the sawmill.
      refused: [{ stackId: 'c', reason: 'TooLate' }],
    });
    const { user } = await openStacks();
    for (const stackNumber of ['1002', '1003', '1004']) await user.click(await box(stackNumber));
    await user.click(await button('Undo assignment'));
    const dialog = await screen.findByRole('dialog', { name: 'Undo the assignment of 2 stacks?' });
    expect(within(dialog).getByText(/^1 other selected stack stays assigned/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Undo assignment' }));
    expect(await screen.findByText('Assignment undone: 1 stack is without a sawmill again')).toBeVisible();
    expect(screen.getByText('Still assigned: 1 of 2 stacks')).toBeVisible();
    expect(screen.getByText(/Assigned to Thy Savværk more than a day ago/)).toBeVisible();
    expect(birke[0]?.body).toEqual({ stackIds: ['b'], until: endOf(toBirke) });
    expect(thy[0]?.body).toEqual({ stackIds: ['c'], until: endOf(toThy) });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('link', { name: '1002' })).toHaveFocus());
  });

  it('has a line for each stack that stays: where it is now, and the way to it', async () => {
    const wood = { volume: 21.5, volumeUnit: 'CubicMeters' as const };
    const stacks = ['e', 'f', 'g'].map((stackId, place) => ({
      ...toBirke,
      ...wood,
      stackId,
      stackNumber: `200${place}`,
    }));
    const lists = mockStackCalls({ stacks, sawmills });
    mockResponse('post', '/sawmill/birke/unassign-stacks', {
      undone: [],
      refused: [
        { stackId: 'e', reason: 'NotAssigned', sawmillName: 'Thy Savværk' },
        { stackId: 'f', reason: 'NotAssigned', sawmillName: null },
        { stackId: 'g', reason: 'NotAssigned' },
      ],
    });
    const { user } = await openStacks();
    for (const { stackNumber } of stacks) await user.click(await box(stackNumber));
    await user.click(await button('Undo assignment'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Undo assignment' }));
    const title = await screen.findByText('Still assigned: 2 of 2 stacks');
    const notice = within(title.closest('[role="alert"]') ?? document.body);
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '200021.500\u00a0m³Now assigned to Thy Savværk',
      '200221.500\u00a0m³Already undone, or assigned to another sawmill',
    ]);
    expect(notice.getByRole('link', { name: '2000' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/stack\/e$/),
    );
    expect(lists).toHaveLength(2);
  });

  it('is no failure where somebody else has undone it already, and shows the list as it is now', async () => {
    mockStackCalls({ stacks: [toBirke], sawmills });
    mockResponse('post', '/sawmill/birke/unassign-stacks', {
      undone: [],
      refused: [{ stackId: 'b', reason: 'NotAssigned', sawmillName: null }],
    });
    const { user } = await openStacks();
    await user.click(await box('1002'));
    await user.click(await button('Undo assignment'));
    mockResponse('put', '/stack/list', buildStackPage([{ ...toBirke, state: 'Measured' }]));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Undo assignment' }));
    const note = await screen.findByText('Already unassigned: 1002');
    expect(note).toBeVisible();
    expect(screen.queryByText(/Still assigned/)).not.toBeInTheDocument();
    const row = await screen.findByRole('row', { name: /1002/ });
    expect(within(row).getByText('measured')).toBeVisible();
  });

  it('names the stacks, the wood and the mill', async () => {
    const wood = { volume: 21.5, volumeUnit: 'CubicMeters' as const };
    const more = { ...toBirke, ...wood, stackId: 'e', stackNumber: '1005' };
    mockStackCalls({ stacks: [{ ...toBirke, ...wood }, more], sawmills });
    const { user } = await openStacks();
    for (const stackNumber of ['1002', '1005']) await user.click(await box(stackNumber));
    await user.click(await button('Undo assignment'));
    const name = 'Undo the assignment of 2 stacks, solid volume: 43.000\u00a0m³, to Birke Savværk?';
    expect(within(await screen.findByRole('dialog', { name })).getByText('1002, 1005')).toBeVisible();
  });

  it('takes the place of assigning on a phone, whose menu says why there is nothing to assign', async () => {
    mockPhone();
    mockStackCalls({ stacks: [toBirke], sawmills });
    const { user } = await openStacks();
    await user.click(await box('1002'));
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    expect(bar.getByRole('button', { name: 'Undo assignment' })).toHaveTextContent('Undo assignment');
    expect(bar.queryByRole('button', { name: 'Assign to sawmill' })).not.toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'More actions' }));
    const item = await screen.findByRole('menuitem', { name: /^Assign to sawmill/ });
    expect(item).toHaveTextContent('All selected stacks are already assigned to a sawmill');
    expect(item).toBeDisabled();
  });

  it('is not offered for what the sawmill has seen', async () => {
    mockStackCalls({ stacks: [seen], sawmills });
    const { user } = await openStacks();
    await user.click(await box('1004'));
    await button('Download reports');
    expect(screen.queryByRole('button', { name: 'Undo assignment' })).not.toBeInTheDocument();
  });
});

describe('undoing on the page of a stack', () => {
  it('asks, and the page loads again', async () => {
    const assigned = { ...buildStackDetail({ status: 'AssignedToSawmill' }), ...undoable('birke') };
    const { user } = await openStack(assigned);
    const undone = mockResponse('post', '/sawmill/birke/unassign-stacks', {
      undone: ['stack-1'],
      refused: [],
    });
    await user.click(await button('Undo assignment'));
    const dialog = await screen.findByRole('dialog', { name: 'Undo the assignment of 1 stack?' });
    mockResponse(
      'get',
      '/stack/stack-1',
      JSON.parse(JSON.stringify(buildStackDetail({ status: 'Measured' }))),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Undo assignment' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo assignment' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(undone[0]?.body).toEqual({
      stackIds: ['stack-1'],
      until: undoable('birke').undoableAssignment.until,
    });
  });

  it('is not offered by a service that does not say whether it can', async () => {
    await openStack(buildStackDetail({ status: 'AssignedToSawmill' }));
    expect(screen.queryByRole('button', { name: 'Undo assignment' })).not.toBeInTheDocument();
  });
});
