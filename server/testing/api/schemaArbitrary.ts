import fc from 'fast-check';
import { type Json, type JsonObject, objectAt } from './contractSchemas';

const nasty = [
  '',
  ' ',
  '0',
  '%',
  '_',
  "'; drop table stack; --",
  '\u0000',
  '\ud800',
  '=1+1',
  '__proto__',
  'constructor',
  'Europe/Paris',
  'Nowhere/Land',
  '2026-02-30T00:00:00Z',
  '2026-06-17T10:00:00Z',
  '9999-12-31T23:59:59+14:00',
  '🌲'.repeat(40),
];

function bound(value: Json | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function texts(schema: JsonObject, words: readonly string[]): fc.Arbitrary<string> {
  if (schema.format === 'date-time') {
    const moments = { min: new Date('1900-01-02'), max: new Date('2200-12-30'), noInvalidDate: true };
    return fc.date(moments).map((date) => date.toISOString());
  }
  const maxLength = bound(schema.maxLength, 70);
  return fc.oneof(
    { arbitrary: fc.constantFrom(...(words.length > 0 ? words : ['Unknown'])), weight: 12 },
    fc.constantFrom(...nasty),
    fc.string({ unit: 'binary', minLength: bound(schema.minLength, 0), maxLength: Math.min(maxLength, 70) }),
  );
}

function numbers({ type, minimum, maximum }: JsonObject): fc.Arbitrary<number> {
  const range = { min: bound(minimum, -1e6), max: bound(maximum, 1e6) };
  return type === 'integer' ? fc.integer(range) : fc.double({ ...range, noNaN: true });
}

interface GeneratorContext {
  document: JsonObject;
  wordsFor: (field: string) => readonly string[];
}

export function schemaArbitrary(
  context: GeneratorContext,
  schema: JsonObject,
  field: string,
): fc.Arbitrary<Json> {
  const inner = (value: Json | undefined, name = field) => schemaArbitrary(context, objectAt(value), name);
  const fitting = (): fc.Arbitrary<Json> => {
    if (typeof schema.$ref === 'string')
      return inner(objectAt(context.document, ...schema.$ref.split('/').slice(1)));
    if (Array.isArray(schema.allOf)) return inner(schema.allOf[0]);
    if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map((option) => inner(option)));
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'integer' || schema.type === 'number') return numbers(schema);
    if (schema.type === 'array')
      return fc.array(inner(schema.items), { minLength: bound(schema.minItems, 0), maxLength: 2 });
    if (schema.type !== 'object') return texts(schema, context.wordsFor(field));
    const properties = Object.entries(objectAt(schema, 'properties'));
    return fc.record(Object.fromEntries(properties.map(([key, value]) => [key, inner(value, key)])), {
      requiredKeys: Array.isArray(schema.required) ? schema.required.map(String) : [],
    });
  };
  const agreed = schema.nullable === true ? fc.option(fitting()) : fitting();
  const anything = fc.oneof(fc.constantFrom(...nasty), fc.jsonValue({ maxDepth: 2 }).map(asJson));
  return fc.oneof({ arbitrary: agreed, weight: 150 }, anything);
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
