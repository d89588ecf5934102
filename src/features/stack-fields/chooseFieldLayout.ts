import {
  areaLayout,
  deductionsLayout,
  listLayout,
  numbersLayout,
  pairsLayout,
  positionLayout,
} from './compositeLayouts';
import type { FieldLayout } from './fieldLayout';
import type { FieldValue } from './fieldValue';
import { type FieldWords, measuredText } from './fieldWords';
import type { FieldDefinition, ReadField } from './readField';

/** In the formats of the specification (stack area, sections 2 and 9). */
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

/** A stack may hold an option that its card no longer lists; then only the key is known. */
function optionText({ options }: FieldDefinition, key: string, { t }: FieldWords): string {
  const listed = options.find((option) => option.key === key);
  return listed?.text || t('stack_field.not_listed', { value: key });
}
