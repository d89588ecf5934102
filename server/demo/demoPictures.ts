import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { measurement } from '../db/measurementSchema';
import type { StackPictures } from '../ports/stackPictures';
import type { Draw } from './pictures/drawing';
import { pictureOf } from './pictures/pictures';

/**
 * Draws pictures only for stacks whose log ends the demo has stored; other stacks get none.
 * @param seed of tones and rings, which no measurement uses
 * @param draw runs in another thread, because drawing would keep this one busy
 */
export function demoPictures(
  orm: Orm,
  seed: number,
  draw: Draw = async (drawing) => pictureOf(drawing),
): StackPictures {
  return {
    picture: async (kind, stackId, { isAnnotated = false } = {}) => {
      const [found] = await orm
        .select({ logEnds: measurement.logEnds })
        .from(measurement)
        .where(and(eq(measurement.stackId, stackId), eq(measurement.source, 'Demo')))
        .orderBy(desc(measurement.version))
        .limit(1);
      const logEnds = found?.logEnds;
      if (!logEnds) return null;
      // A database's buffer may be a part of a larger one, which would go along to the other thread.
      const content = await draw({ seed, kind, stackId, logEnds: Uint8Array.from(logEnds), isAnnotated });
      return content && { content, mediaType: 'image/png' };
    },
  };
}
