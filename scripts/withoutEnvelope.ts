export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function enveloped(schema: Json): Json | undefined {
  if (!isObject(schema) || !isObject(schema.properties)) return undefined;
  const keys = Object.keys(schema.properties).sort();
  return keys.join() === 'data,errorMessage' ? schema.properties.data : undefined;
}

function unwrap(value: Json): Json {
  if (Array.isArray(value)) return value.map(unwrap);
  if (!isObject(value)) return value;
  const data = enveloped(value);
  if (data !== undefined) return unwrap(data);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unwrap(inner)]));
}

export function withoutEnvelope(document: Json): Json {
  return unwrap(document);
}
