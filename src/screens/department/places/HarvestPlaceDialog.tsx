import { Textarea, TextInput } from '@mantine/core';
import { usePlaceWords } from '@/features/harvest-places/usePlaceWords';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { formatDay, parseDay } from '@/lib/day';
import { workCountries } from '@/lib/generated/enums.gen';
import type { CountedHarvestPlace } from '@/store/api/harvestPlaceApi';
import { ChoiceField } from '@/ui/fields/ChoiceField';
import { DateField } from '@/ui/fields/DateField';
import { Details } from '@/ui/form/Details';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { PlaceWhere } from './PlaceWhere';
import type { PlaceSubject } from './placeForm';
import { usePlaceForm } from './usePlaceForm';

interface HarvestPlaceDialogProps {
  opened: boolean;
  departmentId: string;
  /**
   * A new place begins with this ISO code, which is undefined until the organisation is known. The subject has
   * the newest version of the place.
   */
  country: string | undefined;
  subject: PlaceSubject;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

export function HarvestPlaceDialog(props: HarvestPlaceDialogProps) {
  const { opened, departmentId, country, subject, onClose, onReload } = props;
  const t = useText();
  const { locale } = useLocale();
  const words = usePlaceWords();
  const form = usePlaceForm({ departmentId, country, subject, onSaved: onClose });
  const { place } = subject;
  const input = form.fields.getInputProps;
  const { compare } = new Intl.Collator(locale);
  const countries = workCountries
    .map((value) => ({ value: String(value), label: words.country(value) }))
    .sort((one, other) => compare(one.label, other.label));
  return (
    <FormDialog
      opened={opened}
      title={place ? t('harvest_places.edit_title', { name: place.name }) : t('harvest_places.add')}
      submitLabel={t('form.save')}
      form={form}
      canSave={form.isValid}
      onClose={onClose}
      {...(place && { newer: <NewerPlace place={place} />, onReload })}
    >
      <TextInput label={t('harvest_places.name')} autoComplete="off" {...input('name')} />
      <Textarea
        label={t('harvest_places.area_numbers')}
        description={t('harvest_places.area_numbers_hint')}
        autosize
        minRows={2}
        maxRows={6}
        {...input('areaNumbers')}
      />
      <ChoiceField
        label={t('harvest_places.country')}
        options={countries}
        {...input('country')}
        value={form.fields.values.country || null}
      />
      <PlaceWhere form={form} place={place} />
      <TextInput
        label={t('harvest_places.stated')}
        inputMode="decimal"
        autoComplete="off"
        {...input('statedHectares')}
      />
      <TextInput label={t('harvest_places.producer')} autoComplete="off" {...input('producerName')} />
      <DayInput label={t('harvest_places.from')} input={input('harvestFrom')} />
      <DayInput label={t('harvest_places.to')} input={input('harvestTo')} />
    </FormDialog>
  );
}

interface DayInputProps {
  label: string;
  input: ReturnType<ReturnType<typeof usePlaceForm>['fields']['getInputProps']>;
}

function DayInput({ label, input }: DayInputProps) {
  const { datePattern } = useFormats();
  return (
    <DateField
      label={label}
      typed={input.value}
      onType={input.onChange}
      onCommit={(text) => {
        const day = parseDay(text, datePattern);
        input.onChange(day === null ? text : formatDay(day, datePattern));
        input.onBlur();
      }}
      error={input.error ?? false}
    />
  );
}

function NewerPlace({ place }: { place: CountedHarvestPlace }) {
  const t = useText();
  const words = usePlaceWords();
  return (
    <Details
      items={[
        { label: t('harvest_places.name'), value: place.name },
        { label: t('harvest_places.area_numbers'), value: place.areaNumbers.join(', ') },
        { label: t('harvest_places.country'), value: words.country(place.country) },
        { label: t('harvest_places.where'), value: words.where(place) },
        {
          label: t('harvest_places.stated'),
          value: place.statedHectares === null ? null : words.hectares(place.statedHectares),
        },
        { label: t('harvest_places.producer'), value: place.producerName },
        { label: t('harvest_places.period'), value: words.period(place) },
      ]}
    />
  );
}
