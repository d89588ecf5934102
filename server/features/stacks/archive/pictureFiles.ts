import type { PictureKind } from '@server/domain/fieldValue';
import { pictureOf } from '@server/demo/pictures/pictures';
import type { StackRow } from '@server/features/stacks/rows/stackRows';

export interface ArchivedFile {
  name: string;
  lastModified: Date;
  input: string | Uint8Array;
}

const pictureNames: Readonly<Record<PictureKind, string>> = {
  FrontImage: 'front.png',
  BackImage: 'back.png',
  CloseupImage: 'close-up.png',
};

const pictureKinds = ['FrontImage', 'BackImage', 'CloseupImage'] as const satisfies PictureKind[];

/** The pictures of a measured stack, each drawn when it is asked for. */
export function* pictureFiles({ stack }: StackRow, seed: number): Generator<ArchivedFile> {
  for (const kind of pictureKinds) {
    const picture = pictureOf(seed, kind, stack);
    if (picture === null) continue;
    yield { name: pictureNames[kind], lastModified: stack.lastModifiedDateTime, input: picture };
  }
}
