import { createHash } from 'node:crypto';

/** The id of a thing of the demo data: the same name under the same seed always has the same one (UUID version 5). */
export function idOf(seed: number, name: string): string {
  const digest = createHash('sha1').update(`${seed}/${name}`).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
