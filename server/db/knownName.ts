import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { formerPeopleAt } from '../domain/formerPeople';
import { appUser, departmentMember, organizationMember, sawmillMember } from './schema';

interface PersonOf {
  organizationId: SQLWrapper;
  userId: SQLWrapper;
}

/**
 * The name that an organisation has given to a person, in any of its parts; null without one. Never the account's own name:
 * another organisation may have chosen that.
 */
export function nameGiven({ organizationId, userId }: PersonOf): SQL<string | null> {
  const names = [organizationMember, departmentMember, sawmillMember].map(
    (member) => sql`(
      select min(nullif(${member.name}, '')) from ${member}
      where ${member.organizationId} = ${organizationId} and ${member.userId} = ${userId})`,
  );
  return sql<string | null>`coalesce(${sql.join(names, sql`, `)})`;
}

/** The name that an organisation has given to a person, else the e-mail address; null for an account that has left. */
export function knownName(person: PersonOf): SQL<string | null> {
  const address = sql`(select ${appUser.email} from ${appUser} where ${appUser.id} = ${person.userId} and ${appUser.email} not like ${`%${formerPeopleAt}`})`;
  return sql<string | null>`coalesce(${nameGiven(person)}, ${address})`;
}
