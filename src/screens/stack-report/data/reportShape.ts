import { isImage } from '@/features/stack-fields/fieldValue';
import { isUnit } from '@/features/stack-fields/fieldWords';
import {
  type Guard,
  isBoolean,
  isNumber,
  isObject,
  isString,
  listOf,
  orMissing,
  orNull,
  shapeOf,
} from '@/features/stack-fields/guard';
import type { ReportConfig, ReportImage } from '@/store/api/reportData';

const isReportImage: Guard<ReportImage> = (value): value is ReportImage =>
  isObject(value) && isString(value.dataUrl) && isImage(value);

const isLayout = shapeOf({
  title: isString,
  headerFieldIds: listOf(isString),
  sections: listOf(
    shapeOf({
      title: isString,
      rows: listOf(shapeOf({ fieldId: isString, certified: isBoolean, bold: isBoolean })),
    }),
  ),
});

const isDiameters = shapeOf({
  diametersFieldId: isString,
  lengthFieldId: isString,
  logCountFieldId: orMissing(isString),
  units: orMissing(shapeOf({ diameter: isUnit, volume: isUnit })),
  intervals: listOf(shapeOf({ title: orNull(isString), from: isNumber, to: orNull(isNumber) })),
});

/** How the card's report looks. A part that does not fit is no reason to print the others without it. */
export const isSentConfig = shapeOf({
  language: orMissing(isString),
  closeupTitle: isString,
  remark: orMissing(shapeOf({ text: isString, highlightIndex: isNumber, highlightLength: isNumber })),
  diameters: orMissing(isDiameters),
  frontBackWarning: orMissing(shapeOf({ frontAreaFieldId: isString, backAreaFieldId: isString })),
  certificate: isBoolean,
  layouts: shapeOf({ fullMeasurement: isLayout, logCount: isLayout }),
} satisfies { [Key in keyof ReportConfig]: Guard<unknown> });

const isPosition = shapeOf({ latitude: isNumber, longitude: isNumber });

/** What the page needs of an answer; fields are checked one by one, so that each says in its place what is wrong. */
const isStack = shapeOf({
  stackNumber: isString,
  polterId: orMissing(isString),
  fullMeasurement: isBoolean,
  organizationName: orMissing(isString),
  departmentName: orMissing(isString),
  coordinates: orMissing(isPosition),
  measurementDateTime: orMissing(isString),
  lastModifiedDateTime: orMissing(isString),
  timeZone: orMissing(isString),
  fields: listOf((field): field is unknown => field !== undefined),
});

const isCard = shapeOf({
  measurementCardName: orMissing(isString),
  volumeFieldId: orMissing(isString),
  reportConfig: orMissing((config): config is object => isObject(config)),
});

export const isSentReport = shapeOf({
  stack: isStack,
  measurementCard: orMissing(isCard),
  frontImage: orMissing(isReportImage),
  backImage: orMissing(isReportImage),
  closeupImage: orMissing(isReportImage),
  organizationLogo: orMissing(isString),
});

export type SentReport = typeof isSentReport extends Guard<infer T> ? T : never;
