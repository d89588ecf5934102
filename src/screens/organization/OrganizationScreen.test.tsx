import { screen, within } from '@testing-library/react';
import { buildOrganization, buildUserInfo } from '../../../mocks/builders';
import { answers, listenInTests, refuses } from '../../../mocks/service';
import { buildSession } from '../../../mocks/session';
import type { Organization } from '../../store/api/organizationApi';
import { renderApp } from '../../testing/renderApp';

listenInTests();

function openAt(path: string, organization: Partial<Organization> = {}) {
  answers('get', '/user-info', buildUserInfo());
  answers('get', '/department/list', []);
  answers('get', '/organization/:id', buildOrganization({ users: [], contacts: [], ...organization }));
  refuses('get', '/organization/:id/logo', 404);
  return renderApp(path, { session: buildSession() });
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

it('has seven parts, and opens the one that the URL names', async () => {
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
  refuses('get', '/organization/:id', 404);
  expect(await heading('Page not found')).toBeVisible();
});

it('can be loaded again when it failed', async () => {
  const { user } = openAt('/organization/nordskov');
  refuses('get', '/organization/:id', 500, 'The database is away');
  expect(await screen.findByText('The database is away')).toBeVisible();
  answers('get', '/organization/:id', buildOrganization());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Nordskov Tømmer A/S')).toBeVisible();
});
