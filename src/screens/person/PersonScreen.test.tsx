import { screen, waitFor, within } from '@testing-library/react';
import {
  buildDepartment,
  buildOrganization,
  buildPerson,
  buildUserInfo,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const membership = {
  name: 'Karen Skov',
  phone: '1',
  state: 'Active' as const,
  enableAutoEmails: true,
  etag: 'v1',
};
const karen = buildPerson({
  organization: { ...membership, roles: ['NotSet'] },
  departments: [
    { ...membership, departmentId: 'rold', departmentName: 'Rold Skov', roles: ['DepartmentAdmin'] },
    { ...membership, departmentId: 'thy', departmentName: 'Thy', roles: ['Surveyor'], state: 'Inactive' },
  ],
  sawmills: [{ sawmillId: 'birke', sawmillName: 'Birkesav', name: 'Karen', phone: '' }],
});
const path = '/organization/nordskov/person/karen';

function open(person = karen, at: Parameters<typeof renderApp>[0] = path) {
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/department/list', [buildDepartment()]);
  mockResponse('get', '/organization/nordskov', buildOrganization());
  mockResponse('get', '/sawmill/list', { data: [], page: 1, totalCount: 0 });
  const reads = mockResponse('get', '/organization/nordskov/person/karen', () => person);
  return { ...renderApp(at, { session: buildSession() }), reads };
}

const details = () =>
  within(screen.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', { name: 'Details' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows all access of a person in the organisation, with the way there', async () => {
  open();
  expect(await heading('Karen Skov')).toBeVisible();
  expect(screen.getByRole('link', { name: 'karen@nordskov.example' })).toHaveAttribute(
    'href',
    'mailto:karen@nordskov.example',
  );
  expect(screen.getByText('16/06/2026', { exact: false })).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Access' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Nordskov Tømmer A/SNoneActive',
    'Rold SkovDepartment adminActive',
    'ThySurveyorInactive',
    'BirkesavSawmill userActive',
  ]);
  expect(screen.getByRole('link', { name: 'Rold Skov' })).toHaveAttribute(
    'href',
    '/organization/nordskov/department/rold?tab=3',
  );
  expect(screen.queryByRole('button', { name: 'Send invitation again' })).toBeNull();
  // The page belongs to the details but is another page.
  expect(details()).toHaveAttribute('aria-current', 'true');
});

it('leads back to the users of the organisation, or of the department of the address', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Back All users of Nordskov Tømmer A/S' })).toHaveAttribute(
    'href',
    '/organization/nordskov?tab=5',
  );
  unmount();
  open(karen, '/organization/nordskov/department/rold/person/karen');
  expect(await screen.findByRole('link', { name: 'Back All users of Rold Skov' })).toHaveAttribute(
    'href',
    '/organization/nordskov/department/rold?tab=3',
  );
});

it('leads back to the users that one came from, as they were searched', async () => {
  const users = '/organization/nordskov/department/rold?tab=3';
  open(karen, { pathname: path, state: { fromList: true, list: `${users}&search=kar` } });
  expect(await screen.findByRole('link', { name: 'Back All users of Rold Skov' })).toHaveAttribute(
    'href',
    `${users}&search=kar`,
  );
});

