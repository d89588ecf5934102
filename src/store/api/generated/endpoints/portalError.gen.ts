// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { PortalError } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportPortalError: build.mutation<
      ReportPortalErrorApiResponse,
      ReportPortalErrorApiArg
    >({
      query: (queryArg) => ({
        url: `/portal-error`,
        method: "POST",
        body: queryArg.portalError,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalErrorEndpoints };
export type ReportPortalErrorApiResponse = /** status 201 Created */ {
  /** The first eight signs of `requestId` in the log */
  id: string;
};
export type ReportPortalErrorApiArg = {
  portalError: PortalError;
};
