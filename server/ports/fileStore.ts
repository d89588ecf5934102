export const photographParts = ['original', 'shown', 'preview'] as const;

/**
 * Beside photographs, the store holds the original messages of measurements, compressed with gzip, and for a
 * day the files of stacks that were made in the background.
 */
export const fileParts = [...photographParts, 'message', 'export'] as const;

export interface FileKey {
  /**
   * The digest is the SHA-256, in hexadecimal digits, of the sent photograph or of the content of the message
   * (`messageDigestOf`). A photograph that is sent twice is therefore one file. That of an export is random.
   */
  digest: string;
  part: (typeof fileParts)[number];
}

/**
 * Every function rejects with `FilesUnavailable` if the same call may succeed later. `openIncoming` returns
 * the path of a folder that only the account of the service can read. Reading a missing file gives null;
 * `readParts` reads a large one in parts of about a megabyte.
 */
export interface FileStore {
  incoming: string;
  openIncoming: () => Promise<string>;
  check: () => Promise<void>;
  keep: (key: FileKey, file: string) => Promise<void>;
  read: (key: FileKey) => Promise<Uint8Array | null>;
  readParts: (key: FileKey) => Promise<AsyncIterable<Uint8Array> | null>;
  remove: (digest: string) => Promise<void>;
}

/** The disk is full, or the store cannot be reached or refuses access. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}
