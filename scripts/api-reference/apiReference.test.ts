/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { referencePage } from './apiReference';
import type { ApiDocument } from './document';

const document: ApiDocument = JSON.parse(
  readFileSync(path.join(__dirname, '../../docs/openapi.json'), 'utf8'),
);

async function parsed(of: ApiDocument): Promise<Document> {
  const page = await referencePage(of);
  return new DOMParser().parseFromString(page, 'text/html');
}

function termsAfter(section: Element | null | undefined, heading: string) {
  const list = [...(section?.querySelectorAll('h4') ?? [])].find(
    ({ textContent }) => textContent === heading,
  )?.nextElementSibling;
  return [...(list?.querySelectorAll(':scope > div > dt > code') ?? [])].map(
    ({ textContent }) => textContent,
  );
}

const empty = { ...document, paths: {}, components: { schemas: {} } };

it('has each call with its address, parameters and answers', async () => {
  const page = await parsed(document);
  for (const [address, methods] of Object.entries(document.paths))
    for (const [method, call] of Object.entries(methods)) {
      const section = page.getElementById(call.operationId)?.closest('article');
      expect(section?.querySelector('.call')?.textContent).toBe(`${method.toUpperCase()} /api/v1${address}`);
      const parameters = (call.parameters ?? []).map(({ name }) => name);
      expect(termsAfter(section, 'Parameters')).toEqual(parameters);
      expect(termsAfter(section, 'Answers')).toEqual(Object.keys(call.responses));
    }
});

it('has a section for each schema, and no link leads nowhere', async () => {
  const page = await parsed(document);
  for (const name of Object.keys(document.components.schemas))
    expect(page.getElementById(name)?.textContent).toBe(name);
  for (const link of page.querySelectorAll('a'))
    expect(page.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
});

it('needs no script and no style of its own', async () => {
  expect((await parsed(document)).querySelectorAll('script, style, [style]')).toHaveLength(0);
});

it('shows what the document says as text', async () => {
  const description = '<img src=x> and `a < b`';
  const page = await parsed({ ...empty, components: { schemas: { Odd: { type: 'string', description } } } });
  const section = page.getElementById('Odd')?.closest('article');
  expect(section?.querySelector('p')?.innerHTML).toBe('&lt;img src=x&gt; and <code>a &lt; b</code>');
});

it('says what a value may be', async () => {
  const properties = {
    volume: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 10, nullable: true },
    unit: { type: 'string', enum: ['m3', 'ft3'], default: 'm3' },
    name: { type: 'string', minLength: 1, maxLength: 64 },
    logs: { type: 'array', items: { $ref: '#/components/schemas/Log' } },
  };
  const schemas = { Pile: { properties, required: ['volume'] }, Log: { type: 'object' } };
  const page = await parsed({ ...empty, components: { schemas } });
  const lines = [...(page.getElementById('Pile')?.closest('article')?.querySelectorAll('dl > div') ?? [])];
  expect(lines.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    'volume number, more than 0, at most 10 or null',
    'unit optional "m3" · "ft3"Default: "m3"',
    'name optional string, 1 to 64 characters',
    'logs optional list of Log',
  ]);
});
