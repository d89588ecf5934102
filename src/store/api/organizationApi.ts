import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { deletedOrganizationsTag } from './deletedOrganizationApi';
import { askedOnce, everyPage } from './everyPage';
import { organizationEndpoints } from './generated/endpoints/organization.gen';
import type { OrganizationName, OrganizationRow } from './generated/types/schemas.gen';
import { readNoContent } from './http/envelope';
import { textsIn } from './rowsOf';

const pageSize = 100;

const list = { type: 'Organization', id: 'LIST' } as const;
const organization = ({ id }: { id: string }) => ({ type: 'Organization', id }) as const;
const contract = (id: string, period: 'current' | 'next') =>
  ({ type: 'Contract', id: `${id} ${period}` }) as const;

const inListAsWell = {
  extraOptions: inlineErrors,
  invalidatesTags: afterSuccess((arg: { id: string }) => [organization(arg), list]),
};
const amongPeopleAsWell = {
  extraOptions: inlineErrors,
  invalidatesTags: afterSuccess((arg: { id: string }) => [organization(arg), list, 'People' as const]),
};
const inItsPage = {
  extraOptions: inlineErrors,
  invalidatesTags: afterSuccess((arg: { id: string }) => [organization(arg)]),
};

const tagged = organizationEndpoints.enhanceEndpoints({
  endpoints: {
    listOrganizations: { extraOptions: inlineErrors },
    getOrganization: {
      extraOptions: inlineErrors,
      providesTags: (data, _, arg) => [
        organization(arg),
        ...textsIn(data?.departments, 'departmentId').map((id) => ({ type: 'DepartmentRow' as const, id })),
      ],
    },
    listOrganizationsDetailed: { extraOptions: inlineErrors },
    getOrganizationContents: { extraOptions: inlineErrors },
    deleteOrganization: {
      extraOptions: { ...inlineErrors, read: readNoContent },
      invalidatesTags: afterSuccess((arg) => [organization(arg), list, deletedOrganizationsTag]),
    },
    createOrganization: { extraOptions: inlineErrors, invalidatesTags: afterSuccess(() => [list]) },
    deactivateOrganization: inListAsWell,
    activateOrganization: inListAsWell,
    renameOrganization: {
      extraOptions: inlineErrors,
      invalidatesTags: afterSuccess((arg) => [
        organization(arg),
        list,
        { type: 'Department' as const, id: 'LIST' },
        { type: 'UserInfo' as const, id: 'SAWMILL' },
      ]),
    },
    updateAddressInformation: inItsPage,
    updateContactInformation: inItsPage,
    updateWorkCountries: inItsPage,
    updateCsvColumns: inItsPage,
    getContract: { extraOptions: inlineErrors, providesTags: (_, __, { id }) => [contract(id, 'current')] },
    updateContract: {
      extraOptions: inlineErrors,
      invalidatesTags: afterSuccess(({ id }) => [contract(id, 'current'), list]),
    },
    // The preview depends on the contract and on today's stacks.
    previewRetention: {
      extraOptions: inlineErrors,
      providesTags: (_, __, { id }) => [contract(id, 'current')],
      keepUnusedDataFor: 0,
    },
    getNextContract: { extraOptions: inlineErrors, providesTags: (_, __, { id }) => [contract(id, 'next')] },
    updateNextContract: {
      extraOptions: inlineErrors,
      invalidatesTags: afterSuccess(({ id }) => [contract(id, 'next'), list]),
    },
    createOrganizationUser: amongPeopleAsWell,
    updateOrganizationUser: {
      extraOptions: inlineErrors,
      // Stacks show the names of the people who registered and measured them.
      invalidatesTags: afterSuccess((arg) => [organization(arg), list, 'People' as const, 'Stack' as const]),
    },
    deactivateOrganizationUser: inListAsWell,
    activateOrganizationUser: inListAsWell,
    addOrganizationAdministrator: amongPeopleAsWell,
    createOrganizationContact: inItsPage,
    updateOrganizationContact: inItsPage,
    deleteOrganizationContact: { invalidatesTags: inItsPage.invalidatesTags },
  },
});

export const organizationApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listAllOrganizations: build.query<OrganizationRow[], void>({
      providesTags: [list],
      queryFn: (_, { dispatch }) =>
        everyPage(pageSize, (page) =>
          dispatch(tagged.endpoints.listOrganizationsDetailed.initiate(page, askedOnce)),
        ),
    }),
    listOrganizationNames: build.query<OrganizationName[], void>({
      providesTags: [list],
      queryFn: (_, { dispatch }) =>
        everyPage(pageSize, (page) => dispatch(tagged.endpoints.listOrganizations.initiate(page, askedOnce))),
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
} from './generated/types/schemas.gen';
export const {
  useActivateOrganizationMutation,
  useActivateOrganizationUserMutation,
  useAddOrganizationAdministratorMutation,
  useCreateOrganizationContactMutation,
  useCreateOrganizationMutation,
  useCreateOrganizationUserMutation,
  useDeactivateOrganizationMutation,
  useDeactivateOrganizationUserMutation,
  useDeleteOrganizationContactMutation,
  useDeleteOrganizationMutation,
  useGetContractQuery,
  useGetNextContractQuery,
  useGetOrganizationContentsQuery,
  useGetOrganizationQuery,
  useListAllOrganizationsQuery,
  useListOrganizationNamesQuery,
  usePreviewRetentionQuery,
  useRenameOrganizationMutation,
  useUpdateAddressInformationMutation,
  useUpdateContactInformationMutation,
  useUpdateContractMutation,
  useUpdateNextContractMutation,
  useUpdateOrganizationContactMutation,
  useUpdateOrganizationUserMutation,
  useUpdateWorkCountriesMutation,
  useUpdateCsvColumnsMutation,
} = organizationApi;
