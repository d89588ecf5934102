import { useSaveNotice } from '@/features/errors/useSaveResult';
import { countryName } from '@/i18n/country';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { workCountries } from '@/lib/generated/enums.gen';
import { ifMatch } from '@/store/api/client/endpointOptions';
import { type Organization, useUpdateWorkCountriesMutation } from '@/store/api/organizationApi';
import { MultiSelectField } from '@/ui/fields/MultiSelectField';
import { EditableCard } from '@/ui/form/edit/EditableCard';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { FormHint } from '@/ui/form/wizard/Wizard';
import type { InformationCardProps } from './ContactInformationCard';

type WorkCountries = NonNullable<Organization['workCountries']>;

/** The position of a stack is doubtful if it is far from these countries. */
export function WorkCountriesCard({
  organization,
  countries,
  canEdit,
  onReload,
}: InformationCardProps & { countries: WorkCountries }) {
  const t = useText();
  const { language, locale } = useLocale();
  const { compare } = new Intl.Collator(locale);
  const report = useSaveNotice('organization.updated', 'organization.update_failed');
  const [update] = useUpdateWorkCountriesMutation();
  const { organizationId: id, etag } = organization;
  const form = useEditForm({
    version: { values: { countries }, etag },
    validate: (values) => ({
      countries: values.countries.length === 0 ? t('organization.work_countries_missing') : null,
    }),
    save: (values, version) =>
      report(update({ id, body: { workCountries: values.countries }, ...ifMatch(version) })),
  });
  const options = workCountries
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((one, other) => compare(one.label, other.label));
  const names = options.filter(({ value }) => countries.includes(value)).map(({ label }) => label);
  return (
    <EditableCard
      title={t('organization.work_countries')}
      canEdit={canEdit}
      form={form}
      canSave={form.isValid}
      view={<p>{names.join(', ')}</p>}
      onReload={onReload}
    >
      <MultiSelectField
        label={t('organization.work_countries')}
        options={options}
        value={form.fields.values.countries}
        error={form.fields.getInputProps('countries').error}
        onChange={(values) =>
          form.fields.setFieldValue(
            'countries',
            workCountries.filter((code) => values.includes(code)),
          )
        }
        all=""
      />
      <FormHint>{t('organization.work_countries_hint')}</FormHint>
    </EditableCard>
  );
}
