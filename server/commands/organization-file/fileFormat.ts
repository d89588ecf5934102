import { createHash } from 'node:crypto';
import { z } from 'zod';

export const formatVersion = 1;

export const manifestName = 'manifest.json';

/**
 * This list has one line for each photograph and message in the zip, in their order, and one for each
 * original that the store has lost.
 */
export const fileList = 'files.jsonl';

export function tableEntry(table: string): string {
  return `tables/${table}.jsonl`;
}

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * The name contains the SHA-256 of the original photograph, or the digest of the message (`messageDigestOf`).
 */
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

/**
 * Every version of the format has these fields, so that an older program can tell that it is too old for the
 * file.
 */
export const VersionsSchema = z.looseObject({ format: z.int(), schema: z.int() });

/**
 * `schema` is the last migration of the exported database. `entries` are all files in the zip except the
 * manifest itself and the photographs and messages, which have a list of their own.
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
