// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { Administrator, Contact, ContactFields, Contract, ContractFields, Country, KnownPerson, Member, Organization, OrganizationContents, OrganizationName, OrganizationRow, Person, RetentionPreview, WorkCountry } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
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
    deleteOrganization: build.mutation<
      DeleteOrganizationApiResponse,
      DeleteOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    createOrganization: build.mutation<
      CreateOrganizationApiResponse,
      CreateOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/organization`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    getOrganizationContents: build.query<
      GetOrganizationContentsApiResponse,
      GetOrganizationContentsApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/contents`,
      }),
    }),
    deactivateOrganization: build.mutation<
      DeactivateOrganizationApiResponse,
      DeactivateOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/deactivate`,
        method: "PUT",
      }),
    }),
    activateOrganization: build.mutation<
      ActivateOrganizationApiResponse,
      ActivateOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/activate`,
        method: "PUT",
      }),
    }),
    renameOrganization: build.mutation<
      RenameOrganizationApiResponse,
      RenameOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/rename`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    updateAddressInformation: build.mutation<
      UpdateAddressInformationApiResponse,
      UpdateAddressInformationApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/address-information`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    updateContactInformation: build.mutation<
      UpdateContactInformationApiResponse,
      UpdateContactInformationApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/contact-information`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    updateWorkCountries: build.mutation<
      UpdateWorkCountriesApiResponse,
      UpdateWorkCountriesApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/work-countries`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    updateCsvColumns: build.mutation<
      UpdateCsvColumnsApiResponse,
      UpdateCsvColumnsApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/csv-columns`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    getContract: build.query<GetContractApiResponse, GetContractApiArg>({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/contract-information`,
      }),
    }),
    updateContract: build.mutation<
      UpdateContractApiResponse,
      UpdateContractApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/contract-information`,
        method: "PUT",
        body: queryArg.contractFields,
        headers: {
          "if-match": queryArg["if-match"],
          "if-none-match": queryArg["if-none-match"],
        },
      }),
    }),
    getNextContract: build.query<
      GetNextContractApiResponse,
      GetNextContractApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/contract-information/next`,
      }),
    }),
    updateNextContract: build.mutation<
      UpdateNextContractApiResponse,
      UpdateNextContractApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/contract-information/next`,
        method: "PUT",
        body: queryArg.contractFields,
        headers: {
          "if-match": queryArg["if-match"],
          "if-none-match": queryArg["if-none-match"],
        },
      }),
    }),
    previewRetention: build.query<
      PreviewRetentionApiResponse,
      PreviewRetentionApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/contract-information/retention`,
        params: {
          months: queryArg.months,
        },
      }),
    }),
    createOrganizationUser: build.mutation<
      CreateOrganizationUserApiResponse,
      CreateOrganizationUserApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/user`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    updateOrganizationUser: build.mutation<
      UpdateOrganizationUserApiResponse,
      UpdateOrganizationUserApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/user/${encodeURIComponent(String(queryArg.userId))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    deactivateOrganizationUser: build.mutation<
      DeactivateOrganizationUserApiResponse,
      DeactivateOrganizationUserApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/user/${encodeURIComponent(String(queryArg.userId))}/deactivate`,
        method: "PUT",
      }),
    }),
    activateOrganizationUser: build.mutation<
      ActivateOrganizationUserApiResponse,
      ActivateOrganizationUserApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/user/${encodeURIComponent(String(queryArg.userId))}/activate`,
        method: "PUT",
      }),
    }),
    addOrganizationAdministrator: build.mutation<
      AddOrganizationAdministratorApiResponse,
      AddOrganizationAdministratorApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/add-administrator`,
        method: "POST",
        body: queryArg.administrator,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    listPeople: build.query<ListPeopleApiResponse, ListPeopleApiArg>({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/person`,
      }),
    }),
    getPerson: build.query<GetPersonApiResponse, GetPersonApiArg>({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/person/${encodeURIComponent(String(queryArg.personId))}`,
      }),
    }),
    deactivatePerson: build.mutation<
      DeactivatePersonApiResponse,
      DeactivatePersonApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/person/${encodeURIComponent(String(queryArg.personId))}/deactivate`,
        method: "PUT",
      }),
    }),
    invitePerson: build.mutation<InvitePersonApiResponse, InvitePersonApiArg>({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/person/${encodeURIComponent(String(queryArg.personId))}/invitation`,
        method: "POST",
      }),
    }),
    createOrganizationContact: build.mutation<
      CreateOrganizationContactApiResponse,
      CreateOrganizationContactApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/contact`,
        method: "POST",
        body: queryArg.contactFields,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    updateOrganizationContact: build.mutation<
      UpdateOrganizationContactApiResponse,
      UpdateOrganizationContactApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/contact/${encodeURIComponent(String(queryArg.contactId))}`,
        method: "PUT",
        body: queryArg.contactFields,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    deleteOrganizationContact: build.mutation<
      DeleteOrganizationContactApiResponse,
      DeleteOrganizationContactApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/contact/${encodeURIComponent(String(queryArg.contactId))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as organizationEndpoints };
