import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSaveResult } from '@/features/errors/useSaveResult';
import { AdministratorStep } from '@/features/members/AdministratorStep';
import { PersonNameField } from '@/features/members/PersonFields';
import { useText } from '@/i18n/useText';
import { departmentNumberMaximum } from '@/lib/generated/limits.gen';
import { paths } from '@/navigation/paths';
import {
  type Department,
  useAddDepartmentAdministratorMutation,
  useCreateDepartmentMutation,
} from '@/store/api/departmentApi';
import type { Organization } from '@/store/api/organizationApi';
import { useListPeopleQuery } from '@/store/api/personApi';
import { useFeature } from '@/store/useFeature';
import { showSuccess } from '@/ui/feedback/notifications';
import { DigitsField } from '@/ui/fields/DigitsField';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import { Wizard, WizardStep } from '@/ui/form/wizard/Wizard';
import { AddButton } from '@/ui/table/tools/AddButton';

interface Progress {
  opened: boolean;
  department: Department | null;
}

const beginning: Progress = { opened: false, department: null };

interface CreateDepartmentProps {
  organizationId: string;
  country: Organization['country'];
}

export function CreateDepartment({ organizationId, country }: CreateDepartmentProps) {
  const t = useText();
  const [{ opened, department }, setProgress] = useState(beginning);

  const close = () => {
    setProgress({ opened: false, department });
    // The first step has created the department, with or without an administrator.
    if (department)
      showSuccess(t('departments.created'), {
        to: paths.department(organizationId, department.departmentId),
        label: t('departments.created_open', { name: department.name }),
      });
  };
  return (
    <>
      <AddButton
        label={t('departments.create')}
        isCompact
        onClick={() => setProgress({ opened: true, department: null })}
      />
      <Wizard
        opened={opened}
        title={department?.name ?? t('departments.create')}
        step={department ? 1 : 0}
        steps={[t('departments.step.name'), t('departments.step.admin')]}
        onClose={close}
      >
        {department ? (
          <DepartmentAdminStep
            organizationId={organizationId}
            country={country}
            departmentId={department.departmentId}
            onSaved={close}
          />
        ) : (
          <DepartmentNameStep
            organizationId={organizationId}
            onCreated={(created) => setProgress({ opened: true, department: created })}
          />
        )}
      </Wizard>
    </>
  );
}

interface DepartmentAdminStepProps extends CreateDepartmentProps {
  departmentId: string;
  onSaved: () => void;
}

function DepartmentAdminStep(props: DepartmentAdminStepProps) {
  const { organizationId, country, departmentId: id, onSaved } = props;
  const t = useText();
  const resultOf = useSaveResult();
  const [add] = useAddDepartmentAdministratorMutation();
  const hasPeople = useFeature('people');
  const { currentData: people = [] } = useListPeopleQuery(
    { id: organizationId },
    { refetchOnMountOrArgChange: true, skip: !hasPeople },
  );
  return (
    <AdministratorStep
      country={hasPeople ? country : undefined}
      submitLabel={t('form.create')}
      add={async (administrator, key) => resultOf(await add({ id, administrator, 'idempotency-key': key }))}
      onSaved={onSaved}
      nameField={(props) => <PersonNameField people={people} {...props} />}
    />
  );
}

interface DepartmentNameStepProps {
  organizationId: string;
  onCreated: (department: Department) => void;
}

const empty = { name: '', departmentNumber: '' };
const shortestName = 2;
const mostDigits = String(departmentNumberMaximum).length;

function DepartmentNameStep({ organizationId, onCreated }: DepartmentNameStepProps) {
  const t = useText();
  const rules = useFormRules();
  const resultOf = useSaveResult();
  const [create] = useCreateDepartmentMutation();
  const createOnce = useIdempotentSave(async (values: typeof empty, key) => {
    const body = {
      name: values.name.trim(),
      organizationId,
      ...(values.departmentNumber.trim() !== '' && { departmentNumber: Number(values.departmentNumber) }),
    };
    const answer = await create({ body, 'idempotency-key': key });
    const result = await resultOf(answer);
    if (answer.data) onCreated(answer.data);
    return result;
  });
  const form = useEditForm({
    version: { values: empty, etag: undefined },
    validate: ({ name, departmentNumber }) => ({
      name: rules.required(name) ?? rules.minLength(name, shortestName),
      departmentNumber: rules.digits(departmentNumber, mostDigits),
    }),
    save: createOnce,
  });
  return (
    <WizardStep form={form} submitLabel={t('form.create_and_continue')} canSubmit={form.isValid}>
      <TextInput label={t('departments.name')} autoComplete="off" {...form.fields.getInputProps('name')} />
      <DigitsField
        label={t('departments.number')}
        maxDigits={mostDigits}
        {...form.fields.getInputProps('departmentNumber')}
      />
    </WizardStep>
  );
}
