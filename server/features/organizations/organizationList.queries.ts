import { and, arrayContains, asc, count, desc, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { organizationScope } from '../../auth/scope';
import { byName } from '../../db/byName';
import type { Orm } from '../../db/client';
import { appUser, contract, department, organization, organizationMember } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { contractExpiresSoon, expiryOf } from '../../domain/contractDays';
import type { Principal } from '../../domain/principal';
import { offsetOf, type Paging } from '../../http/paging';

const current = alias(contract, 'current_contract');
const next = alias(contract, 'next_contract');

export async function organizationNames(orm: Orm, principal: Principal, paging: Paging) {
  const where = organizationScope(orm, principal);
  const total = orm
    .select({ count: count().as('count') })
    .from(organization)
    .where(where)
    .as('total');
  const shown = orm
    .select({ organizationId: organization.id, organizationName: organization.name })
    .from(organization)
    .where(where)
    .orderBy(byName(organization.name), organization.id)
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .as('shown');
  const rows = await orm
    .select({
      totalCount: total.count,
      organizationId: shown.organizationId,
      organizationName: shown.organizationName,
    })
    .from(total)
    .leftJoin(shown, sql`true`)
    .orderBy(byName(shown.organizationName), shown.organizationId);
  return {
    // Beyond the last page only the count is left.
    data: rows.flatMap(({ organizationId, organizationName }) =>
      organizationId === null || organizationName === null ? [] : [{ organizationId, organizationName }],
    ),
    page: paging.page,
    totalCount: rows[0]?.totalCount ?? 0,
  };
}

export async function countOrganizations(orm: Orm, principal: Principal): Promise<number> {
  if (!principal.isGlobalAdmin) return principal.organizationIds.length;
  const [row] = await orm.select({ count: count() }).from(organization);
  return row?.count ?? 0;
}

/**
 * Only global admins get state and warnings. The administrator is the contact person: the first active
 * organisation admin by name, with that person's phone and e-mail. Admins without a name come last and are
 * shown by their e-mail.
 */
export async function administeredOrganizations(orm: Orm, principal: Principal, paging: Paging, now: Date) {
  const rows = await contractRows(orm, principal, paging);
  const ids = rows.map((row) => row.organizationId);
  const administrators = await administratorsOf(orm, ids);
  const unnumbered = principal.isGlobalAdmin
    ? await departmentsWithoutNumber(orm, ids)
    : new Map<string, NamedDepartment[]>();
  return rows.map(({ organizationId, organizationName, active, endDate, nextStart, ...row }) => {
    const administrator = administrators.get(organizationId);
    return {
      organizationId,
      organizationName,
      administrator: administrator ? administrator.name || administrator.email : null,
      contactPhoneNumber: administrator?.phone || null,
      email: administrator?.email ?? null,
      active: principal.isGlobalAdmin ? active : null,
      contractInformation:
        endDate === null ? null : { levelOfInvoice: row.levelOfInvoice, expireDate: expiryOf(endDate) },
      warnings: principal.isGlobalAdmin
        ? {
            contractExpiresSoon: contractExpiresSoon(endDate, nextStart !== null, now),
            isMissingCustomerNumber: row.levelOfInvoice === 'Organization' && row.customerNumber === null,
            departmentsWithMissingCustomerNumber: unnumbered.get(organizationId) ?? [],
            isMissingContract: endDate === null && nextStart === null,
            isMissingAdministrator: administrator === undefined,
            isMissingMeasurementCard: row.measurementCardId === null,
          }
        : null,
      ...(principal.isGlobalAdmin && { hasDepartments: row.hasDepartments, hasStacks: row.hasStacks }),
    };
  });
}

function contractRows(orm: Orm, principal: Principal, paging: Paging) {
  const has = (rows: typeof department | typeof stack) =>
    exists(orm.select({ id: rows.id }).from(rows).where(eq(rows.organizationId, organization.id))).mapWith(
      Boolean,
    );
  return orm
    .select({
      organizationId: organization.id,
      organizationName: organization.name,
      active: organization.active,
      measurementCardId: organization.measurementCardId,
      levelOfInvoice: current.levelOfInvoice,
      customerNumber: current.customerNumber,
      endDate: current.endDate,
      nextStart: next.startDate,
      hasDepartments: has(department),
      hasStacks: has(stack),
    })
    .from(organization)
    .leftJoin(current, and(eq(current.organizationId, organization.id), eq(current.period, 'current')))
    .leftJoin(next, and(eq(next.organizationId, organization.id), eq(next.period, 'next')))
    .where(principal.isGlobalAdmin ? undefined : inArray(organization.id, [...principal.organizationIds]))
    .orderBy(byName(organization.name), organization.id)
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
}

async function administratorsOf(orm: Orm, organizationIds: string[]) {
  const rows = await orm
    .selectDistinctOn([organizationMember.organizationId], {
      organizationId: organizationMember.organizationId,
      name: organizationMember.name,
      phone: organizationMember.phone,
      email: appUser.email,
    })
    .from(organizationMember)
    .innerJoin(appUser, eq(appUser.id, organizationMember.userId))
    .where(
      and(
        inArray(organizationMember.organizationId, organizationIds),
        eq(organizationMember.state, 'Active'),
        arrayContains(organizationMember.roles, ['OrganizationAdmin']),
      ),
    )
    .orderBy(
      organizationMember.organizationId,
      desc(ne(organizationMember.name, '')),
      byName(organizationMember.name),
      asc(appUser.email),
    );
  return new Map(rows.map(({ organizationId, ...person }) => [organizationId, person]));
}

interface NamedDepartment {
  departmentId: string;
  departmentName: string;
}

async function departmentsWithoutNumber(orm: Orm, organizationIds: string[]) {
  const rows = await orm
    .select({
      organizationId: department.organizationId,
      departmentId: department.id,
      departmentName: department.name,
    })
    .from(department)
    .innerJoin(
      current,
      and(eq(current.organizationId, department.organizationId), eq(current.period, 'current')),
    )
    .where(
      and(
        inArray(department.organizationId, organizationIds),
        eq(current.levelOfInvoice, 'Department'),
        isNull(department.customerNumber),
      ),
    )
    .orderBy(byName(department.name), department.id);
  const departments = new Map<string, NamedDepartment[]>();
  for (const { organizationId, ...row } of rows)
    departments.set(organizationId, [...(departments.get(organizationId) ?? []), row]);
  return departments;
}
