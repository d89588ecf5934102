import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { isReversed } from '@/lib/dateRange';
import { parseDay } from '@/lib/day';
import { parseDecimal } from '@/lib/decimal';
import { dataRetentionMaximum, priceMaximum } from '@/lib/generated/limits.gen';
import { useFormRules } from '@/ui/form/useFormRules';
import type { FieldErrors } from '@/ui/form/useValidation';
import { type ContractValues, isContractEntered, isInvoicedByDepartment } from './contractForm';

const mostDigits = 6;

/**
 * The rules of a contract's fields (specification, administration area, section 5). 'wizard' requires nine of
 * them, or none without a contract; 'edit' requires both dates and both prices.
 */
export function useContractRules(
  strictness: 'wizard' | 'edit',
): (values: ContractValues) => FieldErrors<keyof ContractValues & string> {
  const t = useText();
  const { locale } = useLocale();
  const { datePattern, number } = useFormats();
  const rules = useFormRules();

  const atMost = (value: number | null, most: number) =>
    value !== null && value > most ? t('form.at_most', { most: number(most) }) : null;
  const price = (text: string) =>
    rules.required(text) ?? rules.price(text) ?? atMost(parseDecimal(text, locale), priceMaximum);
  const date = (text: string) =>
    rules.required(text) ?? (parseDay(text, datePattern) === null ? t('contract.invalid_date') : null);
  const range = ({ startDate, endDate }: ContractValues) => {
    const days = { from: parseDay(startDate, datePattern), to: parseDay(endDate, datePattern) };
    return isReversed(days) ? t('contract.invalid_range') : null;
  };
  const inWizard = (value: string | null) => (strictness === 'wizard' ? rules.required(value) : null);

  return (values) => {
    if (strictness === 'wizard' && !isContractEntered(values)) return {};
    return {
      startDate: date(values.startDate),
      endDate: date(values.endDate) ?? range(values),
      levelOfInvoice: inWizard(values.levelOfInvoice),
      customerNumber: isInvoicedByDepartment(values) ? null : rules.digits(values.customerNumber, mostDigits),
      fullMeasurementPrice: price(values.fullMeasurementPrice),
      pieceMeasurementPrice: price(values.pieceMeasurementPrice),
      currency: inWizard(values.currency),
      guaranteedVolume:
        inWizard(values.guaranteedVolume) ?? rules.digits(values.guaranteedVolume, mostDigits),
      settlementType: inWizard(values.settlementType),
      accounting: inWizard(values.accounting),
      dataRetentionDurationInMonths:
        rules.integer(values.dataRetentionDurationInMonths) ??
        atMost(Number(values.dataRetentionDurationInMonths), dataRetentionMaximum),
    };
  };
}
