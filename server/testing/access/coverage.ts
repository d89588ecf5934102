import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import {
  appUser,
  department,
  departmentMember,
  organization,
  organizationMember,
  sawmill,
  sawmillMember,
} from '../../db/schema';
import type { FieldRole } from '../../domain/roles';
import type { Target } from './targets';

export async function coverageOf(orm: Orm, email: string) {
  const [person] = await orm.select().from(appUser).where(eq(appUser.email, email));
  if (person === undefined) throw new Error(`The demo data lacks ${email}`);
  const { id, isGlobalAdmin } = person;
  const departments = await orm.select().from(department);
  const organizationRelations = await orm
    .select()
    .from(organizationMember)
    .where(eq(organizationMember.userId, id));
  const departmentRelations = await orm
    .select()
    .from(departmentMember)
    .where(eq(departmentMember.userId, id));
  const sawmillRelations = await orm.select().from(sawmillMember).where(eq(sawmillMember.userId, id));
  const administered = organizationRelations
    .filter(({ state, roles }) => state === 'Active' && roles.includes('OrganizationAdmin'))
    .map(({ organizationId }) => organizationId);
  const led = departmentRelations
    .filter(({ state, roles }) => state === 'Active' && roles.includes('DepartmentAdmin'))
    .map(({ departmentId }) => departmentId);
  const open = departments.filter(
    (row) => isGlobalAdmin || administered.includes(row.organizationId) || led.includes(row.id),
  );
  const worksWith = (role: string) =>
    new Set(
      departments
        .filter(
          (row) =>
            organizationRelations.some(
              ({ organizationId, state, roles }) =>
                organizationId === row.organizationId && state === 'Active' && roles.includes(role),
            ) ||
            departmentRelations.some(
              ({ departmentId, state, roles }) =>
                departmentId === row.id && state === 'Active' && roles.includes(role),
            ),
        )
        .map(({ id }) => id),
    );
  const organizations = isGlobalAdmin ? await orm.select().from(organization) : [];
  const sawmills = isGlobalAdmin ? await orm.select().from(sawmill) : [];
  return {
    departments: new Set(open.map((row) => row.id)),
    organizations: new Set([
      ...open.map((row) => row.organizationId),
      ...administered,
      ...organizations.map((row) => row.id),
    ]),
    administered: new Set([...administered, ...organizations.map((row) => row.id)]),
    fieldDepartments: {
      registrator: worksWith('Registrator'),
      surveyor: worksWith('Surveyor'),
      integration: worksWith('Integration'),
    },
    sawmills: new Set([...sawmillRelations.map((row) => row.sawmillId), ...sawmills.map((row) => row.id)]),
  };
}

export type Coverage = Awaited<ReturnType<typeof coverageOf>>;

export async function coverageOfKey(orm: Orm, target: Target, role: FieldRole | 'reader'): Promise<Coverage> {
  const rows = await orm
    .select({ id: department.id })
    .from(department)
    .where(eq(department.organizationId, target.organizationIds[0] ?? ''));
  const none = new Set<string>();
  const fieldDepartments = { registrator: none, surveyor: none, integration: none };
  const departments = new Set(rows.map(({ id }) => id));
  const of = { organizations: none, administered: none, sawmills: none, fieldDepartments };
  if (role === 'reader') return { ...of, departments };
  return { ...of, departments: none, fieldDepartments: { ...fieldDepartments, [role]: departments } };
}
