import { failureOf, type ServiceError, serviceErrorOf } from '@/store/ports/serviceError';
import { afterSuccess } from './client/afterSuccess';
import { callService } from './client/callService';
import { readAnswer } from './client/envelope';
import { timeLimits } from './client/send';
import type { SessionDispatch } from './client/sessionThunk';
import { type OrganizationRow, organizationEndpoints } from './generated/organization.gen';
import { textsOf } from './rowsOf';

const pageSize = 100;
type Rows = { data: OrganizationRow[]; error?: undefined } | { data?: undefined; error: ServiceError };

const list = { type: 'Organization', id: 'LIST' } as const;
const organization = ({ id }: { id: string }) => ({ type: 'Organization', id }) as const;
const contract = (id: string, period: 'current' | 'next') =>
  ({ type: 'Contract', id: `${id} ${period}` }) as const;

/** What is said of an organisation changes in its own page, and in the list of all of them. */
const inListAsWell = { invalidatesTags: afterSuccess((arg: { id: string }) => [organization(arg), list]) };
/** A new user is one of the organisation's people too. */
const amongPeopleAsWell = {
  invalidatesTags: afterSuccess((arg: { id: string }) => [organization(arg), list, 'People' as const]),
};
const inItsPage = { invalidatesTags: afterSuccess((arg: { id: string }) => [organization(arg)]) };

const tagged = organizationEndpoints.enhanceEndpoints({
  endpoints: {
    listOrganizations: { providesTags: [list] },
    getOrganization: {
      providesTags: (data, _, arg) => [
        organization(arg),
        ...textsOf(data?.departments, 'departmentId').map((id) => ({ type: 'DepartmentRow' as const, id })),
      ],
    },
    createOrganization: { invalidatesTags: afterSuccess(() => [list]) },
    renameOrganization: {
      invalidatesTags: afterSuccess((arg) => [
        organization(arg),
        list,
        { type: 'Department' as const, id: 'LIST' },
        { type: 'UserInfo' as const, id: 'SAWMILL' },
      ]),
    },
    updateAddressInformation: inItsPage,
    updateContactInformation: inItsPage,
    getContract: { providesTags: (_, __, { id }) => [contract(id, 'current')] },
    updateContract: { invalidatesTags: afterSuccess(({ id }) => [contract(id, 'current'), list]) },
    getNextContract: { providesTags: (_, __, { id }) => [contract(id, 'next')] },
    updateNextContract: { invalidatesTags: afterSuccess(({ id }) => [contract(id, 'next'), list]) },
    createOrganizationUser: amongPeopleAsWell,
    updateOrganizationUser: {
      // Stacks name who registered and who measured them.
      invalidatesTags: afterSuccess((arg) => [organization(arg), list, 'People' as const, 'Stack' as const]),
    },
    deactivateOrganizationUser: inListAsWell,
    activateOrganizationUser: inListAsWell,
    addOrganizationAdministrator: amongPeopleAsWell,
    createOrganizationContact: inItsPage,
    updateOrganizationContact: inItsPage,
    deleteOrganizationContact: inItsPage,
  },
});

const organizationApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Every organisation in detail: the page of 100 that the specification names, and those that follow it. */
    listAllOrganizations: build.query<OrganizationRow[], void>({
      providesTags: [list],
      queryFn: async (_, { dispatch }): Promise<Rows> => {
        const page = (number: number) =>
          dispatch(
            tagged.endpoints.listOrganizationsDetailed.initiate(
              { page: number, pageSize },
              { subscribe: false, forceRefetch: true },
            ),
          );
        const first = await page(1);
        const count = Math.ceil((first.data?.totalCount ?? 0) / pageSize);
        const others = Array.from({ length: Math.max(0, count - 1) }, (__, index) => page(index + 2));
        const pages = [first, ...(await Promise.all(others))];
        const failed = pages.find(({ data }) => data === undefined);
        if (!failed) return { data: pages.flatMap(({ data }) => data?.data ?? []) };
        return { error: serviceErrorOf(failed.error) };
      },
    }),
    /** Deletes an organisation with everything in it. Only 204 says that it is done (specification, section 8). */
    deleteOrganization: build.mutation<null, { id: string }>({
      invalidatesTags: afterSuccess((arg) => [organization(arg), list]),
      queryFn: async ({ id }, api) => {
        const dispatch: SessionDispatch = api.dispatch;
        const signal = AbortSignal.any([api.signal, AbortSignal.timeout(timeLimits.call)]);
        const request = { url: `/organization/${encodeURIComponent(id)}`, method: 'DELETE' };
        const reply = await dispatch(callService(request, signal));
        if (reply.error) return { error: reply.error };
        if (reply.response.status === 204) return { data: null };
        const { error } = await readAnswer(reply.response);
        return { error: error ?? failureOf('unreadable', reply.response.status) };
      },
    }),
  }),
});

export type {
  Contact,
  Contract,
  ContractFields,
  Member,
  Organization,
  OrganizationRow,
  Role,
} from './generated/organization.gen';
export const {
  useActivateOrganizationUserMutation,
  useAddOrganizationAdministratorMutation,
  useCreateOrganizationContactMutation,
  useCreateOrganizationMutation,
  useCreateOrganizationUserMutation,
  useDeactivateOrganizationUserMutation,
  useDeleteOrganizationContactMutation,
  useDeleteOrganizationMutation,
  useGetContractQuery,
  useGetNextContractQuery,
  useGetOrganizationContentsQuery,
  useGetOrganizationQuery,
  useListAllOrganizationsQuery,
  useRenameOrganizationMutation,
  useUpdateAddressInformationMutation,
  useUpdateContactInformationMutation,
  useUpdateContractMutation,
  useUpdateNextContractMutation,
  useUpdateOrganizationContactMutation,
  useUpdateOrganizationUserMutation,
} = organizationApi;
