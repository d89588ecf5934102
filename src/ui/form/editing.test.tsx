import { TextInput } from '@mantine/core';
import { act, getConfig, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link, Outlet, useNavigate, useSearchParams } from 'react-router';
import { renderApp } from '@mocks/render/renderApp';
import { renderUi } from '@mocks/render/renderUi';
import { Details } from './Details';
import { FormDialog } from './dialog/FormDialog';
import { EditableCard } from './edit/EditableCard';
import { useEditForm, type Version } from './edit/useEditForm';
import type { SaveResult } from './saveResult';
import { UnsavedGuard, useLeave } from './unsaved/UnsavedGuard';
import { useUnsaved } from './unsaved/useUnsaved';
import { useFormRules } from './useFormRules';

describe('a card', () => {
  interface Address extends Record<string, unknown> {
    street: string;
    city: string;
  }

  // The store freezes its values too.
  const stored: Version<Address> = {
    values: Object.freeze({ street: 'Skovvej', city: 'Rold' }),
    etag: '"1"',
  };
  const newer: Version<Address> = { values: { street: 'Havnegade', city: 'Rold' }, etag: '"2"' };

  interface CardProps {
    save: (values: Address, etag: string | undefined) => Promise<SaveResult>;
    onReload?: () => Promise<unknown>;
    canEdit?: boolean;
    beforeEdit?: (begin: () => void) => void;
  }

  function AddressCard({ save, onReload = async () => undefined, canEdit = true, beforeEdit }: CardProps) {
    const rules = useFormRules();
    const [version, setVersion] = useState(stored);
    const form = useEditForm({
      version,
      validate: ({ street }: Address) => ({ street: rules.required(street) }),
      save,
      onSaved: () => undefined,
    });
    const { street, city } = version.values;
    return (
      <EditableCard
        title="Address"
        canEdit={canEdit}
        view={
          <Details
            items={[
              { label: 'Street', value: street },
              { label: 'City', value: city },
              { label: 'Postcode', value: '' },
            ]}
          />
        }
        form={form}
        canSave={form.isValid}
        {...(beforeEdit && { beforeEdit })}
        onReload={() => onReload().then(() => setVersion(newer))}
      >
        <TextInput label="Street" {...form.fields.getInputProps('street')} />
        <TextInput label="City" {...form.fields.getInputProps('city')} />
        <button type="button" onClick={() => form.fields.setFieldValue('city', 'Hobro')}>
          Choose Hobro
        </button>
      </EditableCard>
    );
  }

  const saved: SaveResult = { kind: 'saved' };
  const button = (name: string) => screen.getByRole('button', { name });
  const field = (name: string) => screen.getByRole('textbox', { name });

  function openCard(props: CardProps) {
    return renderUi(<AddressCard {...props} />);
  }

  it('saves on Enter and comes back to the Edit button', async () => {
    let answer = (_: SaveResult) => {};
    const save = jest.fn(() => new Promise<SaveResult>((resolve) => (answer = resolve)));
    const { user } = openCard({ save });
    expect(screen.getByText('not given')).toBeInTheDocument();
    await user.click(button('Edit Address'));
    expect(field('Street')).toHaveFocus();
    await user.type(field('Street'), ' 2{Enter}{Enter}');
    await user.type(field('Street'), ' and more{Escape}');
    await user.click(button('Choose Hobro'));
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    expect(field('Street')).toHaveValue('Skovvej 2');
    expect(field('City')).toHaveValue('Rold');
    await act(async () => answer(saved));
    expect(save.mock.calls).toEqual([[{ street: 'Skovvej 2', city: 'Rold' }, '"1"']]);
    expect(button('Edit Address')).toHaveFocus();
  });

  it('stays open with everything typed when saving fails, and says why', async () => {
    const fieldErrors = [{ field: 'city', message: 'No such city.' }];
    const results: SaveResult[] = [{ kind: 'failed', message: 'Not saved.', fieldErrors }, saved];
    const save = async () => results.shift() ?? saved;
    const { user } = openCard({ save });
    await user.click(button('Edit Address'));
    await user.type(field('City'), 'x');
    await user.click(button('Save'));
    expect(await screen.findByText('Not saved.')).toHaveRole('alert');
    expect(field('City')).toHaveFocus();
    expect(field('City')).toHaveAccessibleDescription('No such city.');
    expect(field('City')).toHaveValue('Roldx');
    await user.keyboard('{Backspace}');
    expect(screen.queryByText('No such city.')).toBeNull();
    await user.click(button('Save'));
    expect(button('Edit Address')).toHaveFocus();
  });

  it('validates a field when it has been left, and saves nothing that is wrong', async () => {
    const save = jest.fn(async () => saved);
    const { user } = openCard({ save });
    await user.click(button('Edit Address'));
    await user.clear(field('Street'));
    expect(screen.queryByText('Field is required')).toBeNull();
    expect(button('Save')).toHaveAccessibleDescription('Some fields are still empty or not valid');
    await user.tab();
    expect(field('Street')).toHaveAccessibleDescription('Field is required');
    await user.keyboard('{Enter}');
    expect(field('Street')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await user.keyboard('A');
    expect(screen.queryByText('Field is required')).toBeNull();
    expect(button('Save')).not.toHaveAttribute('aria-disabled');
  });

  it('asks before Escape drops unsaved text', async () => {
    const { user } = openCard({ save: async () => saved });
    await user.click(button('Edit Address'));
    await user.keyboard('{Escape}');
    expect(button('Edit Address')).toHaveFocus();

    await user.keyboard('{Enter}');
    await user.type(field('Street'), ' 2{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
    await user.click(button('Keep editing'));
    expect(field('Street')).toHaveValue('Skovvej 2');

    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.getByText('Skovvej')).toBeVisible();
    await waitFor(() => expect(button('Edit Address')).toHaveFocus());
    await user.click(button('Edit Address'));
    expect(field('Street')).toHaveValue('Skovvej');
  });

  it('lets somebody who was slower look at the newer version and keep their text', async () => {
    const save = jest.fn(async (_: Address, etag: string | undefined): Promise<SaveResult> => {
      return etag === '"2"' ? saved : { kind: 'conflict' };
    });
    const onReload = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new Error()).mockResolvedValue({});
    const { user } = openCard({ save, onReload });
    await user.click(button('Edit Address'));
    await user.type(field('City'), 'x{Enter}');
    const notice = within(await screen.findByRole('region', { name: 'The newer version' }));
    expect(notice.getByRole('alert')).toHaveTextContent('Someone else has changed this since you opened it.');
    expect(button('Save')).toHaveAccessibleDescription('First choose which version to keep');

    await user.click(button('Show the newer version'));
    expect(await notice.findByText('The newer version could not be loaded. Try again.')).toBeVisible();
    await user.click(button('Show the newer version'));
    expect(await notice.findByText('Havnegade')).toBeVisible();
    expect(field('City')).toHaveValue('Roldx');

    await user.click(button('Keep my changes'));
    await user.click(button('Save'));
    expect(save).toHaveBeenLastCalledWith({ street: 'Skovvej', city: 'Roldx' }, '"2"');
    expect(button('Edit Address')).toHaveFocus();
  });

  it('lets somebody who was slower take the newer version', async () => {
    const { user } = openCard({ save: async () => ({ kind: 'conflict' }) });
    await user.click(button('Edit Address'));
    await user.type(field('City'), 'x{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Show the newer version' }));
    await user.click(await screen.findByRole('button', { name: 'Use the newer version' }));
    expect(field('Street')).toHaveValue('Havnegade');
    expect(field('City')).toHaveValue('Rold');
  });

  it('cannot be edited without the right to, and lets its owner ask first', async () => {
    const { unmount } = openCard({ save: async () => saved, canEdit: false });
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const questions: (() => void)[] = [];
    const { user } = renderUi(
      <>
        <AddressCard save={async () => saved} beforeEdit={(begin) => questions.push(begin)} />
        <button type="button">Yes</button>
      </>,
    );
    await user.click(button('Edit Address'));
    expect(screen.queryByRole('textbox')).toBeNull();
    // The dialog that asked is still closing.
    button('Yes').focus();
    act(() => questions[0]?.());
    expect(field('Street')).toHaveFocus();
  });
});

