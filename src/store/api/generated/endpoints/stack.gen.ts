// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { Acceptable, DateType, Resolution, SawmillLoads, SawmillLoadsFilters, SawmillStackFilters, SawmillStackMapFilters, SawmillStackTotalsFilters, StackAgeing, StackAgeingFilters, StackCoordinate, StackCorrection, StackDetail, StackExportGaps, StackExportGapsQuery, StackExportJob, StackExportRequest, StackFilterOptions, StackFilters, StackItem, StackMapFilters, StackMapInfo, StackState, StackStatistics, StackStatisticsFilters, StackTotals, StackTotalsFilters, StackVersion, StackVolumes, StackVolumesFilters, StackWaiting, StackWaitingFilters } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStacks: build.query<ListStacksApiResponse, ListStacksApiArg>({
      query: (queryArg) => ({
        url: `/stack/list`,
        method: "PUT",
        body: queryArg.stackFilters,
      }),
    }),
    listStackCoordinates: build.query<
      ListStackCoordinatesApiResponse,
      ListStackCoordinatesApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/map-list`,
        method: "PUT",
        body: queryArg.stackMapFilters,
      }),
    }),
    listSawmillStacks: build.query<
      ListSawmillStacksApiResponse,
      ListSawmillStacksApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/list/sawmill`,
        method: "PUT",
        body: queryArg.sawmillStackFilters,
      }),
    }),
    listSawmillStackCoordinates: build.query<
      ListSawmillStackCoordinatesApiResponse,
      ListSawmillStackCoordinatesApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/map-list/sawmill`,
        method: "PUT",
        body: queryArg.sawmillStackMapFilters,
      }),
    }),
    listStackFilterOptions: build.query<
      ListStackFilterOptionsApiResponse,
      ListStackFilterOptionsApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/filter-options`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    getStackMapInfo: build.query<
      GetStackMapInfoApiResponse,
      GetStackMapInfoApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/map-info`,
      }),
    }),
    deleteStack: build.mutation<DeleteStackApiResponse, DeleteStackApiArg>({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getStack: build.query<GetStackApiResponse, GetStackApiArg>({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listStackStatistics: build.query<
      ListStackStatisticsApiResponse,
      ListStackStatisticsApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/statistics`,
        method: "PUT",
        body: queryArg.stackStatisticsFilters,
      }),
    }),
    listStackTotals: build.query<
      ListStackTotalsApiResponse,
      ListStackTotalsApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/totals`,
        method: "PUT",
        body: queryArg.stackTotalsFilters,
        params: {
          by: queryArg.by,
        },
      }),
    }),
    listSawmillStackTotals: build.query<
      ListSawmillStackTotalsApiResponse,
      ListSawmillStackTotalsApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/totals/sawmill`,
        method: "PUT",
        body: queryArg.sawmillStackTotalsFilters,
        params: {
          by: queryArg.by,
        },
      }),
    }),
    listStackVolumes: build.query<
      ListStackVolumesApiResponse,
      ListStackVolumesApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/volumes`,
        method: "PUT",
        body: queryArg.stackVolumesFilters,
      }),
    }),
    listStackAgeing: build.query<
      ListStackAgeingApiResponse,
      ListStackAgeingApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/ageing`,
        method: "PUT",
        body: queryArg.stackAgeingFilters,
      }),
    }),
    listStackWaiting: build.query<
      ListStackWaitingApiResponse,
      ListStackWaitingApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/waiting`,
        method: "PUT",
        body: queryArg.stackWaitingFilters,
      }),
    }),
    listSawmillLoads: build.query<
      ListSawmillLoadsApiResponse,
      ListSawmillLoadsApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/sawmill-loads`,
        method: "PUT",
        body: queryArg.sawmillLoadsFilters,
      }),
    }),
    listExportGaps: build.query<
      ListExportGapsApiResponse,
      ListExportGapsApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/export-gaps`,
        method: "PUT",
        body: queryArg.stackExportGapsQuery,
      }),
    }),
    listStackExports: build.query<
      ListStackExportsApiResponse,
      ListStackExportsApiArg
    >({
      query: () => ({ url: `/stack-export` }),
    }),
    createStackExport: build.mutation<
      CreateStackExportApiResponse,
      CreateStackExportApiArg
    >({
      query: (queryArg) => ({
        url: `/stack-export`,
        method: "POST",
        body: queryArg.stackExportRequest,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    deleteStackExport: build.mutation<
      DeleteStackExportApiResponse,
      DeleteStackExportApiArg
    >({
      query: (queryArg) => ({
        url: `/stack-export/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    setStackDueDiligence: build.mutation<
      SetStackDueDiligenceApiResponse,
      SetStackDueDiligenceApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/due-diligence`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    acceptStackDoubts: build.mutation<
      AcceptStackDoubtsApiResponse,
      AcceptStackDoubtsApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/doubts`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    takeBackStackAcceptance: build.mutation<
      TakeBackStackAcceptanceApiResponse,
      TakeBackStackAcceptanceApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/doubts/${encodeURIComponent(String(queryArg.kind))}`,
        method: "DELETE",
      }),
    }),
    askForNewMeasurement: build.mutation<
      AskForNewMeasurementApiResponse,
      AskForNewMeasurementApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/new-measurement`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    takeBackNewMeasurement: build.mutation<
      TakeBackNewMeasurementApiResponse,
      TakeBackNewMeasurementApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/new-measurement`,
        method: "DELETE",
      }),
    }),
    withdrawStack: build.mutation<
      WithdrawStackApiResponse,
      WithdrawStackApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/withdrawal`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    bringBackStack: build.mutation<
      BringBackStackApiResponse,
      BringBackStackApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/withdrawal`,
        method: "DELETE",
      }),
    }),
    getStackCorrection: build.query<
      GetStackCorrectionApiResponse,
      GetStackCorrectionApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/correction`,
      }),
    }),
    correctStack: build.mutation<CorrectStackApiResponse, CorrectStackApiArg>({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/correction`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    moveStack: build.mutation<MoveStackApiResponse, MoveStackApiArg>({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/department`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listStackVersions: build.query<
      ListStackVersionsApiResponse,
      ListStackVersionsApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/versions`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as stackEndpoints };
export type ListStacksApiResponse = /** status 200 Success */ {
  data: StackItem[];
  page: number;
  totalCount: number;
};
export type ListStacksApiArg = {
  stackFilters: StackFilters;
};
export type ListStackCoordinatesApiResponse =
  /** status 200 Success */ StackCoordinate[];
export type ListStackCoordinatesApiArg = {
  stackMapFilters: StackMapFilters;
};
export type ListSawmillStacksApiResponse = /** status 200 Success */ {
  data: StackItem[];
  page: number;
  totalCount: number;
};
export type ListSawmillStacksApiArg = {
  sawmillStackFilters: SawmillStackFilters;
};
export type ListSawmillStackCoordinatesApiResponse =
  /** status 200 Success */ StackCoordinate[];
export type ListSawmillStackCoordinatesApiArg = {
  sawmillStackMapFilters: SawmillStackMapFilters;
};
export type ListStackFilterOptionsApiResponse =
  /** status 200 Success */ StackFilterOptions;
export type ListStackFilterOptionsApiArg = {
  body: {
    departmentIds: string[];
    sawmillIds?: string[];
    from?: string;
    to?: string;
    resolution?: Resolution;
    timeZone?: string;
    surveyors?: string[];
    registrators?: string[];
    treeSpecies?: string[];
    assortments?: string[];
    areaNumber?: string | null;
    assortmentLengthMin?: number;
    assortmentLengthMax?: number;
    dateType?: DateType;
    states?: StackState[];
    fullMeasurement?: boolean;
    /** Whether the stack has latitude and longitude */
    hasPosition?: boolean;
    /** WGS 84, in degrees; only together with radiusKm */
    near?: {
      latitude: number;
      longitude: number;
    };
    /** Great-circle distance from near; a stack without a position never matches */
    radiusKm?: number;
    /** Part of a stack number or stack id; one or two characters are its beginning */
    search?: string;
    /** Whether the stack is in doubt: a check of the evidence for the volume fails, or place or times are doubtful. Before the measurement, `false` holds for none */
    evidenceFailed?: boolean;
    /** Whether a due diligence statement can say all of the stack: place and time of the harvest, volume and scientific name */
    eudrReady?: boolean;
    /** True: the stacks that were withdrawn, and no others; else those that were not */
    withdrawn?: boolean;
    page?: number;
    pageSize?: number;
  };
};
export type GetStackMapInfoApiResponse = /** status 200 Success */ StackMapInfo;
export type GetStackMapInfoApiArg = {
  id: string;
};
export type DeleteStackApiResponse = unknown;
export type DeleteStackApiArg = {
  id: string;
};
export type GetStackApiResponse = /** status 200 Success */ StackDetail;
export type GetStackApiArg = {
  id: string;
};
export type ListStackStatisticsApiResponse =
  /** status 200 Success */ StackStatistics;
export type ListStackStatisticsApiArg = {
  stackStatisticsFilters: StackStatisticsFilters;
};
export type ListStackTotalsApiResponse = /** status 200 Success */ StackTotals;
export type ListStackTotalsApiArg = {
  /** Splits by unit alone, which is quicker; else by species, too */
  by?: "Unit";
  stackTotalsFilters: StackTotalsFilters;
};
export type ListSawmillStackTotalsApiResponse =
  /** status 200 Success */ StackTotals;
export type ListSawmillStackTotalsApiArg = {
  /** Splits by unit alone, which is quicker; else by species, too */
  by?: "Unit";
  sawmillStackTotalsFilters: SawmillStackTotalsFilters;
};
export type ListStackVolumesApiResponse =
  /** status 200 Success */ StackVolumes;
export type ListStackVolumesApiArg = {
  stackVolumesFilters: StackVolumesFilters;
};
export type ListStackAgeingApiResponse = /** status 200 Success */ StackAgeing;
export type ListStackAgeingApiArg = {
  stackAgeingFilters: StackAgeingFilters;
};
export type ListStackWaitingApiResponse =
  /** status 200 Success */ StackWaiting;
export type ListStackWaitingApiArg = {
  stackWaitingFilters: StackWaitingFilters;
};
export type ListSawmillLoadsApiResponse =
  /** status 200 Success */ SawmillLoads;
export type ListSawmillLoadsApiArg = {
  sawmillLoadsFilters: SawmillLoadsFilters;
};
export type ListExportGapsApiResponse =
  /** status 200 Success */ StackExportGaps;
export type ListExportGapsApiArg = {
  stackExportGapsQuery: StackExportGapsQuery;
};
export type ListStackExportsApiResponse =
  /** status 200 Success */ StackExportJob[];
export type ListStackExportsApiArg = void;
export type CreateStackExportApiResponse =
  /** status 201 Created */ StackExportJob;
export type CreateStackExportApiArg = {
  "idempotency-key"?: string;
  stackExportRequest: StackExportRequest;
};
export type DeleteStackExportApiResponse = unknown;
export type DeleteStackExportApiArg = {
  id: string;
};
export type SetStackDueDiligenceApiResponse =
  /** status 200 Done */ null | null;
export type SetStackDueDiligenceApiArg = {
  body: {
    stackIds: string[];
    referenceNumber: string | null;
    verificationNumber: string | null;
    /** Reference and verification numbers that stacks may have now, and then have no longer */
    replaces?: string[];
  };
};
export type AcceptStackDoubtsApiResponse = /** status 200 Done */ null | null;
export type AcceptStackDoubtsApiArg = {
  id: string;
  body: {
    /** Of the stack as it was seen */
    lastModifiedDateTime: string;
    kinds: Acceptable[];
    /** Why it is right, or what was done */
    word: string;
  };
};
export type TakeBackStackAcceptanceApiResponse =
  /** status 200 Done */ null | null;
export type TakeBackStackAcceptanceApiArg = {
  id: string;
  /** A check that fails, or a doubt */
  kind: Acceptable;
};
export type AskForNewMeasurementApiResponse =
  /** status 200 Done */ null | null;
export type AskForNewMeasurementApiArg = {
  id: string;
  body: {
    /** Of the stack as it was seen */
    lastModifiedDateTime: string;
    /** What the one who measured should know; may be empty */
    word: string;
  };
};
export type TakeBackNewMeasurementApiResponse =
  /** status 200 Done */ null | null;
export type TakeBackNewMeasurementApiArg = {
  id: string;
};
export type WithdrawStackApiResponse = /** status 200 Done */ null | null;
export type WithdrawStackApiArg = {
  id: string;
  body: {
    /** Of the stack as it was seen */
    lastModifiedDateTime: string;
    /** Why it must not count */
    reason: string;
    /** Number of the stack that was measured of the same pile */
    twinNumber?: string;
    /** The department of that stack; absent: that of the stack itself */
    twinDepartmentId?: string;
  };
};
export type BringBackStackApiResponse = /** status 200 Done */ null | null;
export type BringBackStackApiArg = {
  id: string;
};
export type GetStackCorrectionApiResponse =
  /** status 200 Success */ StackCorrection;
export type GetStackCorrectionApiArg = {
  id: string;
};
export type CorrectStackApiResponse = /** status 200 Done */ null | null;
export type CorrectStackApiArg = {
  id: string;
  "if-match"?: string;
  body: {
    /** Why it is corrected */
    reason: string;
    /** By field, those that change alone; null empties one */
    values?: {
      [key: string]: unknown;
    };
    /** Empty: it has none */
    orderNumber?: string;
    position?: {
      latitude: number;
      longitude: number;
    };
  };
};
export type MoveStackApiResponse = /** status 200 Success */ {
  /** Name of the place of harvest that was chosen for the stack and is dropped */
  droppedHarvestPlace: string | null;
};
export type MoveStackApiArg = {
  id: string;
  body: {
    /** Of the stack as it was seen */
    lastModifiedDateTime: string;
    departmentId: string;
    /** Why it is moved */
    reason: string;
  };
};
export type ListStackVersionsApiResponse =
  /** status 200 Success */ StackVersion[];
export type ListStackVersionsApiArg = {
  id: string;
};
