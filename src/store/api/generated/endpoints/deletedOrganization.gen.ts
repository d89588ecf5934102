// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { DeletedOrganization } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDeletedOrganizations: build.query<
      ListDeletedOrganizationsApiResponse,
      ListDeletedOrganizationsApiArg
    >({
      query: () => ({ url: `/deleted-organizations` }),
    }),
    bringBackOrganization: build.mutation<
      BringBackOrganizationApiResponse,
      BringBackOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/deleted-organizations/${encodeURIComponent(String(queryArg.id))}/bring-back`,
        method: "POST",
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as deletedOrganizationEndpoints };
export type ListDeletedOrganizationsApiResponse =
  /** status 200 Success */ DeletedOrganization[];
export type ListDeletedOrganizationsApiArg = void;
export type BringBackOrganizationApiResponse =
  /** status 200 Done */ null | null;
export type BringBackOrganizationApiArg = {
  id: string;
  "idempotency-key"?: string;
};
