// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import { requestBuilder as api } from "@/store/api/http/requestBuilder";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStackReport: build.query<
      GetStackReportApiResponse,
      GetStackReportApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/report-data`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reportRequests };
export type GetStackReportApiResponse = /** status 200 Success */ StackReport;
export type GetStackReportApiArg = {
  id: string;
};
export type StackState = "PreRegistration" | "Measured" | "AssignedToSawmill";
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
export type DiameterInterval = {
  title: string | null;
  from: number;
  to: number | null;
};
export type ReportRow = {
  fieldId: string;
  /** The value comes from a verified measuring instrument */
  certified: boolean;
  bold: boolean;
};
export type ReportLayout = {
  title: string;
  headerFieldIds: string[];
  sections: {
    title: string;
    rows: ReportRow[];
  }[];
};
export type StackReport = {
  stack: {
    stackId: string;
    stackNumber: string;
    polterId: string | null;
    status: StackState;
    /** Which of the two layouts applies */
    fullMeasurement: boolean;
    organizationName: string;
    departmentName: string;
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
    lastModifiedDateTime: string;
    /** IANA name; the report shows times of the place */
    timeZone: string;
    /** Every field of the card */
    fields: StackField[];
  };
  /** Null: the organisation has no card */
  measurementCard: {
    measurementCardId: string;
    measurementCardName: string;
    volumeFieldId?: string;
    reportConfig: {
      language: ("en" | "da" | "de" | "pl" | null) | null;
      closeupTitle: string;
      /** Printed on every report of the card, a part of it in blue */
      remark: {
        text: string;
        /** In UTF-16 code units */
        highlightIndex: number;
        highlightLength: number;
      } | null;
      /** Null: the card asks for no diameters */
      diameters: {
        diametersFieldId: string;
        lengthFieldId: string;
        logCountFieldId: string | null;
        units: {
          diameter: Unit;
          volume: Unit;
        } | null;
        intervals: DiameterInterval[];
      } | null;
      /** Null: the report does not compare the areas */
      frontBackWarning: {
        frontAreaFieldId: string;
        backAreaFieldId: string;
      } | null;
      /** False: no value of the report is certified */
      certificate: boolean;
      layouts: {
        fullMeasurement: ReportLayout;
        logCount: ReportLayout;
      };
    } | null;
  } | null;
  /** The file holds the image; the overlays lie on its pixels */
  frontImage: {
    file: StackFileKind;
    width: number;
    height: number;
    overlays: ImageOverlay[];
    /** The image itself, PNG or JPEG */
    dataUrl: string;
  } | null;
  /** The file holds the image; the overlays lie on its pixels */
  backImage: {
    file: StackFileKind;
    width: number;
    height: number;
    overlays: ImageOverlay[];
    /** The image itself, PNG or JPEG */
    dataUrl: string;
  } | null;
  /** The file holds the image; the overlays lie on its pixels */
  closeupImage: {
    file: StackFileKind;
    width: number;
    height: number;
    overlays: ImageOverlay[];
    /** The image itself, PNG or JPEG */
    dataUrl: string;
  } | null;
  /** A data URL, PNG or JPEG */
  organizationLogo: string | null;
};
export type Failure = {
  data: null | null;
  errorMessage: string;
  fieldErrors?: {
    field: string;
    message: string;
  }[];
};
