import * as v from 'valibot';
import { diametersRule, frontBackRule } from '@/features/stack-fields/distribution/reportRules';
import { fieldsById } from '@/features/stack-fields/fieldsById';
import { partOrNull } from '@/features/stack-fields/partOrNull';
import { type ReadField, readField } from '@/features/stack-fields/readField';
import { isOnEarth, type Position } from '@/lib/position';

const id = partOrNull(v.string());

const limit = partOrNull(v.number());

export const volumeRules = {
  volumeFieldId: id,
  volumeFields: partOrNull(
    v.object({ stackedVolume: id, conversionFactor: id, overBark: id, barkDeduction: id }),
  ),
  fieldIds: partOrNull(v.object({ assortmentLength: id })),
  evidenceLimits: partOrNull(v.object({ areaDifference: limit, stackedVolume: limit })),
  reportConfig: partOrNull(
    v.object({
      language: id,
      diameters: partOrNull(diametersRule),
      frontBackWarning: partOrNull(frontBackRule),
    }),
  ),
};

const rules = v.object(volumeRules);

export const sentExpiredCertificate = v.fallback(
  v.optional(v.object({ number: v.string(), validUntil: v.pipe(v.string(), v.isoDate()) })),
  undefined,
);

/** The instrument is undefined if the service does not send it, and null if nobody recorded it. */
export const sentInstrument = v.fallback(
  v.optional(
    v.nullable(
      v.object({
        name: v.string(),
        certificate: partOrNull(v.string()),
        expiredCertificate: sentExpiredCertificate,
      }),
    ),
  ),
  undefined,
);

export interface RecordedPosition extends Position {
  /** The accuracy is in metres. */
  accuracy?: number | null | undefined;
}

/**
 * The volume is calculated from these fields. A field is undefined if the card does not name it. `face` holds
 * both sections of the front, measured by hand.
 */
export interface VolumeFacts {
  volume: ReadField | undefined;
  stackedVolume: ReadField | undefined;
  conversionFactor: ReadField | undefined;
  overBark: ReadField | undefined;
  barkDeduction: ReadField | undefined;
  length: ReadField | undefined;
  fullMeasurement: ReadField | undefined;
  logCount: ReadField | undefined;
  diameters: ReadField | undefined;
  front: ReadField | undefined;
  back: ReadField | undefined;
  face: ReadField | undefined;
}

export function readVolumeFacts(card: v.InferOutput<typeof rules>, sent: readonly unknown[]) {
  const { volumeFieldId, volumeFields, fieldIds, evidenceLimits, reportConfig } = card;
  const fieldOf = fieldsById(sent);
  const field = (of: string | null | undefined) => (of ? fieldOf(of) : undefined);
  const all = sent.map(readField);
  const diametersRule = reportConfig?.diameters ?? null;
  const faces = reportConfig?.frontBackWarning;
  const facts: Omit<VolumeFacts, 'fullMeasurement'> = {
    volume: field(volumeFieldId),
    stackedVolume: field(volumeFields?.stackedVolume),
    conversionFactor: field(volumeFields?.conversionFactor),
    overBark: field(volumeFields?.overBark),
    barkDeduction: field(volumeFields?.barkDeduction),
    length: field(diametersRule?.lengthFieldId) ?? field(fieldIds?.assortmentLength),
    logCount: field(diametersRule?.logCountFieldId),
    diameters: field(diametersRule?.diametersFieldId),
    front: field(faces?.frontAreaFieldId),
    back: field(faces?.backAreaFieldId),
    face: all.find(({ content }) => content.status === 'given' && content.fieldType === 'ManualArea'),
  };
  return { ...facts, diametersRule, evidenceLimits, fieldOf, all, volumeFieldId: volumeFieldId ?? undefined };
}

/**
 * Returns the stack's own coordinates, or else those of a field of its card. Null means that they are nowhere
 * on earth, undefined that the service sends none.
 */
export function recordedPosition(
  coordinates: unknown,
  all: readonly ReadField[],
): RecordedPosition | null | undefined {
  const own = readField({ fieldType: 'Position', value: coordinates });
  const places = [own, ...all].filter(({ content }) => content.fieldType === 'Position');
  for (const { content } of places) {
    if (content.status === 'given' && content.fieldType === 'Position' && isOnEarth(content.value))
      return content.value;
  }
  return coordinates === undefined && places.length === 1 ? undefined : null;
}
