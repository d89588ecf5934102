import type { StackChoice } from '@/store/api/downloads';

/**
 * The stacks of an export were selected or found by a filter.
 * - `count` is known only if somebody has counted the stacks.
 * - `card` is the measurement card whose fields a workbook can have.
 * - `hrefOf` leads to the page where the reader can add a value that a stack lacks. It is absent if the
 *   reader may not add it or is on that page already.
 * - `isAdministered` is true for a reader who administers the stacks, and who can say where their wood
 *   grew.
 * - `onNumber` opens the form for the numbers of the statement, outside the dialog. Inside the dialog its
 *   form would take their submission for its own.
 */
export interface ExportSubject {
  choice: StackChoice;
  count?: number | undefined;
  card?: { measurementCardId: string; measurementCardName: string } | undefined;
  hrefOf?: (stackId: string) => string;
  isAdministered?: true;
  onNumber?: () => void;
}
