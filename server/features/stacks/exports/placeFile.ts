import type { ExportFact } from './exportFacts';
import type { PlacedStack } from './placeFacts';

interface FileHead {
  title: string;
  facts: readonly ExportFact[];
  /** When it was made. */
  now: Date;
}

/** A format that gives each stack a place. Stacks without a position never come here. */
export interface PlaceFormat {
  start: (head: FileHead) => string;
  place: (stack: PlacedStack, isFirst: boolean) => string;
  end: string;
}
