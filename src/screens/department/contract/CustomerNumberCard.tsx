import { useSaveNotice } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { ifMatch } from '@/store/api/client/endpointOptions';
import { type Department, useUpdateCustomerNumberMutation } from '@/store/api/departmentApi';
import { DigitsField } from '@/ui/fields/DigitsField';
import { Details } from '@/ui/form/Details';
import { EditableCard } from '@/ui/form/edit/EditableCard';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';

interface CustomerNumberCardProps {
  department: Department;
  canEdit: boolean;
  onReload: () => Promise<unknown>;
}

const maxDigits = 6;

export function CustomerNumberCard({ department, canEdit, onReload }: CustomerNumberCardProps) {
  const t = useText();
  const rules = useFormRules();
  const report = useSaveNotice('form.update_successful', 'form.updated_failed');
  const [update] = useUpdateCustomerNumberMutation();
  const { departmentId: id, customerNumber, etag } = department;
  const form = useEditForm({
    version: { values: { customerNumber: customerNumber ?? '' }, etag },
    validate: (values) => ({ customerNumber: rules.digits(values.customerNumber, maxDigits) }),
    save: (values, version) => {
      const body = { customerNumber: values.customerNumber.trim() || null };
      return report(update({ id, body, ...ifMatch(version) }));
    },
  });
  const label = t('department.customer_number');
  return (
    <EditableCard
      title={t('department.customer_number_card')}
      canEdit={canEdit}
      form={form}
      canSave={form.isValid}
      view={<Details items={[{ label, value: customerNumber }]} />}
      onReload={onReload}
    >
      <DigitsField label={label} maxDigits={maxDigits} {...form.fields.getInputProps('customerNumber')} />
    </EditableCard>
  );
}
