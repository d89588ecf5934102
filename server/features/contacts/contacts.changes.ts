import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { idOf, type OwnerKind, openOwner } from '../../auth/scope';
import type { Orm } from '../../db/client';
import { contact } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { missing } from '../../http/failure';
import { contactTag } from './contacts.queries';

interface ContactFields {
  name: string;
  email: string;
  phone: string;
}

type ContactOwner = Pick<Awaited<ReturnType<typeof openOwner>>, 'organizationId' | 'departmentId'>;

function ownContact({ organizationId, departmentId }: ContactOwner, contactId: string) {
  return and(
    eq(contact.id, idOf(contactId)),
    eq(contact.organizationId, organizationId),
    departmentId === null ? isNull(contact.departmentId) : eq(contact.departmentId, departmentId),
  );
}

/** A contact below another owner's path is missing (404). */
export function contactChanges(orm: Orm, kind: OwnerKind) {
  return {
    create: async (
      transaction: Orm,
      principal: Principal,
      ownerId: string,
      { name, email, phone }: ContactFields,
    ) => {
      const { organizationId, departmentId } = await openOwner(transaction, principal, kind, ownerId);
      const added = { id: randomUUID(), name, email, phone };
      await transaction.insert(contact).values({ organizationId, departmentId, ...added });
      return { ...added, etag: contactTag(added) };
    },

    /** 412 when `ifMatch` names an older version. */
    update: (
      principal: Principal,
      ids: { id: string; contactId: string },
      { name, email, phone }: ContactFields,
      ifMatch: string | undefined,
    ) =>
      orm.transaction(async (transaction) => {
        const own = ownContact(await openOwner(transaction, principal, kind, ids.id), ids.contactId);
        const [found] = await transaction.select().from(contact).where(own).for('update');
        if (found === undefined) throw missing();
        requireVersion(ifMatch, contactTag(found));
        await transaction.update(contact).set({ name, email, phone }).where(own);
      }),

    remove: (principal: Principal, ids: { id: string; contactId: string }) =>
      orm.transaction(async (transaction) => {
        const own = ownContact(await openOwner(transaction, principal, kind, ids.id), ids.contactId);
        const removed = await transaction.delete(contact).where(own).returning({ id: contact.id });
        if (removed.length === 0) throw missing();
      }),
  };
}
