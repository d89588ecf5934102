import { afterSuccess } from './client/afterSuccess';
import { departmentEndpoints, type ListDepartmentsApiResponse } from './generated/department.gen';

const department = ({ id }: { id: string }) => ({ type: 'Department', id }) as const;
const row = ({ id }: { id: string }) => ({ type: 'DepartmentRow', id }) as const;
const ownDepartments = { type: 'Department', id: 'LIST' } as const;
/** The list of organisations names departments whose customer number is missing. */
const warnings = { type: 'Organization', id: 'LIST' } as const;

const inItsPage = { invalidatesTags: afterSuccess((arg: { id: string }) => [department(arg)]) };
/** The administrator and the number of users stand in the organisation's table of departments as well. */
const inTableAsWell = { invalidatesTags: afterSuccess((arg: { id: string }) => [department(arg), row(arg)]) };
/** A new user is one of the organisation's people too. */
const amongPeopleAsWell = {
  invalidatesTags: afterSuccess((arg: { id: string }) => [department(arg), row(arg), 'People' as const]),
};

const departmentApi = departmentEndpoints.enhanceEndpoints({
  endpoints: {
    listDepartments: { providesTags: [ownDepartments] },
    getDepartment: { providesTags: (_, __, arg) => [department(arg)] },
    createDepartment: {
      invalidatesTags: afterSuccess(({ body }) => [
        { type: 'Organization' as const, id: body.organizationId },
        ownDepartments,
        warnings,
      ]),
    },
    updateDepartmentInfo: {
      invalidatesTags: afterSuccess((arg) => [
        department(arg),
        row(arg),
        ownDepartments,
        warnings,
        { type: 'UserInfo' as const, id: 'SAWMILL' },
      ]),
    },
    updateCustomerNumber: {
      invalidatesTags: afterSuccess((arg) => [department(arg), warnings]),
    },
    addToMailingList: inItsPage,
    removeFromMailingList: inItsPage,
    createDepartmentUser: amongPeopleAsWell,
    updateDepartmentUser: {
      // Stacks name who registered and who measured them.
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
    deleteDepartmentContact: inItsPage,
  },
});

/** A department that the caller may open, with its organisation. */
export type DepartmentRow = ListDepartmentsApiResponse[number];
export type { Department } from './generated/department.gen';
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
