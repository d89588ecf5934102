import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { departmentEndpoints, type ListDepartmentsApiResponse } from './generated/endpoints/department.gen';

const department = ({ id }: { id: string }) => ({ type: 'Department', id }) as const;
const row = ({ id }: { id: string }) => ({ type: 'DepartmentRow', id }) as const;
const ownDepartments = { type: 'Department', id: 'LIST' } as const;
const warnings = { type: 'Organization', id: 'LIST' } as const;

const inItsPage = {
  extraOptions: inlineErrors,
  invalidatesTags: afterSuccess((arg: { id: string }) => [department(arg)]),
};
const inTableAsWell = {
  extraOptions: inlineErrors,
  invalidatesTags: afterSuccess((arg: { id: string }) => [department(arg), row(arg)]),
};
const amongPeopleAsWell = {
  extraOptions: inlineErrors,
  invalidatesTags: afterSuccess((arg: { id: string }) => [department(arg), row(arg), 'People' as const]),
};

const departmentApi = departmentEndpoints.enhanceEndpoints({
  endpoints: {
    listDepartments: { extraOptions: inlineErrors, providesTags: [ownDepartments] },
    getDepartment: { extraOptions: inlineErrors, providesTags: (_, __, arg) => [department(arg)] },
    createDepartment: {
      extraOptions: inlineErrors,
      invalidatesTags: afterSuccess(({ body }) => [
        { type: 'Organization' as const, id: body.organizationId },
        ownDepartments,
        warnings,
      ]),
    },
    updateDepartmentInfo: {
      extraOptions: inlineErrors,
      invalidatesTags: afterSuccess((arg) => [
        department(arg),
        row(arg),
        ownDepartments,
        warnings,
        { type: 'UserInfo' as const, id: 'SAWMILL' },
      ]),
    },
    updateCustomerNumber: {
      extraOptions: inlineErrors,
      invalidatesTags: afterSuccess((arg) => [department(arg), warnings]),
    },
    addToMailingList: inItsPage,
    removeFromMailingList: inItsPage,
    createDepartmentUser: amongPeopleAsWell,
    updateDepartmentUser: {
      extraOptions: inlineErrors,
      // Stacks show the names of the people who registered and measured them.
      invalidatesTags: afterSuccess((arg) => [
        department(arg),
        row(arg),
        'People' as const,
        'Stack' as const,
      ]),
    },
    deactivateDepartmentUser: inTableAsWell,
    activateDepartmentUser: inTableAsWell,
    addDepartmentAdministrator: amongPeopleAsWell,
    createDepartmentContact: inItsPage,
    updateDepartmentContact: inItsPage,
    deleteDepartmentContact: { invalidatesTags: inItsPage.invalidatesTags },
  },
});

export type DepartmentRow = ListDepartmentsApiResponse[number];
export type { Department } from './generated/types/schemas.gen';
export const {
  useActivateDepartmentUserMutation,
  useAddDepartmentAdministratorMutation,
  useAddToMailingListMutation,
  useCreateDepartmentContactMutation,
  useCreateDepartmentMutation,
  useCreateDepartmentUserMutation,
  useDeactivateDepartmentUserMutation,
  useDeleteDepartmentContactMutation,
  useGetDepartmentQuery,
  useListDepartmentsQuery,
  useRemoveFromMailingListMutation,
  useUpdateCustomerNumberMutation,
  useUpdateDepartmentContactMutation,
  useUpdateDepartmentInfoMutation,
  useUpdateDepartmentUserMutation,
} = departmentApi;
