// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import { requestBuilder as api } from "@/store/api/http/requestBuilder";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLogo: build.query<GetLogoApiResponse, GetLogoApiArg>({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/logo`,
      }),
    }),
    updateLogo: build.mutation<UpdateLogoApiResponse, UpdateLogoApiArg>({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/logo`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as organizationRequests };
export type GetLogoApiResponse =
  /** status 200 The logo; 404: there is none */ Blob;
export type GetLogoApiArg = {
  id: string;
};
export type UpdateLogoApiResponse = /** status 200 Done */ null | null;
export type UpdateLogoApiArg = {
  id: string;
  body: {
    file: Blob;
  };
};
