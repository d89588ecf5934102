import { screen, waitFor, within } from '@testing-library/react';
import { buildContact, buildMember } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockResponse, setupMockService } from '@mocks/store/mockService';
import { ContactsTab } from './ContactsTab';

setupMockService();

it('adds one of the users as a contact of the organisation, and removes a contact', async () => {
  const element = (
    <ContactsTab
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
