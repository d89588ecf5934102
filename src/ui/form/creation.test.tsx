import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { FormDialog } from './dialog/FormDialog';
import { useEditForm } from './edit/useEditForm';
import type { SaveResult } from './saveResult';
import { useFormRules } from './useFormRules';
import { useIdempotentSave } from './useIdempotentSave';
import { Wizard, WizardStep } from './wizard/Wizard';

describe('a dialog', () => {
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
    const results: SaveResult[] = [
      { kind: 'failed', message: 'There is one of that name.', fieldErrors: [] },
    ];
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
});

describe('a wizard', () => {
  interface StepProps {
    label: string;
    save: (values: { text: string }) => Promise<SaveResult>;
    onSaved: () => void;
  }

  function Step({ label, save, onSaved }: StepProps) {
    const form = useEditForm({
      version: { values: { text: '' }, etag: undefined },
      validate: () => ({}),
      save,
      onSaved,
    });
    return (
      <WizardStep form={form} submitLabel="Create and continue" canSubmit={form.isValid}>
        <TextInput label={label} {...form.fields.getInputProps('text')} />
      </WizardStep>
    );
  }

  const steps = ['Name', 'Administrator'];

  function Creation({ save, onClose }: { save: StepProps['save']; onClose: () => void }) {
    const [step, setStep] = useState(0);
    return (
      <Wizard opened title="New department" step={step} steps={steps} onClose={onClose}>
        <Step label={steps[step] ?? ''} save={save} onSaved={() => setStep(step + 1)} />
      </Wizard>
    );
  }

  const field = (name: string) => screen.getByRole('textbox', { name });

  it('leads from step to step, each beginning in its first field', async () => {
    const results: SaveResult[] = [{ kind: 'failed', message: 'Not created.', fieldErrors: [] }];
    const onClose = jest.fn();
    const { user } = renderUi(
      <Creation save={async () => results.shift() ?? { kind: 'saved' }} onClose={onClose} />,
    );
    expect(screen.getByRole('form', { name: 'Step 1 of 2: Name' })).toBeVisible();
    await waitFor(() => expect(field('Name')).toHaveFocus());
    await user.keyboard('Syd{Enter}');
    expect(await screen.findByText('Not created.')).toHaveRole('alert');
    expect(field('Name')).toHaveValue('Syd');

    await user.click(screen.getByRole('button', { name: 'Create and continue' }));
    expect(await screen.findByRole('form', { name: 'Step 2 of 2: Administrator' })).toBeVisible();
    expect(field('Administrator')).toHaveFocus();
    expect(field('Administrator')).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before the text of a step is dropped', async () => {
    const onClose = jest.fn();
    const { user } = renderUi(<Creation save={async () => ({ kind: 'saved' })} onClose={onClose} />);
    await user.type(field('Name'), 'Syd');
    const [, closeButton] = screen.getAllByRole('button', { name: 'Close' });
    if (closeButton) await user.click(closeButton);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('an idempotent save', () => {
  const failed: SaveResult = { kind: 'failed', message: 'No answer.', fieldErrors: [] };

  function saveOf(results: SaveResult[]) {
    const keys: string[] = [];
    let save: (values: { name: string }) => Promise<SaveResult> = async () => failed;
    function Form() {
      save = useIdempotentSave(async (_, key) => {
        keys.push(key);
        return results.shift() ?? { kind: 'saved' };
      });
      return null;
    }
    renderUi(<Form />);
    return { keys, save: (name: string) => save({ name }) };
  }

  it('sends the same key again with the same values, and another one with others', async () => {
    const { keys, save } = saveOf([failed, failed, failed]);
    await save('Syd');
    await save('Syd');
    await save('Nord');
    const [first, again, changed] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('begins anew after a success: the same values once more are another thing', async () => {
    const { keys, save } = saveOf([]);
    await save('Syd');
    await save('Syd');
    expect(keys[1]).not.toBe(keys[0]);
  });
});
