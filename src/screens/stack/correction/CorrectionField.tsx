import { Textarea, TextInput } from '@mantine/core';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { formatDay, parseDay } from '@/lib/day';
import { ChoiceField } from '@/ui/fields/ChoiceField';
import { DateField } from '@/ui/fields/DateField';
import { MultiSelectField } from '@/ui/fields/MultiSelectField';
import type { EditForm } from '@/ui/form/edit/useEditForm';
import classes from './CorrectDialog.module.css';
import { type CorrectableField, type CorrectionValues, nameOf } from './correctionForm';

interface CorrectionFieldProps {
  correctable: CorrectableField;
  form: EditForm<CorrectionValues>;
}

export function CorrectionField({ correctable, form: { fields } }: CorrectionFieldProps) {
  const t = useText();
  const { datePattern } = useFormats();
  const { field, isRequired } = correctable;
  const name = nameOf(correctable);
  const typed = fields.values[name] ?? '';
  const text = typeof typed === 'string' ? typed : '';
  const label = field.title;
  const props = fields.getInputProps(name);
  const choose = (value: string | null) => fields.setFieldValue(name, value ?? '');
  switch (field.fieldType) {
    case 'Text':
      return (
        <div className={classes.wide}>
          <Textarea label={label} autosize minRows={2} maxRows={8} maxLength={5000} {...props} />
        </div>
      );
    case 'Date':
      return (
        <DateField
          label={label}
          typed={text}
          error={typeof props.error === 'string' ? props.error : false}
          onType={(next) => fields.setFieldValue(name, next)}
          onCommit={(next) => {
            const day = parseDay(next, datePattern);
            fields.setFieldValue(name, day === null ? next : formatDay(day, datePattern));
          }}
        />
      );
    case 'Boolean':
      return (
        <ChoiceField
          label={label}
          optional={!isRequired}
          options={[
            { value: 'true', label: field.trueLabel || t('stack_filters.yes') },
            { value: 'false', label: field.falseLabel || t('stack_filters.no') },
          ]}
          value={text || null}
          error={props.error}
          onChange={choose}
        />
      );
    case 'Options':
      return (
        <ChoiceField
          label={label}
          optional={!isRequired}
          options={optionsOf(correctable)}
          value={text || null}
          error={props.error}
          onChange={choose}
        />
      );
    case 'MultipleOptions':
      return (
        <MultiSelectField
          label={label}
          options={optionsOf(correctable)}
          value={Array.isArray(typed) ? typed : []}
          all={t('form.choose')}
          error={props.error}
          onChange={(values) => fields.setFieldValue(name, values)}
        />
      );
    default:
      return <TextInput label={label} autoComplete="off" maxLength={200} {...props} />;
  }
}

function optionsOf({ field: { options } }: CorrectableField) {
  return (options ?? []).map(({ key, text }) => ({ value: key, label: text }));
}
