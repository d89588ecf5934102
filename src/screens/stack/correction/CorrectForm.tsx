import { Text, TextInput } from '@mantine/core';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { parseDay } from '@/lib/day';
import { decimalText } from '@/lib/decimal';
import { doubtWordMaxLength } from '@/lib/generated/limits.gen';
import { isOnEarth } from '@/lib/position';
import { PositionMap } from '@/screens/stack/location/PositionMap';
import type { Stack } from '@/screens/stack/readStack';
import { ifMatch } from '@/store/api/client/endpointOptions';
import { type StackCorrection, useCorrectStackMutation } from '@/store/api/stackApi';
import { Details } from '@/ui/form/Details';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { type EditForm, useEditForm } from '@/ui/form/edit/useEditForm';
import { useDegreesRule } from '@/ui/form/useDegreesRule';
import { useFormRules } from '@/ui/form/useFormRules';
import classes from './CorrectDialog.module.css';
import { CorrectionField } from './CorrectionField';
import {
  type CorrectableField,
  type CorrectionValues,
  correctionBody,
  correctionValues,
  editableFields,
  isSameInput,
  nameOf,
  nameOfFault,
  typedPosition,
} from './correctionForm';

interface CorrectFormProps {
  opened: boolean;
  title: string;
  stack: Stack;
  correction: StackCorrection;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

export function CorrectForm({ opened, title, stack, correction, onClose, onReload }: CorrectFormProps) {
  const t = useText();
  const { locale } = useLocale();
  const { datePattern } = useFormats();
  const { reportSave } = useSaveFeedback();
  const [correct] = useCorrectStackMutation();
  const validate = useCorrectionRules(correction);
  const version = { values: correctionValues(correction, { locale, datePattern }), etag: correction.etag };
  const form = useEditForm<CorrectionValues>({
    version,
    validate,
    save: async (values, etag) => {
      const from = form.fields.getInitialValues();
      const body = correctionBody(correction, values, { from, datePattern });
      const result = await reportSave(correct({ id: stack.stackId, ...ifMatch(etag), body }));
      if (result.kind !== 'failed') return result;
      const fieldErrors = result.fieldErrors.map(({ field, message }) => ({
        field: nameOfFault(correction, field),
        message,
      }));
      return { ...result, fieldErrors };
    },
    onSaved: onClose,
  });
  const { getInputProps, getInitialValues, values } = form.fields;
  const from = getInitialValues();
  const isChanged = Object.keys(values).some(
    (name) => name !== 'reason' && !isSameInput(values[name], from[name]),
  );
  return (
    <FormDialog
      opened={opened}
      title={title}
      size="lg"
      submitLabel={t('form.save')}
      form={form}
      canSave={form.isValid && isChanged}
      onClose={onClose}
      newer={<Newer correction={correction} values={version.values} />}
      onReload={onReload}
    >
      <Text className={classes.wide} c="dimmed">
        {t('stack.correction.text')}
      </Text>
      {editableFields(correction).map((one) => (
        <CorrectionField key={one.field.id} correctable={one} form={form} />
      ))}
      {correction.orderNumber && (
        <TextInput
          label={t('stack.order_number')}
          autoComplete="off"
          maxLength={200}
          {...getInputProps('orderNumber')}
        />
      )}
      {correction.position && <PositionFields form={form} stack={stack} />}
      <div className={classes.wide}>
        <TextInput
          label={t('stack.correction.reason')}
          description={t('stack.doubts.word_hint')}
          autoComplete="off"
          maxLength={doubtWordMaxLength}
          {...getInputProps('reason')}
        />
      </div>
    </FormDialog>
  );
}

function useCorrectionRules(correction: StackCorrection) {
  const t = useText();
  const rules = useFormRules();
  const degreesError = useDegreesRule();
  const { datePattern } = useFormats();
  const textOf = (values: CorrectionValues, name: string) => {
    const typed = values[name] ?? '';
    return Array.isArray(typed) ? typed.join() : typed;
  };
  const degrees = (values: CorrectionValues, name: string, most: 90 | 180) => {
    const text = textOf(values, name);
    const other = textOf(values, name === 'latitude' ? 'longitude' : 'latitude');
    if (text.trim() === '')
      return other.trim() === '' && !correction.position?.value ? null : rules.required(text);
    return degreesError(text, most);
  };
  const ofField = (values: CorrectionValues, { field, isRequired, ...correctable }: CorrectableField) => {
    const text = textOf(values, nameOf({ field }));
    if (text.trim() === '') return isRequired && correctable.value !== null ? rules.required(text) : null;
    return field.fieldType === 'Date' && parseDay(text, datePattern) === null
      ? t('contract.invalid_date')
      : null;
  };
  return (values: CorrectionValues) => ({
    reason: rules.required(textOf(values, 'reason')),
    orderNumber:
      correction.orderNumber?.isRequired && correction.orderNumber.value !== null
        ? rules.required(textOf(values, 'orderNumber'))
        : null,
    latitude: degrees(values, 'latitude', 90),
    longitude: degrees(values, 'longitude', 180),
    ...Object.fromEntries(editableFields(correction).map((one) => [nameOf(one), ofField(values, one)])),
  });
}

function PositionFields({ form, stack }: { form: EditForm<CorrectionValues>; stack: Stack }) {
  const t = useText();
  const { locale } = useLocale();
  const { getInputProps, setValues, values } = form.fields;
  const place = typedPosition(values);
  return (
    <fieldset className={`${classes.place} ${classes.wide}`}>
      <legend>{t('stack.position')}</legend>
      <TextInput
        label={t('stack_field.latitude')}
        inputMode="decimal"
        autoComplete="off"
        {...getInputProps('latitude')}
      />
      <TextInput
        label={t('stack_field.longitude')}
        inputMode="decimal"
        autoComplete="off"
        {...getInputProps('longitude')}
      />
      {place && isOnEarth(place) && (
        <div className={classes.map}>
          <PositionMap
            position={place}
            state={stack.status}
            name={stack.stackNumber}
            onPick={({ latitude, longitude }) =>
              setValues({
                latitude: decimalText(latitude, locale),
                longitude: decimalText(longitude, locale),
              })
            }
          />
          <Text size="sm" c="dimmed">
            {t('stack.correction.pick')}
          </Text>
        </div>
      )}
    </fieldset>
  );
}

function Newer({ correction, values }: { correction: StackCorrection; values: CorrectionValues }) {
  const t = useText();
  const text = (name: string) => {
    const typed = values[name];
    return typeof typed === 'string' ? typed : '';
  };
  const wordOf = (one: CorrectableField) => {
    const typed = values[nameOf(one)] ?? '';
    const { options, trueLabel, falseLabel, fieldType } = one.field;
    if (fieldType === 'Boolean')
      return typed === 'true'
        ? trueLabel || t('stack_filters.yes')
        : typed && (falseLabel || t('stack_filters.no'));
    return [typed]
      .flat()
      .map((key) => options?.find((option) => option.key === key)?.text ?? key)
      .join(', ');
  };
  return (
    <Details
      items={[
        ...editableFields(correction).map((one) => ({ label: one.field.title, value: wordOf(one) })),
        ...(correction.orderNumber ? [{ label: t('stack.order_number'), value: text('orderNumber') }] : []),
        ...(correction.position
          ? [
              { label: t('stack_field.latitude'), value: text('latitude') },
              { label: t('stack_field.longitude'), value: text('longitude') },
            ]
          : []),
      ]}
    />
  );
}
