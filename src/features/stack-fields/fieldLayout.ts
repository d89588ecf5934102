import type { StackImage } from './fieldValue';

/** A part of a value by its name; null where only this part is missing. */
export interface FieldRow {
  label: string;
  text: string | null;
}

interface FieldRows {
  title: string | null;
  rows: FieldRow[];
}

/** What a field says in its place, by the way it is laid out. Texts are formatted and carry their units. */
export type FieldLayout =
  | { kind: 'missing' }
  /** In place of a value: why it cannot be shown. */
  | { kind: 'problem'; text: string }
  | { kind: 'line'; text: string }
  /** Keeps the line breaks that somebody typed. */
  | { kind: 'paragraphs'; text: string }
  | { kind: 'list'; texts: string[] }
  /** In their order; `count` says how many, and in which unit. */
  | { kind: 'numbers'; count: string; numbers: string[] }
  | { kind: 'rows'; lead: string | null; groups: FieldRows[] }
  | { kind: 'position'; position: { latitude: number; longitude: number }; rows: FieldRow[] }
  | { kind: 'image'; image: StackImage };
