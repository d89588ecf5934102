import type { StackChoice } from '@/store/api/downloads';

/**
 * The count is known only if somebody has counted the stacks. A workbook can have the fields of the card.
 * `hrefOf` leads to where something that a stack lacks is mended; it is absent if the reader cannot mend it
 * or is there already. A reader who administers the stacks says where their wood grew. `onNumber` opens the
 * fields for the numbers of the statement beside the dialog, whose form would otherwise take that
 * submission for its own.
 */
export interface ExportSubject {
  choice: StackChoice;
  count?: number | undefined;
  card?: { measurementCardId: string; measurementCardName: string } | undefined;
  hrefOf?: (stackId: string) => string;
  isAdministered?: true;
  onNumber?: () => void;
}
