import type { StackChoice } from '@/store/api/downloads';

export interface ExportSubject {
  choice: StackChoice;
  /** Stacks, where somebody has counted them. */
  count?: number | undefined;
  /** A workbook can have the fields of this card. */
  card?: { measurementCardId: string; measurementCardName: string } | undefined;
  /** Where something that a stack lacks is mended; undefined where the reader cannot, or is there. */
  hrefOf?: (stackId: string) => string;
  /** Whether the reader administers the stacks, and says where their wood grew. */
  isAdministered?: true;
  /** Opens the fields for the numbers of their statement: beside the dialog, whose form would take that submission for its own. */
  onNumber?: () => void;
}
