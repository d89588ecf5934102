import { TextInput } from '@mantine/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { Details } from '@/ui/form/Details';
import type { SaveResult } from '@/ui/form/saveResult';
import { useFormRules } from '@/ui/form/useFormRules';
import { EditableCard } from './EditableCard';
import { useEditForm, type Version } from './useEditForm';

interface Address extends Record<string, unknown> {
  street: string;
  city: string;
}

// Frozen, as what comes from the store.
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

/** The card of one owner, whose cache holds `newer` once it has been reloaded. */
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
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  expect(field('Street')).toHaveValue('Skovvej 2');
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
