// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { ThingKind } from "@/store/api/generated/types/schemas.gen";
import { requestBuilder as api } from "@/store/api/http/requestBuilder";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    downloadHistoryCsv: build.query<
      DownloadHistoryCsvApiResponse,
      DownloadHistoryCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/history/csv`,
        params: {
          kind: queryArg.kind,
          thingId: queryArg.thingId,
          departmentId: queryArg.departmentId,
          personId: queryArg.personId,
          requestId: queryArg.requestId,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as historyRequests };
export type DownloadHistoryCsvApiResponse =
  /** status 200 One row per changed field */ Blob;
export type DownloadHistoryCsvApiArg = {
  id: string;
  kind?: ThingKind;
  thingId?: string;
  /** What belongs to the department */
  departmentId?: string;
  /** Who made the change */
  personId?: string;
  /** What one call changed; with `from` and `to` around it the answer comes at once */
  requestId?: string;
  from?: string;
  /** Excluded */
  to?: string;
};
