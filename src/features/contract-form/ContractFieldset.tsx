import { TextInput } from '@mantine/core';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { formatDay, parseDay } from '@/lib/day';
import { accountings, currencies, levelsOfInvoice, settlementTypes } from '@/lib/generated/enums.gen';
import { ChoiceField } from '@/ui/fields/ChoiceField';
import { DateField } from '@/ui/fields/DateField';
import { DigitsField } from '@/ui/fields/DigitsField';
import type { EditForm } from '@/ui/form/edit/useEditForm';
import { type ContractValues, isInvoicedByDepartment } from './contractForm';
import { ShortRetention } from './ShortRetention';

export function ContractFieldset({ form: { fields } }: { form: EditForm<ContractValues> }) {
  const t = useText();
  const words = useContractWords();
  const field = fields.getInputProps;
  const byDepartment = isInvoicedByDepartment(fields.values);
  const { currency } = fields.values;
  const price = (name: 'fullMeasurementPrice' | 'pieceMeasurementPrice') => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    rightSection: currency,
    rightSectionWidth: 48,
    ...field(name),
  });
  return (
    <>
      <ContractDates fields={fields} />
      <ChoiceField
        optional
        label={t('organizations.level_of_invoice')}
        options={levelsOfInvoice.map((value) => ({ value, label: words.level(value) }))}
        {...field('levelOfInvoice')}
      />
      <DigitsField
        label={t('contract.customer_number')}
        maxDigits={6}
        {...field('customerNumber')}
        {...(byDepartment && {
          value: '',
          disabled: true,
          description: t('contract.customer_number_by_department'),
          // The description is below the input, so that fields side by side stay level.
          inputWrapperOrder: ['label', 'input', 'description'],
        })}
      />
      <TextInput label={t('contract.full_price')} {...price('fullMeasurementPrice')} />
      <TextInput label={t('contract.piece_price')} {...price('pieceMeasurementPrice')} />
      <ChoiceField
        optional
        label={t('contract.currency')}
        options={currencies.map((value) => ({ value, label: value }))}
        {...field('currency')}
      />
      <DigitsField
        label={t('contract.guaranteed_volume')}
        maxDigits={6}
        rightSection="m³"
        {...field('guaranteedVolume')}
      />
      <ChoiceField
        optional
        label={t('contract.settlement_type')}
        options={settlementTypes.map((value) => ({ value, label: words.settlementType(value) }))}
        {...field('settlementType')}
      />
      <ChoiceField
        optional
        label={t('contract.accounting')}
        options={accountings.map((value) => ({ value, label: words.accounting(value) }))}
        {...field('accounting')}
      />
      <DigitsField
        label={t('contract.retention')}
        maxDigits={4}
        {...field('dataRetentionDurationInMonths')}
      />
      <ShortRetention months={Number(fields.values.dataRetentionDurationInMonths)} />
    </>
  );
}

function ContractDates({ fields }: Pick<EditForm<ContractValues>, 'fields'>) {
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

export function useContractWords() {
  const t = useText();
  return {
    level: (level: (typeof levelsOfInvoice)[number]) => t(`organizations.level.${level}`),
    settlementType: (type: (typeof settlementTypes)[number]) => t(`contract.settlement.${type}`),
    accounting: (accounting: (typeof accountings)[number]) => t(`contract.accounting.${accounting}`),
  };
}
