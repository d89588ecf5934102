import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { formatDay, parseDay } from '@/lib/day';
import { DateField } from '@/ui/fields/DateField';
import type { EditForm } from '@/ui/form/useEditForm';
import type { ContractValues } from './contractForm';

/** First and last day. Leaving one judges both once both are there: the end may have become too early. */
export function ContractDates({ fields }: Pick<EditForm<ContractValues>, 'fields'>) {
  const t = useText();
  const { datePattern } = useFormats();
  const start = fields.getInputProps('startDate');
  const end = fields.getInputProps('endDate');

  const field = (input: typeof start) => ({
    typed: input.value,
    onType: input.onChange,
    onCommit: (text: string) => {
      const day = parseDay(text, datePattern);
      input.onChange(day === null ? text : formatDay(day, datePattern));
      input.onBlur();
      if (start.value && end.value) end.onBlur();
    },
    error: input.error ?? false,
  });
  return (
    <>
      <DateField label={t('contract.start_date')} {...field(start)} />
      <DateField label={t('contract.end_date')} {...field(end)} />
    </>
  );
}
