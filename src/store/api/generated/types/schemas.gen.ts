// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
export type Acceptable =
  | "volume"
  | "faces"
  | "back"
  | "length"
  | "position"
  | "instrument"
  | "AtZero"
  | "OutsideCountries"
  | "FarFromOthers"
  | "Before2000"
  | "InFuture"
  | "MeasuredBeforeRegistered"
  | "NumberTwice";
export type AccountSession = {
  /** Names the session, and opens nothing */
  sessionId: string;
  createdAt: string;
  /** Exact to an hour, in which a session is renewed */
  lastUsedAt: string;
  /** Browser and system at the login, as the browser called itself; null where not recorded */
  device: string | null;
  /** The address of the login, of IPv6 its /64; null where not recorded */
  address: string | null;
  /** Whether it is the session of this call */
  current: boolean;
};
export type Accounting = ("Danish" | "German" | null) | null;
export type Administrator = {
  email: string;
  name?: string;
  phone?: string;
  /** Of the invitation, unless the account of the address has used another one; without it that of the organisation’s country */
  language?: "en" | "da" | "de" | "pl";
};
export type ApiKey = {
  id: string;
  name: string;
  scopes: ApiKeyScope[];
  /** The first letters of the key */
  prefix: string;
  createdAt: string;
  /** Null for somebody who is no longer in the organisation */
  createdBy: string | null;
  /** Exact to some minutes; null before the first use */
  lastUsedAt: string | null;
  /** From then on the key opens nothing */
  revokedAt: string | null;
};
export type ApiKeyScope = "Register" | "Measure" | "Read";
export type CardField = {
  id: string;
  title: string;
  titles?: FurtherTexts;
  fieldType: FieldType;
  defaultValue: (string | null) | number | boolean;
  units: {
    display: Unit;
  } | null;
  options:
    | {
        key: string;
        text: string;
        texts?: FurtherTexts;
        scientificName?: string;
        kilogramsPerCubicMeter?: number;
      }[]
    | null;
  trueLabel: string | null;
  trueLabels?: FurtherTexts;
  falseLabel: string | null;
  falseLabels?: FurtherTexts;
  rules: {
    kind: FieldRuleKind;
    value: number | null;
  }[];
};
export type CardInstrument = {
  manufacturer: string;
  model: string;
};
export type ChangedField = {
  field: string;
  before: string[];
  after: string[];
};
export type CheckKind =
  "volume" | "faces" | "back" | "length" | "position" | "instrument";
export type Contact = {
  id: string;
  name: string;
  email: string;
  phone: string;
  etag?: string;
};
export type ContactFields = {
  email: "" | string;
  name: string;
  phone: string;
};
export type Contract = {
  customerNumber: string | null;
  guaranteedVolume: number | null;
  settlementType: SettlementType;
  accounting: Accounting;
  currency: Currency;
  levelOfInvoice: LevelOfInvoice;
  dataRetentionDurationInMonths: number | null;
  fullMeasurementPrice: number | null;
  pieceMeasurementPrice: number | null;
  /** Start of the first day, UTC */
  startDate: string;
  /** 23:59:59 of the last day, UTC */
  endDate: string;
  etag?: string;
};
export type ContractFields = {
  customerNumber?: string | null;
  guaranteedVolume?: number | null;
  settlementType?: SettlementType;
  accounting?: Accounting;
  currency?: Currency;
  levelOfInvoice?: LevelOfInvoice;
  /** Stacks to which nothing has happened for so long are deleted, not earlier than 30 days after it was set or shortened; null: never */
  dataRetentionDurationInMonths?: number | null;
  fullMeasurementPrice: number;
  pieceMeasurementPrice: number;
  startDate: string;
  endDate: string;
};
export type CountedHarvestPlace = HarvestPlace & {
  /** Stacks of the department that grew there; withdrawn ones do not count */
  stackCount: number;
};
export type Country = "uk" | "dk" | "de" | "pl";
export type Currency = ("DKK" | "EUR" | "USD" | "GBP" | null) | null;
export type DateType =
  | "PreRegistration"
  | "Measured"
  | "LoadedIntoSystem"
  | "Invoiceable"
  | "AssignedToSawmill"
  | "LastChanged";
export type DeletedOrganization = {
  organizationId: string;
  name: string;
  deletedAt: string;
  /** The name of that time */
  deletedBy: string;
  /** It can be brought back before it */
  keptUntil: string;
};
export type Department = {
  departmentId: string;
  name: string;
  departmentNumber: number | null;
  organizationId: string;
  customerNumber: string | null;
  mailingList: string[];
  users: Member[];
  contacts: Contact[];
  etag?: string;
};
export type DepartmentRoles = {
  departmentId: string;
  departmentName: string;
  roles: Role[];
  state: UserState;
};
export type DiameterInterval = {
  title: string | null;
  from: number;
  to: number | null;
};
export type DoubtKind =
  | "AtZero"
  | "OutsideCountries"
  | "FarFromOthers"
  | "Before2000"
  | "InFuture"
  | "MeasuredBeforeRegistered"
  | "NumberTwice";
