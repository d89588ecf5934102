import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildStack } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';

setupMockService();

const measured = buildStack({ stackId: 'a', stackNumber: '1001' });
const preRegistered = buildStack({ stackId: 'b', stackNumber: '1002', state: 'PreRegistration' });

async function askToDelete() {
  mockStackCalls({ stacks: [measured, preRegistered] });
  const app = await openStacks();
  const row = await getRow('1002');
  await app.user.click(within(row).getByRole('button', { name: 'Delete stack 1002' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete stack 1002?' });
  return { ...app, row, dialog };
}

describe('deleting a stack', () => {
  it('is offered for what is not measured alone', async () => {
    mockStackCalls({ stacks: [measured, preRegistered] });
    await openStacks();
    expect(within(await getRow('1001')).queryByRole('button', { name: /delete/i })).not.toBeInTheDocument();
    expect(
      within(await getRow('1002')).getByRole('button', { name: 'Delete stack 1002' }),
    ).toBeInTheDocument();
  });

  it('names the stack and does nothing when cancelled', async () => {
    const { user, dialog } = await askToDelete();
    expect(
      within(dialog).getByText(/Stack 1002, which is not measured, will be deleted/),
    ).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await getRow('1002')).toBeInTheDocument();
  });

  it('marks the row meanwhile, then removes it and moves the focus to its neighbour', async () => {
    const { user, row, dialog } = await askToDelete();
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    mockService.use(
      http.delete(`${apiBase}/stack/b`, async () => {
        await held;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(row).toHaveAttribute('aria-busy', 'true'));
    mockResponse('put', '/stack/list', buildStackPage([measured]));
    finish();
    expect(await screen.findByText('Stack 1002 has been deleted')).toBeInTheDocument();
    await waitFor(() => expect(row).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '1001' })).toHaveFocus();
  });

  it('leaves the row as it was when the service refuses, and says why', async () => {
    const { user, row, dialog } = await askToDelete();
    mockError('delete', '/stack/b', 409, 'The stack has been measured meanwhile');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The stack has been measured meanwhile')).toBeInTheDocument();
    expect(row).toBeInTheDocument();
    expect(row).not.toHaveAttribute('aria-busy');
  });

  it('says so when somebody else has deleted it, and moves on without the row', async () => {
    const { user, row, dialog } = await askToDelete();
    mockError('delete', '/stack/b', 404, 'There is no such stack');
    mockResponse('put', '/stack/list', buildStackPage([measured]));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('There is no such stack')).toBeInTheDocument();
    await waitFor(() => expect(row).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '1001' })).toHaveFocus();
  });
});
