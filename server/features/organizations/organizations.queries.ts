import { and, eq } from 'drizzle-orm';
import { administers, idOf, organizationScope } from '@server/auth/scope';
import type { Orm } from '@server/db/client';
import { organization } from '@server/db/schema';
import type { Principal } from '@server/domain/principal';
import { organizationContacts } from '@server/features/contacts/contacts.queries';
import { organizationUsers } from '@server/features/members/members.queries';
import { missing } from '@server/http/failure';
import { organizationDepartments } from './organizationDepartments';
import { addressInformationOf, contactInformationOf, organizationTag } from './organizationTag';

/** An organisation as this caller reads it; 404 when the caller has nothing to do with it. */
export async function getOrganization(orm: Orm, principal: Principal, organizationId: string) {
  const id = idOf(organizationId);
  const [found] = await orm
    .select()
    .from(organization)
    .where(and(eq(organization.id, id), organizationScope(orm, principal)));
  if (found === undefined) throw missing();
  const departments = await organizationDepartments(orm, principal, id);
  const common = { organizationId: id, name: found.name, country: found.country, departments };
  // A department admin reads the name and the own departments of the organisation, not what it says of itself.
  if (!administers(principal, id)) {
    return { ...common, addressInformation: null, contactInformation: null, users: null, contacts: null };
  }
  return {
    ...common,
    addressInformation: addressInformationOf(found),
    contactInformation: contactInformationOf(found),
    users: await organizationUsers(orm, principal, id),
    contacts: await organizationContacts(orm, id),
    etag: organizationTag(found),
  };
}
