import { and, eq, inArray } from 'drizzle-orm';
import type { Orm, WritableOrm } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { sawmill } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { Principal } from '../../../domain/principal';

/**
 * Reads stacks for a call that sawmill users may make. Stacks in the answer that are assigned to the caller's
 * sawmills are marked as seen, so that their assignment can no longer be undone. Global admins who are not
 * users of the sawmill do not count. The lock makes an undo wait until the marks are committed, or this call
 * wait for the undo.
 * @param shown returns the ids of the stacks in the answer
 */
export async function readAndMarkSeen<Answer>(
  orm: WritableOrm,
  { sawmillIds }: Principal,
  read: (orm: Orm) => Promise<Answer>,
  shown: (answer: Answer) => readonly string[],
): Promise<Answer> {
  if (sawmillIds.length === 0) return read(orm);
  const own = [...sawmillIds];
  return orm.transaction(async (transaction) => {
    await transaction
      .select({ id: sawmill.id })
      .from(sawmill)
      .where(inArray(sawmill.id, own))
      .orderBy(sawmill.id)
      .for('share');
    const answer = await read(transaction);
    await transaction
      .update(stack)
      .set({ unseenBySawmill: false })
      .where(
        and(
          eq(stack.unseenBySawmill, true),
          inArray(stack.sawmillId, own),
          isOneOfIds(stack.id, shown(answer)),
        ),
      );
    return answer;
  });
}
