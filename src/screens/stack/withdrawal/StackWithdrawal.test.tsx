import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStack, buildStackDetail } from '@mocks/builders/stacks';
import { mockStack, openStack, stackPath } from '@mocks/render/openStack';
import { buildStackPage } from '@mocks/render/openStacks';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { drafts } from '@/ui/form/draft/drafts';

setupMockService();

const menu = { name: 'Actions for Stack 1001' };
const entry = { name: 'Withdraw stack' };
const stack = () => ({ ...buildStackDetail(), status: 'Measured' });

const withdrawal = {
  reason: 'Measured from both sides',
  withdrawnDateTime: '2026-06-18T08:00:00Z',
  withdrawnBy: 'Ole Nordskov',
  twin: { stackId: 'stack-2', stackNumber: '1002', departmentId: 'thy' },
};

async function openDialog() {
  const app = await openStack(stack());
  await app.user.click(screen.getByRole('button', menu));
  await app.user.click(await screen.findByRole('menuitem', entry));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw stack 1001?' }));
  return { ...app, dialog, confirm: dialog.getByRole('button', { name: 'Withdraw' }) };
}

describe('a stack that is wrong', () => {
  it('is withdrawn with a reason, by the keyboard, and its page says so in red', async () => {
    const { user, dialog } = await openDialog();
    const reason = dialog.getByRole('textbox', { name: 'Why the stack must not count' });
    expect(reason).toHaveFocus();
    const sent = mockResponse('put', '/stack/stack-1/withdrawal', null);
    await user.keyboard('  {Enter}');
    expect(dialog.getByText('Say briefly why the stack must not count')).toBeVisible();
    expect([sent, document.activeElement]).toEqual([[], reason]);
    await user.type(reason, `${withdrawal.reason} `);
    await user.type(dialog.getByRole('textbox', { name: /^Number of the other stack/ }), ' 1002');
    mockResponse('get', '/stack/stack-1', { ...stack(), withdrawal });
    await user.keyboard('{Enter}');
    const banner = within(await screen.findByRole('region', { name: 'Withdrawn' }));
    expect(banner.getByRole('alert')).toHaveTextContent(
      'Withdrawn on 18/06/2026 by Ole Nordskov. It is left out of all lists and totals. “Measured from both sides”',
    );
    expect(banner.getByRole('link', { name: 'Stack 1002' })).toHaveAttribute(
      'href',
      '/organization/nordskov/department/thy/stack/stack-2',
    );
    expect(sent).toEqual([
      expect.objectContaining({
        body: {
          lastModifiedDateTime: stack().lastModifiedDateTime,
          reason: withdrawal.reason,
          twinNumber: '1002',
        },
      }),
    ]);
    expect(screen.queryByRole('button', menu)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each<[what: string, status: number, answer: object | undefined, shown: RegExp]>([
    ['has changed meanwhile', 412, undefined, /^Someone else has changed this/],
    [
      'was measured meanwhile',
      409,
      { errorMessage: 'A new measurement has come in.' },
      /A new measurement has come in\./,
    ],
  ])('that %s stays: it is told, and the words stay', async (_, status, answer, shown) => {
    const { user, dialog, confirm } = await openDialog();
    mockError('put', '/stack/stack-1/withdrawal', status, answer && Object.values(answer)[0]);
    await user.type(dialog.getByRole('textbox', { name: 'Why the stack must not count' }), 'Twice');
    await user.click(confirm);
    expect(await dialog.findByText(shown)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Why the stack must not count' })).toHaveValue('Twice');
  });

  it('whose other stack is withdrawn itself says so at that field', async () => {
    const { user, dialog, confirm } = await openDialog();
    mockError('put', '/stack/stack-1/withdrawal', 409, 'The other stack is withdrawn itself.', {
      fieldErrors: [{ field: 'twinNumber', message: 'Choose another one.' }],
    });
    await user.type(dialog.getByRole('textbox', { name: 'Why the stack must not count' }), 'Twice');
    await user.click(confirm);
    expect(await dialog.findByText('Choose another one.')).toBeVisible();
    expect(dialog.queryByText(/newer version/)).not.toBeInTheDocument();
  });

  it.each([
    ['PreRegistration', 'Move to another department'],
    ['AssignedToSawmill', 'Edit stack'],
  ])('is not withdrawn in the state %s', async (status, other) => {
    const { user } = await openStack({ ...stack(), status });
    await user.click(screen.getByRole('button', menu));
    expect(await screen.findByRole('menuitem', { name: other })).toBeVisible();
    expect(screen.queryByRole('menuitem', entry)).not.toBeInTheDocument();
  });

  it('is not withdrawn on a service that withdraws none', async () => {
    mockStack(stack());
    const features = featuresWithout('positions', 'withdrawals', 'corrections', 'moves');
    mockResponse('get', '/user-info', buildUserInfo({ features }));
    renderApp(stackPath, { session: buildSession() });
    await screen.findByRole('heading', { level: 1, name: /1001/ });
    await screen.findByRole('region', { name: 'At a glance' });
    expect(screen.queryByRole('button', menu)).not.toBeInTheDocument();
  });
});

describe('one of two measurements of a pile', () => {
  beforeEach(() => drafts.belongTo('ole@nordskov.example'));
  afterEach(() => drafts.belongTo(null));

  async function openPage() {
    const here = { latitude: 56.8123456, longitude: 9.87, height: null, accuracy: null };
    mockStack({ ...stack(), coordinates: here }, []);
    const twin = buildStack({ stackId: 'stack-2', stackNumber: '1002', departmentId: 'thy' });
    mockResponse('put', '/stack/list', buildStackPage([buildStack(), twin], 2));
    mockResponse(
      'put',
      '/stack/map-list',
      ['stack-1', 'stack-2'].map((stackId) => ({ stackId, state: 'Measured', ...here })),
    );
    const app = renderApp(stackPath, { session: buildSession() });
    const offer = await screen.findByRole('button', { name: 'Withdraw this stack' });
    return { ...app, offer };
  }

  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Withdraw stack 1001?' }));
  const reason = { name: 'Why the stack must not count' };
  const other = { name: /^Number of the other stack/ };

  async function withdraw(user: UserEvent) {
    const sent = mockResponse('put', '/stack/stack-1/withdrawal', null);
    await user.click((await dialog()).getByRole('button', { name: 'Withdraw' }));
    expect(sent).toMatchObject([{ body: { reason: 'Twice', twinNumber: '1002', twinDepartmentId: 'thy' } }]);
  }

  it('is withdrawn with the other one filled in', async () => {
    const { user, offer } = await openPage();
    await user.click(offer);
    expect((await dialog()).getByRole('textbox', other)).toHaveValue('1002');
    await user.type((await dialog()).getByRole('textbox', reason), 'Twice');
    await withdraw(user);
  });

  it.each([
    'begun beside the other one goes on from the menu',
    'begun from the menu goes on beside the other one',
  ])('%s, after the browser has dropped the page', async (how) => {
    const ways = [
      async ({ user, offer }: Awaited<ReturnType<typeof openPage>>) => user.click(offer),
      async ({ user }: Awaited<ReturnType<typeof openPage>>) => {
        await user.click(screen.getByRole('button', menu));
        await user.click(await screen.findByRole('menuitem', entry));
      },
    ] as const;
    const [begin, goOn] = how.startsWith('begun beside') ? ways : ([ways[1], ways[0]] as const);
    const dropped = await openPage();
    await begin(dropped);
    await dropped.user.type((await dialog()).getByRole('textbox', reason), 'Twice');
    window.dispatchEvent(new Event('pagehide'));
    const kept = { ...sessionStorage };
    dropped.unmount();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    const again = await openPage();
    await goOn(again);
    expect((await dialog()).getByRole('textbox', reason)).toHaveValue('Twice');
    expect((await dialog()).getByRole('textbox', other)).toHaveValue('1002');
    await withdraw(again.user);
  });
});

describe('a stack that is withdrawn', () => {
  it('is brought back, and is neither assigned nor decided about until then', async () => {
    const { user } = await openStack({
      ...stack(),
      doubts: ['AtZero'],
      withdrawal: { ...withdrawal, withdrawnBy: null },
    });
    expect(screen.getByText(/^Withdrawn on 18\/06\/2026\. It is left out/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Assign to sawmill' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'In doubt' })).not.toBeInTheDocument();
    const sent = mockResponse('delete', '/stack/stack-1/withdrawal', null);
    mockResponse('get', '/stack/stack-1', stack());
    await user.click(screen.getByRole('button', { name: 'Reinstate' }));
    expect(await screen.findByRole('button', menu)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Withdrawn' })).not.toBeInTheDocument();
  });

  it('says why it cannot be brought back now', async () => {
    const { user } = await openStack({ ...stack(), withdrawal });
    mockError('delete', '/stack/stack-1/withdrawal', 503, 'Not now.');
    await user.click(screen.getByRole('button', { name: 'Reinstate' }));
    expect(await screen.findByText(/Not now\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reinstate' })).toBeVisible();
  });
});
