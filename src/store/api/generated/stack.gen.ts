// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
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
    search?: string;
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
export type StackState = "PreRegistration" | "Measured" | "AssignedToSawmill";
export type StackItem = {
  stackId: string;
  stackNumber: string;
  polterId: string | null;
  departmentId: string;
  registrator: string | null;
  surveyor: string | null;
  state: StackState;
  registrationDateTime: string;
  measurementDateTime: string | null;
  loadedIntoSystemDateTime: string | null;
  invoiceableDateTime: string | null;
  assignedToSawmillDateTime: string | null;
  lastModifiedDateTime: string;
  /** IANA name of the zone whose days and times the stack is shown in */
  timeZone?: string;
};
export type Failure = {
  data: null | null;
  errorMessage: string;
  fieldErrors?: {
    field: string;
    message: string;
  }[];
};
export type Resolution = "Hourly" | "Daily" | "Monthly";
export type DateType =
  | "PreRegistration"
  | "Measured"
  | "LoadedIntoSystem"
  | "Invoiceable"
  | "AssignedToSawmill"
  | "LastChanged";
export type StackFilters = {
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
  search?: string;
  page?: number;
  pageSize?: number;
};
export type StackCoordinate = {
  stackId: string;
  latitude: number;
  longitude: number;
  state: StackState;
};
export type StackMapFilters = {
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
  search?: string;
  page?: number;
  pageSize?: number;
};
export type SawmillStackFilters = {
  sawmillIds: string[];
  departmentIds?: string[];
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
  search?: string;
  page?: number;
  pageSize?: number;
};
export type SawmillStackMapFilters = {
  sawmillIds: string[];
  departmentIds?: string[];
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
  search?: string;
  page?: number;
  pageSize?: number;
};
export type KeyText = {
  key: string;
  text: string;
};
export type FieldIds = {
  registrator: string | null;
  surveyor: string | null;
  treeSpecies: string | null;
  assortment: string | null;
  assortmentLength: string | null;
  areaNumber: string | null;
  fullMeasurement: string | null;
};
export type StackFilterOptions = {
  registrators: KeyText[];
  surveyors: KeyText[];
  treeSpecies: KeyText[];
  assortments: KeyText[];
  areaNumbers: string[];
  assortmentLengthMin: number | null;
  assortmentLengthMax: number | null;
  fieldIds: FieldIds;
};
export type StackMapInfo = {
  stackId: string;
  stackNumber: string;
  registrator: string | null;
  surveyor: string | null;
  departmentId: string;
  state: StackState;
  lastModified: string;
  /** IANA name of the zone whose days and times the stack is shown in */
  timeZone?: string;
};
export type Unit =
  | "SquareFeet"
  | "Inches"
  | "Meters"
  | "Centimeters"
  | "CubicMeters"
  | "SquareMeters"
  | "Feet"
  | "Percentages"
  | "Pieces"
  | "CubicFeet";
export type StackFieldDefinition = {
  id: string;
  title: string;
  defaultValue: (string | null) | number | boolean;
  units: {
    display: Unit;
  } | null;
  options:
    | {
        key: string;
        text: string;
      }[]
    | null;
  trueLabel: string | null;
  falseLabel: string | null;
};
export type StackFileKind =
  | "FrontImage"
  | "BackImage"
  | "CloseupImage"
  | "FrontImageAnnotated"
  | "BackImageAnnotated"
  | "CloseupImageAnnotated"
  | "Report"
  | "LDAT"
  | "XML"
  | "Csv"
  | "HessenELDAT"
  | "Other";
export type ImageMark = {
  x: number;
  y: number;
  radius: number;
  value: number | null;
};
export type ImageOverlay = {
  title: string;
  unit:
    | (
        | "SquareFeet"
        | "Inches"
        | "Meters"
        | "Centimeters"
        | "CubicMeters"
        | "SquareMeters"
        | "Feet"
        | "Percentages"
        | "Pieces"
        | "CubicFeet"
        | null
      )
    | null;
  marks: ImageMark[];
};
export type SectionArea = {
  title: string;
  lengthTitle: string;
  length: number;
  heightTitle: string;
  height: number;
};
export type StackFieldValue =
  | {
      fieldType: "Boolean";
      value: boolean | null;
    }
  | {
      fieldType: "String";
      value: string | null;
    }
  | {
      fieldType: "Text";
      value: string | null;
    }
  | {
      fieldType: "Integer";
      value: number | null;
    }
  | {
      fieldType: "Double";
      value: number | null;
    }
  | {
      fieldType: "Date";
      value: (string | null) | string;
    }
  | {
      fieldType: "Position";
      value: {
        latitude: number;
        longitude: number;
        /** Metres above the sea */
        height: number | null;
        /** Metres */
        accuracy: number | null;
      } | null;
    }
  | {
      fieldType: "Image";
      /** The file holds the image; the overlays lie on its pixels */
      value: {
        file: StackFileKind;
        width: number;
        height: number;
        overlays: ImageOverlay[];
      } | null;
    }
  | {
      fieldType: "Options";
      value: string | null;
    }
  | {
      fieldType: "MultipleOptions";
      value: string[] | null;
    }
  | {
      fieldType: "KeyValuePairStringInt";
      value: {
        [key: string]: number;
      } | null;
    }
  | {
      fieldType: "ArrayOfInt";
      value: number[] | null;
    }
  | {
      fieldType: "ArrayOfDouble";
      value: number[] | null;
    }
  | {
      fieldType: "ManualArea";
      value: {
        sectionA: SectionArea;
        sectionB: SectionArea;
      } | null;
    }
  | {
      fieldType: "Deductions";
      /** How many pieces (item2) of each size (item1), and their mean size */
      value: {
        keyUnit: Unit;
        deductionsCount: {
          item1: number;
          item2: number;
        }[];
        averageCount: number;
      } | null;
    };
export type StackField = StackFieldDefinition & StackFieldValue;
export type StackDetail = {
  stackId: string;
  stackNumber: string;
  polterId: string | null;
  departmentId: string;
  status: StackState;
  orderNumber: string | null;
  sawmillName: string | null;
  coordinates: {
    latitude: number;
    longitude: number;
    /** Metres above the sea */
    height: number | null;
    /** Metres */
    accuracy: number | null;
  } | null;
  registrationDateTime: string;
  measurementDateTime: string | null;
  loadedIntoSystemDateTime: string | null;
  invoiceableDateTime: string | null;
  assignedToSawmillDateTime: string | null;
  lastModifiedDateTime: string;
  /** IANA name of the zone whose days and times the stack is shown in */
  timeZone?: string;
  /** Null: the organisation has no card */
  measurementCardId: string | null;
  sections: {
    title: string;
    fields: StackField[];
    /** Fields that the section names and the card does not define */
    undefinedFieldIds: string[];
  }[];
};
export type StackStatisticsBin = {
  /** When the hour, day or month begins */
  date: string;
  preregistrations: number;
  fullMeasurements: number;
  pieceCount: number;
  assignedToSawmill: number;
  /** Measured volume in m³ */
  volume: number;
};
export type StackStatistics = {
  preregistrations: number;
  fullMeasurements: number;
  pieceCount: number;
  assignedToSawmill: number;
  bins: StackStatisticsBin[];
};
export type StackStatisticsFilters = {
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
  search?: string;
  page?: number;
  pageSize?: number;
};
