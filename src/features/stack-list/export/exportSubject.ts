import type { StackChoice } from '@/store/api/downloads';

/** What is exported, and what is known of it. */
export interface ExportSubject {
  choice: StackChoice;
  /** Stacks, where somebody has counted them. */
  count?: number | undefined;
  /** Whose fields a workbook can have. */
  card?: { measurementCardId: string; measurementCardName: string } | undefined;
  /** Where something that a stack lacks is mended; undefined where the reader cannot, or is there. */
  hrefOf?: (stackId: string) => string;
}
