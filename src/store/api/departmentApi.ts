import { afterSuccess } from './afterSuccess';
import { departmentEndpoints, type ListDepartmentsApiResponse } from './generated/department.gen';

const department = ({ id }: { id: string }) => ({ type: 'Department', id }) as const;
const row = ({ id }: { id: string }) => ({ type: 'DepartmentRow', id }) as const;
const ownDepartments = { type: 'Department', id: 'LIST' } as const;

const inItsPage = { invalidatesTags: afterSuccess((arg: { id: string }) => [department(arg)]) };
/** The administrator and the number of users stand in the organisation's table of departments as well. */
const inTableAsWell = { invalidatesTags: afterSuccess((arg: { id: string }) => [department(arg), row(arg)]) };

const departmentApi = departmentEndpoints.enhanceEndpoints({
  endpoints: {
    listDepartments: { providesTags: [ownDepartments] },
    getDepartment: { providesTags: (_, __, arg) => [department(arg)] },
    createDepartment: {
      invalidatesTags: afterSuccess(({ body }) => [
        { type: 'Organization' as const, id: body.organizationId },
        ownDepartments,
      ]),
    },
    updateDepartmentInfo: {
      invalidatesTags: afterSuccess((arg) => [department(arg), row(arg), ownDepartments]),
    },
    updateCustomerNumber: {
      invalidatesTags: afterSuccess((arg) => [
        department(arg),
        // The list warns of numbers that are missing.
        { type: 'Organization' as const, id: 'LIST' },
      ]),
    },
    addToMailingList: inItsPage,
    removeFromMailingList: inItsPage,
    createDepartmentUser: inTableAsWell,
    updateDepartmentUser: inTableAsWell,
    deactivateDepartmentUser: inTableAsWell,
    activateDepartmentUser: inTableAsWell,
    addDepartmentAdministrator: inTableAsWell,
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
