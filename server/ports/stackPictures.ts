import type { PictureKind } from '../domain/fieldValue';

export interface PictureFile {
  content: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png';
}

interface PictureOptions {
  isAnnotated?: boolean;
  isPreview?: boolean;
  at?: Date;
}

export interface StackPictures {
  picture: (kind: PictureKind, stackId: string, options?: PictureOptions) => Promise<PictureFile | null>;
}

export const noPictures: StackPictures = { picture: async () => null };
