import { isUtf8 } from 'node:buffer';

export class NotUtf8 extends Error {
  override name = 'NotUtf8';

  constructor(line: number) {
    super(`Line ${line} is not written in UTF-8. Save the file as UTF-8.`);
  }
}

const lineEnd = 0x0a;

/**
 * Some editors begin a file with a byte order mark, which is left out.
 * @throws NotUtf8
 */
export function utf8TextOf(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  let line = 1;
  for (let start = 0; ; line += 1) {
    const end = bytes.indexOf(lineEnd, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) throw new NotUtf8(line);
    start = end + 1;
  }
}
