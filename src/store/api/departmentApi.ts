import { departmentEndpoints, type ListDepartmentsApiResponse } from './generated/department.gen';

const departmentApi = departmentEndpoints.enhanceEndpoints({
  endpoints: {
    listDepartments: { providesTags: [{ type: 'Department', id: 'LIST' }] },
    getDepartment: { providesTags: (_, __, { id }) => [{ type: 'Department', id }] },
  },
});

/** A department that the caller may open, with its organisation. */
export type DepartmentRow = ListDepartmentsApiResponse[number];
export const { useListDepartmentsQuery } = departmentApi;
