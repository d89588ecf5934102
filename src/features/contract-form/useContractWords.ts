import { useText } from '@/i18n/useText';

export const levels = ['Organization', 'Department'] as const;
export const currencies = ['DKK', 'EUR', 'USD', 'GBP'] as const;
export const settlementTypes = [
  'FixedPriceNoMinimumVolume',
  'FixedPriceWithMinimumVolume',
  'DynamicPrice1',
  'DynamicPrice2',
] as const;
export const accountings = ['Danish', 'German'] as const;

/** The choices of a contract, in the person's language. */
export function useContractWords() {
  const t = useText();
  return {
    level: (level: (typeof levels)[number]) => t(`organizations.level.${level}`),
    settlementType: (type: (typeof settlementTypes)[number]) => t(`contract.settlement.${type}`),
    accounting: (accounting: (typeof accountings)[number]) => t(`contract.accounting.${accounting}`),
  };
}
