import type { MemberOwnerId, Person } from '@/features/members/person';
import { ifMatch } from '@/store/api/client/endpointOptions';
import {
  useCreateDepartmentContactMutation,
  useDeleteDepartmentContactMutation,
  useUpdateDepartmentContactMutation,
} from '@/store/api/departmentApi';
import {
  useCreateOrganizationContactMutation,
  useDeleteOrganizationContactMutation,
  useUpdateOrganizationContactMutation,
} from '@/store/api/organizationApi';
import type { SaveResult } from '@/ui/form/saveResult';

export interface ContactCalls {
  create: (contact: Person, key: string) => Promise<SaveResult>;
  update: (contactId: string, contact: Person, etag: string | undefined) => Promise<SaveResult>;
  /** Resolves to whether the contact is removed; the call itself shows a failure. */
  remove: (contactId: string) => Promise<boolean>;
}

type Answer = PromiseLike<{ error?: unknown }>;

interface Reports {
  reportSave: (answer: Answer) => Promise<SaveResult>;
  reportRemoval: (answer: Answer) => Promise<boolean>;
}

export function useContactCalls(
  { kind, id }: MemberOwnerId,
  { reportSave, reportRemoval }: Reports,
): ContactCalls {
  const [createInOrganization] = useCreateOrganizationContactMutation();
  const [updateInOrganization] = useUpdateOrganizationContactMutation();
  const [removeFromOrganization] = useDeleteOrganizationContactMutation();
  const [createInDepartment] = useCreateDepartmentContactMutation();
  const [updateInDepartment] = useUpdateDepartmentContactMutation();
  const [removeFromDepartment] = useDeleteDepartmentContactMutation();
  const isOrganization = kind === 'organization';
  const create = isOrganization ? createInOrganization : createInDepartment;
  const update = isOrganization ? updateInOrganization : updateInDepartment;
  const remove = isOrganization ? removeFromOrganization : removeFromDepartment;
  return {
    create: (contactFields, key) => reportSave(create({ id, 'idempotency-key': key, contactFields })),
    update: (contactId, contactFields, etag) =>
      reportSave(update({ id, contactId, ...ifMatch(etag), contactFields })),
    remove: (contactId) => reportRemoval(remove({ id, contactId })),
  };
}
