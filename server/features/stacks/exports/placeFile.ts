import type { ExportFact } from './exportFacts';
import type { PlacedStack } from './placeFacts';

interface FileHead {
  title: string;
  facts: readonly ExportFact[];
  now: Date;
}

export interface PlaceFormat {
  start: (head: FileHead) => string;
  place: (stack: PlacedStack, isFirst: boolean) => string;
  end: string;
}
