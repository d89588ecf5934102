import sharp from 'sharp';
import { nullWhenDamaged } from './renderPicture';

/** @throws any failure that is not the fault of the picture */
export async function hasAllPixels(picture: Uint8Array): Promise<boolean> {
  const decoded = await sharp(picture, { failOn: 'warning' }).stats().catch(nullWhenDamaged);
  return decoded !== null;
}