export type EvidenceLimits = {
  /** Share of their average that front and back may differ by, 0.15 at most */
  areaDifference?: number;
  /** Cubic metres of wood and air that a stack should have */
  stackedVolume?: number;
};
export type Failure = {
  data: null | null;
  errorMessage: string;
  fieldErrors?: {
    field: string;
    message: string;
    /** What would be taken instead */
    suggestion?: string;
  }[];
};
export type Feature =
  | "account"
  | "globalAdmins"
  | "deletedOrganizations"
  | "organizationState"
  | "workCountries"
  | "retention"
  | "people"
  | "cardVersions"
  | "undoAssignment"
  | "wood"
  | "positions"
  | "sawmillSearch"
  | "sawmillLoads"
  | "mapPoints"
  | "totals"
  | "figures"
  | "doubts"
  | "decisions"
  | "withdrawals"
  | "corrections"
  | "moves"
  | "reportLinks"
  | "exports"
  | "exportJobs"
  | "harvestPlaces"
  | "eudr"
  | "savedViews"
  | "ingest"
  | "history"
  | "historyActs"
  | "errorReports";
export type FieldIds = {
  registrator: string | null;
  surveyor: string | null;
  treeSpecies: string | null;
  assortment: string | null;
  assortmentLength: string | null;
  areaNumber: string | null;
  fullMeasurement: string | null;
};
export type FieldRuleKind =
  | "MinValue"
  | "MaxValue"
  | "RequiredForPreregistration"
  | "RequiredForMeasurement"
  | "MinSum"
  | "MaxSum"
  | "MinCharLength"
  | "MaxCharLength"
  | "MinAllowedOptions"
  | "MaxAllowedOptions";
export type FieldType =
  | "Boolean"
  | "String"
  | "Text"
  | "Integer"
  | "Double"
  | "Date"
  | "Position"
  | "Image"
  | "Options"
  | "MultipleOptions"
  | "KeyValuePairStringInt"
  | "ArrayOfInt"
  | "ArrayOfDouble"
  | "ManualArea"
  | "Deductions";
