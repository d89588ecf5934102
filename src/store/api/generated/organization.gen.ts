// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrganizations: build.query<
      ListOrganizationsApiResponse,
      ListOrganizationsApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/list`,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    listOrganizationsDetailed: build.query<
      ListOrganizationsDetailedApiResponse,
      ListOrganizationsDetailedApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/list/detailed`,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getOrganization: build.query<
      GetOrganizationApiResponse,
      GetOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as organizationEndpoints };
export type ListOrganizationsApiResponse = /** status 200 Success */ {
  data: {
    organizationId: string;
    organizationName: string;
  }[];
  page: number;
  totalCount: number;
};
export type ListOrganizationsApiArg = {
  page?: number;
  pageSize?: number;
};
export type ListOrganizationsDetailedApiResponse = /** status 200 Success */ {
  data: OrganizationRow[];
  page: number;
  totalCount: number;
};
export type ListOrganizationsDetailedApiArg = {
  page?: number;
  pageSize?: number;
};
export type GetOrganizationApiResponse = /** status 200 Success */ Organization;
export type GetOrganizationApiArg = {
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
export type LevelOfInvoice = ("Organization" | "Department" | null) | null;
export type OrganizationRow = {
  organizationId: string;
  organizationName: string;
  administrator: string | null;
  contactPhoneNumber: string | null;
  email: string | null;
  /** For global admins; null for others */
  active: boolean | null;
  contractInformation: {
    levelOfInvoice: LevelOfInvoice;
    expireDate: string | null;
  } | null;
  /** For global admins; null for others */
  warnings: {
    contractExpiresSoon: boolean;
    isMissingCustomerNumber: boolean;
    departmentsWithMissingCustomerNumber: {
      departmentId: string;
      departmentName: string;
    }[];
  } | null;
};
export type Country = "uk" | "dk" | "de" | "pl";
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
export type Organization = {
  organizationId: string;
  name: string;
  country: Country;
  addressInformation: {
    street: string;
    streetNumber: string;
    city: string;
    zipCode: string;
    country: string;
  } | null;
  contactInformation: {
    email: string;
    phone: string;
    webSite: string;
  } | null;
  /** The departments that the caller may open */
  departments: {
    departmentId: string;
    name: string;
    administrator: string | null;
    numberOfUsers: number | null;
  }[];
  users: Member[] | null;
  contacts: Contact[] | null;
};
