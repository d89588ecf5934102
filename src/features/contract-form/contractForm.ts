import type { DatePattern } from '@/i18n/formats';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { instantsOf, isReversed } from '@/lib/dateRange';
import { type Day, formatDay, parseDay, utcDayOf } from '@/lib/day';
import { decimalText, parseDecimal } from '@/lib/decimal';
import { dataRetentionMaximum, priceMaximum } from '@/lib/generated/limits.gen';
import type { Contract, ContractFields, Organization } from '@/store/api/organizationApi';
import { useFormRules } from '@/ui/form/useFormRules';
import type { FieldErrors } from '@/ui/form/useValidation';

/** Typed values are text, and a missing choice is null. The volume is in cubic metres. */
export interface ContractValues extends Record<string, unknown> {
  startDate: string;
  endDate: string;
  levelOfInvoice: Contract['levelOfInvoice'];
  customerNumber: string;
  fullMeasurementPrice: string;
  pieceMeasurementPrice: string;
  currency: Contract['currency'];
  guaranteedVolume: string;
  settlementType: Contract['settlementType'];
  accounting: Contract['accounting'];
  dataRetentionDurationInMonths: string;
}

export interface Notation {
  datePattern: DatePattern;
  locale: string;
}

export const emptyContract: ContractValues = {
  startDate: '',
  endDate: '',
  levelOfInvoice: null,
  customerNumber: '',
  fullMeasurementPrice: '',
  pieceMeasurementPrice: '',
  currency: null,
  guaranteedVolume: '',
  settlementType: null,
  accounting: null,
  dataRetentionDurationInMonths: '',
};

const usualOf: Partial<Record<Organization['country'], Partial<ContractValues>>> = {
  dk: { currency: 'DKK', accounting: 'Danish' },
  de: { currency: 'EUR', accounting: 'German' },
  uk: { currency: 'GBP' },
};

export function newContract(country: Organization['country']): ContractValues {
  return { ...emptyContract, ...usualOf[country] };
}

export function fromContract(contract: Contract, { datePattern, locale }: Notation): ContractValues {
  const text = (value: number | null) => (value === null ? '' : decimalText(value, locale));
  const day = (instant: string) => formatDay(utcDayOf(instant), datePattern);
  return {
    startDate: day(contract.startDate),
    endDate: day(contract.endDate),
    levelOfInvoice: contract.levelOfInvoice,
    customerNumber: contract.customerNumber ?? '',
    fullMeasurementPrice: text(contract.fullMeasurementPrice),
    pieceMeasurementPrice: text(contract.pieceMeasurementPrice),
    currency: contract.currency,
    guaranteedVolume: text(contract.guaranteedVolume),
    settlementType: contract.settlementType,
    accounting: contract.accounting,
    dataRetentionDurationInMonths: text(contract.dataRetentionDurationInMonths),
  };
}

export function isInvoicedByDepartment({ levelOfInvoice }: ContractValues): boolean {
  return levelOfInvoice === 'Department';
}

/**
 * The wizard creates no contract without start date, end date and customer number (specification,
 * administration area, section 4).
 */
export function isContractEntered(values: ContractValues): boolean {
  const customerNumber = isInvoicedByDepartment(values) ? '' : values.customerNumber;
  return [values.startDate, values.endDate, customerNumber].some((text) => text.trim() !== '');
}

/**
 * Dates are calendar days in UTC: from the start of the first to 23:59:59 of the last.
 * @throws Error for invalid values
 */
export function toContractFields(values: ContractValues, { datePattern, locale }: Notation): ContractFields {
  const number = (text: string) => valid(parseDecimal(text, locale));
  const whole = (text: string) => (text.trim() === '' ? null : Number(text));
  const day = (text: string): Day => valid(parseDay(text, datePattern));
  const { from, to } = instantsOf({ from: day(values.startDate), to: day(values.endDate) }, 'utc');
  return {
    startDate: valid(from),
    endDate: valid(to),
    levelOfInvoice: values.levelOfInvoice,
    customerNumber: isInvoicedByDepartment(values) ? null : values.customerNumber.trim() || null,
    fullMeasurementPrice: number(values.fullMeasurementPrice),
    pieceMeasurementPrice: number(values.pieceMeasurementPrice),
    currency: values.currency,
    guaranteedVolume: whole(values.guaranteedVolume),
    settlementType: values.settlementType,
    accounting: values.accounting,
    dataRetentionDurationInMonths: whole(values.dataRetentionDurationInMonths),
  };
}

function valid<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Only valid values can be sent');
  return value;
}

const mostDigits = 6;

/**
 * Checks a contract's fields by the specification (administration area, section 5). 'wizard' requires nine of
 * them, or none if no contract is entered; 'edit' requires both dates and both prices.
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
        (/^0+$/.test(values.dataRetentionDurationInMonths.trim()) ? t('contract.retention_least') : null) ??
        atMost(Number(values.dataRetentionDurationInMonths), dataRetentionMaximum),
    };
  };
}
