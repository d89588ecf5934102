import { and, count, eq, exists } from 'drizzle-orm';
import {
  ownSawmills,
  requireIds,
  visibleDepartments,
  visibleSawmills,
  whenAllFound,
} from '../../../auth/scope';
import type { Orm } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { department } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { Principal } from '../../../domain/principal';
import { badRequest } from '../../../http/failure';
import type { SawmillStackFilters, SentStackFilters } from './stackFilterSchemas';
import type { CheckedFilters } from './stackFilterSql';

interface Ranges {
  from?: string | undefined;
  to?: string | undefined;
  assortmentLengthMin?: number | undefined;
  assortmentLengthMax?: number | undefined;
  near?: object | undefined;
  radiusKm?: number | undefined;
}

/**
 * Contradictory ranges are refused. Otherwise an empty list would hide that a range ends before it begins,
 * and a list of all stacks that a distance has no centre.
 */
export function checkRanges(ranges: Ranges): void {
  const { from, to, assortmentLengthMin, assortmentLengthMax, near, radiusKm } = ranges;
  if (from !== undefined && to !== undefined && Date.parse(from) > Date.parse(to)) {
    throw badRequest({ field: 'to', textId: 'tooSmall' });
  }
  if (
    assortmentLengthMin !== undefined &&
    assortmentLengthMax !== undefined &&
    assortmentLengthMin > assortmentLengthMax
  ) {
    throw badRequest({ field: 'assortmentLengthMax', textId: 'tooSmall' });
  }
  if ((near === undefined) !== (radiusKm === undefined)) {
    throw badRequest({ field: near === undefined ? 'near' : 'radiusKm', textId: 'halfDistance' });
  }
}

export async function checkedFilters(
  orm: Orm,
  principal: Principal,
  filters: Omit<SentStackFilters, 'page' | 'pageSize'>,
): Promise<CheckedFilters & { departmentIds: string[] }> {
  checkRanges(filters);
  const departmentIds = await visibleDepartments(orm, principal, filters.departmentIds);
  const { sawmillIds = [] } = filters;
  if (sawmillIds.length === 0) return { ...filters, departmentIds, sawmillIds };
  return { ...filters, departmentIds, sawmillIds: await visibleSawmills(orm, principal, sawmillIds) };
}

/** @throws ServiceFailure 404 if one of the departments has assigned no stacks to the caller's sawmills */
async function suppliers(
  orm: Orm,
  principal: Principal,
  departmentIds: readonly string[],
): Promise<string[]> {
  if (principal.isGlobalAdmin) return visibleDepartments(orm, principal, departmentIds);
  const ids = requireIds(departmentIds);
  const assigned = orm
    .select({ id: stack.id })
    .from(stack)
    .where(and(isOneOfIds(stack.sawmillId, principal.sawmillIds), eq(stack.departmentId, department.id)));
  const counted = orm
    .select({ count: count() })
    .from(department)
    .where(and(isOneOfIds(department.id, ids), exists(assigned)));
  return whenAllFound(ids, counted);
}

export async function checkedSawmillFilters(
  orm: Orm,
  principal: Principal,
  filters: Omit<SawmillStackFilters, 'page' | 'pageSize'>,
): Promise<CheckedFilters> {
  checkRanges(filters);
  const sawmillIds = await ownSawmills(orm, principal, filters.sawmillIds);
  const { departmentIds = [] } = filters;
  if (departmentIds.length === 0) return { ...filters, departmentIds, sawmillIds };
  return { ...filters, departmentIds: await suppliers(orm, principal, departmentIds), sawmillIds };
}
