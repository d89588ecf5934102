import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { ConfirmDialog } from './ConfirmDialog';

function renderDialog(props: { danger?: boolean; busy?: boolean; error?: string } = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const { danger = true, busy = false, error = null } = props;
  const view = renderUi(
    <ConfirmDialog
      opened
      title="Delete stack NS-7?"
      confirmLabel="Delete"
      danger={danger}
      busy={busy}
      error={error}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      This cannot be undone.
    </ConfirmDialog>,
  );
  return { ...view, onConfirm, onCancel };
}

const button = (name: string) => screen.getByRole('button', { name });

it('begins on Cancel when something would be lost', async () => {
  const { user, onConfirm, onCancel } = renderDialog();
  expect(screen.getByRole('dialog', { name: 'Delete stack NS-7?' })).toBeVisible();
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('begins on the action when nothing is lost', async () => {
  const { user, onConfirm } = renderDialog({ danger: false });
  await waitFor(() => expect(button('Delete')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalled();
});

it('is left by Escape', async () => {
  const { user, onCancel } = renderDialog();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalled();
});

it('can be neither confirmed twice nor left while the answer is on its way', async () => {
  const { user, onConfirm, onCancel } = renderDialog({ busy: true });
  await user.click(button('Delete'));
  // A disabled button would lose the focus.
  expect(button('Delete')).toHaveFocus();
  expect(button('Delete')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Cancel'));
  await user.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

it('says why it failed and stays', () => {
  renderDialog({ error: 'The stack has been measured meanwhile.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The stack has been measured meanwhile.');
  expect(button('Delete')).toBeEnabled();
});
