import { screen, waitFor } from '@testing-library/react';
import { buildDepartmentDetails } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { useGetDepartmentQuery } from '@/store/api/departmentApi';
import { MailingListCard } from './MailingListCard';

setupMockService();

function Card() {
  const { data } = useGetDepartmentQuery({ id: 'rold' });
  return data ? <MailingListCard department={data} /> : null;
}

/** The card on a service that holds one list after the other. */
async function openCard(...lists: string[][]) {
  mockResponse('get', '/department/rold', () => buildDepartmentDetails({ mailingList: lists.shift() ?? [] }));
  const app = renderApp('/', { session: buildSession(), routes: [{ path: '/', element: <Card /> }] });
  await screen.findByRole('heading', { name: 'Mailing list' });
  return app;
}

const add = '/department/rold/add-email-to-mailing-list';
const remove = '/department/rold/remove-email-from-mailing-list';
const field = () => screen.getByRole('textbox', { name: 'Add an e-mail address' });
const button = (name: string) => screen.getByRole('button', { name });
const entries = () => screen.getAllByRole('listitem').map((entry) => entry.textContent);

it('adds what is an e-mail, and says what is none', async () => {
  const seen = mockResponse('put', add, null);
  const { user } = await openCard([], ['ane@nordskov.example']);
  expect(screen.getByText('No addresses yet.')).toBeVisible();
  expect(button('Add')).toHaveAttribute('aria-disabled', 'true');
  await user.type(field(), 'ane@nordskov');
  await user.tab();
  expect(field()).toHaveAccessibleDescription('E-mail is incorrect');
  await user.click(button('Add'));
  await user.type(field(), '.example ');
  expect(field()).not.toBeInvalid();
  expect(button('Add')).not.toHaveAttribute('aria-disabled');
  await user.click(button('Add'));
  await waitFor(() => expect(entries()).toEqual(['ane@nordskov.example']));
  expect(seen.map(({ body }) => body)).toEqual([{ email: 'ane@nordskov.example' }]);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('');
});

it('adds nothing twice', async () => {
  const { user } = await openCard(['ane@nordskov.example']);
  await user.type(field(), 'Ane@Nordskov.example{Enter}');
  expect(field()).toHaveAccessibleDescription('This address is already on the list');
  expect(entries()).toHaveLength(1);
});

it('keeps the address when adding fails, and says why', async () => {
  const { user } = await openCard([]);
  mockError('put', add, 409, 'The list is full.');
  await user.type(field(), 'ane@nordskov.example{Enter}');
  expect(await screen.findByText('Updated failed. The list is full.')).toHaveRole('alert');
  expect(field()).toHaveValue('ane@nordskov.example');
});

it('removes one address', async () => {
  mockError('put', remove, 500, 'The database is away');
  const { user } = await openCard(['ane@nordskov.example', 'bo@nordskov.example'], ['bo@nordskov.example']);
  await user.click(button('Remove ane@nordskov.example'));
  expect(await screen.findByText('Updated failed. The database is away')).toHaveRole('alert');
  const seen = mockResponse('put', remove, null);
  await user.click(button('Remove ane@nordskov.example'));
  await waitFor(() => expect(entries()).toEqual(['bo@nordskov.example']));
  expect(seen.map(({ body }) => body)).toEqual([{ email: 'ane@nordskov.example' }]);
  await waitFor(() => expect(field()).toHaveFocus());
});
