import type { CardField } from '../../../domain/cardDefinition';
import type { StackFieldValue } from '../../../domain/fieldValue';
import { localDateTime, type TimeZone } from '../../../domain/timeZones';
import { type CsvCell, type CsvDialect, numberText } from '../../../http/csv';

interface CellContext {
  dialect: CsvDialect;
  zone: TimeZone;
}

/** This separates values within a cell. It must contain no decimal sign of any language. */
const between = '; ';

function optionText({ options }: CardField, key: string): string {
  return options?.find((option) => option.key === key)?.text ?? key;
}

function list(parts: readonly string[]): CsvCell {
  return parts.length === 0 ? null : parts.join(between);
}

/**
 * Doubles have 3 decimals and manual areas 2; dates are calendar days; a list fills one cell. Pictures are
 * files and positions have columns of their own, so their cells are empty.
 */
export function fieldCell(field: CardField, held: StackFieldValue, { dialect, zone }: CellContext): CsvCell {
  if (held.value === null) return null;
  const fixed = (number: number, decimals: number) => numberText(number, decimals, dialect);
  switch (held.fieldType) {
    case 'String':
    case 'Text':
      return held.value;
    case 'Boolean':
      return (held.value ? field.trueLabel : field.falseLabel) ?? String(held.value);
    case 'Integer':
      return { number: held.value, decimals: 0 };
    case 'Double':
      return { number: held.value, decimals: 3 };
    case 'Date':
      return localDateTime(new Date(held.value), zone).slice(0, 10);
    case 'Options':
      return optionText(field, held.value);
    case 'MultipleOptions':
      return list(held.value.map((key) => optionText(field, key)));
    case 'ArrayOfInt':
      return list(held.value.map((number) => fixed(number, 0)));
    case 'ArrayOfDouble':
      return list(held.value.map((number) => fixed(number, 3)));
    case 'KeyValuePairStringInt':
      return list(Object.entries(held.value).map(([key, count]) => `${key}: ${count}`));
    case 'ManualArea': {
      const { sectionA, sectionB } = held.value;
      return list(
        Object.entries({ A: sectionA, B: sectionB }).map(
          ([name, { length, height }]) => `${name}: ${fixed(length, 2)} × ${fixed(height, 2)}`,
        ),
      );
    }
    case 'Deductions': {
      const { deductionsCount, averageCount } = held.value;
      const counts = deductionsCount.map(({ item1, item2 }) => `${item2} × Ø ${fixed(item1, 1)}`);
      return list([`Ø ${fixed(averageCount, 1)}`, ...counts]);
    }
    case 'Position':
    case 'Image':
      return null;
  }
}
