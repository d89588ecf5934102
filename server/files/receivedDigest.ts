import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type FileKey, FilesUnavailable } from '../ports/fileStore';

/**
 * Returns the digest of the file in hexadecimal digits. The digest of an original must equal its key, because
 * a disk may have stored less than was written.
 * @throws FilesUnavailable if they differ
 */
export async function receivedDigest({ part, digest }: FileKey, file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const found = hash.digest('hex');
  if (part === 'original' && found !== digest)
    throw new FilesUnavailable(`What was received of the photograph ${digest} is another file, or cut off`);
  return found;
}
