/** What is kept of a photograph: as it was sent, and what is made of it to be shown, large and small. */
export const photographParts = ['original', 'shown', 'preview'] as const;

/** Beside photographs, the message of a measurement as it was sent, in gzip. */
export const fileParts = [...photographParts, 'message'] as const;

export interface FileKey {
  /**
   * In hexadecimal digits the SHA-256 of the photograph as it was sent, or of what the message says (`messageDigestOf`): the same
   * photograph twice is one file.
   */
  digest: string;
  part: (typeof fileParts)[number];
}

/** Keeps photographs and messages. Every call rejects with `FilesUnavailable` where the same call may succeed later. */
export interface FileStore {
  /** A folder of this machine for what is being received, which need not be there yet. */
  incoming: string;
  /** Makes the folder, which only the account of the service can read. @returns its path */
  openIncoming: () => Promise<string>;
  /** Resolves where files can be stored just now. */
  check: () => Promise<void>;
  /** Takes a file out of `incoming`; it is stored for good when the promise resolves. */
  keep: (key: FileKey, file: string) => Promise<void>;
  /** Null where there is none. */
  read: (key: FileKey) => Promise<Uint8Array | null>;
  /** All parts; those that are not there are none to remove. */
  remove: (digest: string) => Promise<void>;
}

/** The disk is full, the store is away, or does not let us in. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}
