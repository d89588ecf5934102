import type { PictureKind } from '../../../domain/fieldValue';
import type { StackPictures } from '../../../ports/stackPictures';
import type { StackRow } from '../records/stackRecords';

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

/** Fetches each picture on demand. */
export async function* pictureFiles(
  { stack }: StackRow,
  pictures: StackPictures,
): AsyncGenerator<ArchivedFile> {
  for (const kind of pictureKinds) {
    const picture = await pictures.picture(kind, stack.id);
    if (picture === null) continue;
    yield { name: pictureNames[kind], lastModified: stack.lastModifiedDateTime, input: picture };
  }
}
