import { screen, waitFor, within } from '@testing-library/react';
import { buildContact, buildOrganization, buildUserInfo } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { Organization } from '@/store/api/organizationApi';

setupMockService();

function openAt(path: string, organization: Partial<Organization> = {}) {
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/department/list', []);
  mockResponse('get', '/organization/:id', buildOrganization({ users: [], contacts: [], ...organization }));
  mockError('get', '/organization/:id/logo', 404);
  return renderApp(path, { session: buildSession() });
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

it('has seven parts, and opens the one that the URL names', async () => {
  mockError('put', '/stack/ageing', 404);
  mockError('get', '/organization/:id/measurement-card', 404);
  openAt('/organization/nordskov?tab=4');
  expect(await heading('Nordskov Tømmer A/S')).toHaveFocus();
  expect(document.title).toBe('Nordskov Tømmer A/S · Organisation · Stackyard');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Information',
    'Contract',
    'Contacts',
    'Measurement card',
    'Departments',
    'Users',
    'Sawmills',
  ]);
  expect(await screen.findByRole('row', { name: /Rold Skov/ })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(menu.getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Stacks' })).toHaveAttribute(
    'href',
    '/organization/nordskov/department/all/stacks',
  );
});

it('says what the service refuses', async () => {
  openAt('/organization/nordskov');
  mockError('get', '/organization/:id', 404);
  expect(await heading('Page not found')).toBeVisible();
});

it('can be loaded again when it failed', async () => {
  const { user } = openAt('/organization/nordskov');
  mockError('get', '/organization/:id', 500, 'The database is away');
  expect(await screen.findByText('The database is away')).toBeVisible();
  mockResponse('get', '/organization/:id', buildOrganization());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Nordskov Tømmer A/S')).toBeVisible();
});

it('never shows old rows under a success without a word: a reload that fails is told, with another try', async () => {
  const contacts = [buildContact()];
  const { user } = openAt('/organization/nordskov?tab=2', { contacts });
  mockResponse('delete', '/organization/nordskov/contact/holm', null);
  await user.click(await screen.findByRole('button', { name: 'Actions for Anne Holm' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  mockError('get', '/organization/:id', 500, 'The database is away');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  // The message of the success is an alert as well, for as long as it stands.
  const stale = /^This could not be reloaded/;
  const notice = within(
    (await screen.findByText(stale)).closest<HTMLElement>('[role=alert]') ?? document.body,
  );
  expect(notice.getByText('The database is away')).toBeVisible();
  expect(screen.getByRole('row', { name: /Anne Holm/ })).toBeVisible();

  mockResponse('get', '/organization/:id', buildOrganization({ contacts: [], users: [] }));
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(stale)).not.toBeInTheDocument());
  expect(screen.queryByRole('row', { name: /Anne Holm/ })).not.toBeInTheDocument();
});
