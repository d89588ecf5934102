import { deriveType, type ImageType } from '@/lib/imageType';
import { serviceErrorOfKind } from '@/store/ports/serviceError';
import { readFailure } from './envelope';
import type { Result } from './request';

interface ImageFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** The type is read from the bytes, because the header of an answer may be wrong. */
  type: ImageType;
}

export async function readImage(response: Response): Promise<Result<ImageFile>> {
  if (!response.ok) return readFailure(response);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = deriveType(bytes);
  return type ? { data: { bytes, type } } : { error: serviceErrorOfKind('unreadable', response.status) };
}
