// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { AccountSession } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAccountSessions: build.query<
      ListAccountSessionsApiResponse,
      ListAccountSessionsApiArg
    >({
      query: () => ({ url: `/account/sessions` }),
    }),
    endOtherAccountSessions: build.mutation<
      EndOtherAccountSessionsApiResponse,
      EndOtherAccountSessionsApiArg
    >({
      query: () => ({ url: `/account/sessions`, method: "DELETE" }),
    }),
    endAccountSession: build.mutation<
      EndAccountSessionApiResponse,
      EndAccountSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/account/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/account/password`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accountEndpoints };
export type ListAccountSessionsApiResponse =
  /** status 200 Success */ AccountSession[];
export type ListAccountSessionsApiArg = void;
export type EndOtherAccountSessionsApiResponse = unknown;
export type EndOtherAccountSessionsApiArg = void;
export type EndAccountSessionApiResponse = unknown;
export type EndAccountSessionApiArg = {
  id: string;
};
export type ChangePasswordApiResponse = /** status 200 Done */ null | null;
export type ChangePasswordApiArg = {
  body: {
    currentPassword: string;
    newPassword: string;
  };
};