export type ListOrganizationsApiResponse = /** status 200 Success */ {
  data: OrganizationName[];
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
export type DeleteOrganizationApiResponse = unknown;
export type DeleteOrganizationApiArg = {
  id: string;
};
export type CreateOrganizationApiResponse =
  /** status 201 Created */ Organization;
export type CreateOrganizationApiArg = {
  "idempotency-key"?: string;
  body: {
    name: string;
    country: Country;
  };
};
export type GetOrganizationContentsApiResponse =
  /** status 200 How much would be deleted with the organisation */ OrganizationContents;
export type GetOrganizationContentsApiArg = {
  id: string;
};
export type DeactivateOrganizationApiResponse =
  /** status 200 Done */ null | null;
export type DeactivateOrganizationApiArg = {
  id: string;
};
export type ActivateOrganizationApiResponse =
  /** status 200 Done */ null | null;
export type ActivateOrganizationApiArg = {
  id: string;
};
export type RenameOrganizationApiResponse = /** status 200 Done */ null | null;
export type RenameOrganizationApiArg = {
  id: string;
  "if-match"?: string;
  body: {
    name: string;
  };
};
export type UpdateAddressInformationApiResponse =
  /** status 200 Done */ null | null;
export type UpdateAddressInformationApiArg = {
  id: string;
  "if-match"?: string;
  body: {
    street: string;
    streetNumber: string;
    city: string;
    zipCode: string;
    country: string;
  };
};
export type UpdateContactInformationApiResponse =
  /** status 200 Done */ null | null;
export type UpdateContactInformationApiArg = {
  id: string;
  "if-match"?: string;
  body: {
    email: "" | string;
    phone: string;
    webSite: string;
  };
};
export type UpdateWorkCountriesApiResponse = /** status 200 Done */ null | null;
export type UpdateWorkCountriesApiArg = {
  id: string;
  "if-match"?: string;
  body: {
    workCountries: WorkCountry[];
  };
};
export type UpdateCsvColumnsApiResponse = /** status 200 Done */ null | null;
export type UpdateCsvColumnsApiArg = {
  id: string;
  "if-match"?: string;
  body: {
    csvStatementNumbers: boolean;
  };
};
export type GetContractApiResponse =
  /** status 200 The current contract; 404: there is none */ Contract;
export type GetContractApiArg = {
  id: string;
};
export type UpdateContractApiResponse = /** status 200 Done */ null | null;
export type UpdateContractApiArg = {
  id: string;
  "if-match"?: string;
  "if-none-match"?: "*";
  contractFields: ContractFields;
};
export type GetNextContractApiResponse =
  /** status 200 The next contract; 404: there is none */ Contract;
export type GetNextContractApiArg = {
  id: string;
};
export type UpdateNextContractApiResponse = /** status 200 Done */ null | null;
export type UpdateNextContractApiArg = {
  id: string;
  "if-match"?: string;
  "if-none-match"?: "*";
  contractFields: ContractFields;
};
export type PreviewRetentionApiResponse =
  /** status 200 Success */ RetentionPreview;
export type PreviewRetentionApiArg = {
  id: string;
  months: number;
};
export type CreateOrganizationUserApiResponse =
  /** status 201 Created */ Member;
export type CreateOrganizationUserApiArg = {
  id: string;
  "idempotency-key"?: string;
  body: {
    name?: string;
    email: string;
    phone?: string;
    roles: ("OrganizationAdmin" | "Registrator" | "Surveyor" | "Integration")[];
    enableAutoEmails?: boolean;
    /** Of the invitation, unless the account of the address has used another one; without it that of the organisation’s country */
    language?: "en" | "da" | "de" | "pl";
  };
};
export type UpdateOrganizationUserApiResponse =
  /** status 200 Done */ null | null;
export type UpdateOrganizationUserApiArg = {
  id: string;
  userId: string;
  "if-match"?: string;
  body: {
    name: string;
    phone: string;
    roles: (
      | "OrganizationAdmin"
      | "Registrator"
      | "Surveyor"
      | "Integration"
      | "NotSet"
    )[];
    enableAutoEmails: boolean;
  };
};
export type DeactivateOrganizationUserApiResponse =
  /** status 200 Done */ null | null;
export type DeactivateOrganizationUserApiArg = {
  id: string;
  userId: string;
};
export type ActivateOrganizationUserApiResponse =
  /** status 200 Done */ null | null;
export type ActivateOrganizationUserApiArg = {
  id: string;
  userId: string;
};
export type AddOrganizationAdministratorApiResponse =
  /** status 201 Created */ Member;
export type AddOrganizationAdministratorApiArg = {
  id: string;
  "idempotency-key"?: string;
  administrator: Administrator;
};
export type ListPeopleApiResponse =
  /** status 200 The people with access to the organisation, its departments or sawmills that the caller may read; by name */ KnownPerson[];
export type ListPeopleApiArg = {
  id: string;
};
export type GetPersonApiResponse = /** status 200 Success */ Person;
export type GetPersonApiArg = {
  id: string;
  personId: string;
};
export type DeactivatePersonApiResponse =
  | /** status 200 All access within the organisation has ended: roles are inactive, and the sawmills have one user less */ null
  | null;
export type DeactivatePersonApiArg = {
  id: string;
  personId: string;
};
export type InvitePersonApiResponse = /** status 200 Done */ null | null;
export type InvitePersonApiArg = {
  id: string;
  personId: string;
};
export type CreateOrganizationContactApiResponse =
  /** status 201 Created */ Contact;
export type CreateOrganizationContactApiArg = {
  id: string;
  "idempotency-key"?: string;
  contactFields: ContactFields;
};
export type UpdateOrganizationContactApiResponse =
  /** status 200 Done */ null | null;
export type UpdateOrganizationContactApiArg = {
  id: string;
  contactId: string;
  "if-match"?: string;
  contactFields: ContactFields;
};
export type DeleteOrganizationContactApiResponse = unknown;
export type DeleteOrganizationContactApiArg = {
  id: string;
  contactId: string;
};