export type FurtherTexts = {
  da?: string;
  de?: string;
  pl?: string;
  en?: string;
};
export type GlobalAdmin = {
  userId: string;
  name: string;
  email: string;
  /** Whether the person has chosen a password, and can log in */
  confirmed: boolean;
};
export type HarvestPlace = {
  id: string;
  name: string;
  /** In their normal form */
  areaNumbers: string[];
  country:
    | "AT"
    | "BE"
    | "BG"
    | "CH"
    | "CZ"
    | "DE"
    | "DK"
    | "EE"
    | "ES"
    | "FI"
    | "FR"
    | "GB"
    | "HR"
    | "HU"
    | "IE"
    | "IT"
    | "LT"
    | "LU"
    | "LV"
    | "NL"
    | "NO"
    | "PL"
    | "PT"
    | "RO"
    | "SE"
    | "SI"
    | "SK"
    | "UA";
  producerName: string;
  harvestFrom: string | null;
  harvestTo: string | null;
  /** Postal address or cadastral id; null where there is a geometry */
  landAddress: string | null;
  /** As the forest’s papers say */
  statedHectares: number | null;
  /** Of the areas, on the ellipsoid; null of points and addresses */
  hectares: number | null;
  /** Points in the geometry; 0 of areas */
  points: number;
  /** Areas in the geometry; 0 of points */
  areas: number;
  etag?: string;
};
export type HarvestPlaceFields = {
  name: string;
  /** A stack with one of them grew here. No other place of the department means it. */
  areaNumbers: string[];
  country:
    | "AT"
    | "BE"
    | "BG"
    | "CH"
    | "CZ"
    | "DE"
    | "DK"
    | "EE"
    | "ES"
    | "FI"
    | "FR"
    | "GB"
    | "HR"
    | "HU"
    | "IE"
    | "IT"
    | "LT"
    | "LU"
    | "LV"
    | "NL"
    | "NO"
    | "PL"
    | "PT"
    | "RO"
    | "SE"
    | "SI"
    | "SK"
    | "UA";
  producerName: string;
  harvestFrom: string | null;
  harvestTo: string | null;
  statedHectares: number | null;
  /** GeoJSON in WGS 84, longitude first: points or areas, also as features and collections. Degrees are rounded to six decimals, heights are left out; nothing else is mended. */
  geometry?: {
    type: string;
    [key: string]: unknown;
  };
  /** Postal address or cadastral id, for the simplified declaration */
  landAddress?: string;
};
export type HarvestPlaces = {
  places: CountedHarvestPlace[];
  /** At most a hundred */
  placeless: {
    areaNumber: string;
    stackCount: number;
  }[];
};
export type HistoryEntry = {
  id: number;
  at: string;
  /** Who made the call, by the name of that time */
  userName: string;
  /** Who made the call; null for somebody who was no person of the organisation, and for the service itself */
  personId: string | null;
  /** True for what the service did by itself: `beginNextContract`, when the first day of the next contract has come, and `deleteOldStacks`, when the retention of the current contract is over */
  isByService?: boolean;
  /** The call of this document, or what the service did by itself */
  operationId: string;
  /** To quote: one call has one, however much it changed */
  requestId: string;
  kind: ThingKind;
  thingId: string;
  /** By the name of that time */
  thingName: string;
  /** False for what was deleted since */
  exists: boolean;
  departmentId: string | null;
  departmentName: string | null;
  fields: ChangedField[];
  /** With `by=Act`: the entry is the first of its call, `entryCount` of them match, and `lastAt` is the time of the last one */
  act?: {
    entryCount: number;
    lastAt: string;
  };
};
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
export type ImportedMeasurementCard = {
  measurementCardId: string;
  measurementCardName: string;
  /** From 1 in each card */
  version: number;
  /** False: the newest version says the same */
  isChanged: boolean;
  /** Of the version that says the same */
  isPublished: boolean;
  /** A draft with another document was there */
  hasReplacedDraft?: boolean;
};
export type KeyText = {
  key: string;
  text: string;
};
export type KnownPerson = {
  /** The `userId` of users of the organisation */
  personId: string;
  /** As the organisation knows the person; else a department or a sawmill */
  name: string;
  email: string;
  phone: string;
};
export type LevelOfInvoice = ("Organization" | "Department" | null) | null;
export type LocalizedField = {
  id: string;
  title: string;
  fieldType: FieldType;
  defaultValue: (string | null) | number | boolean;
  units: {
    display: Unit;
  } | null;
  options:
    | {
        key: string;
        text: string;
        scientificName?: string;
        kilogramsPerCubicMeter?: number;
      }[]
    | null;
  trueLabel: string | null;
  falseLabel: string | null;
  rules: {
    kind: FieldRuleKind;
    value: number | null;
  }[];
  /** Of the texts: the reader's where the card has it, else the card's */
  language?: "da" | "de" | "pl" | "en";
};
export type MeasurementCardDocument = {
  name: string;
  language: "da" | "de" | "pl" | "en";
  /** Who issues the card */
  producer?: string;
  instrument?: CardInstrument;
  fields: CardField[];
  displayConfigurationAdmin: {
    sections: {
      title: string;
      titles?: FurtherTexts;
      fieldIds: string[];
    }[];
  };
  fieldIds: FieldIds;
  volumeFieldId: string;
  volumeFields?: VolumeFields;
  stackFields?: StackFields;
  evidenceLimits?: EvidenceLimits;
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
};
export type MeasurementCardVersion = {
  measurementCardId: string;
  /** From 1 in each card */
  version: number;
  /** Null: a draft, by which nothing is measured */
  publishedAt: string | null;
  document: MeasurementCardDocument;
  etag?: string;
};
export type MeasurementCardVersions = {
  measurementCardId: string;
  measurementCardName: string;
  /** How many have this card */
  organizations: number;
  versions: {
    /** From 1 in each card */
    version: number;
    /** Null: a draft, by which nothing is measured */
    publishedAt: string | null;
    /** Null for the service itself, and for an account that is gone */
    publishedBy: string | null;
  }[];
};
export type MeasurementVersion = {
  /** App: sent by a person in the field; Key: by a program; Correction: takes the place of the version before; Hand: so does this, in which an administrator corrected what no instrument has measured */
  source: "App" | "Key" | "Import" | "Correction" | "Hand" | "Demo";
  /** Name and version of the program that sent it */
  app: string | null;
  receivedDateTime: string;
  /** In the unit of the volume on the card */
  volume: number | null;
  logCount: number | null;
  /** Of a correction */
  reason: string | null;
  /** Who corrected it; null: a program, or a person who is erased */
  author: string | null;
  /** Name of the department that the stack left with this version; null: it stayed */
  movedFrom?: string | null;
};
export type Member = {
  /** Of the person in this organisation, another one in each */
  userId: string;
  name: string;
  userEmail: string;
  phone: string;
  state: UserState;
  roles: Role[];
  enableAutoEmails: boolean;
  etag?: string;
  /** Until the person has used this organisation for the first time; for its administrators only */
  invited?: boolean;
  /** What became of the last invitation of this organisation; null when none was sent within a month; for its administrators only */
  mailState?: ("waiting" | "sent" | "failed" | null) | null;
  /** Last use of this organisation, exact to some minutes; null where there is none, nobody knows it, or the caller administers departments only */
  lastUsedAt?: string | null;
  /** Of a user of an organisation: the roles in its departments */
  departmentRoles?: DepartmentRoles[];
};
export type NewApiKey = ApiKey & {
  key: string;
};
export type OrderDirection = "Ascending" | "Descending";
export type Organization = {
  organizationId: string;
  name: string;
  country: Country;
  /** For global admins, who may switch it; null for others */
  active?: boolean | null;
  addressInformation: {
    street: string;
    streetNumber: string;
    city: string;
    zipCode: string;
    country: string;
  } | null;
  contactInformation: {
    email: string;
    phone: string;
    webSite: string;
  } | null;
  /** Whether its CSV files end with the numbers of due diligence statements. For those who may change it, by `updateCsvColumns` */
  csvStatementNumbers?: boolean;
  /** Where it works: a stack far outside is in doubt. For those who may change it, by `updateWorkCountries` */
  workCountries?: WorkCountry[];
  /** The departments that the caller may open */
  departments: {
    departmentId: string;
    name: string;
    administrator: string | null;
    numberOfUsers: number | null;
    /** Active ones; the administrator is the first of them by name */
    numberOfAdministrators?: number;
    /** Whether there are some, and none of them has used this organisation yet; for its administrators only */
    areAdministratorsInvited?: boolean;
  }[];
  users: Member[] | null;
  contacts: Contact[] | null;
  etag?: string;
};
export type OrganizationContents = {
  stacks: number;
  sawmills: number;
  departments: number;
  /** Who belongs to no other organisation */
  users: number;
};
export type OrganizationMeasurementCard = {
  organizationId: string;
  measurementCardId: string;
  measurementCardName: string;
  stackNumbering: StackNumbering;
  exportFormat: "Csv";
  fields: LocalizedField[];
  displayConfigurationAdmin: {
    sections: {
      title: string;
      fieldIds: string[];
      /** Of the texts: the reader's where the card has it, else the card's */
      language?: "da" | "de" | "pl" | "en";
    }[];
  };
  /** The field that holds the measured volume */
  volumeFieldId?: string;
  volumeFields?: VolumeFields;
  evidenceLimits?: EvidenceLimits;
  /** Null: no report layout */
  reportConfig?: {
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
  etag?: string;
};
export type OrganizationName = {
  organizationId: string;
  organizationName: string;
};
export type OrganizationRow = {
  organizationId: string;
  organizationName: string;
  administrator: string | null;
  contactPhoneNumber: string | null;
  email: string | null;
  /** For global admins; null for others */
  active: boolean | null;
  contractInformation: {
    levelOfInvoice: LevelOfInvoice;
    expireDate: string | null;
  } | null;
  /** For global admins; null for others */
  warnings: {
    contractExpiresSoon: boolean;
    isMissingCustomerNumber: boolean;
    departmentsWithMissingCustomerNumber: {
      departmentId: string;
      departmentName: string;
    }[];
    /** Neither a current nor a next one */
    isMissingContract?: boolean;
    isMissingAdministrator?: boolean;
    isMissingMeasurementCard?: boolean;
  } | null;
  /** For global admins only */
  hasDepartments?: boolean;
  /** For global admins only */
  hasStacks?: boolean;
};
export type Person = {
  /** The `userId` of users of the organisation */
  personId: string;
  /** As the organisation knows the person; else a department or a sawmill */
  name: string;
  email: string;
  phone: string;
  /** Until the person has used this organisation for the first time; for its administrators only */
  invited?: boolean;
  /** What became of the last invitation of this organisation; null when none was sent within a month; for its administrators only */
  mailState?: ("waiting" | "sent" | "failed" | null) | null;
  /** Last use of this organisation, exact to some minutes; null where there is none, nobody knows it, or the caller administers departments only */
  lastUsedAt?: string | null;
  organization: {
    name: string;
    phone: string;
    state: UserState;
    roles: Role[];
    enableAutoEmails: boolean;
    etag?: string;
  } | null;
  departments: {
    departmentId: string;
    departmentName: string;
    name: string;
    phone: string;
    state: UserState;
    roles: Role[];
    enableAutoEmails: boolean;
    etag?: string;
  }[];
  sawmills: {
    sawmillId: string;
    sawmillName: string;
    name: string;
    phone: string;
    etag?: string;
  }[];
};
export type PortalError = {
  /** The name of the error, its message and where it happened */
  text: string;
  /** The page, without query: it may hold names */
  path: string;
};
export type ReadyMeasurementCard = {
  key: string;
  country: Country;
  document: MeasurementCardDocument;
};
export type ReportLayout = {
  title: string;
  headerFieldIds: string[];
  sections: {
    title: string;
    rows: ReportRow[];
  }[];
};
export type ReportRow = {
  fieldId: string;
  /** The value comes from a verified measuring instrument */
  certified: boolean;
  bold: boolean;
};
export type Resolution = "Hourly" | "Daily" | "Monthly";
export type RetentionPreview = {
  /** No stack is deleted before it */
  from: string;
  /** At `from`, so many months are over since it */
  lastChangeBefore: string;
  /** Nothing has happened to them since */
  stacks: number;
};
export type Role =
  | "OrganizationAdmin"
  | "DepartmentAdmin"
  | "Registrator"
  | "Surveyor"
  | "Contact"
  | "Integration"
  | "NotSet";
export type Sawmill = {
  id: string;
  name: string;
  organizationId: string;
  /** Null: not known. Absent where rename takes none */
  position?: {
    latitude: number;
    longitude: number;
  } | null;
  /** Null for department admins */
  users: SawmillUser[] | null;
  etag?: string;
};
export type SawmillLoads = {
  /** The mean of the positions that the stacks have; null where none has one */
  middle: {
    latitude: number;
    longitude: number;
  } | null;
  /** What is assigned to each sawmill now; none without stacks */
  sawmills: (StackAmount & {
    sawmillId: string;
  })[];
};
export type SawmillLoadsFilters = {
  organizationId: string;
  stackIds: string[];
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
  orderBy?: StackOrder;
  orderDirection?: OrderDirection;
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
  page?: number;
  pageSize?: number;
};
export type SawmillStackTotalsFilters = {
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
};
export type SawmillUser = {
  userId: string;
  name: string;
  email: string;
  phone: string;
  etag?: string;
  /** Until the person has used this organisation for the first time; for its administrators only */
  invited?: boolean;
  /** What became of the last invitation of this organisation; null when none was sent within a month; for its administrators only */
  mailState?: ("waiting" | "sent" | "failed" | null) | null;
  /** Last use of this organisation, exact to some minutes; null where there is none, nobody knows it, or the caller administers departments only */
  lastUsedAt?: string | null;
};
export type SawmillUserInfo = {
  organizations: {
    organizationId: string;
    organizationName: string;
    departments: {
      departmentId: string;
      departmentName: string;
    }[];
  }[];
  sawmills: {
    sawmillId: string;
    sawmillName?: string;
  }[];
};
export type SectionArea = {
  title: string;
  lengthTitle: string;
  length: number;
  heightTitle: string;
  height: number;
};
export type SessionTokens = {
  token: string;
  refreshToken: string;
};
export type SettlementType =
  | (
      | "FixedPriceNoMinimumVolume"
      | "FixedPriceWithMinimumVolume"
      | "DynamicPrice1"
      | "DynamicPrice2"
      | null
    )
  | null;
export type SignIn = SessionTokens & {
  /** What GET /user-info and GET /department/list answer this person */
  access?: {
    userInfo: UserInfo;
    departments: {
      departmentId: string;
      name: string;
      organizationId: string;
      organizationName: string;
    }[];
  };
};
export type StackAgeing = {
  /** What is in a state now, by the date at which that began; none without stacks */
  states: {
    /** Null: all departments of the filter */
    departmentId: string | null;
    state: StackState;
    total: StackAmount;
    /** In the order of the call */
    ages: StackAmount[];
  }[];
  /** Of what was measured, and assigned, in the range */
  durations: {
    /** Null: all departments of the filter */
    departmentId: string | null;
    toMeasurement: StackDuration;
    toAssignment: StackDuration;
  }[];
};
export type StackAgeingFilters = {
  departmentIds: string[];
  sawmillIds?: string[];
  surveyors?: string[];
  registrators?: string[];
  treeSpecies?: string[];
  assortments?: string[];
  areaNumber?: string | null;
  assortmentLengthMin?: number;
  assortmentLengthMax?: number;
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
  from?: string;
  to?: string;
  /** When the state began; ranges hold both ends, and the first that fits counts */
  ages: {
    from?: string;
    to?: string;
  }[];
};
export type StackAmount = {
  count: number;
  /** Known volume in m³ */
  volume: number;
  /** Stacks whose volume is not in the sum */
  withoutVolume: number;
};
export type StackCoordinate = {
  stackId: string;
  latitude: number;
  longitude: number;
  state: StackState;
};
export type StackCorrection = {
  etag?: string;
  /** What the card does not certify and no instrument has measured */
  fields: {
    field: LocalizedField;
    value: (string | null) | boolean | string[];
    isRequired: boolean;
  }[];
  /** Null: it must not be corrected */
  orderNumber: {
    value: string | null;
    isRequired: boolean;
  } | null;
  /** Null: it must not be corrected */
  position: {
    value: {
      latitude: number;
      longitude: number;
      /** Metres above the sea */
      height: number | null;
      /** Metres */
      accuracy: number | null;
    } | null;
  } | null;
};
export type StackCsvFilters = {
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
  measurementCardId: string;
};
export type StackDetail = {
  stackId: string;
  stackNumber: string;
  polterId: string | null;
  departmentId: string;
  status: StackState;
  orderNumber: string | null;
  sawmillName: string | null;
  /** Who measured the stack */
  surveyor?: string | null;
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
  /** Null: there is no assignment that may be undone. For admins only */
  undoableAssignment?: {
    sawmillId: string;
    until: string;
  } | null;
  /** What is most likely a slip of place or times and nobody has accepted */
  doubts?: DoubtKind[];
  /** Checks of the evidence that fail and nobody has accepted */
  failedChecks?: CheckKind[];
  /** What an administrator has accepted, with the word that was given */
  accepted?: {
    kind: Acceptable;
    word: string;
    acceptedDateTime: string;
    /** Null: a person who has left or is erased, or not recorded */
    acceptedBy: string | null;
  }[];
  /** Whether one is asked for, or can be; null before the measurement */
  newMeasurement?: {
    /** Who measured the stack; null: not known */
    to: string | null;
    /** Null: it can be asked for */
    obstacle:
      | ("Key" | "Erased" | "NoAccount" | "NoAccess" | "AlreadyAsked" | null)
      | null;
    asked: {
      word: string;
      askedDateTime: string;
      /** Null: a person who has left or is erased, or not recorded */
      askedBy: string | null;
    } | null;
  } | null;
  /** Since when the stack counts nowhere, and why; null: it counts */
  withdrawal?: {
    reason: string;
    withdrawnDateTime: string;
    /** Null: a person who has left or is erased, or not recorded */
    withdrawnBy: string | null;
    /** The stack that was measured of the same pile; null: none was named, or it is deleted */
    twin: {
      stackId: string;
      stackNumber: string;
      departmentId: string;
    } | null;
  } | null;
  /** Fields of the card whose values were corrected by hand; none of them is certified */
  correctedFields?: string[];
  /** What measured the stack; null: not recorded */
  instrument?: {
    /** With its serial number */
    name: string;
    /** Number of its verification certificate */
    certificate: string | null;
    /** In its place, one that was no longer valid when the stack was measured */
    expiredCertificate?: {
      number: string;
      /** Its last day */
      validUntil: string;
    };
  } | null;
  /** The current measurement and those that it corrects, newest first */
  measurements?: MeasurementVersion[];
  /** Null: the organisation has no card */
  measurementCardId: string | null;
  /** The version of the card that the stack was measured by, or of its organisation before the measurement */
  measurementCard?: {
    measurementCardId: string;
    measurementCardName: string;
    volumeFieldId?: string;
    volumeFields?: VolumeFields;
    evidenceLimits?: EvidenceLimits;
    fieldIds: FieldIds;
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
  sections: {
    title: string;
    /** Of the title */
    language?: "da" | "de" | "pl" | "en";
    fields: StackField[];
    /** Fields that the section names and the card does not define */
    undefinedFieldIds: string[];
  }[];
};
export type StackDuration = {
  count: number;
  medianDays: number | null;
};
export type StackEudrExport = {
  /** In the order of the file */
  stackIds?: string[];
  filters?: StackTotalsFilters;
  /** IANA name: of the range of the filter, and of the time at which the file is made, as the file says them */
  timeZone?: string;
  /** Also stacks that were declared under a number already; of a statement alone */
  includeDeclared?: boolean;
};
export type StackExport = {
  /** In the order of the file */
  stackIds?: string[];
  filters?: StackTotalsFilters;
  sawmillFilters?: SawmillStackTotalsFilters;
  /** IANA name: of the range of the filter, and of the time at which the file is made, as the file says them */
  timeZone?: string;
};
export type StackExportFormat = "Excel" | "GeoJson" | "Gpx" | "Kml" | "Eudr";
export type StackExportGaps = {
  stackCount: number;
  /** Stacks that the file will not have */
  leftOut: number;
  gaps: {
    need: StackExportNeed;
    count: number;
  }[];
  /** The first hundred, by stack number */
  stacks: {
    stackId: string;
    stackNumber: string;
    organizationId: string;
    departmentId: string;
    needs: StackExportNeed[];
    /** Under which it was declared */
    referenceNumber?: string;
  }[];
  /** For a statement: whether a contract of the stacks’ organisations deletes them before the five years have passed for which it must be kept */
  isKeptTooShort?: boolean;
  /** For a statement: the numbers under which stacks were declared already, the most frequent thousand first */
  declared?: {
    referenceNumber: string;
    verificationNumber?: string;
    count: number;
  }[];
};
export type StackExportGapsQuery = {
  /** In the order of the file */
  stackIds?: string[];
  filters?: StackTotalsFilters;
  sawmillFilters?: SawmillStackTotalsFilters;
  /** IANA name: of the range of the filter, and of the time at which the file is made, as the file says them */
  timeZone?: string;
  format: StackExportFormat;
  /** Also stacks that were declared under a number already; of a statement alone */
  includeDeclared?: boolean;
};
export type StackExportJob = {
  id: string;
  format: StackExportFormat;
  state: "Waiting" | "Ready" | "Failed";
  createdAt: string;
  stackCount: number;
  /** Stacks that have been written so far */
  writtenCount: number;
  /** Size so far */
  bytes: number;
  /** Once it is ready */
  fileName?: string;
  /** The file can be fetched until then */
  expiresAt: string;
  /** Why it failed, in words */
  failure?: string;
};
export type StackExportNeed =
  | "Position"
  | "Volume"
  | "TreeSpecies"
  | "Place"
  | "Declared"
  | "ScientificName"
  | "HarvestPeriod";
export type StackExportRequest = {
  /** In the order of the file */
  stackIds?: string[];
  filters?: StackTotalsFilters;
  sawmillFilters?: SawmillStackTotalsFilters;
  /** IANA name: of the range of the filter, and of the time at which the file is made, as the file says them */
  timeZone?: string;
  format: StackExportFormat;
  /** The card whose fields have columns, too; of a workbook alone */
  measurementCardId?: string;
  /** Also stacks that were declared under a number already; of a statement alone */
  includeDeclared?: boolean;
};
export type StackField = StackFieldDefinition & StackFieldValue;
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
        scientificName?: string;
        kilogramsPerCubicMeter?: number;
      }[]
    | null;
  trueLabel: string | null;
  falseLabel: string | null;
  /** Of the texts: the reader's where the card has it, else the card's */
  language?: "da" | "de" | "pl" | "en";
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
export type StackFields = {
  orderNumber: string | null;
  /** When the stack was registered */
  registrationDate: string | null;
  /** When it was measured */
  measurementDate: string | null;
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
export type StackFilterOptions = {
  registrators: KeyText[];
  surveyors: KeyText[];
  treeSpecies: KeyText[];
  assortments: KeyText[];
  areaNumbers: string[];
  assortmentLengthMin: number | null;
  assortmentLengthMax: number | null;
  /** Whether stacks lack a position; absent where no call takes hasPosition */
  lacksPositions?: boolean;
  /** Whether stacks are in doubt; absent where no call takes evidenceFailed */
  hasFailedEvidence?: boolean;
  /** Whether stacks have a position; absent where no call takes near and radiusKm */
  hasPositions?: boolean;
  /** Whether stacks of the departments were withdrawn; absent where no call takes withdrawn */
  hasWithdrawn?: boolean;
  /** Whether the departments have places of harvest; absent where no call takes eudrReady */
  hasHarvestPlaces?: boolean;
  fieldIds: FieldIds;
};
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
  orderBy?: StackOrder;
  orderDirection?: OrderDirection;
  page?: number;
  pageSize?: number;
};
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
  /** With three decimals */
  volume?: number | null;
  /** The unit of the stack’s measurement card */
  volumeUnit?: "CubicMeters" | "CubicFeet";
  treeSpecies?: {
    key: string;
    text: string;
  } | null;
  assortment?: {
    key: string;
    text: string;
  } | null;
  assortmentLength?: number | null;
  assortmentLengthUnit?: "Meters" | "Centimeters" | "Feet" | "Inches";
  areaNumber?: string | null;
  sawmillName?: string | null;
  /** Null: there is no assignment that may be undone. For admins only */
  undoableAssignment?: {
    sawmillId: string;
    until: string;
  } | null;
  /** Whether a check of the evidence for the volume fails that nobody has accepted; null: not known, or not measured yet */
  evidenceFailed?: boolean | null;
  /** Checks of the evidence that fail and nobody has accepted */
  failedChecks?: CheckKind[];
  /** By which front and back differ, as a share of their average, where that fails the check */
  faceDifference?: number | null;
  /** What is most likely a slip of place or times and nobody has accepted */
  doubts?: DoubtKind[] | null;
  /** What fails or is doubtful and an administrator has accepted */
  accepted?: Acceptable[];
  /** Whether the one who measured is asked for a new measurement */
  isAskedAnew?: boolean;
  /** Whether it counts nowhere; lists have such rows by their own filter alone */
  isWithdrawn?: boolean;
  /** Metres from near, along the great circle; absent without near */
  distance?: number;
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
export type StackMapInfo = {
  stackId: string;
  stackNumber: string;
  registrator: string | null;
  surveyor: string | null;
  departmentId: string;
  state: StackState;
  lastModified: string;
  /** Null: the stack is not measured yet */
  measurementDateTime?: string | null;
  /** Null: no position was recorded */
  coordinates?: {
    latitude: number;
    longitude: number;
    /** Metres above the sea */
    height: number | null;
    /** Metres */
    accuracy: number | null;
  } | null;
  /** IANA name of the zone whose days and times the stack is shown in */
  timeZone?: string;
  /** With three decimals */
  volume?: number | null;
  /** The unit of the stack’s measurement card */
  volumeUnit?: "CubicMeters" | "CubicFeet";
  treeSpecies?: {
    key: string;
    text: string;
  } | null;
  assortment?: {
    key: string;
    text: string;
  } | null;
  assortmentLength?: number | null;
  assortmentLengthUnit?: "Meters" | "Centimeters" | "Feet" | "Inches";
  /** Null: there is no assignment that may be undone. For admins only */
  undoableAssignment?: {
    sawmillId: string;
    until: string;
  } | null;
};
export type StackNumbering = "AutoGenerated" | "Manuel";
export type StackOrder =
  "Date" | "Volume" | "AssortmentLength" | "Age" | "StackNumber" | "Check";
export type StackOrigin = {
  areaNumber: string | null;
  place: {
    id: string;
    name: string;
    /** In their normal form */
    areaNumbers: string[];
    country:
      | "AT"
      | "BE"
      | "BG"
      | "CH"
      | "CZ"
      | "DE"
      | "DK"
      | "EE"
      | "ES"
      | "FI"
      | "FR"
      | "GB"
      | "HR"
      | "HU"
      | "IE"
      | "IT"
      | "LT"
      | "LU"
      | "LV"
      | "NL"
      | "NO"
      | "PL"
      | "PT"
      | "RO"
      | "SE"
      | "SI"
      | "SK"
      | "UA";
    producerName: string;
    harvestFrom: string | null;
    harvestTo: string | null;
    /** Postal address or cadastral id; null where there is a geometry */
    landAddress: string | null;
    /** As the forest’s papers say */
    statedHectares: number | null;
    /** Of the areas, on the ellipsoid; null of points and addresses */
    hectares: number | null;
    /** Points in the geometry; 0 of areas */
    points: number;
    /** Areas in the geometry; 0 of points */
    areas: number;
    etag?: string;
  } | null;
  /** By an administrator, not by the area number */
  isChosen: boolean;
  places: {
    id: string;
    name: string;
  }[];
  /** Of its due diligence statement, or the identifier of a simplified declaration */
  referenceNumber: string | null;
  verificationNumber: string | null;
};
export type StackPointsFilters = {
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
  pageSize?: number;
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
    /** What measured the stack; null: not recorded */
    instrument?: {
      /** With its serial number */
      name: string;
      /** Number of its verification certificate */
      certificate: string | null;
      /** In its place, one that was no longer valid when the stack was measured */
      expiredCertificate?: {
        number: string;
        /** Its last day */
        validUntil: string;
      };
    } | null;
    /** What is most likely a slip of place or times and nobody has accepted */
    doubts?: DoubtKind[];
    /** What fails or is doubtful and an administrator has accepted */
    accepted?: Acceptable[];
    /** Since when the stack counts nowhere, and why; null: it counts */
    withdrawal?: {
      reason: string;
      withdrawnDateTime: string;
      /** Null: a person who has left or is erased, or not recorded */
      withdrawnBy: string | null;
      /** The stack that was measured of the same pile; null: none was named, or it is deleted */
      twin: {
        stackId: string;
        stackNumber: string;
        departmentId: string;
      } | null;
    } | null;
    /** Fields of the card whose values were corrected by hand; none of them is certified */
    correctedFields?: string[];
    /** The numbers under which its wood was declared, or the identifier of a simplified declaration alone; null: it was not */
    dueDiligence?: {
      referenceNumber: string;
      verificationNumber: string | null;
    } | null;
    /** Of the measurement */
    version?: number;
    /** What took the place of this version; null: it is the newest one */
    replaced?: {
      version: number;
      replacedDateTime: string;
    } | null;
    /** Every field of the card */
    fields: StackField[];
  };
  /** Null: the organisation has no card */
  measurementCard: {
    measurementCardId: string;
    measurementCardName: string;
    volumeFieldId?: string;
    volumeFields?: VolumeFields;
    evidenceLimits?: EvidenceLimits;
    fieldIds?: FieldIds;
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
  /** Who asks, by the name that the organisation of the stack has given, else by the e-mail */
  requestedBy?: string;
  /** By the clock of the service */
  requestedDateTime?: string;
};
export type StackSheetExport = {
  /** In the order of the file */
  stackIds?: string[];
  filters?: StackTotalsFilters;
  sawmillFilters?: SawmillStackTotalsFilters;
  /** IANA name: of the range of the filter, and of the time at which the file is made, as the file says them */
  timeZone?: string;
  /** The card whose fields have columns, too; 404 when none of the stacks’ organisations uses it */
  measurementCardId?: string;
};
export type StackState = "PreRegistration" | "Measured" | "AssignedToSawmill";
export type StackStatistics = {
  preregistrations: number;
  fullMeasurements: number;
  pieceCount: number;
  assignedToSawmill: number;
  bins: StackStatisticsBin[];
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
export type StackTotals = {
  totalCount: number;
  groups: {
    /** Null: the stacks have none; absent where only units are split */
    treeSpecies?: {
      key: string;
      text: string;
    } | null;
    volumeUnit: "CubicMeters" | "CubicFeet";
    count: number;
    withoutVolume: number;
    volume: number;
  }[];
};
export type StackTotalsFilters = {
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
};
export type StackVersion = MeasurementVersion & {
  version: number;
  /** Null: it is the current one */
  replacedDateTime: string | null;
  orderNumber: string | null;
  coordinates: {
    latitude: number;
    longitude: number;
    /** Metres above the sea */
    height: number | null;
    /** Metres */
    accuracy: number | null;
  } | null;
  /** Those that differ from one version to the next, by the card of the version; without pictures and lists of measured values */
  fields: StackField[];
};
export type StackView = {
  id: string;
  name: string;
  /** Everybody who sees a stack list of the organisation sees it */
  shared: boolean;
  /** At most 10,000 characters of JSON */
  parameters: StackViewParameter[];
  /** The columns beside the usual ones */
  columns: string[];
  /** Low rows */
  dense: boolean;
  isOwn: boolean;
  /** Null when the owner is not, or no longer, in the organisation */
  ownerName: string | null;
  etag?: string;
};
export type StackViewFields = {
  name: string;
  /** Everybody who sees a stack list of the organisation sees it */
  shared: boolean;
  /** At most 10,000 characters of JSON */
  parameters: StackViewParameter[];
  /** The columns beside the usual ones */
  columns: string[];
  /** Low rows */
  dense: boolean;
};
export type StackViewParameter = {
  name: string;
  value: string;
  text?: string;
};
export type StackVolumes = {
  treeSpecies: StackVolumesPart[];
  sawmills: StackVolumesPart[];
  departments: StackVolumesPart[];
};
export type StackVolumesFilters = {
  departmentIds: string[];
  sawmillIds?: string[];
  surveyors?: string[];
  registrators?: string[];
  treeSpecies?: string[];
  assortments?: string[];
  areaNumber?: string | null;
  assortmentLengthMin?: number;
  assortmentLengthMax?: number;
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
  from?: string;
  to?: string;
};
export type StackVolumesPart = {
  /** Species key or id; null: the stacks have none */
  key: string | null;
  name: string | null;
  count: number;
  /** Stacks whose volume is not in the sum */
  withoutVolume: number;
  /** Measured volume in m³ */
  volume: number;
};
export type StackWaiting = {
  /** Pre-registered, by registration date; overdue: registered up to overdueTo */
  notMeasured: {
    count: number;
    /** The date of the oldest; null without stacks */
    oldest: string | null;
    overdue: number;
  };
  /** Measured and not assigned to a sawmill, by measurement date; overdue: measured up to overdueTo */
  notAssigned: {
    count: number;
    /** The date of the oldest; null without stacks */
    oldest: string | null;
    overdue?: number;
    /** Known volume in m³ */
    volume: number;
    /** Stacks whose volume is not in the sum */
    withoutVolume: number;
  };
  /** Without latitude or longitude, in any state, by registration date */
  withoutPosition: {
    count: number;
    /** The date of the oldest; null without stacks */
    oldest?: string | null;
    /** Known volume in m³ */
    volume: number;
    /** Stacks whose volume is not in the sum */
    withoutVolume: number;
  };
  /** In doubt (`evidenceFailed`), in any state, by measurement date; absent where no call takes evidenceFailed */
  failedEvidence?: {
    count: number;
    /** The date of the oldest; null without stacks */
    oldest: string | null;
    /** Known volume in m³ */
    volume: number;
    /** Stacks whose volume is not in the sum */
    withoutVolume: number;
  };
  /** Measured, not assigned to a sawmill, and without something that a due diligence statement needs (`eudrReady` is false), by measurement date; absent where no department has a place of harvest */
  notReady?: {
    count: number;
    /** The date of the oldest; null without stacks */
    oldest: string | null;
    /** Known volume in m³ */
    volume: number;
    /** Stacks whose volume is not in the sum */
    withoutVolume: number;
  };
};
export type StackWaitingFilters = {
  departmentIds: string[];
  sawmillIds?: string[];
  surveyors?: string[];
  registrators?: string[];
  treeSpecies?: string[];
  assortments?: string[];
  areaNumber?: string | null;
  assortmentLengthMin?: number;
  assortmentLengthMax?: number;
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
  /** Stacks count as overdue when registered, or measured and not assigned, up to the end of this second; none without it */
  overdueTo?: string;
};
export type ThingKind =
  | "Organization"
  | "Contract"
  | "Department"
  | "Person"
  | "Contact"
  | "Sawmill"
  | "HarvestPlace"
  | "Stack"
  | "StackView"
  | "ApiKey"
  | "MeasurementCard"
  | "Account";
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
export type UserInfo = {
  name: string;
  email: string;
  organizationRelations: {
    organizationId: string;
    roles: Role[];
  }[];
  departmentRelations: {
    departmentId: string;
    roles: Role[];
  }[];
  sawmillRelations: {
    sawmillId: string;
  }[];
  /** What the service has beside the specification, the same for everybody; absent where it has nothing */
  features?: Feature[];
};
export type UserState = "Active" | "Inactive";
export type VolumeFields = {
  /** Wood and air */
  stackedVolume: string | null;
  /** Share of wood in the stacked volume */
  conversionFactor: string | null;
  /** Whether it was measured over bark */
  overBark: string | null;
  /** Share of the volume that is bark */
  barkDeduction: string | null;
};
export type WorkCountry =
  | "AT"
  | "BE"
  | "BG"
  | "CH"
  | "CZ"
  | "DE"
  | "DK"
  | "EE"
  | "ES"
  | "FI"
  | "FR"
  | "GB"
  | "HR"
  | "HU"
  | "IE"
  | "IT"
  | "LT"
  | "LU"
  | "LV"
  | "NL"
  | "NO"
  | "PL"
  | "PT"
  | "RO"
  | "SE"
  | "SI"
  | "SK"
  | "UA";
