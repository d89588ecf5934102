import { TextInput } from '@mantine/core';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import { countryCode, countryName } from '@/i18n/country';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { ifMatch } from '@/store/api/client/endpointOptions';
import {
  type Organization,
  useRenameOrganizationMutation,
  useUpdateAddressInformationMutation,
} from '@/store/api/organizationApi';
import { useFeature } from '@/store/useFeature';
import { Details, NotGiven } from '@/ui/form/Details';
import { EditableCard } from '@/ui/form/edit/EditableCard';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { CardColumns } from '@/ui/layout/CardColumns';
import { ContactInformationCard, type InformationCardProps } from './ContactInformationCard';
import { CsvColumnsCard } from './CsvColumnsCard';
import { LogoCard } from './LogoCard';
import classes from './OrganizationInformationTab.module.css';
import { StateCard } from './StateCard';
import { WorkCountriesCard } from './WorkCountriesCard';

export function OrganizationInformationTab(props: InformationCardProps) {
  const { organization, canEdit } = props;
  const { active, workCountries, csvStatementNumbers } = organization;
  const hasCountries = useFeature('workCountries');
  const hasState = useFeature('organizationState');
  const hasStatements = useFeature('eudr');
  return (
    <CardColumns>
      <NameCard {...props} />
      <ContactInformationCard {...props} />
      <AddressCard {...props} />
      {hasCountries && workCountries && <WorkCountriesCard {...props} countries={workCountries} />}
      {hasStatements && csvStatementNumbers !== undefined && (
        <CsvColumnsCard {...props} hasNumbers={csvStatementNumbers} />
      )}
      <LogoCard organization={organization} canEdit={canEdit} />
      {hasState && typeof active === 'boolean' && <StateCard organization={organization} active={active} />}
    </CardColumns>
  );
}

/** The country cannot be changed after the organisation's creation. */
function NameCard({ organization, canEdit, onReload }: InformationCardProps) {
  const t = useText();
  const rules = useFormRules();
  const report = useSaveNotice('organization.updated', 'organization.update_failed');
  const [rename] = useRenameOrganizationMutation();
  const { organizationId: id, name, country, etag } = organization;
  const form = useEditForm({
    version: { values: { name }, etag },
    validate: (values) => ({ name: rules.required(values.name) }),
    save: (values, version) =>
      report(rename({ id, body: { name: values.name.trim() }, ...ifMatch(version) })),
  });
  const countryDetail = { label: t('organization.country'), value: t(`country.${country}`) };
  return (
    <EditableCard
      title={t('organization.name_card')}
      canEdit={canEdit}
      form={form}
      canSave={form.isValid}
      view={<Details items={[{ label: t('organization.name'), value: name }, countryDetail]} />}
      onReload={onReload}
    >
      <TextInput label={t('organization.name')} {...form.fields.getInputProps('name')} />
      <Details items={[countryDetail]} />
    </EditableCard>
  );
}

const nowhere = { street: '', streetNumber: '', city: '', zipCode: '', country: '' };

function AddressCard({ organization, canEdit, onReload }: InformationCardProps) {
  const t = useText();
  const report = useSaveNotice('organization.updated', 'organization.update_failed');
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
      view={<PostalAddress address={address} home={organization.country} />}
      onReload={onReload}
    >
      {lines.map(({ key, label }) => (
        <TextInput key={key} label={label} {...form.fields.getInputProps(key)} />
      ))}
    </EditableCard>
  );
}

type Address = NonNullable<Organization['addressInformation']>;

interface PostalAddressProps {
  address: Address;
  home: Organization['country'];
}

/**
 * As on an envelope, an address in the home country does not name the country. A country that was typed in
 * another language has its name in the reader's language.
 */
function PostalAddress({ address, home }: PostalAddressProps) {
  const { language } = useLocale();
  const { street, streetNumber, city, zipCode, country } = address;
  const code = countryCode(country);
  const parts = [
    [street, streetNumber],
    [zipCode, city],
  ];
  const lines = [
    // The British write the number before the street, and the town before its postcode.
    ...parts.map((part) => (code === 'GB' ? part.toReversed() : part).filter(Boolean).join(' ')),
    code === undefined ? country : code !== countryCode(home) && countryName(code, language),
  ].filter(Boolean);
  if (lines.length === 0) return <NotGiven />;
  return (
    <address className={classes.lines}>
      {keyedByIndex(lines).map(({ key, item }) => (
        <div key={key}>{item}</div>
      ))}
    </address>
  );
}
