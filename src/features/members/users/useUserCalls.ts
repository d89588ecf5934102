import type { MemberOwnerId } from '@/features/members/person';
import { filterRoles } from '@/features/members/roleChoice';
import { departmentRoles, organizationRoles } from '@/lib/generated/enums.gen';
import type { Language } from '@/lib/languages';
import { ifMatch } from '@/store/api/client/endpointOptions';
import {
  useActivateDepartmentUserMutation,
  useCreateDepartmentUserMutation,
  useDeactivateDepartmentUserMutation,
  useUpdateDepartmentUserMutation,
} from '@/store/api/departmentApi';
import {
  type Role,
  useActivateOrganizationUserMutation,
  useCreateOrganizationUserMutation,
  useDeactivateOrganizationUserMutation,
  useUpdateOrganizationUserMutation,
} from '@/store/api/organizationApi';
import {
  type Person,
  useDeactivatePersonMutation,
  useInvitePersonMutation,
  useLazyGetPersonQuery,
} from '@/store/api/personApi';
import type { SaveResult } from '@/ui/form/saveResult';

export const offeredRoles = {
  organization: organizationRoles,
  department: departmentRoles,
} as const satisfies Record<MemberOwnerId['kind'], readonly Role[]>;

interface UserFields {
  name: string;
  phone: string;
  roles: readonly Role[];
  enableAutoEmails: boolean;
}

interface NewUser extends UserFields {
  email: string;
  language?: Language;
}

export interface UserCalls {
  create: (user: NewUser, key: string) => Promise<SaveResult>;
  update: (userId: string, user: UserFields, etag: string | undefined) => Promise<SaveResult>;
  setActive: (userId: string, isActive: boolean) => Promise<SaveResult>;
}

interface UserCallReports {
  reportSave: (answer: PromiseLike<{ error?: unknown }>) => Promise<SaveResult>;
  resultOf: (answer: { error?: unknown }) => Promise<SaveResult>;
}

export function useUserCalls({ reportSave, resultOf }: UserCallReports): (owner: MemberOwnerId) => UserCalls {
  const [createInOrganization] = useCreateOrganizationUserMutation();
  const [updateInOrganization] = useUpdateOrganizationUserMutation();
  const [activateInOrganization] = useActivateOrganizationUserMutation();
  const [deactivateInOrganization] = useDeactivateOrganizationUserMutation();
  const [createInDepartment] = useCreateDepartmentUserMutation();
  const [updateInDepartment] = useUpdateDepartmentUserMutation();
  const [activateInDepartment] = useActivateDepartmentUserMutation();
  const [deactivateInDepartment] = useDeactivateDepartmentUserMutation();

  const inOrganization = (id: string): UserCalls => ({
    create: (user, key) => {
      const body = { ...user, roles: filterRoles(offeredRoles.organization, user.roles) };
      return reportSave(createInOrganization({ id, 'idempotency-key': key, body }));
    },
    update: (userId, user, etag) => {
      const body = { ...user, roles: filterRoles([...offeredRoles.organization, 'NotSet'], user.roles) };
      return reportSave(updateInOrganization({ id, userId, ...ifMatch(etag), body }));
    },
    setActive: async (userId, isActive) =>
      resultOf(await (isActive ? activateInOrganization : deactivateInOrganization)({ id, userId })),
  });
  const inDepartment = (id: string): UserCalls => ({
    create: (user, key) => {
      const body = { ...user, roles: filterRoles(offeredRoles.department, user.roles) };
      return reportSave(createInDepartment({ id, 'idempotency-key': key, body }));
    },
    update: (userId, user, etag) => {
      const body = { ...user, roles: filterRoles([...offeredRoles.department, 'NotSet'], user.roles) };
      return reportSave(updateInDepartment({ id, userId, ...ifMatch(etag), body }));
    },
    setActive: async (userId, isActive) =>
      resultOf(await (isActive ? activateInDepartment : deactivateInDepartment)({ id, userId })),
  });
  return ({ kind, id }) => (kind === 'organization' ? inOrganization(id) : inDepartment(id));
}

export interface PersonCalls {
  /**
   * `read` never reads from the cache, because the admin decides by the answer. `closeAll` ends all access
   * within the organisation, and is null if the signed-in person may not do so.
   */
  read: (personId: string) => Promise<{ person: Person } | { result: SaveResult }>;
  closeAll: ((personId: string) => Promise<SaveResult>) | null;
  invite: (personId: string) => Promise<SaveResult>;
}

interface Options extends Pick<UserCallReports, 'resultOf'> {
  organizationId: string;
  mayCloseAll: boolean;
}

export function usePersonCalls({ organizationId: id, mayCloseAll, resultOf }: Options): PersonCalls {
  const [read] = useLazyGetPersonQuery();
  const [closeAll] = useDeactivatePersonMutation();
  const [invite] = useInvitePersonMutation();
  return {
    read: async (personId) => {
      const { data: person, error } = await read({ id, personId });
      return person ? { person } : { result: await resultOf({ error }) };
    },
    closeAll: mayCloseAll ? async (personId) => resultOf(await closeAll({ id, personId })) : null,
    invite: async (personId) => resultOf(await invite({ id, personId })),
  };
}
