import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stackFile } from '../../../db/fileSchema';
import type { FileStore } from '../../../ports/fileStore';
import type { StackPictures } from '../../../ports/stackPictures';

/**
 * The previous photograph of the kind is returned until the newest one has been processed. The viewer draws
 * outlines of the log ends over it.
 * @param drawn the pictures of stacks without photographs
 */
export function storedPictures(orm: Orm, files: FileStore, drawn: StackPictures): StackPictures {
  return {
    picture: async (kind, stackId, options = {}) => {
      const [shown] = await orm
        .select({ digest: stackFile.digest })
        .from(stackFile)
        .where(
          and(
            ...[eq(stackFile.stackId, stackId), eq(stackFile.kind, kind), eq(stackFile.state, 'Shown')],
            options.at && shownAt(options.at),
          ),
        )
        // The current photograph comes first, and then the one that was replaced last.
        .orderBy(sql`${stackFile.replacedAt} desc nulls first`)
        .limit(1);
      if (shown === undefined) return drawn.picture(kind, stackId, options);
      if (options.isAnnotated) return null;
      const content = await files.read({ ...shown, part: options.isPreview ? 'preview' : 'shown' });
      return content && { content, mediaType: 'image/jpeg' };
    },
  };
}

export function shownAt(moment: Date): SQL | undefined {
  return and(
    lte(stackFile.receivedAt, moment),
    or(isNull(stackFile.replacedAt), gt(stackFile.replacedAt, moment)),
  );
}
