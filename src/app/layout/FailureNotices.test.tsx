import { act, screen, waitFor, within } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { failureFeed } from '@/app/context/failureFeed';
import type { AnnouncedList } from '@/store/ports/ports';
import { failureOf, type ServiceError } from '@/store/ports/serviceError';
import { useShowFailure } from '@/ui/feedback/notifications';
import { FailureNotices } from './FailureNotices';

const failure: ServiceError = { ...failureOf('refused', 409), message: 'The forest is closed' };
const stacksFailed = 'The list of stacks could not be loaded.';

function Save() {
  const showFailure = useShowFailure();
  return (
    <button type="button" onClick={() => showFailure('Update failed', 'The forest is closed')}>
      Save
    </button>
  );
}

const show = () =>
  renderUi(
    <>
      <Save />
      <FailureNotices />
    </>,
  );
const fail = (list?: AnnouncedList) => act(() => failureFeed.post(failure, list));
const recover = (list: AnnouncedList) => act(() => failureFeed.recover(list));

it('shows a failed call that no screen shows, once', async () => {
  show();
  fail();
  fail();
  expect(await screen.findAllByText('The forest is closed')).toHaveLength(1);
});

it('leaves the notice of a failed save when a list of the same message comes after all', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  fail('listStacks');
  expect(await screen.findByText(stacksFailed)).toBeVisible();
  recover('listStacks');
  await waitFor(() => expect(screen.queryByText(stacksFailed)).not.toBeInTheDocument());
  expect(screen.getByText('Update failed')).toBeVisible();
});

it('forgets what a notice waited for when it is closed by hand', async () => {
  const { user } = show();
  fail('listStacks');
  fail('listStackStatistics');
  const notice = within(await screen.findByRole('alert'));
  await user.click(notice.getByRole('button', { name: 'Dismiss message' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  fail('listStacks');
  expect(await screen.findByText(stacksFailed)).toBeVisible();
  recover('listStacks');
  await waitFor(() => expect(screen.queryByText(stacksFailed)).not.toBeInTheDocument());
});

it('leaves the focus where it was when a notice is closed', async () => {
  const { user } = show();
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Dismiss message' }));
  expect(save).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(save).toHaveFocus();
});

it('leads on to the next notice, and from the last one to the page, when that place is gone', async () => {
  const { user } = renderUi(
    <>
      <main tabIndex={-1}>Stacks</main>
      <FailureNotices />
    </>,
  );
  fail('listStacks');
  act(() => failureFeed.post({ ...failure, message: 'The bridge is closed' }));
  const [first] = await screen.findAllByRole('button', { name: 'Dismiss message' });
  first?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Dismiss message' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});
