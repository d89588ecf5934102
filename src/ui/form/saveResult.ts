interface FieldMessage {
  field: string;
  message: string;
}

/** What became of a save, in the person's language. `conflict`: somebody else changed it meanwhile, and nothing was saved. */
export type SaveResult =
  | { kind: 'saved' }
  | { kind: 'failed'; message: string; fieldErrors: readonly FieldMessage[] }
  | { kind: 'conflict' };
