import { useText } from '@/i18n/useText';
import type { accountings, levelsOfInvoice, settlementTypes } from '@/lib/generated/enums.gen';

export function useContractWords() {
  const t = useText();
  return {
    level: (level: (typeof levelsOfInvoice)[number]) => t(`organizations.level.${level}`),
    settlementType: (type: (typeof settlementTypes)[number]) => t(`contract.settlement.${type}`),
    accounting: (accounting: (typeof accountings)[number]) => t(`contract.accounting.${accounting}`),
  };
}
