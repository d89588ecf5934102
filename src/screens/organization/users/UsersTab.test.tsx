import { screen, waitFor } from '@testing-library/react';
import { buildMember, buildPerson } from '../../../../mocks/builders';
import { answers, listenInTests, refuses } from '../../../../mocks/service';
import { buildSession } from '../../../../mocks/session';
import { FailureNotices } from '../../../app/shell/FailureNotices';
import { renderApp } from '../../../testing/renderApp';
import { UsersTab } from './UsersTab';

listenInTests();

function openTab() {
  const element = (
    <>
      <FailureNotices />
      <UsersTab
        organizationId="nordskov"
        organizationName="Nordskov Tømmer A/S"
        users={[buildMember({ etag: 'v1' })]}
        canEdit
        isUpdating={false}
        onReload={async () => undefined}
      />
    </>
  );
  return renderApp('/', { session: buildSession(), routes: [{ path: '/', element }] });
}

const button = (name: string) => screen.getByRole('button', { name });

it('offers the roles of an organisation, and says in the dialog alone why somebody was not added', async () => {
  const { user } = openTab();
  answers('get', '/organization/nordskov/person', []);
  refuses('post', '/organization/nordskov/user', 409, 'There is such a user.', {
    fieldErrors: [{ field: 'email', message: 'There is such a user.' }],
  });
  await user.click(button('Add user'));
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ida@nordskov.example');
  expect(
    screen.getAllByRole('checkbox').map((box) => box.closest('div')?.parentElement?.textContent),
  ).toEqual([
    'Organisation admin',
    'Registrator',
    'Surveyor',
    'Integration',
    'Send measurement report by e-mail',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Registrator' }));
  await user.click(button('Save'));
  expect(await screen.findByText('Updated failed. There is such a user.')).toHaveRole('alert');
  expect(screen.queryByText('That did not work')).toBeNull();
  const created = answers('post', '/organization/nordskov/user', buildMember());
  await user.click(button('Save'));
  expect(await screen.findByText('Update successful')).toBeVisible();
  expect(created[0]?.body).toEqual({
    name: '',
    email: 'ida@nordskov.example',
    phone: '',
    roles: ['Registrator'],
    enableAutoEmails: true,
  });
});

it('deactivates from the menu, and says why it did not', async () => {
  const { user } = openTab();
  refuses('put', '/organization/nordskov/user/karen/deactivate', 409, 'You cannot deactivate yourself.');
  await user.click(button('Actions for Karen Skov'));
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  expect(await screen.findByText('You cannot deactivate yourself.')).toBeVisible();
  expect(screen.getByText('Updated failed')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('row', { name: /Karen/ })).not.toHaveAttribute('aria-busy'));
});

it('reads the people to suggest anew whenever the dialog opens', async () => {
  const { user } = openTab();
  const known = [buildPerson({ personId: 'ida', name: 'Ida Holm' })];
  const reads = answers('get', '/organization/nordskov/person', () => [...known]);
  const typeName = async (name: string) => {
    await user.click(button('Add user'));
    await user.type(await screen.findByRole('combobox', { name: 'Name' }), name);
  };
  await typeName('Ida');
  expect(await screen.findByRole('option', { name: /Ida Holm/ })).toBeVisible();
  await user.clear(screen.getByRole('combobox', { name: 'Name' }));
  await user.click(button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  known.push(buildPerson({ personId: 'bo', name: 'Bodil Krog' }));
  await typeName('Bodil');
  expect(await screen.findByRole('option', { name: /Bodil Krog/ })).toBeVisible();
  expect(reads).toHaveLength(2);
});
