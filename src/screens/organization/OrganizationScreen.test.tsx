import { screen, waitFor, within } from '@testing-library/react';
import {
  buildContact,
  buildMember,
  buildOrganization,
  buildPerson,
  buildUserInfo,
  featuresWithout,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { FailureNotices } from '@/app/layout/FailureNotices';
import type { Organization } from '@/store/api/organizationApi';
import { OrganizationContactsTab } from './contacts/OrganizationContactsTab';
import { OrganizationUsersTab } from './users/OrganizationUsersTab';

setupMockService();

function openAt(path: string, organization: Partial<Organization> = {}) {
  mockResponse('get', '/user-info', buildUserInfo({ features: featuresWithout('figures', 'ingest') }));
  mockResponse('get', '/department/list', []);
  mockResponse('get', '/organization/:id', buildOrganization({ users: [], contacts: [], ...organization }));
  mockError('get', '/organization/:id/logo', 404);
  return renderApp(path, { session: buildSession() });
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

it('has seven parts, and opens the one that the URL names', async () => {
  mockError('get', '/organization/:id/measurement-card', 404);
  openAt('/organization/nordskov?tab=4');
  expect(await heading('Nordskov Tømmer A/S')).toBeVisible();
  expect(document.title).toBe('Departments · Nordskov Tømmer A/S · Organisation · Stackyard');
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
  // The success message is an alert as well while it is shown.
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

it('adds one of the users as a contact of the organisation, and removes a contact', async () => {
  const element = (
    <OrganizationContactsTab
      organizationId="nordskov"
      contacts={[buildContact()]}
      people={[buildMember()]}
      canEdit
      isUpdating={false}
      onReload={async () => undefined}
    />
  );
  const { user } = renderApp('/', { session: buildSession(), routes: [{ path: '/', element }] });
  const created = mockResponse('post', '/organization/nordskov/contact', null);
  await user.click(screen.getByRole('button', { name: 'Add contact' }));
  await user.type(await screen.findByRole('combobox', { name: 'Name' }), 'Kar');
  await user.click(await screen.findByRole('option', { name: /Karen Skov/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { name, userEmail: email, phone } = buildMember();
  expect(created).toMatchObject([
    { body: { name, email, phone }, idempotencyKey: expect.stringMatching(/^\w{32}$/) },
  ]);

  const removed = mockResponse('delete', '/organization/nordskov/contact/holm', null);
  await user.click(screen.getByRole('button', { name: 'Actions for Anne Holm' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove contact Anne Holm?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(removed).toHaveLength(1);
});

describe('the part of the users', () => {
  function openTab(
    users = [buildMember({ etag: 'v1' })],
    offered = featuresWithout(),
    departments: Organization['departments'] = [],
  ) {
    const element = (
      <>
        <FailureNotices />
        <OrganizationUsersTab
          organizationId="nordskov"
          organizationName="Nordskov Tømmer A/S"
          country="dk"
          departments={departments}
          users={users}
          canEdit
          isUpdating={false}
          onReload={async () => undefined}
        />
      </>
    );
    return renderApp('/', { session: buildSession(), routes: [{ path: '/', element }], offered });
  }

  const button = (name: string) => screen.getByRole('button', { name });

  it('leads to the department of somebody who was invited to it alone, and is in no row here', async () => {
    const rold = { departmentId: 'rold', name: 'Rold Skov', administrator: null, numberOfUsers: 0 };
    const { user } = openTab(undefined, undefined, [rold]);
    mockResponse('get', '/organization/nordskov/person', []);
    const created = mockResponse('post', '/department/rold/user', buildMember());
    await user.click(button('Add user'));
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ida@nordskov.example');
    await user.click(screen.getByRole('radio', { name: 'In one department only' }));
    await user.click(screen.getByRole('combobox', { name: 'Department' }));
    await user.click(await screen.findByRole('option', { name: 'Rold Skov' }));
    await user.click(screen.getByRole('checkbox', { name: 'Department admin' }));
    await user.click(button('Send invitation'));
    expect(await screen.findByText(/^ida@nordskov\.example has been added to Rold Skov\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Users of Rold Skov' })).toHaveAttribute(
      'href',
      '/organization/nordskov/department/rold?tab=3',
    );
    expect(screen.queryByText('Update successful')).toBeNull();
    expect(created).toHaveLength(1);
  });

  it('offers the roles of an organisation, and says in the dialog alone why somebody was not added', async () => {
    const { user } = openTab();
    mockResponse('get', '/organization/nordskov/person', []);
    mockError('post', '/organization/nordskov/user', 409, 'There is such a user.', {
      fieldErrors: [{ field: 'email', message: 'There is such a user.' }],
    });
    await user.click(button('Add user'));
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ida@nordskov.example');
    expect(
      screen
        .getAllByRole('checkbox')
        .map((box) => box instanceof HTMLInputElement && box.labels?.[0]?.textContent),
    ).toEqual([
      'Organisation admin',
      'Registrator',
      'Surveyor',
      'Integration',
      'Send measurement report by e-mail',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Registrator' }));
    await user.click(button('Send invitation'));
    expect(await screen.findByText('Updated failed. There is such a user.')).toHaveRole('alert');
    expect(screen.queryByText('Something went wrong')).toBeNull();
    const created = mockResponse('post', '/organization/nordskov/user', buildMember());
    await user.click(button('Send invitation'));
    expect(await screen.findByText('Update successful')).toBeVisible();
    expect(created[0]?.body).toEqual({
      name: '',
      email: 'ida@nordskov.example',
      phone: '',
      roles: ['Registrator'],
      enableAutoEmails: true,
    });
  });

  it('knows no more of a user than is specified where the service has no people', async () => {
    const invited = buildMember({ lastUsedAt: null, invited: true, mailState: 'failed' });
    const { user } = openTab([invited], featuresWithout('people'));
    expect(screen.queryByRole('link', { name: /Karen Skov/ })).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Active' })).toBeVisible();
    const calls = mockResponse('put', '/organization/nordskov/user/karen/deactivate', null);
    await user.click(button('Actions for Karen Skov'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Edit', 'Deactivate']);
    await user.click(screen.getByRole('menuitem', { name: 'Deactivate' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button('Add user'));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('combobox', { name: /language/i })).not.toBeInTheDocument();
  });

  it('deactivates from the menu, and says why it did not', async () => {
    const { user } = openTab();
    mockError('put', '/organization/nordskov/user/karen/deactivate', 409, 'You cannot deactivate yourself.');
    await user.click(button('Actions for Karen Skov'));
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    expect(await screen.findByText('You cannot deactivate yourself.')).toBeVisible();
    expect(screen.getByText('Updated failed')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('row', { name: /Karen/ })).not.toHaveAttribute('aria-busy'));
  });

  it('reads the people to suggest anew whenever the dialog opens', async () => {
    const { user } = openTab();
    const known = [buildPerson({ personId: 'ida', name: 'Ida Holm' })];
    const reads = mockResponse('get', '/organization/nordskov/person', () => [...known]);
    const typeName = async (name: string) => {
      await user.click(button('Add user'));
      await user.type(await screen.findByRole('combobox', { name: 'Name (optional)' }), name);
    };
    await typeName('Ida');
    expect(await screen.findByRole('option', { name: /Ida Holm/ })).toBeVisible();
    await user.clear(screen.getByRole('combobox', { name: 'Name (optional)' }));
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    known.push(buildPerson({ personId: 'bo', name: 'Bodil Krog' }));
    await typeName('Bodil');
    expect(await screen.findByRole('option', { name: /Bodil Krog/ })).toBeVisible();
    expect(reads).toHaveLength(2);
  });

  describe('before a person is deactivated', () => {
    const use = { invited: false, lastUsedAt: null };
    const users = [buildMember(use), buildMember({ ...use, userId: 'bo', name: 'Bo Lund' })];
    const row = (name: RegExp) => screen.getByRole('row', { name, hidden: true });

    async function openReading() {
      const release = new Map<string, () => void>();
      for (const { userId: personId, name } of users)
        mockResponse('get', `/organization/nordskov/person/${personId}`, async () => {
          await new Promise<void>((resolve) => release.set(personId, resolve));
          return buildPerson({ personId, name });
        });
      const { user } = openTab(users);
      const choose = async (name: string, action: string) => {
        await user.click(button(`Actions for ${name}`));
        await user.click(await screen.findByRole('menuitem', { name: action }));
      };
      const arrive = async (personId: string, name: RegExp) => {
        await waitFor(() => expect(release.has(personId)).toBe(true));
        release.get(personId)?.();
        await waitFor(() => expect(row(name)).not.toHaveAttribute('aria-busy'));
      };
      return { choose, arrive };
    }

    it('asks about the last one that was chosen, in whatever order they are read', async () => {
      const { choose, arrive } = await openReading();
      await choose('Karen Skov', 'Deactivate');
      await choose('Bo Lund', 'Deactivate');
      await arrive('karen', /Karen/);
      expect(screen.queryByRole('dialog')).toBeNull();
      await arrive('bo', /Bo/);
      expect(await screen.findByRole('dialog', { name: 'Deactivate Bo Lund?' })).toBeVisible();
    });

    it('opens no question over a dialog that was opened meanwhile', async () => {
      const { choose, arrive } = await openReading();
      await choose('Karen Skov', 'Deactivate');
      await choose('Bo Lund', 'Edit');
      expect(await screen.findByRole('dialog', { name: 'Edit user Bo Lund' })).toBeVisible();
      await arrive('karen', /Karen/);
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
    });
  });

  it('keeps the search in the URL, for the way back from a person', async () => {
    const users = Array.from({ length: 12 }, (_, place) =>
      buildMember({ userId: `user-${place}`, name: `Person ${place}` }),
    );
    const { user, router } = openTab(users);
    await user.type(screen.getByRole('textbox', { name: 'Search by name, e-mail or phone' }), 'Person 11');
    expect(router.state.location.search).toBe('?search=Person+11');
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});
