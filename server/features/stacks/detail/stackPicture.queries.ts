import type { z } from '@hono/zod-openapi';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stack } from '../../../db/schema';
import type { PictureKind } from '../../../domain/fieldValue';
import type { StackFileKindSchema } from '../../../domain/schemas';
import { missing } from '../../../http/failure';
import type { MeasurementSource } from '../../../ports/measurementSource';

type FileKind = z.infer<typeof StackFileKindSchema>;

/** What is drawn for each kind of file; of the other kinds no stack has one. */
const drawings: Partial<Record<FileKind, { kind: PictureKind; isAnnotated: boolean }>> = {
  FrontImage: { kind: 'FrontImage', isAnnotated: false },
  BackImage: { kind: 'BackImage', isAnnotated: false },
  CloseupImage: { kind: 'CloseupImage', isAnnotated: false },
  FrontImageAnnotated: { kind: 'FrontImage', isAnnotated: true },
  BackImageAnnotated: { kind: 'BackImage', isAnnotated: true },
  CloseupImageAnnotated: { kind: 'CloseupImage', isAnnotated: true },
};

/** A picture of one stack as PNG; missing outside the scope, before the measurement and for every other kind. */
export async function stackPicture(
  orm: Orm,
  measurements: MeasurementSource,
  { stackId, file }: { stackId: string; file: FileKind },
  scope: SQL | undefined,
): Promise<Uint8Array> {
  const [found] = await orm
    .select()
    .from(stack)
    .where(and(eq(stack.id, stackId), scope));
  const drawing = drawings[file];
  if (found === undefined || drawing === undefined) throw missing();
  const picture = await measurements.picture(drawing.kind, found, drawing);
  if (picture === null) throw missing();
  return picture;
}
