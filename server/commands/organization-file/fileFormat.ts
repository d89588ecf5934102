import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A reader refuses a newer one. */
export const formatVersion = 1;

export const manifestName = 'manifest.json';

/** One line for each file of a photograph that the zip holds, in its order, and for each original that the store has lost. */
export const photographList = 'photographs.jsonl';

export function tableEntry(table: string): string {
  return `tables/${table}.jsonl`;
}

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** The SHA-256 of the original is its name; what is shown of it has one of its own. */
export const photographName = /^photographs\/([0-9a-f]{64})\/(original|shown|preview)\.(?:jpg|png)$/;

export const ListedPhotographSchema = z.union([
  z.strictObject({ name: z.string().regex(photographName), bytes: z.int().min(0), sha256: digest }),
  z.strictObject({ name: z.string().regex(photographName), missing: z.literal(true) }),
]);

export type ListedPhotograph = z.infer<typeof ListedPhotographSchema>;

const ListedEntrySchema = z.strictObject({
  name: z.string(),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  sha256: digest,
});

export type ListedEntry = z.infer<typeof ListedEntrySchema>;

/** What every version of the format says, so that a former program can tell that it is too old. */
export const VersionsSchema = z.looseObject({ format: z.int(), schema: z.int() });

export const ManifestSchema = z.strictObject({
  format: z.literal(formatVersion),
  /** The last migration of the database that the rows come from. */
  schema: z.int(),
  exportedAt: z.iso.datetime(),
  organization: z.strictObject({ id: z.guid(), name: z.string() }),
  /** All but the photographs, which have a list of their own, and the manifest. */
  entries: z.array(ListedEntrySchema),
});

export type Manifest = z.infer<typeof ManifestSchema>;

/** Counts bytes and makes their SHA-256 while they pass. */
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
