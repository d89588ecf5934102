import { screen, waitFor, within } from '@testing-library/react';
import { buildContact, buildMember } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { FailureNotices } from '@/app/layout/FailureNotices';
import { ContactsTab } from './ContactsTab';

setupMockService();

it('leaves it to the generic handler to say why a contact was not removed, and keeps a failed save in its dialog', async () => {
  const reload = jest.fn(async () => undefined);
  const element = (
    <>
      <FailureNotices />
      <ContactsTab
        departmentId="rold"
        contacts={[buildContact({ etag: 'v1' })]}
        people={[buildMember()]}
        canEdit
        isUpdating={false}
        onReload={reload}
      />
    </>
  );
  const { user } = renderApp('/', { session: buildSession(), routes: [{ path: '/', element }] });
  const choose = async (action: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions for Anne Holm' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  mockError('put', '/department/rold/contact/holm', 403, 'Not any more.');
  await choose('Edit');
  await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '0{Enter}');
  expect(await screen.findByText('Updated failed. Not any more.')).toHaveRole('alert');
  expect(screen.queryByText('Something went wrong')).toBeNull();
  const updated = mockResponse('put', '/department/rold/contact/holm', null);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updated[0]?.body).toEqual({
    name: 'Anne Holm',
    email: 'anne@nordskov.example',
    phone: '+45 96 65 43 210',
  });

  mockError('delete', '/department/rold/contact/holm', 404, 'It is gone.');
  await choose('Remove');
  const question = await screen.findByRole('dialog', { name: 'Remove contact Anne Holm?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByText('It is gone.')).toBeVisible();
  expect(question).toBeVisible();
  expect(reload).toHaveBeenCalled();
});
