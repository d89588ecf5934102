import { type FieldDefinition, readDefinition } from './fieldDefinition';
import { type FieldType, type FieldValue, isFieldType, readValue } from './fieldValue';
import { isObject } from './guard';

type FieldContent =
  /** The stack has no such value (yet). */
  | { status: 'missing'; fieldType: FieldType }
  /** A type that this version does not know. */
  | { status: 'unexpectedType'; fieldType: null }
  /** What it holds does not fit its type. */
  | { status: 'unreadable'; fieldType: FieldType | null }
  | ({ status: 'given' } & FieldValue);

export type ReadField = FieldDefinition & { content: FieldContent };

/** One field as the service sends it, checked: whatever it is, the page has something true to say in its place. */
export function readField(field: unknown): ReadField {
  return { ...readDefinition(field), content: readContent(field) };
}

function readContent(field: unknown): FieldContent {
  if (!isObject(field)) return { status: 'unreadable', fieldType: null };
  const { fieldType, value } = field;
  if (!isFieldType(fieldType)) return { status: 'unexpectedType', fieldType: null };
  if (isMissing(value)) return { status: 'missing', fieldType };
  const given = readValue(fieldType, value);
  return given ? { status: 'given', ...given } : { status: 'unreadable', fieldType };
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
