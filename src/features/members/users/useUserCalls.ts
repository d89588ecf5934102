import {
  useActivateDepartmentUserMutation,
  useCreateDepartmentUserMutation,
  useDeactivateDepartmentUserMutation,
  useUpdateDepartmentUserMutation,
} from '@/store/api/departmentApi';
import {
  useActivateOrganizationUserMutation,
  useCreateOrganizationUserMutation,
  useDeactivateOrganizationUserMutation,
  useUpdateOrganizationUserMutation,
} from '@/store/api/organizationApi';
import { type UserCallReports, type UserCalls, userCalls } from './userCalls';

/** What users of an organisation may be (specification, administration area, section 6). */
export const organizationRoles = ['OrganizationAdmin', 'Registrator', 'Surveyor', 'Integration'] as const;

/** What users of a department may be. */
export const departmentRoles = ['DepartmentAdmin', 'Registrator', 'Surveyor'] as const;

type OrganizationRole = (typeof organizationRoles)[number];
type DepartmentRole = (typeof departmentRoles)[number];

/** The calls that change the users of an organisation, by its id. */
export function useOrganizationUserCalls(
  reports: UserCallReports,
): (id: string) => UserCalls<OrganizationRole> {
  const [create] = useCreateOrganizationUserMutation();
  const [update] = useUpdateOrganizationUserMutation();
  const [activate] = useActivateOrganizationUserMutation();
  const [deactivate] = useDeactivateOrganizationUserMutation();
  return (id) => userCalls<OrganizationRole>(id, { create, update, activate, deactivate }, reports);
}

/** The calls that change the users of a department, by its id. */
export function useDepartmentUserCalls(reports: UserCallReports): (id: string) => UserCalls<DepartmentRole> {
  const [create] = useCreateDepartmentUserMutation();
  const [update] = useUpdateDepartmentUserMutation();
  const [activate] = useActivateDepartmentUserMutation();
  const [deactivate] = useDeactivateDepartmentUserMutation();
  return (id) => userCalls<DepartmentRole>(id, { create, update, activate, deactivate }, reports);
}
