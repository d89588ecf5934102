// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDepartments: build.query<
      ListDepartmentsApiResponse,
      ListDepartmentsApiArg
    >({
      query: () => ({ url: `/department/list` }),
    }),
    getDepartment: build.query<GetDepartmentApiResponse, GetDepartmentApiArg>({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as departmentEndpoints };
export type ListDepartmentsApiResponse =
  /** status 200 The departments that the caller may open; none for a global admin, who may open all */ {
    departmentId: string;
    name: string;
    organizationId: string;
    organizationName: string;
  }[];
export type ListDepartmentsApiArg = void;
export type GetDepartmentApiResponse = /** status 200 Success */ Department;
export type GetDepartmentApiArg = {
  id: string;
};
export type Failure = {
  data: unknown | null;
  errorMessage: string;
  fieldErrors?: {
    field: string;
    message: string;
  }[];
};
export type UserState = "Active" | "Inactive";
export type Role =
  | "OrganizationAdmin"
  | "DepartmentAdmin"
  | "Registrator"
  | "Surveyor"
  | "Contact"
  | "Integration"
  | "NotSet";
export type Member = {
  userId: string;
  name: string;
  userEmail: string;
  phone: string;
  state: UserState;
  roles: Role[];
  enableAutoEmails: boolean;
};
export type Contact = {
  id: string;
  name: string;
  email: string;
  phone: string;
};
export type Department = {
  departmentId: string;
  name: string;
  departmentNumber: number | null;
  organizationId: string;
  customerNumber: string | null;
  mailingList: string[];
  users: Member[];
  contacts: Contact[];
};
