import { createHash } from 'node:crypto';

/** The id is a UUID of version 5, so the same seed and name give the same id. */
export function seededId(seed: number, name: string): string {
  const digest = createHash('sha1').update(`${seed}/${name}`).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
