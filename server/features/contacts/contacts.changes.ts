import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { type OwnerKind, openOwner, requireId } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { contact } from '../../db/schema';
import type { Change, Changed } from '../../domain/change';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { missing } from '../../http/failure';
import { contactTag } from '../../people/contacts.queries';

interface ContactFields {
  name: string;
  email: string;
  phone: string;
}

type ContactOwner = Pick<Awaited<ReturnType<typeof openOwner>>, 'organizationId' | 'departmentId'>;

function ownContact({ organizationId, departmentId }: ContactOwner, contactId: string) {
  return and(
    eq(contact.id, requireId(contactId)),
    eq(contact.organizationId, organizationId),
    departmentId === null ? isNull(contact.departmentId) : eq(contact.departmentId, departmentId),
  );
}

function changeOf(
  { organizationId, departmentId }: ContactOwner,
  { id, ...person }: ContactFields & { id: string },
  values: Pick<Change, 'before' | 'after'>,
): Change {
  const name = person.name === '' ? person.email : person.name;
  return { kind: 'Contact', id, name, organizationId, departmentId, ...values };
}

function fieldsOf({ name, email, phone }: ContactFields) {
  return { name, email, phone };
}

export function contactChanges(kind: OwnerKind) {
  return {
    create: async (
      transaction: WritableOrm,
      principal: Principal,
      ownerId: string,
      fields: ContactFields,
    ): Promise<Changed<ContactFields & { id: string; etag: string }>> => {
      const owner = await openOwner(transaction, principal, kind, ownerId);
      const { organizationId, departmentId } = owner;
      const added = { id: randomUUID(), ...fieldsOf(fields) };
      await transaction.insert(contact).values({ organizationId, departmentId, ...added });
      const changes = [changeOf(owner, added, { after: fieldsOf(added) })];
      return { result: { ...added, etag: contactTag(added) }, changes };
    },

    update: async (
      transaction: WritableOrm,
      principal: Principal,
      ids: { id: string; contactId: string },
      fields: ContactFields,
      ifMatch: string | undefined,
    ): Promise<Change[]> => {
      const owner = await openOwner(transaction, principal, kind, ids.id);
      const own = ownContact(owner, ids.contactId);
      const [found] = await transaction.select().from(contact).where(own).for('update');
      if (found === undefined) throw missing();
      requireVersion(ifMatch, contactTag(found));
      const after = fieldsOf(fields);
      await transaction.update(contact).set(after).where(own);
      return [changeOf(owner, { id: found.id, ...after }, { before: fieldsOf(found), after })];
    },

    remove: async (
      transaction: WritableOrm,
      principal: Principal,
      ids: { id: string; contactId: string },
    ): Promise<Change[]> => {
      const owner = await openOwner(transaction, principal, kind, ids.id);
      const [removed] = await transaction.delete(contact).where(ownContact(owner, ids.contactId)).returning();
      if (removed === undefined) throw missing();
      return [changeOf(owner, removed, { before: fieldsOf(removed) })];
    },
  };
}
