import type { StackImage } from './fieldValue';

export interface FieldRow {
  label: string;
  text: string | null;
}

interface FieldRows {
  title: string | null;
  rows: FieldRow[];
}

export type FieldLayout =
  | { kind: 'missing' }
  | { kind: 'problem'; text: string }
  | { kind: 'line'; text: string }
  | { kind: 'paragraphs'; text: string }
  | { kind: 'list'; texts: string[] }
  /** `count` includes the unit. */
  | { kind: 'numbers'; count: string; numbers: string[] }
  | { kind: 'rows'; lead: string | null; groups: FieldRows[] }
  | { kind: 'position'; position: { latitude: number; longitude: number }; rows: FieldRow[] }
  | { kind: 'image'; image: StackImage };
