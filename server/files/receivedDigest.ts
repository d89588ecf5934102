import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type FileKey, FilesUnavailable } from '../ports/fileStore';

/**
 * An original's key is its digest, because a disk may have kept less than it was given; digests are in
 * hexadecimal digits.
 * @throws FilesUnavailable where they differ
 */
export async function receivedDigest({ part, digest }: FileKey, file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const found = hash.digest('hex');
  if (part === 'original' && found !== digest)
    throw new FilesUnavailable(`What was received of the photograph ${digest} is another file, or cut off`);
  return found;
}
