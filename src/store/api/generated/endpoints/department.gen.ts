// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { Administrator, Contact, ContactFields, Department, Member } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createDepartmentUser: build.mutation<
      CreateDepartmentUserApiResponse,
      CreateDepartmentUserApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/user`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    updateDepartmentUser: build.mutation<
      UpdateDepartmentUserApiResponse,
      UpdateDepartmentUserApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/user/${encodeURIComponent(String(queryArg.userId))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    deactivateDepartmentUser: build.mutation<
      DeactivateDepartmentUserApiResponse,
      DeactivateDepartmentUserApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/user/${encodeURIComponent(String(queryArg.userId))}/deactivate`,
        method: "PUT",
      }),
    }),
    activateDepartmentUser: build.mutation<
      ActivateDepartmentUserApiResponse,
      ActivateDepartmentUserApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/user/${encodeURIComponent(String(queryArg.userId))}/activate`,
        method: "PUT",
      }),
    }),
    addDepartmentAdministrator: build.mutation<
      AddDepartmentAdministratorApiResponse,
      AddDepartmentAdministratorApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/add-administrator`,
        method: "POST",
        body: queryArg.administrator,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    createDepartmentContact: build.mutation<
      CreateDepartmentContactApiResponse,
      CreateDepartmentContactApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/contact`,
        method: "POST",
        body: queryArg.contactFields,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    updateDepartmentContact: build.mutation<
      UpdateDepartmentContactApiResponse,
      UpdateDepartmentContactApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/contact/${encodeURIComponent(String(queryArg.contactId))}`,
        method: "PUT",
        body: queryArg.contactFields,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    deleteDepartmentContact: build.mutation<
      DeleteDepartmentContactApiResponse,
      DeleteDepartmentContactApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/contact/${encodeURIComponent(String(queryArg.contactId))}`,
        method: "DELETE",
      }),
    }),
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
    createDepartment: build.mutation<
      CreateDepartmentApiResponse,
      CreateDepartmentApiArg
    >({
      query: (queryArg) => ({
        url: `/department`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    updateDepartmentInfo: build.mutation<
      UpdateDepartmentInfoApiResponse,
      UpdateDepartmentInfoApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/info`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    updateCustomerNumber: build.mutation<
      UpdateCustomerNumberApiResponse,
      UpdateCustomerNumberApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/customer-number`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    addToMailingList: build.mutation<
      AddToMailingListApiResponse,
      AddToMailingListApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/add-email-to-mailing-list`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    removeFromMailingList: build.mutation<
      RemoveFromMailingListApiResponse,
      RemoveFromMailingListApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/remove-email-from-mailing-list`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as departmentEndpoints };
export type CreateDepartmentUserApiResponse = /** status 201 Created */ Member;
export type CreateDepartmentUserApiArg = {
  id: string;
  "idempotency-key"?: string;
  body: {
    name?: string;
    email: string;
    phone?: string;
    roles: ("DepartmentAdmin" | "Registrator" | "Surveyor")[];
    enableAutoEmails?: boolean;
    /** Of the invitation, unless the account of the address has used another one; without it that of the organisation’s country */
    language?: "en" | "da" | "de" | "pl";
  };
};
export type UpdateDepartmentUserApiResponse =
  /** status 200 Done */ null | null;
export type UpdateDepartmentUserApiArg = {
  id: string;
  userId: string;
  "if-match"?: string;
  body: {
    name: string;
    phone: string;
    roles: ("DepartmentAdmin" | "Registrator" | "Surveyor" | "NotSet")[];
    enableAutoEmails: boolean;
  };
};
export type DeactivateDepartmentUserApiResponse =
  /** status 200 Done */ null | null;
export type DeactivateDepartmentUserApiArg = {
  id: string;
  userId: string;
};
export type ActivateDepartmentUserApiResponse =
  /** status 200 Done */ null | null;
export type ActivateDepartmentUserApiArg = {
  id: string;
  userId: string;
};
export type AddDepartmentAdministratorApiResponse =
  /** status 201 Created */ Member;
export type AddDepartmentAdministratorApiArg = {
  id: string;
  "idempotency-key"?: string;
  administrator: Administrator;
};
export type CreateDepartmentContactApiResponse =
  /** status 201 Created */ Contact;
export type CreateDepartmentContactApiArg = {
  id: string;
  "idempotency-key"?: string;
  contactFields: ContactFields;
};
export type UpdateDepartmentContactApiResponse =
  /** status 200 Done */ null | null;
export type UpdateDepartmentContactApiArg = {
  id: string;
  contactId: string;
  "if-match"?: string;
  contactFields: ContactFields;
};
export type DeleteDepartmentContactApiResponse = unknown;
export type DeleteDepartmentContactApiArg = {
  id: string;
  contactId: string;
};
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
export type CreateDepartmentApiResponse = /** status 201 Created */ Department;
export type CreateDepartmentApiArg = {
  "idempotency-key"?: string;
  body: {
    name: string;
    organizationId: string;
    departmentNumber?: number | null;
  };
};
export type UpdateDepartmentInfoApiResponse =
  /** status 200 Done */ null | null;
export type UpdateDepartmentInfoApiArg = {
  id: string;
  "if-match"?: string;
  body: {
    name: string;
    departmentNumber?: number | null;
  };
};
export type UpdateCustomerNumberApiResponse =
  /** status 200 Done */ null | null;
export type UpdateCustomerNumberApiArg = {
  id: string;
  "if-match"?: string;
  body: {
    customerNumber: string | null;
  };
};
export type AddToMailingListApiResponse = /** status 200 Done */ null | null;
export type AddToMailingListApiArg = {
  id: string;
  body: {
    email: string;
  };
};
export type RemoveFromMailingListApiResponse =
  /** status 200 Done */ null | null;
export type RemoveFromMailingListApiArg = {
  id: string;
  body: {
    email: string;
  };
};
