import { TextInput } from '@mantine/core';
import { useSaveReport } from '@/features/errors/useSaveReport';
import { useText } from '@/i18n/useText';
import { ifMatch } from '@/store/api/client/ifMatch';
import { useRenameOrganizationMutation } from '@/store/api/organizationApi';
import { Facts } from '@/ui/form/Details';
import { EditableCard } from '@/ui/form/EditableCard';
import { useEditForm } from '@/ui/form/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import type { InformationCardProps } from './cardProps';

/** The organisation's name, and its country, which stays what it was founded in. */
export function NameCard({ organization, canEdit, onReload }: InformationCardProps) {
  const t = useText();
  const rules = useFormRules();
  const report = useSaveReport('organization.updated', 'organization.update_failed');
  const [rename] = useRenameOrganizationMutation();
  const { organizationId: id, name, country, etag } = organization;
  const form = useEditForm({
    version: { values: { name }, etag },
    validate: (values) => ({ name: rules.required(values.name) }),
    save: (values, version) =>
      report(rename({ id, body: { name: values.name.trim() }, ...ifMatch(version) })),
  });
  const countryFact = { label: t('organization.country'), value: t(`country.${country}`) };
  return (
    <EditableCard
      title={t('organization.name_card')}
      canEdit={canEdit}
      form={form}
      canSave={form.isValid}
      view={<Facts items={[{ label: t('organization.name'), value: name }, countryFact]} />}
      onReload={onReload}
    >
      <TextInput label={t('organization.name')} {...form.fields.getInputProps('name')} />
      <Facts items={[countryFact]} />
    </EditableCard>
  );
}
