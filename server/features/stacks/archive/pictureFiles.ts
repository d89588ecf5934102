import type { PictureKind } from '@server/domain/fieldValue';
import type { StackRow } from '@server/features/stacks/records/stackRecords';
import type { MeasurementSource } from '@server/ports/measurementSource';

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

/** The pictures of a measured stack, each fetched when it is asked for. */
export async function* pictureFiles(
  { stack }: StackRow,
  measurements: MeasurementSource,
): AsyncGenerator<ArchivedFile> {
  for (const kind of pictureKinds) {
    const picture = await measurements.picture(kind, stack);
    if (picture === null) continue;
    yield { name: pictureNames[kind], lastModified: stack.lastModifiedDateTime, input: picture };
  }
}
