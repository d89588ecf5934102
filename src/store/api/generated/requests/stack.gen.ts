// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { SawmillStackFilters, StackCsvFilters, StackEudrExport, StackExport, StackFileKind, StackFilters, StackItem, StackPointsFilters, StackSheetExport } from "@/store/api/generated/types/schemas.gen";
import { requestBuilder as api } from "@/store/api/http/requestBuilder";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStacks: build.query<ListStacksApiResponse, ListStacksApiArg>({
      query: (queryArg) => ({
        url: `/stack/list`,
        method: "PUT",
        body: queryArg.stackFilters,
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
    listStackPoints: build.query<
      ListStackPointsApiResponse,
      ListStackPointsApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/map-points`,
        method: "PUT",
        body: queryArg.stackPointsFilters,
      }),
    }),
    downloadStackArchive: build.mutation<
      DownloadStackArchiveApiResponse,
      DownloadStackArchiveApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/download-archive`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    downloadStackCsv: build.mutation<
      DownloadStackCsvApiResponse,
      DownloadStackCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/download-accumulated-csv`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    downloadStackCsvFromFilter: build.mutation<
      DownloadStackCsvFromFilterApiResponse,
      DownloadStackCsvFromFilterApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/download-accumulated-csv-from-filter`,
        method: "PUT",
        body: queryArg.stackCsvFilters,
      }),
    }),
    exportStacksAsExcel: build.mutation<
      ExportStacksAsExcelApiResponse,
      ExportStacksAsExcelApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/export-excel`,
        method: "PUT",
        body: queryArg.stackSheetExport,
      }),
    }),
    exportStacksAsGeoJson: build.mutation<
      ExportStacksAsGeoJsonApiResponse,
      ExportStacksAsGeoJsonApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/export-geojson`,
        method: "PUT",
        body: queryArg.stackExport,
      }),
    }),
    exportStacksAsGpx: build.mutation<
      ExportStacksAsGpxApiResponse,
      ExportStacksAsGpxApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/export-gpx`,
        method: "PUT",
        body: queryArg.stackExport,
      }),
    }),
    exportStacksAsKml: build.mutation<
      ExportStacksAsKmlApiResponse,
      ExportStacksAsKmlApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/export-kml`,
        method: "PUT",
        body: queryArg.stackExport,
      }),
    }),
    downloadStackExport: build.query<
      DownloadStackExportApiResponse,
      DownloadStackExportApiArg
    >({
      query: (queryArg) => ({
        url: `/stack-export/${encodeURIComponent(String(queryArg.id))}/file`,
      }),
    }),
    exportStacksForEudr: build.mutation<
      ExportStacksForEudrApiResponse,
      ExportStacksForEudrApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/export-eudr`,
        method: "PUT",
        body: queryArg.stackEudrExport,
      }),
    }),
    getStackFile: build.query<GetStackFileApiResponse, GetStackFileApiArg>({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/file/${encodeURIComponent(String(queryArg.kind))}`,
        params: {
          size: queryArg.size,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as stackRequests };
export type ListStacksApiResponse = /** status 200 Success */ {
  data: StackItem[];
  page: number;
  totalCount: number;
};
export type ListStacksApiArg = {
  stackFilters: StackFilters;
};
export type ListSawmillStacksApiResponse = /** status 200 Success */ {
  data: StackItem[];
  page: number;
  totalCount: number;
};
export type ListSawmillStacksApiArg = {
  sawmillStackFilters: SawmillStackFilters;
};
export type ListStackPointsApiResponse =
  /** status 200 The newest stacks of the filter that have a position, in columns, numbers big-endian: "SYP1"; count, 4 bytes; latitude and longitude of each as signed 4 bytes of 10⁻⁷ degrees; one byte of each for its state (0 PreRegistration, 1 Measured, 2 AssignedToSawmill); 16 bytes of each for its id. */ Blob;
export type ListStackPointsApiArg = {
  stackPointsFilters: StackPointsFilters;
};
export type DownloadStackArchiveApiResponse =
  /** status 200 One folder per stack: report, images and values */ Blob;
export type DownloadStackArchiveApiArg = {
  body: {
    stackIds: string[];
  };
};
export type DownloadStackCsvApiResponse =
  /** status 200 One row per stack */ Blob;
export type DownloadStackCsvApiArg = {
  body: {
    measurementCardId: string;
    stackIds: string[];
  };
};
export type DownloadStackCsvFromFilterApiResponse =
  /** status 200 One row per stack of the filter */ Blob;
export type DownloadStackCsvFromFilterApiArg = {
  stackCsvFilters: StackCsvFilters;
};
export type ExportStacksAsExcelApiResponse =
  /** status 200 One row per stack */ Blob;
export type ExportStacksAsExcelApiArg = {
  stackSheetExport: StackSheetExport;
};
export type ExportStacksAsGeoJsonApiResponse =
  /** status 200 One feature per stack with a position */ Blob;
export type ExportStacksAsGeoJsonApiArg = {
  stackExport: StackExport;
};
export type ExportStacksAsGpxApiResponse =
  /** status 200 One waypoint per stack with a position */ Blob;
export type ExportStacksAsGpxApiArg = {
  stackExport: StackExport;
};
export type ExportStacksAsKmlApiResponse =
  /** status 200 One placemark per stack with a position */ Blob;
export type ExportStacksAsKmlApiArg = {
  stackExport: StackExport;
};
export type DownloadStackExportApiResponse = /** status 200 The file */ Blob;
export type DownloadStackExportApiArg = {
  id: string;
};
export type ExportStacksForEudrApiResponse =
  /** status 200 Places and facts of the statement */ Blob;
export type ExportStacksForEudrApiArg = {
  stackEudrExport: StackEudrExport;
};
export type GetStackFileApiResponse =
  /** status 200 The file; 404: the stack has none of this kind */ Blob;
export type GetStackFileApiArg = {
  id: string;
  /** Photographs are FrontImage, BackImage and CloseupImage. The annotated kinds exist for stacks of the demo; of a photograph, the log ends come with the stack and are drawn over it. No stack has Report, LDAT, XML, Csv, HessenELDAT or Other yet. */
  kind: StackFileKind;
  /** preview: at most 480 pixels wide and high, where there is such a one */
  size?: "preview";
};
