/** Only what the answer itself holds is shown: an address would send the reader's browser to another host. */
export function isEmbeddedPicture(dataUrl: string): boolean {
  return /^data:image\/(png|jpeg);base64,/.test(dataUrl);
}
