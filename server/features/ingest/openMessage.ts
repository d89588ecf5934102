import { and, eq, exists, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type FieldDepartment, lockedFieldDepartment } from '../../auth/fieldScope';
import { measurementCardVersion } from '../../db/cardSchema';
import type { Orm, WritableOrm } from '../../db/client';
import { deletedStack, type StackRecord, stack } from '../../db/stackSchema';
import { clockTolerance } from '../../domain/doubts';
import type { Principal } from '../../domain/principal';
import type { FieldRole } from '../../domain/roles';
import { conflict, ServiceFailure, unusable } from '../../http/failure';
import { failureTexts } from '../../texts/failureTexts';
import { ingestFailures } from './ingest.failures';

export interface Received<Message> {
  principal: Principal;
  clientKey: string;
  message: Message;
  now: Date;
}

/**
 * Locks the department, and the stack if the service knows it, until the transaction ends.
 * @throws ServiceFailure 403, 404; 409 for a stack that was deleted or withdrawn, or belongs to another
 * department
 */
export async function openMessage(
  transaction: WritableOrm,
  { principal, clientKey, message }: Received<{ departmentId: string }>,
  roles: readonly FieldRole[],
) {
  const fieldDepartment = await lockedFieldDepartment(transaction, principal, {
    departmentId: message.departmentId,
    roles,
  });
  const organizationId = fieldDepartment.organization.id;
  const [existing] = await transaction
    .select()
    .from(stack)
    .where(and(eq(stack.organizationId, organizationId), eq(stack.clientKey, clientKey)))
    .for('update');
  if (existing !== undefined && existing.departmentId !== fieldDepartment.department.id)
    throw conflict(ingestFailures.stackElsewhere, { field: 'departmentId', textId: 'invalid' });
  if (existing === undefined) await requireNotDeleted(transaction, organizationId, clientKey);
  else requireNotWithdrawn(existing);
  return { fieldDepartment, existing };
}

/**
 * The administrator's reason is part of the answer, so that the person in the forest knows that nothing has
 * to be sent again.
 */
function requireNotWithdrawn({ withdrawnAt, withdrawnReason }: StackRecord): void {
  if (withdrawnAt === null) return;
  throw new ServiceFailure(409, failureTexts.stackWithdrawn, {
    fields: [{ field: 'clientKey', messageIn: () => withdrawnReason ?? '' }],
  });
}

async function requireNotDeleted(orm: Orm, organizationId: string, clientKey: string): Promise<void> {
  const [deleted] = await orm
    .select()
    .from(deletedStack)
    .where(and(eq(deletedStack.organizationId, organizationId), eq(deletedStack.clientKey, clientKey)));
  if (deleted) throw conflict(ingestFailures.stackDeleted, { field: 'clientKey', textId: 'invalid' });
}

const usedVersion = alias(measurementCardVersion, 'used_version');

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The version must belong to the organisation's card, or to a card with which the department has measured
 * before: a device may be offline while the card is replaced.
 * @throws ServiceFailure 422 for any other version, and for one that is not published
 */
export async function publishedCard(orm: Orm, { department, organization }: FieldDepartment, id: string) {
  const measuredBy = orm
    .select({ id: stack.id })
    .from(stack)
    .innerJoin(usedVersion, eq(usedVersion.id, stack.cardVersionId))
    .where(and(eq(stack.departmentId, department.id), eq(usedVersion.cardId, measurementCardVersion.cardId)));
  const [found] = uuid.test(id)
    ? await orm
        .select({ id: measurementCardVersion.id, definition: measurementCardVersion.definition })
        .from(measurementCardVersion)
        .where(
          and(
            eq(measurementCardVersion.id, id),
            isNotNull(measurementCardVersion.publishedAt),
            or(
              organization.measurementCardId === null
                ? undefined
                : eq(measurementCardVersion.cardId, organization.measurementCardId),
              exists(measuredBy),
            ),
          ),
        )
    : [];
  if (found === undefined)
    throw unusable(ingestFailures.cardVersionNotPublished, { field: 'cardVersionId', textId: 'invalid' });
  return found;
}

export function futureTimes(
  times: Readonly<Record<string, string>>,
  now: Date,
): { field: string; textId: 'future' }[] {
  return Object.entries(times)
    .filter(([, time]) => Date.parse(time) > now.getTime() + clockTolerance)
    .map(([field]) => ({ field, textId: 'future' }));
}
