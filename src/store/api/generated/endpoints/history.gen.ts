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
          from: queryArg["from"],
          to: queryArg.to,
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
  from?: string;
  /** Excluded */
  to?: string;
  page?: number;
  pageSize?: number;
};
