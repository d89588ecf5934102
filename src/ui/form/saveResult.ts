interface FieldMessage {
  field: string;
  message: string;
}

/**
 * Messages are in the person's language. `conflict` means that the version was not the newest, so nothing was
 * saved; a message says which values are newer.
 */
export type SaveResult =
  | { kind: 'saved' }
  | { kind: 'failed'; message: string; fieldErrors: readonly FieldMessage[] }
  | { kind: 'conflict'; message?: string };
