/** Only a picture in the answer itself is shown, because a URL would send the reader's browser to another host. */
export function isEmbeddedPicture(dataUrl: string): boolean {
  return /^data:image\/(png|jpeg);base64,/.test(dataUrl);
}

function contentOf(dataUrl: string): string {
  try {
    return atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  } catch {
    return '';
  }
}

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

/**
 * The search for the end marker starts after the first scan header, because an embedded preview before it has
 * an end marker of its own.
 */
function hasJpegEnd(content: string): boolean {
  for (let at = 2; content[at] === '\xff'; ) {
    const marker = content[at + 1];
    if (marker === '\xda') return content.includes('\xff\xd9', at);
    // The byte that begins a marker may be repeated before it.
    at += marker === '\xff' ? 1 : 2 + numberAt(content, at + 2, 2);
  }
  return false;
}

/**
 * Tells whether a PNG or JPEG reaches its end. Browsers paint a truncated file as far as it goes and report
 * no error, so half a stack would look like a whole one.
 */
export function isWholePicture(dataUrl: string): boolean {
  const content = contentOf(dataUrl);
  return content.startsWith('\x89PNG') ? hasPngEnd(content) : hasJpegEnd(content);
}
