// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { HistoryEntry, ThingKind } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.query<ListHistoryApiResponse, ListHistoryApiArg>({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/history`,
        params: {
          kind: queryArg.kind,
          thingId: queryArg.thingId,
          departmentId: queryArg.departmentId,
          personId: queryArg.personId,
          requestId: queryArg.requestId,
          from: queryArg["from"],
          to: queryArg.to,
          by: queryArg.by,
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as historyEndpoints };
export type ListHistoryApiResponse = /** status 200 Success */ {
  data: HistoryEntry[];
  page: number;
  totalCount: number;
  /** Nothing is known of the time before it */
  since: string;
};
export type ListHistoryApiArg = {
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
  by?: "Act";
  page?: number;
  pageSize?: number;
};
