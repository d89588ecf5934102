import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { parseDay } from '@/lib/day';
import { parseDecimal } from '@/lib/decimal';
import { ifMatch } from '@/store/api/client/endpointOptions';
import { useCreateHarvestPlaceMutation, useUpdateHarvestPlaceMutation } from '@/store/api/harvestPlaceApi';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useDegreesRule } from '@/ui/form/useDegreesRule';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import { type PlaceSubject, type PlaceValues, placeFields, placeValues, workCountry } from './placeForm';

interface PlaceFormOptions {
  departmentId: string;
  country: string | undefined;
  subject: PlaceSubject;
  onSaved: () => void;
}

export function usePlaceForm({ departmentId, country, subject, onSaved }: PlaceFormOptions) {
  const t = useText();
  const rules = useFormRules();
  const degreesError = useDegreesRule();
  const { locale } = useLocale();
  const { datePattern } = useFormats();
  const { reportSave } = useSaveFeedback();
  const [create] = useCreateHarvestPlaceMutation();
  const [update] = useUpdateHarvestPlaceMutation();
  const forms = { locale, datePattern };
  const add = useIdempotentSave<PlaceValues>((values, key) =>
    reportSave(
      create({ id: departmentId, 'idempotency-key': key, harvestPlaceFields: placeFields(values, forms) }),
    ),
  );
  const dayError = (text: string) =>
    text.trim() === '' || parseDay(text, datePattern) !== null ? null : t('date_range.invalid_date');
  const { place } = subject;
  return useEditForm<PlaceValues>({
    version: { values: placeValues(subject, forms, country), etag: place?.etag },
    validate: (values) => {
      const { kind } = values;
      const [from, to] = [parseDay(values.harvestFrom, datePattern), parseDay(values.harvestTo, datePattern)];
      const isReversed = from !== null && to !== null && from > to;
      const hectares = values.statedHectares.trim();
      return {
        name: rules.required(values.name),
        country: rules.required(workCountry(values) ?? null),
        harvestFrom: dayError(values.harvestFrom),
        harvestTo: dayError(values.harvestTo) ?? (isReversed ? t('date_range.invalid_range') : null),
        statedHectares:
          hectares === '' || (parseDecimal(hectares, locale) ?? 0) > 0
            ? null
            : t('harvest_places.stated_wrong'),
        geometry: kind === 'file' && values.geometry === null ? t('harvest_places.file_missing') : null,
        latitude: kind === 'point' ? degreesError(values.latitude, 90) : null,
        longitude: kind === 'point' ? degreesError(values.longitude, 180) : null,
        landAddress: kind === 'address' ? rules.required(values.landAddress) : null,
      };
    },
    save: (values, etag) =>
      place
        ? reportSave(
            update({
              ...{ id: departmentId, placeId: place.id },
              ...ifMatch(etag),
              harvestPlaceFields: placeFields(values, forms),
            }),
          )
        : add(values),
    onSaved,
  });
}
