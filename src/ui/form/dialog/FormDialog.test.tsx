import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import type { SaveResult } from '@/ui/form/saveResult';
import { useFormRules } from '@/ui/form/useFormRules';
import { FormDialog } from './FormDialog';

type Save = (values: { name: string }) => Promise<SaveResult>;

function Creation({ save }: { save: Save }) {
  const rules = useFormRules();
  const [opened, setOpened] = useState(false);
  const form = useEditForm({
    version: { values: { name: '' }, etag: undefined },
    validate: ({ name }: { name: string }) => ({ name: rules.required(name) ?? rules.minLength(name, 2) }),
    save,
    onSaved: () => setOpened(false),
  });
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Create sawmill
      </button>
      <FormDialog
        opened={opened}
        title="New sawmill"
        submitLabel="Create"
        form={form}
        canSave={form.isValid}
        onClose={() => setOpened(false)}
      >
        <TextInput label="Name" {...form.fields.getInputProps('name')} />
      </FormDialog>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const name = () => screen.getByRole('textbox', { name: 'Name' });

async function openDialog(save: Save) {
  const { user } = renderUi(<Creation save={save} />);
  await user.click(button('Create sawmill'));
  await waitFor(() => expect(name()).toHaveFocus());
  return user;
}

it('shows why it was not saved and stays open, then closes and begins anew', async () => {
  const results: SaveResult[] = [{ kind: 'failed', message: 'There is one of that name.', fieldErrors: [] }];
  const save = jest.fn(async (): Promise<SaveResult> => results.shift() ?? { kind: 'saved' });
  const user = await openDialog(save);
  await user.keyboard('Birkesav{Enter}');
  expect(await screen.findByText('There is one of that name.')).toHaveRole('alert');
  expect(name()).toHaveValue('Birkesav');
  await user.click(button('Create'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(save).toHaveBeenCalledTimes(2);

  await user.click(button('Create sawmill'));
  expect(name()).toHaveValue('');
  expect(screen.queryByText('There is one of that name.')).toBeNull();
});

it('says what is wrong when the button is pressed too early', async () => {
  const save = jest.fn<Promise<SaveResult>, []>();
  const user = await openDialog(save);
  expect(button('Create')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('B');
  await user.click(button('Create'));
  expect(name()).toHaveAccessibleDescription('Enter at least 2 characters');
  expect(name()).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

it('asks before unsaved text is dropped', async () => {
  const user = await openDialog(async () => ({ kind: 'saved' }));
  await user.keyboard('Birkesav{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(name()).toHaveValue('Birkesav');
  await user.click(button('Close'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
