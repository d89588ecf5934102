import { useContractWords } from '@/features/contract-form/useContractWords';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { utcDayOf } from '@/lib/day';
import type { Contract } from '@/store/api/organizationApi';
import { Facts } from '@/ui/form/Details';

/** Everything that a contract says, in the order of the fields that edit it. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const t = useText();
  const words = useContractWords();
  const { number, price, date } = useFormats();
  const { currency, levelOfInvoice, settlementType, accounting, guaranteedVolume } = contract;
  const inCurrency = (value: number | null) =>
    value === null ? null : [price(value), currency].filter(Boolean).join(' ');
  return (
    <Facts
      items={[
        { label: t('contract.start_date'), value: date(utcDayOf(contract.startDate)) },
        { label: t('contract.end_date'), value: date(utcDayOf(contract.endDate)) },
        {
          label: t('organizations.level_of_invoice'),
          value: levelOfInvoice && words.level(levelOfInvoice),
        },
        { label: t('contract.customer_number'), value: contract.customerNumber },
        { label: t('contract.full_price'), value: inCurrency(contract.fullMeasurementPrice) },
        { label: t('contract.piece_price'), value: inCurrency(contract.pieceMeasurementPrice) },
        { label: t('contract.currency'), value: currency },
        {
          label: t('contract.guaranteed_volume'),
          value: guaranteedVolume === null ? null : `${number(guaranteedVolume)} m³`,
        },
        {
          label: t('contract.settlement_type'),
          value: settlementType && words.settlementType(settlementType),
        },
        { label: t('contract.accounting'), value: accounting && words.accounting(accounting) },
        { label: t('contract.retention'), value: contract.dataRetentionDurationInMonths },
      ]}
    />
  );
}
