import type { StackChoice } from '@/store/api/downloads';

/**
 * An export has stacks that were selected or found by a filter.
 * - `count` is known only if somebody has counted the stacks.
 * - `card` is the one whose fields a workbook can have.
 * - `hrefOf` leads to where something that a stack lacks is mended. It is absent if the reader cannot mend
 *   it or is there already.
 * - `isAdministered` is for a reader who administers the stacks, and says where their wood grew.
 * - `onNumber` opens the fields for the numbers of the statement beside the dialog, whose form would
 *   otherwise take that submission for its own.
 */
export interface ExportSubject {
  choice: StackChoice;
  count?: number | undefined;
  card?: { measurementCardId: string; measurementCardName: string } | undefined;
  hrefOf?: (stackId: string) => string;
  isAdministered?: true;
  onNumber?: () => void;
}
