import sharp from 'sharp';
import { nullWhenDamaged } from './renderPicture';

/**
 * Decodes a picture to its end.
 * @throws what is no fault of the picture
 */
export async function hasAllPixels(picture: Uint8Array): Promise<boolean> {
  const decoded = await sharp(picture, { failOn: 'warning' }).stats().catch(nullWhenDamaged);
  return decoded !== null;
}
