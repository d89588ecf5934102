import type { PictureKind } from '../../../domain/fieldValue';
import type { StackPictures } from '../../../ports/stackPictures';
import type { StackRow } from '../records/stackRecords';

export interface ArchivedFile {
  name: string;
  lastModified: Date;
  input: string | Uint8Array;
}

const pictureNames: Readonly<Record<PictureKind, string>> = {
  FrontImage: 'front',
  BackImage: 'back',
  CloseupImage: 'close-up',
};

const pictureKinds = ['FrontImage', 'BackImage', 'CloseupImage'] as const satisfies PictureKind[];

export async function* pictureFiles(
  { stack }: StackRow,
  pictures: StackPictures,
): AsyncGenerator<ArchivedFile> {
  for (const kind of pictureKinds) {
    const picture = await pictures.picture(kind, stack.id);
    if (picture === null) continue;
    const { mediaType, content: input } = picture;
    const name = `${pictureNames[kind]}.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
    yield { name, lastModified: stack.lastModifiedDateTime, input };
  }
}
