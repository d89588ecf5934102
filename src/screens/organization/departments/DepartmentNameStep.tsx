import { TextInput } from '@mantine/core';
import { useSaveOutcome } from '@/features/errors/useSaveOutcome';
import { useText } from '@/i18n/useText';
import { departmentNumberDigits, readDepartmentNumber } from '@/lib/departmentNumber';
import { type Department, useCreateDepartmentMutation } from '@/store/api/departmentApi';
import { DigitsField } from '@/ui/form/DigitsField';
import { useEditForm } from '@/ui/form/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import { WizardStep } from '@/ui/form/WizardStep';

interface DepartmentNameStepProps {
  organizationId: string;
  onCreated: (department: Department) => void;
}

const empty = { name: '', departmentNumber: '' };
const shortestName = 2;

/** Creates the department. */
export function DepartmentNameStep({ organizationId, onCreated }: DepartmentNameStepProps) {
  const t = useText();
  const rules = useFormRules();
  const outcomeOf = useSaveOutcome();
  const [create] = useCreateDepartmentMutation();
  const createOnce = useIdempotentSave(async (values: typeof empty, key) => {
    const departmentNumber = readDepartmentNumber(values.departmentNumber);
    const body = {
      name: values.name.trim(),
      organizationId,
      ...(departmentNumber !== null && { departmentNumber }),
    };
    const answer = await create({ body, 'idempotency-key': key });
    const outcome = await outcomeOf(answer);
    if (answer.data) onCreated(answer.data);
    return outcome;
  });
  const form = useEditForm({
    version: { values: empty, etag: undefined },
    validate: ({ name }) => ({ name: rules.required(name) ?? rules.minLength(name, shortestName) }),
    save: createOnce,
  });
  return (
    <WizardStep form={form} submitLabel={t('form.create_and_continue')} canSubmit={form.isValid}>
      <TextInput label={t('departments.name')} autoComplete="off" {...form.fields.getInputProps('name')} />
      <DigitsField
        label={t('departments.number')}
        maxDigits={departmentNumberDigits}
        {...form.fields.getInputProps('departmentNumber')}
      />
    </WizardStep>
  );
}