describe('unsaved text', () => {
  const leaving = jest.fn();

  function Frame() {
    return (
      <UnsavedGuard>
        <Outlet />
      </UnsavedGuard>
    );
  }

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
    // `act` is avoided, because the opening dialog takes the focus, and that event ends the scope early.
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
});

describe('the rules of a form', () => {
  function rulesIn(locale: string) {
    let rules: ReturnType<typeof useFormRules> | undefined;
    function Probe() {
      rules = useFormRules();
      return null;
    }
    renderUi(<Probe />, { locale });
    if (!rules) throw new Error('Nothing was rendered');
    return rules;
  }

  it('asks for what is required', () => {
    const { required } = rulesIn('en-GB');
    expect([required('a'), required('  '), required(null)]).toEqual([
      null,
      'Field is required',
      'Field is required',
    ]);
  });

  it('knows e-mails, lengths and digits, and lets what is empty pass', () => {
    const rules = rulesIn('en-GB');
    expect(rules.email('ane@nordskov.example ')).toBeNull();
    expect(rules.email('ane@nordskov')).toBe('E-mail is incorrect');
    expect(rules.minLength(' a ', 2)).toBe('Enter at least 2 characters');
    expect(rules.minLength('ab', 2)).toBeNull();
    expect(rules.digits('1234567', 6)).toBe('Enter digits only, up to 6');
    expect(rules.digits('123456', 6)).toBeNull();
    expect(rules.integer('1.5')).toBe('Enter a whole number');
    expect(rules.integer('07')).toBeNull();
    expect([rules.email(''), rules.minLength('', 2), rules.digits('', 6), rules.integer('')]).toEqual(
      Array(4).fill(null),
    );
  });

  it("takes prices as the person's locale writes them", () => {
    const british = rulesIn('en-GB');
    expect([british.price('0'), british.price('12.5'), british.price('')]).toEqual([null, null, null]);
    expect(british.price('12,5')).toBe('Enter 0 or more, for example 12.5');
    expect(british.price('-1')).not.toBeNull();
    expect(rulesIn('de-DE').price('12,5')).toBeNull();
  });
});
