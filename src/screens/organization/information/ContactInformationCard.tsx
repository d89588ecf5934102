import { TextInput } from '@mantine/core';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { ifMatch } from '@/store/api/client/endpointOptions';
import { type Organization, useUpdateContactInformationMutation } from '@/store/api/organizationApi';
import { EmailField } from '@/ui/fields/EmailField';
import { Details } from '@/ui/form/Details';
import { EditableCard } from '@/ui/form/edit/EditableCard';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { EmailLink, PhoneLink, WebSiteLink } from '@/ui/values/ContactLinks';

export interface InformationCardProps {
  organization: Organization;
  canEdit: boolean;
  onReload: () => Promise<unknown>;
}

const nothing = { email: '', phone: '', webSite: '' };

export function ContactInformationCard({ organization, canEdit, onReload }: InformationCardProps) {
  const t = useText();
  const rules = useFormRules();
  const report = useSaveNotice('organization.updated', 'organization.update_failed');
  const [update] = useUpdateContactInformationMutation();
  const { organizationId: id, contactInformation, etag } = organization;
  const { email, phone, webSite } = contactInformation ?? nothing;
  const form = useEditForm({
    version: { values: { email, phone, webSite }, etag },
    validate: (values) => ({ email: rules.email(values.email) }),
    save: (values, version) => {
      const body = {
        email: values.email.trim(),
        phone: values.phone.trim(),
        webSite: values.webSite.trim(),
      };
      return report(update({ id, body, ...ifMatch(version) }));
    },
  });
  const details = [
    { label: t('organization.email'), value: email && <EmailLink address={email} /> },
    { label: t('organization.phone'), value: phone && <PhoneLink number={phone} /> },
    { label: t('organization.web_site'), value: webSite && <WebSiteLink text={webSite} /> },
  ];
  return (
    <EditableCard
      title={t('organization.contact_information')}
      canEdit={canEdit}
      form={form}
      canSave={form.isValid}
      view={<Details items={details} />}
      onReload={onReload}
    >
      <EmailField label={t('organization.email')} {...form.fields.getInputProps('email')} />
      <TextInput type="tel" label={t('organization.phone')} {...form.fields.getInputProps('phone')} />
      <TextInput
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        label={t('organization.web_site')}
        {...form.fields.getInputProps('webSite')}
      />
    </EditableCard>
  );
}
