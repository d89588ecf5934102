import { and, eq, inArray, sql } from 'drizzle-orm';
import { organizationScope, requireId } from '../../auth/scope';
import { byName } from '../../db/byName';
import type { Orm } from '../../db/client';
import { appUser, organization, person, sawmill, sawmillMember } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { missing } from '../../http/failure';
import { offsetOf, type Paging } from '../../http/paging';
import { sawmillUserTag } from '../../people/memberships';
import { invitationState, personColumns } from '../../people/organizationPeople';
import { sawmillPosition, sawmillTag } from './lockSawmill';

export async function sawmillPage(orm: Orm, principal: Principal, organizationId: string, paging: Paging) {
  const id = requireId(organizationId);
  const shown = orm
    .select()
    .from(sawmill)
    .where(eq(sawmill.organizationId, id))
    .orderBy(byName(sawmill.name), sawmill.id)
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .as('shown');
  // A visible organisation has a row even where the page has none.
  const found = await orm
    .select({
      totalCount: orm.$count(sawmill, eq(sawmill.organizationId, organization.id)),
      row: {
        id: shown.id,
        name: shown.name,
        organizationId: shown.organizationId,
        latitude: shown.latitude,
        longitude: shown.longitude,
      },
    })
    .from(organization)
    .leftJoin(shown, sql`true`)
    .where(and(eq(organization.id, id), organizationScope(orm, principal)))
    .orderBy(byName(shown.name), shown.id);
  const [visible] = found;
  if (visible === undefined) throw missing();
  const rows = found.flatMap(({ row }) => row ?? []);
  // A department admin reads no users.
  const readsUsers = principal.isGlobalAdmin || principal.organizationIds.includes(id);
  const data = readsUsers ? await withUsers(orm, id, rows) : rows.map((row) => ({ ...row, users: null }));
  return {
    data: data.map(({ latitude, longitude, ...row }) => ({
      ...row,
      position: sawmillPosition({ latitude, longitude }),
    })),
    page: paging.page,
    totalCount: visible.totalCount,
  };
}

interface SawmillUser {
  userId: string;
  invited: boolean;
  mailState: 'waiting' | 'sent' | 'failed' | null;
  lastUsedAt: string | null;
  name: string;
  email: string;
  phone: string;
  etag: string;
}

async function withUsers<Row extends { id: string } & Parameters<typeof sawmillTag>[0]>(
  orm: Orm,
  organizationId: string,
  sawmills: Row[],
) {
  const ids = sawmills.map(({ id }) => id);
  const rows = await orm
    .select({
      sawmillId: sawmillMember.sawmillId,
      ...personColumns,
      mailState: invitationState(orm),
      name: sawmillMember.name,
      email: appUser.email,
      phone: sawmillMember.phone,
    })
    .from(sawmillMember)
    .innerJoin(appUser, eq(appUser.id, sawmillMember.userId))
    .innerJoin(
      person,
      and(eq(person.userId, sawmillMember.userId), eq(person.organizationId, organizationId)),
    )
    .where(inArray(sawmillMember.sawmillId, ids))
    .orderBy(byName(sawmillMember.name), person.id);
  const users = new Map<string, SawmillUser[]>();
  for (const { sawmillId, ...row } of rows) {
    const user = { ...row, etag: sawmillUserTag(row) };
    users.set(sawmillId, [...(users.get(sawmillId) ?? []), user]);
  }
  return sawmills.map((row) => ({ ...row, users: users.get(row.id) ?? [], etag: sawmillTag(row) }));
}
