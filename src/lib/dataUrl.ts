/** This many bytes fit into the arguments of one call. */
const chunk = 0x8000;

export function toDataUrl(bytes: Uint8Array, type: string): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk)
    binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  return `data:${type};base64,${btoa(binary)}`;
}

/**
 * Reads the URLs of `toDataUrl`. It decodes by hand, because the content security policy forbids fetching
 * data URLs.
 */
export function fromDataUrl(url: string): Blob {
  const [head = '', base64 = ''] = url.split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length, -';base64'.length) });
}
