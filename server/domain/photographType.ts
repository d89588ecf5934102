const otherPictures = /^(?:.{4}ftyp|RIFF.{4}WEBP|GIF8|II\*\0|MM\0\*)/s;

export const headBytes = 16;

export function photographType(head: Uint8Array): 'image/jpeg' | 'image/png' | 'other' | 'none' {
  const start = Buffer.from(head).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  return otherPictures.test(start) ? 'other' : 'none';
}
