export const photographParts = ['original', 'shown', 'preview'] as const;

/** Beside photographs, the store keeps the original message of a measurement, in gzip. */
export const fileParts = [...photographParts, 'message'] as const;

export interface FileKey {
  /**
   * The digest is the SHA-256, in hexadecimal digits, of the sent photograph or of the content of the message
   * (`messageDigestOf`), so that the same photograph twice is one file.
   */
  digest: string;
  part: (typeof fileParts)[number];
}

/**
 * Every call rejects with `FilesUnavailable` where the same call may succeed later. `openIncoming` returns
 * the path of a folder that only the account of the service can read. A missing file is read as null.
 */
export interface FileStore {
  incoming: string;
  openIncoming: () => Promise<string>;
  check: () => Promise<void>;
  keep: (key: FileKey, file: string) => Promise<void>;
  read: (key: FileKey) => Promise<Uint8Array | null>;
  remove: (digest: string) => Promise<void>;
}

/** The disk is full, the store is away, or does not let us in. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}
