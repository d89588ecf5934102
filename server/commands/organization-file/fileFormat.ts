import { createHash } from 'node:crypto';
import { z } from 'zod';

export const formatVersion = 1;

export const manifestName = 'manifest.json';

/** One line for each file of a photograph or message that the zip holds, in its order, and for each original that the store has lost. */
export const fileList = 'files.jsonl';

export function tableEntry(table: string): string {
  return `tables/${table}.jsonl`;
}

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** The name has the SHA-256 of the original photograph, or the digest of the message (`messageDigestOf`). */
export const storedFileName =
  /^(?:photographs(?!.*message)|messages(?=.*message))\/([0-9a-f]{64})\/(original|shown|preview|message)\.(?:jpg|png|json\.gz)$/;

export const ListedFileSchema = z.union([
  z.strictObject({ name: z.string().regex(storedFileName), bytes: z.int().min(0), sha256: digest }),
  z.strictObject({ name: z.string().regex(storedFileName), missing: z.literal(true) }),
]);

export type ListedFile = z.infer<typeof ListedFileSchema>;

const ListedEntrySchema = z.strictObject({
  name: z.string(),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  sha256: digest,
});

export type ListedEntry = z.infer<typeof ListedEntrySchema>;

/** Every version of the format has these fields, so that a former program can tell that it is too old. */
export const VersionsSchema = z.looseObject({ format: z.int(), schema: z.int() });

/**
 * The schema is the last migration of the database that the rows come from. The entries are all but the
 * manifest and the photographs, which have a list of their own.
 */
export const ManifestSchema = z.strictObject({
  format: z.literal(formatVersion),
  schema: z.int(),
  exportedAt: z.iso.datetime(),
  organization: z.strictObject({ id: z.guid(), name: z.string() }),
  entries: z.array(ListedEntrySchema),
});

export type Manifest = z.infer<typeof ManifestSchema>;

export function tally() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add: (chunk: Uint8Array) => {
      hash.update(chunk);
      bytes += chunk.length;
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
