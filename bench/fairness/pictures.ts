import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';

export async function picture(): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .withExif({ IFD0: { Artist: randomUUID() } })
    .jpeg()
    .toBuffer();
}

/**
 * The picture has a damaged colour profile, and its end is cut off. Uploads accept such a picture, and older
 * versions of the program tried to render it again and again.
 */
export async function brokenPicture(): Promise<Buffer> {
  const whole = await picture();
  const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), randomBytes(600)]);
  const segment = Buffer.from([0xff, 0xe2, (profile.length + 2) >> 8, (profile.length + 2) & 255]);
  return Buffer.concat([whole.subarray(0, 2), segment, profile, whole.subarray(2, -200)]);
}

export async function slowPicture(): Promise<Buffer> {
  const background = { r: randomInt(256), g: 0, b: 0 };
  return sharp({ create: { width: 9900, height: 9900, channels: 3, background } })
    .png()
    .toBuffer();
}
