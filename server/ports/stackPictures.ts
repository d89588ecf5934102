import type { PictureKind } from '../domain/fieldValue';

/** Pictures that are not stored as files. */
export interface StackPictures {
  /** A picture as PNG, with its log ends outlined when `isAnnotated`; null where the stack has none. */
  picture: (
    kind: PictureKind,
    stackId: string,
    options?: { isAnnotated?: boolean },
  ) => Promise<Uint8Array | null>;
}

/** Of a database without the demo: nothing is drawn. */
export const noPictures: StackPictures = { picture: async () => null };
