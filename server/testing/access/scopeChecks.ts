import type { FieldRole } from '../../domain/roles';
import type { Coverage } from './coverage';
import type { Target } from './targets';

export type ScopeResult = 'covered' | 'roleTooLow' | 'missing';

export type ScopeCheck = (coverage: Coverage, target: Target) => ScopeResult;

function when(isCovered: boolean): ScopeResult {
  return isCovered ? 'covered' : 'missing';
}

function every(ids: string[], covered: Set<string>): boolean {
  return ids.every((id) => covered.has(id));
}

function isOne(ids: string[]): boolean {
  return ids[0] === ids.at(-1);
}

function partOf(owner: ScopeCheck, ownersOf: (target: Target) => string[]): ScopeCheck {
  return (coverage, target) => {
    const scope = owner(coverage, target);
    return scope === 'covered' ? when(isOne(ownersOf(target))) : scope;
  };
}

export const departments: ScopeCheck = ({ departments }, target) =>
  when(every(target.departmentIds, departments));

export const sawmills: ScopeCheck = ({ sawmills }, target) => when(every(target.sawmillIds, sawmills));

export const department: ScopeCheck = ({ departments }, { departmentIds: [id = ''] }) =>
  when(departments.has(id));

export const departmentPart = partOf(department, (target) => target.departmentIds);

export const organization: ScopeCheck = ({ organizations }, { organizationIds: [id = ''] }) =>
  when(organizations.has(id));

export const administered: ScopeCheck = ({ organizations, administered }, { organizationIds: [id = ''] }) =>
  administered.has(id) ? 'covered' : organizations.has(id) ? 'roleTooLow' : 'missing';

export const organizationPart = partOf(administered, (target) => target.organizationIds);

export const sharedView: ScopeCheck = (coverage, target) => {
  const scope = partOf(organization, ({ organizationIds }) => organizationIds)(coverage, target);
  return scope === 'covered' ? administered(coverage, target) : scope;
};

export const departmentPerson: ScopeCheck = (coverage, target) => {
  const isRead =
    coverage.administered.has(target.organizationIds[0] ?? '') ||
    coverage.departments.has(target.departmentIds.at(-1) ?? '');
  return partOf(organization, ({ organizationIds }) => (isRead ? organizationIds : ['', 'unread']))(
    coverage,
    target,
  );
};

export const sawmillPart = partOf(administered, (target) => target.sawmillIds);

export const assignable = partOf(departments, (target) => target.organizationIds);

export const readable: ScopeCheck = ({ departments, sawmills }, { departmentIds, sawmillIds, stackIds }) =>
  when(
    stackIds.every((_, i) => departments.has(departmentIds[i] ?? '') || sawmills.has(sawmillIds[i] ?? '')),
  );

export const readableStack: ScopeCheck = (coverage, target) =>
  readable(coverage, { ...target, stackIds: target.stackIds.slice(0, 1) });

export function inField(...roles: FieldRole[]): ScopeCheck {
  return ({ fieldDepartments }, { departmentIds: [id = ''] }) =>
    when(roles.some((role) => fieldDepartments[role].has(id)));
}
