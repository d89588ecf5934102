/** Only what the answer itself holds is shown: an address would send the reader's browser to another host. */
export function isEmbeddedPicture(dataUrl: string): boolean {
  return /^data:image\/(png|jpeg);base64,/.test(dataUrl);
}

/** The bytes of a data URL in base64, one to a letter; none where it is no base64. */
function contentOf(dataUrl: string): string {
  try {
    return atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  } catch {
    return '';
  }
}

/** A number of so many bytes, the highest first. */
function numberAt(content: string, at: number, bytes: 2 | 4): number {
  let number = 0;
  for (let byte = at; byte < at + bytes; byte += 1) number = number * 256 + content.charCodeAt(byte);
  return number;
}

function hasPngEnd(content: string): boolean {
  for (let at = 8; at + 12 <= content.length; at += 12 + numberAt(content, at, 4)) {
    if (content.startsWith('IEND', at + 4)) return true;
  }
  return false;
}

/** Behind the first scan: a small picture for previews, which stands before it, has an end of its own. */
function hasJpegEnd(content: string): boolean {
  for (let at = 2; content[at] === '\xff'; ) {
    const marker = content[at + 1];
    if (marker === '\xda') return content.includes('\xff\xd9', at);
    // Before a marker there may be more of the byte that it begins with.
    at += marker === '\xff' ? 1 : 2 + numberAt(content, at + 2, 2);
  }
  return false;
}

/**
 * Whether the file of a PNG or JPEG goes to the end of its picture. Browsers paint as much as there is and do not say
 * that the rest is missing: half a pile would look like a whole one.
 */
export function isWholePicture(dataUrl: string): boolean {
  const content = contentOf(dataUrl);
  return content.startsWith('\x89PNG') ? hasPngEnd(content) : hasJpegEnd(content);
}
