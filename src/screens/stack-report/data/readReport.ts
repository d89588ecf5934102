import { isObject } from '@/features/stack-fields/guard';
import { type ReadField, readField } from '@/features/stack-fields/readField';
import { type Language, languages } from '@/i18n/language';
import { knownZone } from '@/lib/zonedTime';
import type { ReportConfig, ReportImage, ReportLayout } from '@/store/api/reportData';
import { isSentConfig, isSentReport, type SentReport } from './reportShape';

/** A report with every part that the sheet shows; what was left out is null. */
export interface ShownReport {
  stackNumber: string;
  polterId: string | null;
  organizationName: string;
  departmentName: string;
  coordinates: { latitude: number; longitude: number } | null;
  measurementDateTime: string | null;
  lastModifiedDateTime: string | null;
  /** IANA name; one that exists. */
  timeZone: string;
  cardName: string;
  volumeFieldId: string | undefined;
  /** False: the logs were only counted. */
  isFullMeasurement: boolean;
  /** The one that applies to this stack. */
  layout: ReportLayout;
  config: Omit<ReportConfig, 'layouts' | 'language'>;
  /** Null: the card names none that we speak. */
  language: Language | null;
  /** A field of the card with the stack's value; undefined where the card has none of this id. */
  fieldOf: (id: string) => ReadField | undefined;
  frontImage: ReportImage | null;
  backImage: ReportImage | null;
  closeupImage: ReportImage | null;
  /** A data URL. */
  organizationLogo: string | null;
}

/** What came: a report whole, or why there is none. Never a part of one. */
export type ReportReading =
  | { kind: 'report'; report: ShownReport }
  | { kind: 'noData' }
  /** The organisation has no card, or one that does not say how its report looks. */
  | { kind: 'noLayout' }
  | { kind: 'unreadable' };

/** The answer of the report's call, checked. */
export function readReport(data: unknown): ReportReading {
  if (isNothing(data) || (isObject(data) && isNothing(data.stack))) return { kind: 'noData' };
  if (!isSentReport(data)) return { kind: 'unreadable' };
  const config = data.measurementCard?.reportConfig;
  if (isNothing(config)) return { kind: 'noLayout' };
  if (!isSentConfig(config)) return { kind: 'unreadable' };
  const { layouts, language, ...shown } = config;
  const { stack, measurementCard } = data;
  return {
    kind: 'report',
    report: {
      ...factsOf(stack),
      cardName: measurementCard?.measurementCardName ?? '',
      volumeFieldId: measurementCard?.volumeFieldId ?? undefined,
      isFullMeasurement: stack.fullMeasurement,
      layout: stack.fullMeasurement ? layouts.fullMeasurement : layouts.logCount,
      config: {
        ...shown,
        remark: shown.remark ?? null,
        diameters: shown.diameters
          ? {
              ...shown.diameters,
              units: shown.diameters.units ?? null,
              logCountFieldId: shown.diameters.logCountFieldId ?? null,
            }
          : null,
        frontBackWarning: shown.frontBackWarning ?? null,
      },
      language: languages.find((known) => known === language) ?? null,
      fieldOf: fieldsById(stack.fields),
      frontImage: data.frontImage ?? null,
      backImage: data.backImage ?? null,
      closeupImage: data.closeupImage ?? null,
      organizationLogo: data.organizationLogo ?? null,
    },
  };
}

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function factsOf(stack: SentReport['stack']) {
  return {
    stackNumber: stack.stackNumber,
    polterId: stack.polterId ?? null,
    organizationName: stack.organizationName ?? '',
    departmentName: stack.departmentName ?? '',
    coordinates: stack.coordinates ?? null,
    measurementDateTime: stack.measurementDateTime ?? null,
    lastModifiedDateTime: stack.lastModifiedDateTime ?? null,
    // Every time on the report names its zone, so that UTC in place of an unknown one is still true.
    timeZone: knownZone(stack.timeZone) ?? 'UTC',
  };
}

function fieldsById(fields: readonly unknown[]): ShownReport['fieldOf'] {
  const read = new Map<string, ReadField>();
  for (const field of fields) {
    const id = isObject(field) ? field.id : undefined;
    if (typeof id === 'string' && !read.has(id)) read.set(id, readField(field));
  }
  return (id) => read.get(id);
}
