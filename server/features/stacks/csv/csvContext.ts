import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { department, organization } from '../../../db/schema';
import { missing } from '../../../http/failure';
import { type Card, storedCard } from '../records/stackRecords';

/**
 * The card that the columns come from, and the name that the departments have in common: a department, an
 * organisation, or none. 404 when none of their organisations measures with the card.
 */
export async function csvContext(
  orm: Orm,
  departmentIds: readonly string[],
  cardId: string,
): Promise<{ card: Card; commonName: string | undefined }> {
  const departments = await orm
    .select({
      name: department.name,
      organization: organization.name,
      organizationId: organization.id,
      cardId: organization.measurementCardId,
    })
    .from(department)
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(isOneOfIds(department.id, departmentIds))
    .orderBy(asc(department.id));
  if (!departments.some((row) => row.cardId === cardId)) throw missing();
  const card = await storedCard(orm, cardId);
  const [first] = departments;
  if (card === undefined || first === undefined) throw missing();
  if (departments.length === 1) return { card, commonName: first.name };
  const isOneOrganization = departments.every((row) => row.organizationId === first.organizationId);
  return { card, commonName: isOneOrganization ? first.organization : undefined };
}
