import { sampleFields } from '@/features/stack-fields/sample/sampleFields';
import { sampleDay } from '@/features/stack-fields/sample/sampleValue';
import type { Translate } from '@/i18n/useText';
import { unitFactor } from '@/lib/units';
import type { ReportKind } from '@/navigation/paths';
import type { MeasurementCardDocument, MeasurementCardVersion } from '@/store/api/cardVersionApi';
import type { StackReport } from '@/store/api/reportData';

/**
 * Builds the answer of a service for a stack that was measured by this card version: the sample's stack with
 * the fields and the report of the card.
 * @param t has texts in the language of the card
 */
export function cardReport(
  { measurementCardId, document }: MeasurementCardVersion,
  kind: ReportKind,
  sample: StackReport,
  t: Translate,
) {
  const { name, volumeFieldId, reportConfig } = document;
  return {
    ...sample,
    stack: {
      ...sample.stack,
      fullMeasurement: kind === 'fullMeasurement',
      // The date equals that of the card, so that it is not printed twice.
      measurementDateTime: sampleDay,
      instrument: instrumentOf(document, sample),
      fields: sampleFields(document, kind, t),
    },
    measurementCard: { measurementCardId, measurementCardName: name, volumeFieldId, reportConfig },
    closeupImage: sample.closeupImage && {
      ...sample.closeupImage,
      overlays: overlaysOf(
        sample.closeupImage,
        kind === 'fullMeasurement' ? diameterUnitOf(document) : null,
        t,
      ),
    },
  };
}

function instrumentOf({ instrument, reportConfig }: MeasurementCardDocument, { stack }: StackReport) {
  if (!stack.instrument) return null;
  const { name, certificate } = stack.instrument;
  return {
    name: instrument ? `${instrument.manufacturer} ${instrument.model}` : name,
    certificate: reportConfig?.certificate ? certificate : null,
  };
}

function diameterUnitOf({ fields, reportConfig }: MeasurementCardDocument) {
  return fields.find(({ id }) => id === reportConfig?.diameters?.diametersFieldId)?.units?.display ?? null;
}

/**
 * Returns the log ends, and their diameters in the unit of the card. `unit` is null if the card has no such
 * unit.
 */
function overlaysOf(
  { overlays }: NonNullable<StackReport['closeupImage']>,
  unit: string | null,
  t: Translate,
) {
  return overlays.flatMap((overlay) => {
    if (overlay.unit === null) return { ...overlay, title: t('measurement_cards.log_ends') };
    const factor = unit === null ? null : unitFactor(overlay.unit, unit);
    if (factor === null) return [];
    const marks = overlay.marks.map((mark) => ({ ...mark, value: mark.value && mark.value * factor }));
    return { ...overlay, title: t('measurement_cards.diameters'), unit, marks };
  });
}
