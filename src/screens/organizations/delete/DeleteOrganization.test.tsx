import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildOrganizationRow, buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';

setupMockService();

const rowOf = (id: string, name: string) =>
  buildOrganizationRow({ organizationId: id, organizationName: name });
const warning = /^All stacks, sawmills and departments will be deleted/;

async function askToDelete({ canBringBack = true } = {}) {
  let rows = [rowOf('aab', 'Åbenrå'), rowOf('harzer', 'Harzer'), rowOf('nordskov', 'Nordskov')];
  const features = canBringBack ? featuresWithout() : featuresWithout('deletedOrganizations');
  mockResponse('get', '/user-info', buildUserInfo({ organizationRelations: [], features }));
  mockResponse('get', '/organization/list/detailed', () => ({
    data: rows,
    page: 1,
    totalCount: rows.length,
  }));
  mockResponse('get', '/organization/harzer/contents', {
    stacks: 1500,
    sawmills: 1,
    departments: 4,
    users: 0,
  });
  const deletions = mockResponse('delete', '/organization/harzer', () => {
    rows = rows.filter(({ organizationId }) => organizationId !== 'harzer');
    return null;
  });
  const view = renderApp('/organizations', { session: buildSession({ isGlobalAdmin: true }) });
  await view.user.click(await screen.findByRole('button', { name: 'Delete Harzer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Harzer?' }));
  return { ...view, dialog, deletions };
}

async function askOnceMore(service: { canBringBack?: boolean } = {}) {
  const view = await askToDelete(service);
  await view.user.click(view.dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'Really delete Harzer and everything in it?' });
  return view;
}

const lastButton = () => screen.getByRole('button', { name: 'Delete everything' });

it('asks twice, names what goes along, and removes the row', async () => {
  const { user, dialog, deletions, router } = await askOnceMore();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(screen.getByText(warning)).toBeVisible();
  expect(await screen.findByText('1,500 stacks')).toBeVisible();
  for (const text of ['1 sawmill', '4 departments', '0 users']) expect(screen.getByText(text)).toBeVisible();
  expect(deletions).toEqual([]);

  await user.click(lastButton());
  expect(await screen.findByText('Organisation has been deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Åbenrå', 'Nordskov']);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nordskov' })).toHaveFocus());
  expect(router.state.location.pathname).toBe('/organizations');
});

it('deletes nothing when either question is cancelled', async () => {
  const { user, dialog, deletions } = await askOnceMore();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Harzer' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Delete Harzer?' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(deletions).toEqual([]);
});

it('says for how long and by whom it can be brought back, and leads there', async () => {
  const { user } = await askOnceMore();
  expect(screen.getByText(warning)).toHaveTextContent(
    'Stackyard administrators can restore it for 30 days. After that, the deletion is final.',
  );
  expect(screen.queryByText(/cannot be undone/)).not.toBeInTheDocument();
  await user.click(lastButton());
  const notice = (await screen.findByText('Organisation has been deleted')).closest('[role="alert"]');
  const link = within(notice instanceof HTMLElement ? notice : document.body).getByRole('link');
  expect(link).toHaveAttribute('href', '/organizations/deleted');
});

it('is final in a service that keeps nothing', async () => {
  const { user } = await askOnceMore({ canBringBack: false });
  expect(screen.getByText(warning)).toHaveTextContent('This cannot be undone.');
  await user.click(lastButton());
  expect(await screen.findByText('Organisation has been deleted')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Deleted organisations' })).not.toBeInTheDocument();
});

it('says with the reason that it could not be deleted, and warns without numbers where there are none', async () => {
  const { user, deletions } = await askToDelete();
  mockError('get', '/organization/harzer/contents', 400);
  mockError('delete', '/organization/harzer', 409, 'Stacks are being measured there.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(warning)).toBeVisible();
  await user.click(lastButton());
  expect(
    await screen.findByText('Organisation could not be deleted. Stacks are being measured there.'),
  ).toHaveRole('alert');
  expect(screen.queryByText('1,500 stacks')).not.toBeInTheDocument();
  expect(deletions).toEqual([]);

  // Any status but 204 is a failure, even a success with a body.
  mockService.use(
    http.delete(`${apiBase}/organization/harzer`, () =>
      HttpResponse.json({ data: null, errorMessage: null }),
    ),
  );
  await user.click(lastButton());
  expect(await screen.findByText(/^Organisation could not be deleted\. Stackyard received/)).toBeVisible();
  expect(screen.queryByText('Organisation has been deleted')).not.toBeInTheDocument();
});
