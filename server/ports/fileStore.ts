export const photographParts = ['original', 'shown', 'preview'] as const;

/** Besides photographs, the store holds the original messages of measurements, compressed with gzip. */
export const fileParts = [...photographParts, 'message'] as const;

export interface FileKey {
  /**
   * The digest is the SHA-256, in hexadecimal digits, of the sent photograph or of the content of the message
   * (`messageDigestOf`). A photograph that is sent twice is therefore one file.
   */
  digest: string;
  part: (typeof fileParts)[number];
}

/**
 * Every function rejects with `FilesUnavailable` if the same call may succeed later. `openIncoming` returns
 * the path of a folder that only the account of the service can read. Reading a missing file gives null.
 */
export interface FileStore {
  incoming: string;
  openIncoming: () => Promise<string>;
  check: () => Promise<void>;
  keep: (key: FileKey, file: string) => Promise<void>;
  read: (key: FileKey) => Promise<Uint8Array | null>;
  remove: (digest: string) => Promise<void>;
}

/** The disk is full, or the store cannot be reached or refuses access. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}
