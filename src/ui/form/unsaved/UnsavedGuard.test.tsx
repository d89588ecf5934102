import { TextInput } from '@mantine/core';
import { act, getConfig, screen } from '@testing-library/react';
import { Link, Outlet, useNavigate, useSearchParams } from 'react-router';
import { renderApp } from '@mocks/render/renderApp';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { UnsavedGuard, useLeave } from './UnsavedGuard';
import { useUnsaved } from './useUnsaved';

const leaving = jest.fn();

function Frame() {
  return (
    <UnsavedGuard>
      <Outlet />
    </UnsavedGuard>
  );
}

/** A page whose tab with unsaved text is `?tab=1`. */
function Page() {
  const [params] = useSearchParams();
  const leave = useLeave();
  useUnsaved(params.get('tab') === '1');
  return (
    <>
      <h1>Page</h1>
      <Link to="?tab=2">Other tab</Link>
      <Link to="?tab=1#below">Below</Link>
      <button type="button" onClick={() => leave(leaving)}>
        Log out
      </button>
    </>
  );
}

/** A form that leads on as soon as it is saved. */
function FormPage() {
  const navigate = useNavigate();
  const form = useEditForm({
    version: { values: { name: '' }, etag: undefined },
    validate: () => ({}),
    save: async () => ({ kind: 'saved' }),
    onSaved: () => void navigate('/'),
  });
  return (
    <FormDialog opened title="New" submitLabel="Create" form={form} canSave onClose={() => undefined}>
      <TextInput label="Name" {...form.fields.getInputProps('name')} />
    </FormDialog>
  );
}

const routes = [
  {
    element: <Frame />,
    children: [
      { path: '/form', element: <FormPage /> },
      { path: '/', element: <h1>Home</h1> },
      { path: '/page', element: <Page /> },
    ],
  },
];

async function openPage(search: string) {
  const app = renderApp('/', { routes });
  await act(() => app.router.navigate(`/page${search}`));
  return { ...app, place: () => app.router.state.location.pathname + app.router.state.location.search };
}

const press = (name: string) => screen.findByRole('button', { name });

it('asks before a link or Back leaves unsaved text behind', async () => {
  const { router, user, place } = await openPage('?tab=1');
  await user.click(screen.getByRole('link', { name: 'Below' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Other tab' }));
  await user.click(await press('Keep editing'));
  expect(place()).toBe('/page?tab=1');

  await act(() => router.navigate(-2));
  await user.click(await press('Discard'));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

it('asks before signing out, and the browser before a reload', async () => {
  const { user } = await openPage('?tab=1');
  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(leaving).not.toHaveBeenCalled();
  await user.click(await press('Discard'));
  expect(leaving).toHaveBeenCalledTimes(1);
});

it('lets a form lead on that has just been saved', async () => {
  const { router, user } = renderApp('/', { routes });
  await act(() => router.navigate('/form'));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Syd');
  // Not within `act`: the dialog that opens takes the focus, an event that ends the scope early.
  await getConfig().asyncWrapper(() => router.navigate('/'));
  await user.click(await press('Keep editing'));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

it('holds nobody back where everything is saved', async () => {
  const { user, place } = await openPage('');
  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Other tab' }));
  expect(place()).toBe('/page?tab=2');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(leaving).toHaveBeenCalled();
});
