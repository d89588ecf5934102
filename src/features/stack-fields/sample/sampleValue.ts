import type { Translate } from '@/i18n/useText';
import { unitFactor } from '@/lib/units';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';
import { allowedNumber, type Bound, boundOf, within } from './ruleBounds';
import type { SampleStack } from './sampleStack';

type Field = MeasurementCardDocument['fields'][number];

export const sampleDay = '2026-03-04';

export function sampleValue(
  field: Field,
  { logCount, meanDiameter }: Pick<SampleStack, 'logCount' | 'meanDiameter'>,
  t: Translate,
): unknown {
  const { title, fieldType, options, units } = field;
  const bound = (kind: Parameters<typeof boundOf>[1]) => boundOf(field, kind);
  const number = (usual: number) => allowedNumber(field, usual);
  const few = Math.round(logCount / 4);
  switch (fieldType) {
    case 'Boolean':
      return true;
    case 'String':
    case 'Text':
      return textOf(t('measurement_cards.sample_text'), bound('MinCharLength'), bound('MaxCharLength'));
    case 'Integer':
      return number(logCount);
    case 'Double':
      return number(usualNumber(units?.display, meanDiameter));
    case 'Date':
      return sampleDay;
    case 'Position':
      return { latitude: 56.8041267, longitude: 9.8722154, height: 41, accuracy: 4 };
    case 'Image':
      return { file: 'FrontImage', width: 4000, height: 3000, overlays: [] };
    case 'Options':
      return options?.[0]?.key;
    case 'MultipleOptions':
      return options
        ?.slice(0, within(2, bound('MinAllowedOptions'), bound('MaxAllowedOptions')))
        .map(({ key }) => key);
    case 'KeyValuePairStringInt':
      return { A: number(logCount - few), B: number(few) };
    case 'ArrayOfInt':
      return [few, logCount - 2 * few, few].map(number);
    case 'ArrayOfDouble':
      return [18.5, 22.25, 27, 31.5].map(number);
    case 'ManualArea':
      return { sectionA: areaOf(`${title} A`, t), sectionB: areaOf(`${title} B`, t) };
    case 'Deductions':
      return { keyUnit: units?.display, deductionsCount: [{ item1: 18, item2: 2 }], averageCount: 18 };
  }
}

/** Takes a number in centimetres or inches for a thickness. */
function usualNumber(unit: string | undefined, meanDiameter: number): number {
  switch (unit) {
    case 'Centimeters':
    case 'Inches':
      return meanDiameter * (unitFactor('Centimeters', unit) ?? 1);
    case 'Percentages':
      return 64.5;
    default:
      return 42.125;
  }
}

function areaOf(title: string, t: Translate) {
  return {
    ...{ title, lengthTitle: t('measurement_cards.length'), length: 12.5 },
    ...{ heightTitle: t('measurement_cards.height'), height: 2.75 },
  };
}

function textOf(sample: string, least: Bound, most: Bound): string {
  const length = within(sample.length, least, most);
  return sample.padEnd(length, ` ${sample}`).slice(0, length);
}
