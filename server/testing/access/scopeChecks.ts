import type { Coverage } from './coverage';
import type { Target } from './targets';

/** How far the relations of a caller whose role may make a call reach: as far as the target, or not. */
export type ScopeResult = 'covered' | 'roleTooLow' | 'missing';

/** What a call is about, seen from the relations of its caller. */
export type ScopeCheck = (coverage: Coverage, target: Target) => ScopeResult;

function when(isCovered: boolean): ScopeResult {
  return isCovered ? 'covered' : 'missing';
}

function every(ids: string[], covered: Set<string>): boolean {
  return ids.every((id) => covered.has(id));
}

/** True when the last one, whose part is meant, is the first one, in whose path the part stands. */
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

/** Who only knows the organisation as admin of a department is told so. */
export const administered: ScopeCheck = ({ organizations, administered }, { organizationIds: [id = ''] }) =>
  administered.has(id) ? 'covered' : organizations.has(id) ? 'roleTooLow' : 'missing';

export const organizationPart = partOf(administered, (target) => target.organizationIds);

/** Somebody of a department is read by who administers it or the whole organisation. */
export const departmentPerson: ScopeCheck = (coverage, target) => {
  const isRead =
    coverage.administered.has(target.organizationIds[0] ?? '') ||
    coverage.departments.has(target.departmentIds.at(-1) ?? '');
  return partOf(organization, ({ organizationIds }) => (isRead ? organizationIds : ['', 'unread']))(
    coverage,
    target,
  );
};

/** A sawmill is changed by who administers its organisation. */
export const sawmillPart = partOf(administered, (target) => target.sawmillIds);

/** A sawmill is assigned stacks of its own organisation only, whoever asks. */
export const assignable = partOf(departments, (target) => target.organizationIds);

/** Stacks of own departments, or assigned to own sawmills. */
export const readable: ScopeCheck = ({ departments, sawmills }, { departmentIds, sawmillIds, stackIds }) =>
  when(
    stackIds.every((_, i) => departments.has(departmentIds[i] ?? '') || sawmills.has(sawmillIds[i] ?? '')),
  );

export const readableStack: ScopeCheck = (coverage, target) =>
  readable(coverage, { ...target, stackIds: target.stackIds.slice(0, 1) });
