import { and, desc, eq, gt, isNull, max, min, sql } from 'drizzle-orm';
import { refreshToken } from '../../db/accountSchema';
import type { Orm } from '../../db/client';
import type { Principal } from '../../domain/principal';
import { deviceOf } from './deviceOf';

const mostSessions = 100;

export async function ownSessions(orm: Orm, { userId, sessionId: current }: Principal, now: Date) {
  const lastUsedAt = max(refreshToken.issuedAt);
  const rows = await orm
    .select({
      sessionId: refreshToken.family,
      createdAt: min(refreshToken.issuedAt),
      lastUsedAt,
      agent: max(refreshToken.agent),
      address: max(refreshToken.address),
    })
    .from(refreshToken)
    .where(eq(refreshToken.userId, userId))
    .groupBy(refreshToken.family)
    .having(sql`bool_or(${and(isNull(refreshToken.spentAt), gt(refreshToken.expiresAt, now))})`)
    .orderBy(desc(lastUsedAt), refreshToken.family)
    .limit(mostSessions);
  return rows.map(({ sessionId, createdAt, lastUsedAt: usedAt, agent, address }) => ({
    sessionId,
    createdAt: (createdAt ?? now).toISOString(),
    lastUsedAt: (usedAt ?? now).toISOString(),
    device: agent === null ? null : deviceOf(agent),
    address,
    current: sessionId === current,
  }));
}
