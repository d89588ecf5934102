import type { FieldLayout, FieldRow } from './fieldLayout';
import type { FieldValue } from './fieldValue';
import { type FieldWords, measuredText, unitText } from './fieldWords';
import type { FieldDefinition, ReadField } from './readField';

export function chooseFieldLayout(field: ReadField, words: FieldWords): FieldLayout {
  const { content } = field;
  switch (content.status) {
    case 'missing':
      return { kind: 'missing' };
    case 'unexpectedType':
      return { kind: 'problem', text: words.t('stack_field.unexpected_type') };
    case 'unreadable':
      return { kind: 'problem', text: words.t('stack_field.unreadable') };
    case 'given':
      return valueLayout(field, content, words);
  }
}

function valueLayout(field: FieldDefinition, content: FieldValue, words: FieldWords): FieldLayout {
  const line = (text: string): FieldLayout => ({ kind: 'line', text });
  switch (content.fieldType) {
    case 'Boolean':
      return line(booleanText(field, content.value, words));
    case 'String':
      return line(content.value);
    case 'Text':
      return { kind: 'paragraphs', text: content.value };
    case 'Integer':
      return line(measuredText(content.value, 0, field.unit, words));
    case 'Double':
      return line(measuredText(content.value, 3, field.unit, words));
    case 'Date':
      return line(words.formats.ownDate(content.value));
    case 'Options':
      return line(optionText(field, content.value, words));
    case 'MultipleOptions':
      return listLayout(
        content.value.map((key) => optionText(field, key, words)),
        words,
      );
    case 'ArrayOfInt':
      return numbersLayout(content.value, 0, field.unit, words);
    case 'ArrayOfDouble':
      return numbersLayout(content.value, 3, field.unit, words);
    case 'KeyValuePairStringInt':
      return pairsLayout(content.value, field.unit, words);
    case 'Deductions':
      return deductionsLayout(content.value, words);
    case 'ManualArea':
      return areaLayout(content.value, field.unit, words);
    case 'Position':
      return positionLayout(content.value, words);
    case 'Image':
      return { kind: 'image', image: content.value };
  }
}

function booleanText({ trueLabel, falseLabel }: FieldDefinition, value: boolean, { t }: FieldWords): string {
  return value ? trueLabel || t('stack_filters.yes') : falseLabel || t('stack_filters.no');
}

/**
 * A stack may hold an option that its card no longer lists. Such an option has no text, so its key is shown.
 */
function optionText({ options }: FieldDefinition, key: string, { t }: FieldWords): string {
  const listed = options.find((option) => option.key === key);
  return listed?.text || t('stack_field.not_listed', { value: key });
}

type Given<Type extends FieldValue['fieldType']> = Extract<FieldValue, { fieldType: Type }>['value'];

const noDecimals = 0;

/** `diameterSign` is the letter and not U+2300, which our font and many others lack. */
const diameterSign = 'Ø';

// An empty value differs from a missing one: the field was filled in with no entries.
const nothing = ({ t }: FieldWords): FieldLayout => ({ kind: 'line', text: t('stack_field.none') });

function listLayout(texts: string[], words: FieldWords): FieldLayout {
  return texts.length === 0 ? nothing(words) : { kind: 'list', texts };
}

function numbersLayout(
  values: number[],
  decimals: number,
  unit: string | null,
  words: FieldWords,
): FieldLayout {
  if (values.length === 0) return nothing(words);
  const count = values.length;
  return {
    kind: 'numbers',
    count:
      unit === null
        ? words.t('stack_field.count', { count })
        : words.t('stack_field.count_in', { count, unit: unitText(unit, words.t) }),
    numbers: values.map((value) => words.formats.number(value, decimals)),
  };
}

function pairsLayout(
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

function deductionsLayout(
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

function areaLayout(
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

function positionLayout(
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
