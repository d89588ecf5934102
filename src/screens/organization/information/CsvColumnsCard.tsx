import { Checkbox } from '@mantine/core';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { ifMatch } from '@/store/api/client/endpointOptions';
import { useUpdateCsvColumnsMutation } from '@/store/api/organizationApi';
import { Details } from '@/ui/form/Details';
import { EditableCard } from '@/ui/form/edit/EditableCard';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { FormHint } from '@/ui/form/wizard/Wizard';
import type { InformationCardProps } from './ContactInformationCard';

/**
 * Programs read the CSV by its columns, so it has the numbers of due diligence statements only if somebody
 * asks for them.
 */
export function CsvColumnsCard({
  organization,
  hasNumbers,
  canEdit,
  onReload,
}: InformationCardProps & { hasNumbers: boolean }) {
  const t = useText();
  const report = useSaveNotice('organization.updated', 'organization.update_failed');
  const [update] = useUpdateCsvColumnsMutation();
  const { organizationId: id, etag } = organization;
  const form = useEditForm({
    version: { values: { csvStatementNumbers: hasNumbers }, etag },
    validate: () => ({}),
    save: (body, version) => report(update({ id, body, ...ifMatch(version) })),
  });
  const label = t('organization.csv_numbers');
  return (
    <EditableCard
      title={t('organization.csv_columns')}
      canEdit={canEdit}
      form={form}
      canSave={form.isValid}
      view={<Details items={[{ label, value: t(hasNumbers ? 'users.yes' : 'users.no') }]} />}
      onReload={onReload}
    >
      <Checkbox label={label} {...form.fields.getInputProps('csvStatementNumbers', { type: 'checkbox' })} />
      <FormHint>{t('organization.csv_columns_hint')}</FormHint>
    </EditableCard>
  );
}
