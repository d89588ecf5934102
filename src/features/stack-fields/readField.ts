import * as v from 'valibot';
import type { FieldType } from '@/store/api/stackApi';
import { type FieldValue, isFieldType, readValue } from './fieldValue';

const optionalText = v.fallback(v.nullable(v.string()), null);

/** Each part is read on its own, so that a value keeps its title even if another part is unreadable. */
const sentField = v.object({
  id: optionalText,
  title: optionalText,
  language: optionalText,
  units: v.fallback(v.nullable(v.object({ display: v.string() })), null),
  options: v.fallback(v.array(v.object({ key: v.string(), text: v.string() })), []),
  trueLabel: optionalText,
  falseLabel: optionalText,
  fieldType: v.optional(v.unknown()),
  value: v.optional(v.unknown()),
});

/**
 * The id is null for a value that no card defines. Title, options and labels are in `language`, which is null
 * if the service does not send it. `unit` is the unit's name in the API; this version of the portal may not
 * know it.
 */
export interface FieldDefinition {
  id: string | null;
  title: string;
  language: string | null;
  unit: string | null;
  options: readonly { key: string; text: string }[];
  trueLabel: string | null;
  falseLabel: string | null;
}

type FieldContent =
  | { status: 'missing'; fieldType: FieldType }
  | { status: 'unexpectedType'; fieldType: null }
  | { status: 'unreadable'; fieldType: FieldType | null }
  | ({ status: 'given' } & FieldValue);

export type ReadField = FieldDefinition & { content: FieldContent };

/** Never throws: `content.status` says what is wrong with a value. */
export function readField(field: unknown): ReadField {
  const isObject = v.is(sentField, field) && !Array.isArray(field);
  const { id, title, units, fieldType, value, ...definition } = v.parse(sentField, isObject ? field : {});
  return {
    ...definition,
    id,
    title: title || id || '',
    unit: units?.display ?? null,
    content: isObject ? readContent(fieldType, value) : { status: 'unreadable', fieldType: null },
  };
}

function readContent(fieldType: unknown, value: unknown): FieldContent {
  if (!isFieldType(fieldType)) return { status: 'unexpectedType', fieldType: null };
  if (isMissing(value)) return { status: 'missing', fieldType };
  const fieldValue = readValue(fieldType, value);
  return fieldValue ? { status: 'given', ...fieldValue } : { status: 'unreadable', fieldType };
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