it('closes all access after a question that names it', async () => {
  const { user, reads } = open();
  const closed = mockResponse('put', '/organization/nordskov/person/karen/deactivate', null);
  await user.click(await screen.findByRole('button', { name: 'Remove all access' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove all access for Karen Skov?' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Department admin · Rold Skov', 'Sawmill user · Birkesav']);
  await user.click(within(dialog).getByRole('button', { name: 'Remove all access' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(closed).toHaveLength(1);
  expect(reads).toHaveLength(2);
});

it('deactivates and edits access where it was given', async () => {
  const { user, reads } = open();
  const deactivated = mockResponse('put', '/department/rold/user/karen/deactivate', null);
  const updated = mockResponse('put', '/organization/nordskov/user/karen', null);
  await user.click(await screen.findByRole('button', { name: 'Actions for Rold Skov' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  const question = await screen.findByRole('dialog', { name: 'Deactivate Karen Skov?' });
  expect(within(question).getByText('Karen Skov will lose access to Rold Skov.')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(deactivated).toHaveLength(1));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  // The page shows the result because the person was read again.
  expect(reads).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Actions for Nordskov Tømmer A/S' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit user Karen Skov' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Phone (optional)' }), '2');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(updated).toMatchObject([{ body: { phone: '12', roles: ['NotSet'] } }]));
});

it('gives the focus back to the row when the first edit is left', async () => {
  const { user } = open();
  const actions = await screen.findByRole('button', { name: 'Actions for Rold Skov' });
  await user.click(actions);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit user Karen Skov' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(actions).toHaveFocus());
});

it('edits name and phone with the access that they come from', async () => {
  const [rold, thy] = karen.departments;
  const departments = [rold, thy && { ...thy, phone: '112' }].flatMap((one) => one ?? []);
  const { user } = open({ ...karen, phone: '112', organization: null, departments });
  const updated = mockResponse('put', '/department/thy/user/karen', null);
  await user.click(await screen.findByRole('button', { name: 'Edit Contact information' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit user Karen Skov' });
  expect(within(dialog).getByText(/\bThy\b/)).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Phone (optional)' }), '3');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(updated).toMatchObject([{ body: { phone: '1123', roles: ['Surveyor'] } }]));
});

it('has nothing to edit of who uses a sawmill only', async () => {
  open({ ...karen, organization: null, departments: [] });
  await heading('Karen Skov');
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

it('changes one row while another one is still on its way', async () => {
  const departments = ['rold', 'thy'].map((departmentId) => ({
    ...membership,
    departmentId,
    departmentName: departmentId,
    roles: ['Surveyor' as const],
    state: 'Inactive' as const,
  }));
  const { user } = open({ ...karen, departments });
  let finish = () => {};
  const first = mockResponse('put', '/department/rold/user/karen/activate', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return null;
  });
  const second = mockResponse('put', '/department/thy/user/karen/activate', null);
  const activate = async (place: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${place}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
  };
  await activate('rold');
  await waitFor(() => expect(first).toHaveLength(1));
  expect(screen.getByRole('row', { name: /rold/ })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('row', { name: /thy/ })).not.toHaveAttribute('aria-busy');
  await activate('thy');
  await waitFor(() => expect(second).toHaveLength(1));
  finish();
  await waitFor(() => expect(screen.getByRole('row', { name: /rold/ })).not.toHaveAttribute('aria-busy'));
});

it('keeps the focus while the invitation is on its way', async () => {
  const { user } = open(buildPerson({ ...karen, invited: true, lastUsedAt: null }));
  let send = () => {};
  const sent = new Promise<null>((resolve) => {
    send = () => resolve(null);
  });
  mockResponse('post', '/organization/nordskov/person/karen/invitation', () => sent);
  const again = await screen.findByRole('button', { name: 'Send invitation again' });
  await user.click(again);
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(again).toHaveFocus();
  send();
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
  expect(again).toHaveFocus();
});

it('sends the invitation again, and says when it was not', async () => {
  const { user } = open({ ...karen, invited: true, lastUsedAt: null });
  expect(await screen.findByText('Never')).toBeVisible();
  expect(screen.getAllByText('Invited').length).toBeGreaterThan(0);
  mockError('post', '/organization/nordskov/person/karen/invitation', 429, 'Too many of them.');
  await user.click(screen.getByRole('button', { name: 'Send invitation again' }));
  expect(await screen.findByText('Too many of them.', { exact: false })).toBeVisible();
  const invited = mockResponse('post', '/organization/nordskov/person/karen/invitation', null);
  await user.click(screen.getByRole('button', { name: 'Send invitation again' }));
  expect(await screen.findByText('The invitation has been sent')).toBeVisible();
  expect(invited).toHaveLength(1);
});

it('offers no invitation to a person from before the use was recorded', async () => {
  open({ ...karen, lastUsedAt: null });
  expect(await heading('Karen Skov')).toBeVisible();
  expect(screen.getByText('Not known')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send invitation again' })).toBeNull();
});

it('links only what a mail program or a phone can open', async () => {
  open({ ...karen, email: 'karen+mill&co@nordskov.example', phone: 'ask in Thy, 2nd floor' });
  expect(await screen.findByText('ask in Thy, 2nd floor')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ask in Thy, 2nd floor' })).toBeNull();
  expect(screen.getByRole('link', { name: 'karen+mill&co@nordskov.example' })).toHaveAttribute(
    'href',
    'mailto:karen%2Bmill%26co@nordskov.example',
  );
});

it('says that the state is old when the person could not be read again', async () => {
  const { user } = open();
  mockResponse('put', '/department/rold/user/karen/deactivate', () => {
    mockError('get', '/organization/nordskov/person/karen', 500, null);
    return null;
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Rold Skov' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  const question = await screen.findByRole('dialog', { name: 'Deactivate Karen Skov?' });
  await user.click(within(question).getByRole('button', { name: 'Deactivate' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('This could not be reloaded: what you see may be out of date.')).toBeVisible();
  mockResponse('get', '/organization/nordskov/person/karen', { ...karen, departments: [] });
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Rold Skov' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each([
  [403, 'You are not authorised to visit this page.'],
  [404, 'Page not found'],
])('offers nothing more for a person whose reload is answered with %i', async (status, title) => {
  const { user } = open();
  mockResponse('put', '/department/thy/user/karen/activate', () => {
    mockError('get', '/organization/nordskov/person/karen', status, 'No such person.');
    return null;
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Thy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
  expect(await heading(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Actions for|Close all/ })).toBeNull();
});

it('leads from a person with sawmill access only to the sawmills, without an error on the way', async () => {
  const titles = jest.spyOn(document, 'title', 'set');
  const { user, router } = open({ ...karen, organization: null, departments: [] });
  mockError('get', '/organization/nordskov/logo', 404);
  mockResponse('put', '/organization/nordskov/person/karen/deactivate', () => {
    mockError('get', '/organization/nordskov/person/karen', 404);
    return null;
  });
  await user.click(await screen.findByRole('button', { name: 'Remove all access' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Remove all access' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=6'));
  expect(router.state.location.pathname).toBe('/organization/nordskov');
  expect(titles).not.toHaveBeenCalledWith(expect.stringContaining('Page not found'));
});

it('shows nothing of a person until the organisation is there, and says when it is not to be had', async () => {
  const { user } = open();
  mockError('get', '/organization/nordskov', 500, null);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  // The page before the failure has a heading of its own.
  expect(await heading('Person')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  mockResponse('get', '/organization/nordskov', buildOrganization());
  await user.click(retry);
  const access = within(await screen.findByRole('table', { name: 'Access' }));
  expect(access.getByRole('link', { name: 'Nordskov Tømmer A/S' })).toBeVisible();
});

it('says that there is no such person', async () => {
  open();
  mockError('get', '/organization/nordskov/person/karen', 404, 'This was not found.');
  expect(await heading('Page not found')).toBeVisible();
});

it('opens by way of a department for an admin of that department', async () => {
  open({ ...karen, organization: null, sawmills: [] }, `/organization/nordskov/department/rold/person/karen`);
  mockResponse(
    'get',
    '/user-info',
    buildUserInfo({
      organizationRelations: [],
      departmentRelations: [{ departmentId: 'rold', roles: ['DepartmentAdmin'] }],
    }),
  );
  expect(await heading('Karen Skov')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove all access' })).toBeNull();
  expect(details()).toHaveAttribute('aria-current', 'true');
});
