import { TextInput } from '@mantine/core';
import { useSaveReport } from '@/features/errors/useSaveReport';
import { useText } from '@/i18n/useText';
import { departmentNumberDigits, readDepartmentNumber } from '@/lib/departmentNumber';
import { ifMatch } from '@/store/api/client/ifMatch';
import { type Department, useUpdateDepartmentInfoMutation } from '@/store/api/departmentApi';
import { Facts } from '@/ui/form/Details';
import { DigitsField } from '@/ui/form/DigitsField';
import { EditableCard } from '@/ui/form/EditableCard';
import { useEditForm } from '@/ui/form/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';

interface InfoCardProps {
  department: Department;
  onReload: () => Promise<unknown>;
}

const shortestName = 2;

/** The department's name and number. */
export function InfoCard({ department, onReload }: InfoCardProps) {
  const t = useText();
  const rules = useFormRules();
  const report = useSaveReport('form.update_successful', 'form.updated_failed');
  const [update] = useUpdateDepartmentInfoMutation();
  const { departmentId: id, name, departmentNumber, etag } = department;
  const number = departmentNumber === null ? '' : String(departmentNumber);
  const form = useEditForm({
    version: { values: { name, departmentNumber: number }, etag },
    validate: (values) => ({
      name: rules.required(values.name) ?? rules.minLength(values.name, shortestName),
    }),
    save: (values, version) => {
      const body = {
        name: values.name.trim(),
        departmentNumber: readDepartmentNumber(values.departmentNumber),
      };
      return report(update({ id, body, ...ifMatch(version) }));
    },
  });
  const facts = [
    { label: t('department.name'), value: name },
    { label: t('department.number'), value: number },
  ];
  return (
    <EditableCard
      title={t('department.info_card')}
      canEdit
      form={form}
      canSave={form.isValid}
      view={<Facts items={facts} />}
      onReload={onReload}
    >
      <TextInput label={t('department.name')} {...form.fields.getInputProps('name')} />
      <DigitsField
        label={t('department.number')}
        maxDigits={departmentNumberDigits}
        {...form.fields.getInputProps('departmentNumber')}
      />
    </EditableCard>
  );
}
