import type { PictureKind } from '../domain/fieldValue';

export interface PictureFile {
  content: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png';
}

interface PictureOptions {
  /** With its log ends outlined. */
  isAnnotated?: boolean;
  /** Small, where there is a small one. */
  isPreview?: boolean;
}

export interface StackPictures {
  /** Null where the stack has none. */
  picture: (kind: PictureKind, stackId: string, options?: PictureOptions) => Promise<PictureFile | null>;
}

/** Of a database without the demo: nothing is drawn. */
export const noPictures: StackPictures = { picture: async () => null };
