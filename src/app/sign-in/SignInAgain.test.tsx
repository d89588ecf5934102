import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildDepartment, buildOrganization, buildUserInfo } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import { useSaveResult } from '@/features/errors/useSaveResult';
import { useGetOrganizationQuery, useRenameOrganizationMutation } from '@/store/api/organizationApi';
import { PageLoader } from '@/ui/feedback/PageLoader';
import { EditableCard } from '@/ui/form/edit/EditableCard';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { RequireAccess } from './RequireAccess';
import { SignIn } from './SignIn';

setupMockService();

const id = 'nordskov';

function NameCard() {
  const { data, refetch } = useGetOrganizationQuery({ id });
  const [rename] = useRenameOrganizationMutation();
  const resultOf = useSaveResult();
  const form = useEditForm({
    version: { values: { name: data?.name ?? '' }, etag: undefined },
    validate: () => ({}),
    save: async (body: { name: string }) => resultOf(await rename({ id, body })),
    onSaved: () => undefined,
  });
  return (
    <EditableCard title="Name" canEdit view={data?.name} form={form} canSave onReload={refetch}>
      <TextInput label="Name" {...form.fields.getInputProps('name')} />
    </EditableCard>
  );
}

const routes = [
  { path: '/', Component: SignIn },
  {
    HydrateFallback: PageLoader,
    lazy: async () => ({ Component: RequireAccess }),
    children: [{ path: '/organization/:orgId', Component: NameCard }],
  },
];

const again = buildSession({ id: 'again' });

/** The card of an organisation with a changed name, saved after the session has died. */
async function saveTooLate() {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let name = 'Nordskov';
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/department/list', [buildDepartment()]);
  mockResponse('get', '/organization/:id', () => buildOrganization({ name }));
  mockResponse('get', '/sawmill/list', { data: [], page: 1, totalCount: 0 });
  mockError('post', '/auth/refresh-token', 401);
  mockResponse('post', '/auth/logout', null);
  const renamed = jest.fn();
  mockService.use(
    http.put(`${apiBase}/organization/${id}/rename`, async ({ request }) => {
      const isGood = request.headers.get('authorization') === `Bearer ${again.token}`;
      if (!isGood) return HttpResponse.json({ data: null, errorMessage: 'no' }, { status: 401 });
      name = 'Sydskov';
      renamed(await request.json());
      return HttpResponse.json({ data: null, errorMessage: null });
    }),
  );
  const app = renderApp(`/organization/${id}`, { session: buildSession(), routes });
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Edit Name' }));
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sydskov{Enter}');
  await screen.findByRole('dialog', { name: 'Your session has expired' });
  return { ...app, renamed };
}

it('goes on with the save when the same person has signed in again over the page', async () => {
  const { user, renamed } = await saveTooLate();
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  expect(email).toHaveValue('org@nordskov.example');
  expect(email).toHaveAttribute('readonly');
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());

  mockError('post', '/auth/login', 401);
  await user.keyboard('wrong{Enter}');
  expect(await screen.findByText('org@nordskov.example: login failed')).toBeVisible();
  const logins = mockResponse('post', '/auth/login', {
    token: again.token,
    refreshToken: again.refreshToken,
  });
  await user.clear(password);
  await user.type(password, 'Timber-2026!{Enter}');

  expect(await screen.findByRole('button', { name: 'Edit Name' })).toHaveFocus();
  expect(logins[0]?.body).toEqual({ username: 'org@nordskov.example', password: 'Timber-2026!' });
  expect(renamed).toHaveBeenCalledWith({ name: 'Sydskov' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets the person leave instead', async () => {
  const { user, router, renamed } = await saveTooLate();
  const [logOut] = screen.getAllByRole('button', { name: 'Log out' }).slice(-1);
  if (logOut) await user.click(logOut);
  expect(await screen.findByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(renamed).not.toHaveBeenCalled();
});
