import { readField } from '@/features/stack-fields/readField';
import type { useText } from '@/i18n/useText';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';

type Field = MeasurementCardDocument['fields'][number];

/**
 * A field with a value that nobody measured: its default, or one of its type, within the bounds that its rules set for
 * texts, choices and single numbers.
 */
export function sampleField(field: Field, t: ReturnType<typeof useText>) {
  return readField({ ...field, value: field.defaultValue ?? sampleValue(field, t) });
}

function sampleValue(
  { title, fieldType, options, rules, units }: Field,
  t: ReturnType<typeof useText>,
): unknown {
  const boundOf = (kind: Field['rules'][number]['kind']) => rules.find((rule) => rule.kind === kind)?.value;
  const number = (usual: number) => within(usual, boundOf('MinValue'), boundOf('MaxValue'));
  switch (fieldType) {
    case 'Boolean':
      return true;
    case 'String':
    case 'Text':
      return textOf(t('measurement_cards.sample_text'), boundOf('MinCharLength'), boundOf('MaxCharLength'));
    case 'Integer':
      return number(128);
    case 'Double':
      return number(units?.display === 'Percentages' ? 64.5 : 42.125);
    case 'Date':
      return '2026-03-04';
    case 'Position':
      return { latitude: 56.8041267, longitude: 9.8722154, height: 41, accuracy: 4 };
    case 'Image':
      return { file: 'FrontImage', width: 4000, height: 3000, overlays: [] };
    case 'Options':
      return options?.[0]?.key;
    case 'MultipleOptions':
      return options
        ?.slice(0, within(2, boundOf('MinAllowedOptions'), boundOf('MaxAllowedOptions')))
        .map(({ key }) => key);
    case 'KeyValuePairStringInt':
      return { A: number(96), B: number(32) };
    case 'ArrayOfInt':
      return [12, 48, 68].map(number);
    case 'ArrayOfDouble':
      return [18.5, 22.25, 27, 31.5].map(number);
    case 'ManualArea':
      return { sectionA: areaOf(`${title} A`, t), sectionB: areaOf(`${title} B`, t) };
    case 'Deductions':
      return { keyUnit: units?.display, deductionsCount: [{ item1: 18, item2: 2 }], averageCount: 18 };
  }
}

function areaOf(title: string, t: ReturnType<typeof useText>) {
  return {
    ...{ title, lengthTitle: t('measurement_cards.length'), length: 12.5 },
    ...{ heightTitle: t('measurement_cards.height'), height: 2.75 },
  };
}

type Bound = number | null | undefined;

function within(usual: number, least: Bound, most: Bound): number {
  return Math.min(Math.max(usual, least ?? usual), most ?? Number.POSITIVE_INFINITY);
}

function textOf(sample: string, least: Bound, most: Bound): string {
  const length = within(sample.length, least, most);
  return sample.padEnd(length, ` ${sample}`).slice(0, length);
}
