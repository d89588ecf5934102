import * as v from 'valibot';
import { diametersRule, frontBackRule } from '@/features/stack-fields/distribution/reportRules';
import {
  readVolumeFacts,
  sentExpiredCertificate,
  type VolumeFacts,
  volumeRules,
} from '@/features/stack-fields/evidence/volumeFacts';
import { sentImage } from '@/features/stack-fields/fieldValue';
import { type ReadField, readField } from '@/features/stack-fields/readField';
import type { EvidenceLimits } from '@/lib/evidence';
import { acceptables, doubtKinds } from '@/lib/generated/enums.gen';
import { languages } from '@/lib/languages';
import { knownZone } from '@/lib/zonedTime';

const optionalText = v.nullish(v.string(), null);
const number = v.pipe(v.number(), v.finite());

const layout = v.object({
  title: v.string(),
  headerFieldIds: v.array(v.string()),
  sections: v.array(
    v.object({
      title: v.string(),
      rows: v.array(v.object({ fieldId: v.string(), certified: v.boolean(), bold: v.boolean() })),
    }),
  ),
});

/**
 * If one part of the config does not fit, the whole config is unreadable, because a report is never printed
 * in part.
 */
const config = v.object({
  language: v.pipe(
    optionalText,
    v.transform((sent) => languages.find((language) => language === sent) ?? null),
  ),
  closeupTitle: v.string(),
  remark: v.nullish(v.object({ text: v.string(), highlightIndex: number, highlightLength: number }), null),
  diameters: v.nullish(diametersRule, null),
  frontBackWarning: v.nullish(frontBackRule, null),
  certificate: v.boolean(),
  layouts: v.object({ fullMeasurement: layout, logCount: layout }),
});

const stack = v.object({
  stackNumber: v.string(),
  polterId: optionalText,
  fullMeasurement: v.boolean(),
  organizationName: v.nullish(v.string(), ''),
  departmentName: v.nullish(v.string(), ''),
  coordinates: v.nullish(v.object({ latitude: number, longitude: number }), null),
  measurementDateTime: optionalText,
  lastModifiedDateTime: optionalText,
  // Every time on the report names its zone, so replacing an unknown zone by UTC stays true.
  timeZone: v.pipe(
    optionalText,
    v.transform((sent) => knownZone(sent) ?? 'UTC'),
  ),
  doubts: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((sent) => doubtKinds.filter((kind) => sent.includes(kind))),
  ),
  accepted: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((sent) => acceptables.filter((kind) => sent.includes(kind))),
  ),
  withdrawal: v.nullish(
    v.object({
      reason: v.string(),
      withdrawnDateTime: v.string(),
      withdrawnBy: optionalText,
      twin: v.nullish(v.object({ stackNumber: v.string() }), null),
    }),
    null,
  ),
  correctedFields: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((sent) => sent.filter((id) => typeof id === 'string')),
  ),
  /**
   * The version counts measurements of the stack; null means that the service knows only one. `replaced`
   * names the version that replaced this one, and is null for the newest version.
   */
  version: v.nullish(number, null),
  replaced: v.nullish(v.object({ version: number, replacedDateTime: v.string() }), null),
  /**
   * Null means that the wood of the stack was not declared, or that the service does not send these numbers.
   */
  dueDiligence: v.nullish(v.object({ referenceNumber: v.string(), verificationNumber: optionalText }), null),
  instrument: v.nullish(
    v.object({ name: v.string(), certificate: optionalText, expiredCertificate: sentExpiredCertificate }),
    null,
  ),
  // Fields are read one by one, so that each reports its own problem in its place.
  fields: v.array(v.unknown()),
});

const card = v.object({
  measurementCardName: v.nullish(v.string(), ''),
  ...volumeRules,
  reportConfig: v.nullish(config),
});

const image = v.nullish(v.object({ ...sentImage.entries, dataUrl: v.string() }), null);

/** Data that the specification does not name may be missing. */
const sentReport = v.object({
  stack,
  measurementCard: v.nullish(card),
  frontImage: image,
  backImage: image,
  closeupImage: image,
  // The logo is a data URL.
  organizationLogo: optionalText,
  requestedBy: optionalText,
  requestedDateTime: optionalText,
});

const noStack = v.nullish(v.object({ stack: v.nullish(v.never()) }));

export type ReportLayout = v.InferOutput<typeof layout>;
export type ReportRow = ReportLayout['sections'][number]['rows'][number];
export type ReadReportConfig = v.InferOutput<typeof config>;
export type ReadReportImage = NonNullable<v.InferOutput<typeof image>>;
type SentReport = v.InferOutput<typeof sentReport>;

/**
 * Content that was left out is null. If the logs were only counted, the measurement is not a full one. The
 * language is null if the card names no language of the portal, and the limits are null if the card sets
 * none.
 */
export interface Report
  extends Omit<SentReport['stack'], 'fields' | 'fullMeasurement'>,
    Omit<SentReport, 'stack' | 'measurementCard'> {
  cardName: string;
  volumeFieldId: string | undefined;
  isFullMeasurement: boolean;
  layout: ReportLayout;
  config: Omit<ReadReportConfig, 'language' | 'layouts'>;
  language: ReadReportConfig['language'];
  facts: VolumeFacts;
  evidenceLimits: EvidenceLimits | null;
  fieldOf: (id: string) => ReadField | undefined;
}

export type ReportResult =
  | { kind: 'report'; report: Report }
  | { kind: 'noData' }
  | { kind: 'noLayout' }
  | { kind: 'unreadable' };

export function readReport(data: unknown): ReportResult {
  if (!Array.isArray(data) && v.is(noStack, data)) return { kind: 'noData' };
  const { success, output } = v.safeParse(sentReport, data);
  if (!success) return { kind: 'unreadable' };
  const {
    stack: { fields, fullMeasurement, ...details },
    measurementCard: sentCard,
    ...images
  } = output;
  if (!sentCard?.reportConfig) return { kind: 'noLayout' };
  const { language, layouts, ...shownConfig } = sentCard.reportConfig;
  const { all: _all, ...facts } = readVolumeFacts(
    { ...sentCard, reportConfig: sentCard.reportConfig },
    fields,
  );
  return {
    kind: 'report',
    report: {
      ...details,
      ...images,
      cardName: sentCard.measurementCardName,
      volumeFieldId: facts.volumeFieldId,
      isFullMeasurement: fullMeasurement,
      layout: fullMeasurement ? layouts.fullMeasurement : layouts.logCount,
      config: shownConfig,
      language,
      facts: { ...facts, fullMeasurement: readField({ fieldType: 'Boolean', value: fullMeasurement }) },
      evidenceLimits: facts.evidenceLimits,
      fieldOf: facts.fieldOf,
    },
  };
}
