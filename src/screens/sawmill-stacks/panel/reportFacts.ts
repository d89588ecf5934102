import * as v from 'valibot';
import type { DiametersRule } from '@/features/stack-fields/distribution/reportRules';
import {
  readVolumeFacts,
  recordedPosition,
  sentInstrument,
  type VolumeFacts,
  volumeRules,
} from '@/features/stack-fields/evidence/volumeFacts';
import { sentImage, sentInstant } from '@/features/stack-fields/fieldValue';
import { partOrNull } from '@/features/stack-fields/partOrNull';
import { type ReadField, readField } from '@/features/stack-fields/readField';
import type { EvidenceLimits } from '@/lib/evidence';
import { acceptables } from '@/lib/generated/enums.gen';
import type { Position } from '@/lib/position';
import type { Acceptable } from '@/store/api/stackApi';

const image = partOrNull(
  v.object({
    ...sentImage.entries,
    dataUrl: v.pipe(v.string(), v.regex(/^data:image\/(png|jpeg);base64,/)),
  }),
);

export type PanelImage = NonNullable<v.InferOutput<typeof image>>;

const sentReport = v.object({
  stack: partOrNull(
    v.object({
      polterId: partOrNull(v.string()),
      measurementDateTime: partOrNull(sentInstant),
      fullMeasurement: partOrNull(v.boolean()),
      coordinates: v.optional(v.unknown()),
      instrument: sentInstrument,
      accepted: v.fallback(v.array(v.unknown()), []),
      fields: v.fallback(v.array(v.unknown()), []),
    }),
  ),
  measurementCard: partOrNull(v.object(volumeRules)),
  frontImage: image,
  backImage: image,
  closeupImage: image,
});

/**
 * The limits are null if the card sets none. The position is null if the recorded one is nowhere on earth,
 * and undefined if the service sends none. The images are front and back. The close-up replaces them only if
 * both are missing, because without its marks it says less than they do.
 */
export interface ReportFacts extends VolumeFacts {
  polterId: string | null;
  measurementDateTime: string | null;
  diametersRule: DiametersRule | null;
  evidenceLimits: EvidenceLimits | null;
  fieldOf: (id: string) => ReadField | undefined;
  volumeFieldId: string | undefined;
  instrument: v.InferOutput<typeof sentInstrument>;
  accepted: Acceptable[];
  position: Position | null | undefined;
  images: readonly PanelImage[];
}

const noCard = {
  ...{ volumeFieldId: null, volumeFields: null, fieldIds: null, evidenceLimits: null, reportConfig: null },
};

export function readReportFacts(sent: unknown): ReportFacts {
  const { output, success } = v.safeParse(sentReport, sent);
  const { stack, measurementCard, frontImage, backImage, closeupImage } = success
    ? output
    : v.parse(sentReport, {});
  const sides = [frontImage, backImage].filter((side) => side !== null);
  const { all, ...measured } = readVolumeFacts(measurementCard ?? noCard, stack?.fields ?? []);
  return {
    ...measured,
    fullMeasurement: readField({ fieldType: 'Boolean', value: stack?.fullMeasurement ?? null }),
    polterId: stack?.polterId ?? null,
    measurementDateTime: stack?.measurementDateTime ?? null,
    instrument: stack?.instrument,
    accepted: acceptables.filter((kind) => stack?.accepted.includes(kind)),
    position: recordedPosition(stack?.coordinates, all),
    images: sides.length > 0 ? sides : closeupImage ? [closeupImage] : [],
  };
}
