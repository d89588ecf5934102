import type { FieldLayout, FieldRow } from './fieldLayout';
import type { FieldValue } from './fieldValue';
import { type FieldWords, measuredText, unitText } from './fieldWords';

type Given<Type extends FieldValue['fieldType']> = Extract<FieldValue, { fieldType: Type }>['value'];

const noDecimals = 0;

/** The letter, not U+2300, which our font and many others lack. */
const diameterSign = 'Ø';

// An empty value differs from a missing one: the field was filled in with no entries.
const nothing = ({ t }: FieldWords): FieldLayout => ({ kind: 'line', text: t('stack_field.none') });

export function listLayout(texts: string[], words: FieldWords): FieldLayout {
  return texts.length === 0 ? nothing(words) : { kind: 'list', texts };
}

export function numbersLayout(
  values: number[],
  decimals: number,
  unit: string | null,
  words: FieldWords,
): FieldLayout {
  if (values.length === 0) return nothing(words);
  const count = words.t('stack_field.count', { count: values.length });
  return {
    kind: 'numbers',
    count: unit === null ? count : `${count} (${unitText(unit, words.t)})`,
    numbers: values.map((value) => words.formats.number(value, decimals)),
  };
}

export function pairsLayout(
  pairs: Given<'KeyValuePairStringInt'>,
  unit: string | null,
  words: FieldWords,
): FieldLayout {
  const rows = Object.entries(pairs).map(([label, value]) => ({
    label,
    text: measuredText(value, noDecimals, unit, words),
  }));
  return rows.length === 0 ? nothing(words) : { kind: 'rows', lead: null, groups: [{ title: null, rows }] };
}

/** The mean size after a diameter sign, and the number of pieces of each size; sizes with one decimal. */
export function deductionsLayout(
  { keyUnit, deductionsCount, averageCount }: Given<'Deductions'>,
  words: FieldWords,
): FieldLayout {
  if (deductionsCount.length === 0) return nothing(words);
  const size = (value: number) => measuredText(value, 1, keyUnit ?? null, words);
  const rows = deductionsCount.map(({ item1, item2 }) => ({
    label: size(item1),
    text: measuredText(item2, noDecimals, 'Pieces', words),
  }));
  const lead = typeof averageCount === 'number' ? `${diameterSign}\u00a0${size(averageCount)}` : null;
  return { kind: 'rows', lead, groups: [{ title: null, rows }] };
}

export function areaLayout(
  { sectionA, sectionB }: Given<'ManualArea'>,
  unit: string | null,
  words: FieldWords,
): FieldLayout {
  const groups = [sectionA, sectionB].map(({ title, lengthTitle, length, heightTitle, height }) => ({
    title,
    rows: [
      { label: lengthTitle, text: measuredText(length, 2, unit, words) },
      { label: heightTitle, text: measuredText(height, 2, unit, words) },
    ],
  }));
  return { kind: 'rows', lead: null, groups };
}

export function positionLayout(
  { latitude, longitude, height, accuracy }: Given<'Position'>,
  words: FieldWords,
): FieldLayout {
  const { t, formats } = words;
  const degrees = (value: number) => `${formats.number(value, 7)}°`;
  const metres = (value: number | null | undefined) =>
    typeof value === 'number' ? measuredText(value, noDecimals, 'Meters', words) : null;
  const rows: FieldRow[] = [
    { label: t('stack_field.latitude'), text: degrees(latitude) },
    { label: t('stack_field.longitude'), text: degrees(longitude) },
    { label: t('stack_field.accuracy'), text: metres(accuracy) },
    { label: t('stack_field.height'), text: metres(height) },
  ];
  return { kind: 'position', position: { latitude, longitude }, rows };
}
