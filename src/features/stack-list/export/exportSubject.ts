import type { StackChoice } from '@/store/api/downloads';

export interface ExportSubject {
  choice: StackChoice;
  /** Stacks, where somebody has counted them. */
  count?: number | undefined;
  /** A workbook can have the fields of this card. */
  card?: { measurementCardId: string; measurementCardName: string } | undefined;
  /** Where something that a stack lacks is mended; undefined where the reader cannot, or is there. */
  hrefOf?: (stackId: string) => string;
}
