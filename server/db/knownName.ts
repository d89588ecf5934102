import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { formerPeopleAt } from '../domain/formerPeople';
import { appUser, departmentMember, organizationMember, sawmillMember } from './schema';

interface PersonOf {
  organizationId: SQLWrapper;
  userId: SQLWrapper;
}

/**
 * The name is null if neither the organisation nor one of its departments or sawmills has given one. The
 * account's own name is never used, because another organisation may have chosen it.
 */
export function nameGiven({ organizationId, userId }: PersonOf): SQL<string | null> {
  const names = [organizationMember, departmentMember, sawmillMember].map(
    (member) => sql`(
      select min(nullif(${member.name}, '')) from ${member}
      where ${member.organizationId} = ${organizationId} and ${member.userId} = ${userId})`,
  );
  return sql<string | null>`coalesce(${sql.join(names, sql`, `)})`;
}

/**
 * The e-mail address replaces a missing name.
 * @returns null for a former member, who has neither
 */
export function knownName(person: PersonOf): SQL<string | null> {
  const address = sql`(select ${appUser.email} from ${appUser} where ${appUser.id} = ${person.userId} and ${appUser.email} not like ${`%${formerPeopleAt}`})`;
  return sql<string | null>`coalesce(${nameGiven(person)}, ${address})`;
}
