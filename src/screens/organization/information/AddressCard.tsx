import { TextInput } from '@mantine/core';
import { useSaveReport } from '@/features/errors/useSaveReport';
import { useText } from '@/i18n/useText';
import { ifMatch } from '@/store/api/client/ifMatch';
import { useUpdateAddressInformationMutation } from '@/store/api/organizationApi';
import { Facts } from '@/ui/form/Details';
import { EditableCard } from '@/ui/form/EditableCard';
import { useEditForm } from '@/ui/form/useEditForm';
import type { InformationCardProps } from './cardProps';

const nowhere = { street: '', streetNumber: '', city: '', zipCode: '', country: '' };

/** Where the organisation is. */
export function AddressCard({ organization, canEdit, onReload }: InformationCardProps) {
  const t = useText();
  const report = useSaveReport('organization.updated', 'organization.update_failed');
  const [update] = useUpdateAddressInformationMutation();
  const { organizationId: id, addressInformation, etag } = organization;
  const address = addressInformation ?? nowhere;
  const form = useEditForm({
    version: { values: address, etag },
    validate: () => ({}),
    save: ({ street, streetNumber, city, zipCode, country }, version) => {
      const body = {
        street: street.trim(),
        streetNumber: streetNumber.trim(),
        city: city.trim(),
        zipCode: zipCode.trim(),
        country: country.trim(),
      };
      return report(update({ id, body, ...ifMatch(version) }));
    },
  });
  const lines = [
    { key: 'street', label: t('organization.street') },
    { key: 'streetNumber', label: t('organization.street_number') },
    { key: 'city', label: t('organization.city') },
    { key: 'zipCode', label: t('organization.zip_code') },
    { key: 'country', label: t('organization.country') },
  ] as const;
  return (
    <EditableCard
      title={t('organization.address')}
      canEdit={canEdit}
      form={form}
      canSave={form.isValid}
      view={<Facts items={lines.map(({ key, label }) => ({ label, value: address[key] }))} />}
      onReload={onReload}
    >
      {lines.map(({ key, label }) => (
        <TextInput key={key} label={label} {...form.fields.getInputProps(key)} />
      ))}
    </EditableCard>
  );
}
