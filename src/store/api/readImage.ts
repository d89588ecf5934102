import { deriveType, type ImageType } from '@/lib/imageType';
import { failureOf, type ServiceError } from '@/store/ports/serviceError';
import { readAnswer } from './client/envelope';

interface ImageFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** What the bytes themselves say, whatever the answer's header says. */
  type: ImageType;
}

type ImageAnswer = { image: ImageFile; error?: undefined } | { image?: undefined; error: ServiceError };

/** The image that a call was answered with, or why there is none. Throws what the reading of the body throws. */
export async function readImage(response: Response): Promise<ImageAnswer> {
  const unreadable = failureOf('unreadable', response.status);
  if (!response.ok) return { error: (await readAnswer(response)).error ?? unreadable };
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = deriveType(bytes);
  return type ? { image: { bytes, type } } : { error: unreadable };
}
