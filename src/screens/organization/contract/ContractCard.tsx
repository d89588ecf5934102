import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ContractFieldset, useContractWords } from '@/features/contract-form/ContractFieldset';
import {
  emptyContract,
  fromContract,
  toContractFields,
  useContractRules,
} from '@/features/contract-form/contractForm';
import { ShortRetention } from '@/features/contract-form/ShortRetention';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type Day, monthsBetween, utcDayOf } from '@/lib/day';
import { dataRetentionMaximum } from '@/lib/generated/limits.gen';
import {
  OptionalRecord,
  optionalRecordState,
  type RecordQuery,
} from '@/screens/organization/optional-record/OptionalRecord';
import { ifMatch } from '@/store/api/client/endpointOptions';
import type { Contract, ContractFields } from '@/store/api/organizationApi';
import { Details } from '@/ui/form/Details';
import { EditableCard } from '@/ui/form/edit/EditableCard';
import { useEditForm } from '@/ui/form/edit/useEditForm';

interface Changes {
  'if-match'?: string;
  'if-none-match'?: '*';
  contractFields: ContractFields;
}

interface ContractCardProps {
  period: 'current' | 'next';
  query: RecordQuery<Contract>;
  canEdit: boolean;
  update: (changes: Changes) => PromiseLike<{ error?: unknown }>;
  beforeEdit?: (begin: () => void) => void;
  /**
   * Describes the effect of a data retention, even before it is saved. `months` is null if the number is
   * empty or wrong.
   */
  retentionNotice?: (months: number | null) => ReactNode;
}

/**
 * `noneYet` replaces the etag if there is no contract yet: the service refuses the save if another person has
 * created one in the meantime.
 */
const noneYet = '*';

export function ContractCard(props: ContractCardProps) {
  const { period, query, canEdit, update, beforeEdit, retentionNotice } = props;
  const t = useText();
  const { locale } = useLocale();
  const { datePattern } = useFormats();
  const notation = { locale, datePattern };
  const report = useSaveNotice('contract.updated', 'contract.not_updated');
  const state = optionalRecordState(query);
  const contract = state.data;
  const form = useEditForm({
    version: contract
      ? { values: fromContract(contract, notation), etag: contract.etag }
      : { values: emptyContract, etag: noneYet },
    validate: useContractRules('edit'),
    save: (values, etag) =>
      report(
        update({
          ...(etag === noneYet ? { 'if-none-match': '*' } : ifMatch(etag)),
          contractFields: toContractFields(values, notation),
        }),
      ),
  });
  return (
    <EditableCard
      title={t(`contract.${period}`)}
      canEdit={canEdit && state.isKnown}
      form={form}
      canSave={form.isValid}
      view={
        <OptionalRecord
          state={state}
          failedTitle={t(`contract.${period}_failed`)}
          none={t(`contract.${period}_none`)}
          onRetry={query.refetch}
        >
          {(current) => (
            <>
              <ContractDetails contract={current} />
              <ShortRetention months={current.dataRetentionDurationInMonths ?? 0} />
              {retentionNotice?.(retentionMonths(current.dataRetentionDurationInMonths ?? 0))}
            </>
          )}
        </OptionalRecord>
      }
      {...(contract ? beforeEdit && { beforeEdit } : { editLabel: t(`contract.${period}_create`) })}
      onReload={query.refetch}
    >
      <ContractFieldset form={form} />
      {retentionNotice?.(retentionMonths(Number(form.fields.values.dataRetentionDurationInMonths)))}
    </EditableCard>
  );
}

function retentionMonths(months: number): number | null {
  return Number.isSafeInteger(months) && months > 0 && months <= dataRetentionMaximum ? months : null;
}

function ContractDetails({ contract }: { contract: Contract }) {
  const t = useText();
  const words = useContractWords();
  const { number, price, date } = useFormats();
  const { currency, levelOfInvoice, settlementType, accounting, guaranteedVolume } = contract;
  const inCurrency = (value: number | null) =>
    value === null ? null : [price(value), currency].filter(Boolean).join(' ');
  return (
    <Details
      items={[
        { label: t('contract.start_date'), value: date(utcDayOf(contract.startDate)) },
        { label: t('contract.end_date'), value: <EndDate day={utcDayOf(contract.endDate)} /> },
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

function EndDate({ day }: { day: Day }) {
  const t = useText();
  const { date } = useFormats();
  const today = utcDayOf(new Date().toISOString());
  if (day < today) return date(day);
  return (
    <>
      {date(day)}
      <Text span inherit c="dimmed" fw={400}>
        {'\u00a0· '}
        {t('contract.ends_in', { months: monthsBetween(today, day) })}
      </Text>
    </>
  );
}
