import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(value: Json | undefined, ...keys: string[]): JsonObject {
  let found = value;
  for (const key of keys) found = isObject(found) ? found[key] : undefined;
  return isObject(found) ? found : {};
}

export function objectsIn(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function readContract(): JsonObject {
  const text = readFileSync(path.resolve(__dirname, '../../../docs/openapi.json'), 'utf8');
  const document: Json = JSON.parse(text);
  if (!isObject(document)) throw new Error('docs/openapi.json is no document');
  return document;
}

function withNull({ nullable, ...schema }: JsonObject): JsonObject {
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/**
 * Converts a schema of OpenAPI 3.0 to JSON Schema. Null becomes a type, and objects allow no further
 * properties, so that an undocumented field is found. The parts of an `allOf` allow further properties, and
 * only their combination does not.
 */
export function jsonSchema(value: Json, isPart = false): Json {
  if (Array.isArray(value)) return value.map((item) => jsonSchema(item, isPart));
  if (!isObject(value)) return value;
  if (typeof value.$ref === 'string' && isPart) return { $ref: value.$ref.replace('#/', `${partsId}#/`) };
  const schema: JsonObject = {};
  for (const [key, inner] of Object.entries(value)) {
    schema[key] = jsonSchema(inner, key === 'allOf' || (isPart && key === 'anyOf'));
  }
  if (isObject(value.properties)) {
    schema.properties = Object.fromEntries(
      Object.entries(value.properties).map(([name, inner]) => [name, jsonSchema(inner)]),
    );
    if (!isPart) schema.additionalProperties ??= false;
  }
  if (Array.isArray(value.allOf) && !isPart) schema.unevaluatedProperties = false;
  return withNull(schema);
}

export const partsId = 'parts';

export function partSchemas(schemas: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema, true)]),
  );
}
