import { and, arrayContains, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { administers, departmentScope, organizationScope, requireId } from '../../auth/scope';
import { byName } from '../../db/byName';
import type { Orm } from '../../db/client';
import { appUser, department, departmentMember, organization, person } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { workCountriesOf } from '../../domain/workCountries';
import { entityTag } from '../../http/entityTag';
import { missing } from '../../http/failure';
import { organizationContacts } from '../../people/contacts.queries';
import { organizationUsers } from '../../people/members.queries';

export async function getOrganization(orm: Orm, principal: Principal, organizationId: string) {
  const id = requireId(organizationId);
  const [found] = await orm
    .select()
    .from(organization)
    .where(and(eq(organization.id, id), organizationScope(orm, principal)));
  if (found === undefined) throw missing();
  const departments = await organizationDepartments(orm, principal, id);
  const active = principal.isGlobalAdmin ? found.active : null;
  const common = { organizationId: id, name: found.name, country: found.country, active, departments };
  // A department admin reads only the name and the own departments of the organisation.
  if (!administers(principal, id)) {
    return { ...common, addressInformation: null, contactInformation: null, users: null, contacts: null };
  }
  return {
    ...common,
    addressInformation: addressInformationOf(found),
    contactInformation: contactInformationOf(found),
    users: await organizationUsers(orm, principal, id),
    contacts: await organizationContacts(orm, id),
    workCountries: [...workCountriesOf(found.country, found.workCountries)],
    csvStatementNumbers: found.csvStatementNumbers,
    etag: organizationTag(found),
  };
}

type OrganizationRecord = typeof organization.$inferSelect;

export const organizationPart = {
  name: 0,
  addressInformation: 1,
  contactInformation: 2,
  workCountries: 3,
  csvColumns: 4,
} as const;

export type OrganizationPart = (typeof organizationPart)[keyof typeof organizationPart];

function addressInformationOf({ street, streetNumber, city, zipCode, addressCountry }: OrganizationRecord) {
  return { street, streetNumber, city, zipCode, country: addressCountry };
}

function contactInformationOf({ email, phone, webSite }: OrganizationRecord) {
  return { email, phone, webSite };
}

export function organizationTag(record: OrganizationRecord): string {
  return entityTag(
    record.name,
    addressInformationOf(record),
    contactInformationOf(record),
    workCountriesOf(record.country, record.workCountries),
    record.csvStatementNumbers,
  );
}

async function organizationDepartments(orm: Orm, principal: Principal, organizationId: string) {
  const { departmentId, userId, name, roles, state } = getTableColumns(departmentMember);
  const ofDepartment = sql`over (partition by ${departmentId})`;
  const administrators = orm
    .selectDistinctOn([departmentId], {
      departmentId,
      name: sql<string>`case when ${name} = '' then ${appUser.email} else ${name} end`.as('administrator'),
      count: sql<number>`(count(*) ${ofDepartment})::int`.as('administrators'),
      areInvited: sql<boolean>`bool_and(coalesce(${person.invited}, false)) ${ofDepartment}`.as(
        'administrators_invited',
      ),
    })
    .from(departmentMember)
    .innerJoin(appUser, eq(appUser.id, userId))
    .innerJoin(department, eq(department.id, departmentId))
    .leftJoin(person, and(eq(person.userId, userId), eq(person.organizationId, department.organizationId)))
    .where(
      and(
        eq(department.organizationId, organizationId),
        eq(state, 'Active'),
        arrayContains(roles, ['DepartmentAdmin']),
      ),
    )
    .orderBy(departmentId, desc(ne(name, '')), byName(name), asc(appUser.email))
    .as('administrators');
  const rows = await orm
    .select({
      departmentId: department.id,
      name: department.name,
      administrator: administrators.name,
      numberOfUsers: orm.$count(departmentMember, eq(departmentMember.departmentId, department.id)),
      numberOfAdministrators: sql<number>`coalesce(${administrators.count}, 0)`,
      areAdministratorsInvited: sql<boolean>`coalesce(${administrators.areInvited}, false)`,
    })
    .from(department)
    .leftJoin(administrators, eq(administrators.departmentId, department.id))
    .where(and(eq(department.organizationId, organizationId), departmentScope(principal)))
    .orderBy(byName(department.name), department.id);
  if (administers(principal, organizationId)) return rows;
  // A caller who administers departments only is told nothing of the use (`redactUsage`).
  return rows.map(({ areAdministratorsInvited: _, ...row }) => row);
}
