import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { knownName } from '../../../db/knownName';
import { appUser } from '../../../db/schema';
import { type StackRecord, stackDecision } from '../../../db/stackSchema';
import { acceptedOf, isAskedAnew, newMeasurement, openChecks } from '../../../domain/decisions';
import { measurerOf } from '../../../mail-queue/measurer';

export async function decisionsAbout(orm: Orm, stack: StackRecord) {
  const decisions = await orm
    .select({
      subject: stackDecision.subject,
      word: stackDecision.word,
      at: stackDecision.decidedAt,
      // Global admins belong to no organisation, so their own name is used.
      by: sql<string | null>`case when ${appUser.isGlobalAdmin} then ${appUser.name} else ${knownName({
        organizationId: stackDecision.organizationId,
        userId: stackDecision.decidedById,
      })} end`,
    })
    .from(stackDecision)
    .leftJoin(appUser, eq(appUser.id, stackDecision.decidedById))
    .where(eq(stackDecision.stackId, stack.id));
  const measurer = await measurerOf(orm, stack);
  const asked = isAskedAnew(stack) ? decisions.find(({ subject }) => subject === newMeasurement) : undefined;
  return {
    failedChecks: openChecks(stack),
    accepted: acceptedOf(stack).flatMap((kind) =>
      decisions
        .filter(({ subject }) => subject === kind)
        .map(({ word, at, by }) => ({ kind, word, acceptedDateTime: at, acceptedBy: by })),
    ),
    newMeasurement: measurer && {
      to: measurer.name,
      obstacle: measurer.obstacle,
      asked: asked ? { word: asked.word, askedDateTime: asked.at, askedBy: asked.by } : null,
    },
  };
}
