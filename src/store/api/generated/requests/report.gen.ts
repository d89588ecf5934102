// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { StackReport } from "@/store/api/generated/types/schemas.gen";
import { requestBuilder as api } from "@/store/api/http/requestBuilder";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStackReport: build.query<
      GetStackReportApiResponse,
      GetStackReportApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/report-data`,
        params: {
          version: queryArg.version,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reportRequests };
export type GetStackReportApiResponse = /** status 200 Success */ StackReport;
export type GetStackReportApiArg = {
  id: string;
  /** Of the measurement: the report as it was before the next one replaced it; absent: the newest */
  version?: string;
};
