import { html } from 'hono/html';
import type { Schema } from './document';

type Html = ReturnType<typeof html>;

export function prose(text: string | undefined): Html[] {
  return (text ?? '')
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => html`<p>${inline(paragraph)}</p>`);
}

function inline(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`));
}

export function typeOf(schema: Schema): Html {
  const { $ref, nullable = false } = schema;
  const orNull = nullable ? ' or null' : '';
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1);
    return html`<a href="#${name}">${name}</a>${orNull}`;
  }
  if (schema.anyOf) return html`${joined(schema.anyOf.map(typeOf), ' or ')}${orNull}`;
  if (schema.allOf) return joined(schema.allOf.filter(isShown).map(typeOf), ' with ');
  if (schema.enum) return html`${joined(schema.enum.map(literal), ' · ')}${orNull}`;
  if (schema.items) return html`list of ${typeOf(schema.items)}${orNull}`;
  const words = [schema.format ?? schema.type ?? 'any value', ...limitsOf(schema)];
  return html`${words.join(', ')}${orNull}`;
}

function isShown(schema: Schema): boolean {
  return Object.keys(schema).some((key) => key !== 'description');
}

function literal(value: unknown): Html {
  return html`<code>${JSON.stringify(value)}</code>`;
}

function joined(parts: readonly Html[], between: string): Html {
  return html`${parts.map((part, index) => html`${index === 0 ? '' : between}${part}`)}`;
}

function limitsOf({ minimum, exclusiveMinimum, maximum, ...schema }: Schema): string[] {
  return [
    exclusiveMinimum && minimum !== undefined ? `more than ${minimum}` : '',
    range(exclusiveMinimum ? undefined : minimum, maximum),
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' items'),
  ].filter((limit) => limit !== '');
}

function range(least: number | undefined, most: number | undefined, unit = ''): string {
  if (least === undefined) return most === undefined ? '' : `at most ${most}${unit}`;
  return most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`;
}

export function propertiesOf(schema: Schema): Html {
  const inner = innerObject(schema);
  const parts = [...(inner.allOf ?? []), ...(inner.anyOf ?? [])].filter(({ properties }) => properties);
  if (parts.length > 0) return html`${parts.map(propertiesOf)}`;
  if (!inner.properties) return html``;
  return html`<dl>
    ${Object.entries(inner.properties).map(
      ([name, property]) => html`<div>
        <dt><code>${name}</code>${inner.required?.includes(name) ? '' : html` <em>optional</em>`}</dt>
        <dd>${typeOf(property)}${described(property)}${propertiesOf(property)}</dd>
      </div>`,
    )}
  </dl>`;
}

function innerObject(schema: Schema): Schema {
  return schema.items ? innerObject(schema.items) : schema;
}

export function described(schema: Schema): Html {
  const description = schema.description ?? schema.allOf?.find((part) => !isShown(part))?.description;
  const fallback = schema.default === undefined ? '' : html`<p>Default: ${literal(schema.default)}</p>`;
  return html`${prose(description)}${fallback}`;
}
