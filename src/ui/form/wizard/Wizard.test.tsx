import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import type { SaveResult } from '@/ui/form/saveResult';
import { Wizard, WizardStep } from './Wizard';

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
