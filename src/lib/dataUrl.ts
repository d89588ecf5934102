/** Few enough to be the arguments of one call. */
const chunk = 0x8000;

/** Bytes as a text that an image can show and a store can hold. */
export function toDataUrl(bytes: Uint8Array, type: string): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk)
    binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  return `data:${type};base64,${btoa(binary)}`;
}

/** The bytes of a text that `toDataUrl` made. Decoded here: the content-security policy forbids fetching it. */
export function fromDataUrl(url: string): Blob {
  const [head = '', base64 = ''] = url.split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length, -';base64'.length) });
}
