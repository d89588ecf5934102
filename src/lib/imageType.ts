const beginnings = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const;

export type ImageType = keyof typeof beginnings;

const types: readonly ImageType[] = ['image/png', 'image/jpeg'];

/**
 * Decides by the first bytes of the file and not by its name. Returns null for types other than PNG and JPEG.
 */
export function deriveType(bytes: Uint8Array): ImageType | null {
  return types.find((type) => beginnings[type].every((byte, index) => bytes[index] === byte)) ?? null;
}
