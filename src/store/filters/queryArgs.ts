import { type DayRange, instantsOf } from '@/lib/dateRange';
import { type Day, daysBefore } from '@/lib/day';
import { mapPageSizeMaximum, sawmillMapPageSizeMaximum } from '@/lib/generated/limits.gen';
import type { DashboardFilters, ListView, SawmillFilters, StackFilters } from './filterDefaults';
import { resolutionOf } from './timeResolution';

/**
 * Returns only the fields that are set: the measurement service ignores an absent filter, but applies an
 * empty one.
 */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], null> };
function present(fields: object) {
  const isSet = (value: unknown) =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isSet(value)));
}

function range({ from, to }: DayRange) {
  return present(instantsOf({ from, to }, 'viewer'));
}

type Scope = [departmentIds: readonly string[], knownSawmillIds?: readonly string[]];

/**
 * Builds the fields that all calls of list and dashboard share. Undefined means that no call is made, because
 * there is no department or the filter names only unknown sawmills. Unknown sawmills are left out: the
 * measurement service refuses a call that names one, and they have no stacks. Leave `knownSawmillIds` out
 * until they have loaded.
 */
function sharedFields(
  filters: DashboardFilters,
  departmentIds: readonly string[],
  knownSawmillIds: readonly string[] = filters.sawmillIds,
) {
  const sawmillIds = filters.sawmillIds.filter((id) => knownSawmillIds.includes(id));
  if (departmentIds.length === 0 || sawmillIds.length < Math.min(1, filters.sawmillIds.length))
    return undefined;
  const { surveyors, treeSpecies, assortments, areaNumber, assortmentLengthMin, assortmentLengthMax } =
    filters;
  return {
    departmentIds: [...departmentIds],
    ...range(filters),
    ...present({ surveyors, treeSpecies, assortments, sawmillIds, areaNumber }),
    ...present({ assortmentLengthMin, assortmentLengthMax }),
  };
}

function stackFields(filters: StackFilters, ...scope: Scope) {
  const fields = sharedFields(filters, ...scope);
  const { dateType, states, registrators, fullMeasurement, hasPosition, evidenceFailed, eudrReady } = filters;
  const { distance, search, withdrawn } = filters;
  return (
    fields && {
      ...fields,
      dateType,
      ...present({ states, registrators, fullMeasurement, hasPosition, evidenceFailed, eudrReady, search }),
      ...(withdrawn && { withdrawn }),
      ...distance,
    }
  );
}

function pageOf({ page, pageSize, orderBy, orderDirection }: ListView) {
  return { page, pageSize, ...(orderBy !== null && { orderBy, orderDirection }) };
}

export function stackListArg(filters: StackFilters, ...scope: Scope) {
  const fields = stackFields(filters, ...scope);
  return fields && { ...fields, ...pageOf(filters) };
}

export function stackTotalsArg(filters: StackFilters, ...scope: Scope) {
  return stackFields(filters, ...scope);
}

export function stackMapArg(filters: StackFilters, ...scope: Scope) {
  const fields = stackFields(filters, ...scope);
  return fields && { ...fields, page: 1, pageSize: mapPageSizeMaximum };
}

export function stackCsvArg(measurementCardId: string, filters: StackFilters, ...scope: Scope) {
  const fields = stackFields(filters, ...scope);
  return fields && { ...fields, measurementCardId };
}

export function stackStatisticsArg(filters: DashboardFilters, timeZone: string, ...scope: Scope) {
  const fields = sharedFields(filters, ...scope);
  return fields && { ...fields, resolution: resolutionOf(filters), timeZone };
}

/** A stack is overdue when it waits for its measurement or for a sawmill for more days than these. */
export const overdueDays = 7;

export function lastOverdueDay(today: Day): Day {
  return daysBefore(today, overdueDays + 1);
}

export function stackWaitingArg(filters: DashboardFilters, today: Day, ...scope: Scope) {
  const fields = sharedFields({ ...filters, from: null, to: null }, ...scope);
  const { to: overdueTo } = range({ from: null, to: lastOverdueDay(today) });
  return fields && { ...fields, ...present({ overdueTo: overdueTo ?? null }) };
}

export function stackVolumesArg(filters: DashboardFilters, ...scope: Scope) {
  return sharedFields(filters, ...scope);
}

export function stackAgeingArg(filters: DashboardFilters, ages: readonly DayRange[], ...scope: Scope) {
  const fields = sharedFields(filters, ...scope);
  return fields && { ...fields, ages: ages.map(range) };
}

export function filterOptionsArg(days: DayRange, departmentIds: readonly string[]) {
  return departmentIds.length === 0 ? undefined : { departmentIds: [...departmentIds], ...range(days) };
}

/** The organisations and departments are those that have stacks at the person's sawmills. */
export interface SawmillScope {
  sawmills: readonly { sawmillId: string }[];
  organizations: readonly { organizationId: string; departments: readonly { departmentId: string }[] }[];
}

/**
 * The call has no field for organisations: a chosen organisation means its chosen departments, or all of its
 * departments if none of them is chosen. Choices outside the person's scope are ignored.
 */
function chosenDepartmentIds({ organizationIds, departmentIds }: SawmillFilters, scope: SawmillScope) {
  const chosen = scope.organizations.filter(
    (organization) =>
      organizationIds.includes(organization.organizationId) ||
      organization.departments.some((department) => departmentIds.includes(department.departmentId)),
  );
  if (chosen.length === 0) return undefined;
  return chosen.flatMap((organization) => {
    const all = organization.departments.map((department) => department.departmentId);
    const own = all.filter((id) => departmentIds.includes(id));
    return own.length === 0 ? all : own;
  });
}

function sawmillFields(filters: SawmillFilters, scope: SawmillScope) {
  const departmentIds = chosenDepartmentIds(filters, scope);
  const { from, to } = range(filters);
  if (scope.sawmills.length === 0 || departmentIds?.length === 0 || !from || !to) return undefined;
  return {
    // Two calls name the sawmills in different orders, and the same list has one entry of the cache.
    sawmillIds: scope.sawmills.map((sawmill) => sawmill.sawmillId).sort(),
    ...(departmentIds && { departmentIds }),
    dateType: 'LastChanged' as const,
    from,
    to,
    ...present({ search: filters.search }),
  };
}

export function sawmillListArg(filters: SawmillFilters, scope: SawmillScope) {
  const fields = sawmillFields(filters, scope);
  return fields && { ...fields, ...pageOf(filters) };
}

export function sawmillTotalsArg(filters: SawmillFilters, scope: SawmillScope) {
  return sawmillFields(filters, scope);
}

export function sawmillMapArg(filters: SawmillFilters, scope: SawmillScope) {
  const fields = sawmillFields(filters, scope);
  return fields && { ...fields, page: 1, pageSize: sawmillMapPageSizeMaximum };
}

interface Paging {
  page?: number;
  pageSize?: number;
  orderBy?: string;
  orderDirection?: string;
}

/**
 * Identifies a list by its filters and departments, whatever its order and page. A selection and kept rows
 * belong to one list.
 */
export function listKey({ page, pageSize, orderBy, orderDirection, ...fields }: Paging): string {
  return JSON.stringify(fields);
}
