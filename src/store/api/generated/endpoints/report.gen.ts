// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createStackReportToken: build.mutation<
      CreateStackReportTokenApiResponse,
      CreateStackReportTokenApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/report-token`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reportEndpoints };
export type CreateStackReportTokenApiResponse = /** status 200 Success */ {
  token: string;
  expiresAt: string;
};
export type CreateStackReportTokenApiArg = {
  id: string;
};
