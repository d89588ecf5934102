// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { GlobalAdmin } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGlobalAdmins: build.query<
      ListGlobalAdminsApiResponse,
      ListGlobalAdminsApiArg
    >({
      query: () => ({ url: `/global-admins` }),
    }),
    addGlobalAdmin: build.mutation<
      AddGlobalAdminApiResponse,
      AddGlobalAdminApiArg
    >({
      query: (queryArg) => ({
        url: `/global-admins`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    removeGlobalAdmin: build.mutation<
      RemoveGlobalAdminApiResponse,
      RemoveGlobalAdminApiArg
    >({
      query: (queryArg) => ({
        url: `/global-admins/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as globalAdminEndpoints };
export type ListGlobalAdminsApiResponse =
  /** status 200 Success */ GlobalAdmin[];
export type ListGlobalAdminsApiArg = void;
export type AddGlobalAdminApiResponse = /** status 201 Created */ GlobalAdmin;
export type AddGlobalAdminApiArg = {
  "idempotency-key"?: string;
  body: {
    email: string;
    /** Of the mail, unless the account has used another one; without it that of `Accept-Language` */
    language?: "en" | "da" | "de" | "pl";
  };
};
export type RemoveGlobalAdminApiResponse = unknown;
export type RemoveGlobalAdminApiArg = {
  id: string;
};
