/**
 * Derives files from the routes of the service: `docs/openapi.json`, `docs/rights.md`, and the schema of
 * measurement cards. For the portal, it writes one file of endpoints per resource, one of the schemas' types,
 * one of enums and one of limits. The bundled map and the areas of countries are derived from a package. With
 * `--check` nothing is written, and the program fails if a file is stale.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { routes } from '../server/api';
import { cardJsonSchema } from '../server/domain/cardDocument';
import type { CallerRole, Rights } from '../server/domain/roles';
import type { ServiceRoute } from '../server/http/createRoute';
import { openApiDocument } from '../server/openApiDocument';
import { countryAreasSource } from './countryAreas';
import { documentConstants } from './documentConstants';
import { type Json, withoutEnvelope } from './withoutEnvelope';
import { worldMap } from './worldMap';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
type Kind = 'endpoint' | 'request';

const declared: readonly ServiceRoute[] = routes;

function callsByResource(kind: Kind): Map<string, string[]> {
  const calls = new Map<string, string[]>();
  for (const { tags: [resource = ''] = [], operationId, portal = ['endpoint'] } of declared)
    if (portal.includes(kind)) calls.set(resource, [...(calls.get(resource) ?? []), operationId]);
  return calls;
}
const banner = '// Generated from docs/openapi.json by `npm run generate`; never edited by hand.\n';

async function clientOf(
  kind: Kind,
  [resource, names]: [resource: string, names: readonly string[]],
  schemaFile: string,
): Promise<string> {
  const api = kind === 'endpoint' ? 'client/baseApi' : 'http/requestBuilder';
  const source = await generateEndpoints({
    schemaFile,
    apiFile: path.join(root, `src/store/api/${api}.ts`),
    apiImport: path.basename(api),
    exportName: `${resource}${kind === 'endpoint' ? 'Endpoints' : 'Requests'}`,
    hooks: false,
    tag: false,
    useUnknown: true,
    encodePathParams: true,
    // The base query already encodes them.
    encodeQueryParams: false,
    filterEndpoints: (name) => names.includes(name),
    // These reads use PUT because their filters are long.
    endpointOverrides: [{ pattern: /^list/, type: 'query' }],
  });
  if (typeof source !== 'string') throw new Error(`No ${kind}s were generated for ${resource}`);
  return banner + source.replace(/from ".*"/, `from "@/store/api/${api}"`);
}

/**
 * The portal does not call endpoints of features that the service does not have. Additions that look up no
 * single thing, and therefore never answer 404 themselves, are listed, too: a 404 means that the service
 * lacks the call.
 */
function featuresOfCalls(): string {
  const additions = declared.flatMap(({ operationId, feature, responses, portal = ['endpoint'] }) =>
    feature !== undefined && portal.length > 0 ? [{ operationId, feature, responses }] : [],
  );
  const features = Object.fromEntries(additions.map(({ operationId, feature }) => [operationId, feature]));
  const lookForNothing = additions.filter(({ responses }) => !('404' in responses));
  return [
    'import type { Feature } from "@/store/api/generated/types/schemas.gen";',
    `export const featureOfCall: Readonly<Record<string, Feature>> = ${JSON.stringify(features, null, 2)};`,
    `export const lookForNothing: readonly string[] = ${JSON.stringify(lookForNothing.map(({ operationId }) => operationId))};`,
    '',
  ].join('\n');
}

function withTypesOnce(sources: ReadonlyMap<string, string>): Map<string, string> {
  const types = new Map<string, string>();
  const files = new Map<string, string>();
  for (const [file, source] of sources) {
    const parts = source.split(/^(?=export )/m);
    const rest = parts.filter((part) => {
      const [, name] = /^export type (\w+) =/.exec(part) ?? [];
      if (!name || /Api(Response|Arg)$/.test(name)) return true;
      types.set(name, part);
      return false;
    });
    files.set(file, rest.join(''));
  }
  for (const [file, source] of files) {
    // A name in quotation marks is a value and does not count.
    const used = [...types.keys()].filter((name) => new RegExp(`(?<!")\\b${name}\\b`).test(source)).sort();
    const line = `import type { ${used.join(', ')} } from "@/store/api/generated/types/schemas.gen";\n`;
    if (used.length > 0) files.set(file, source.replace(/^(?=import )/m, line));
  }
  const sorted = [...types].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, type]) => type);
  return files.set('src/store/api/generated/types/schemas.gen.ts', `${banner}${sorted.join('')}`);
}

const roles: readonly [role: CallerRole, name: string][] = [
  ['globalAdmin', 'global admin'],
  ['organizationAdmin', 'organisation admin'],
  ['departmentAdmin', 'department admin'],
  ['sawmillUser', 'sawmill user'],
  ['registrator', 'registrator'],
  ['surveyor', 'surveyor'],
  ['integration', 'integration'],
  ['reader', 'key that reads'],
];

function rightsPage(): string {
  const cellsOf = (rights: Rights) =>
    roles.map(([role]) => (typeof rights === 'string' || rights.includes(role) ? '✓' : ''));
  const rows = routes.map(({ operationId, method, path: pathname, rights }) => {
    const others = rights === 'public' ? 'yes, without a token' : rights === 'anybodySignedIn' ? 'yes' : '';
    const call = `\`${method.toUpperCase()} ${pathname}\``;
    return `| ${[operationId, call, ...cellsOf(rights), others].join(' | ')} |`;
  });
  return [
    '<!-- Written by `npm run generate` from the routes of the service; never edited by hand. -->',
    '# Who may make which call',
    '',
    'Whether a role may make a call at all is a property of its route (`rights`). What the role covers (own organisation, own',
    'departments, own sawmills) is decided by the scope (`server/auth/scope.ts`): what lies outside it is not found (404).',
    'Registrators, surveyors and integrations send stacks and have no access to the portal (`server/auth/fieldScope.ts`). An API key',
    'does it for all departments of its organisation: with the scope `Register` what a registrator may, with `Measure` what a surveyor may.',
    'With the scope `Read` a key reads the stacks of its organisation, in lists, in full, as reports and in files, and may make no other call.',
    '',
    `| call | | ${roles.map(([, name]) => name).join(' | ')} | anybody else |`,
    `| --- | --- | ${roles.map(() => ':-:').join(' | ')} | --- |`,
    ...rows,
    '',
  ].join('\n');
}

const readAtlas = (address: string) => JSON.parse(readFileSync(fileURLToPath(address), 'utf8'));
const fineAtlas = import.meta.resolve('world-atlas/countries-10m.json');
const atlas = import.meta.resolve('world-atlas/countries-50m.json');

async function derivedFiles(): Promise<Map<string, string>> {
  const document: Json = JSON.parse(JSON.stringify(openApiDocument()));
  const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
  const clientDocument = path.join(folder, 'openapi.client.json');
  writeFileSync(clientDocument, JSON.stringify(withoutEnvelope(document)));
  const { enums, limits } = documentConstants(document);
  const calls = new Map<string, string>();
  try {
    for (const kind of ['endpoint', 'request'] as const)
      for (const resource of callsByResource(kind))
        calls.set(
          `src/store/api/generated/${kind}s/${resource[0]}.gen.ts`,
          await clientOf(kind, resource, clientDocument),
        );
  } finally {
    rmSync(folder, { recursive: true });
  }
  return new Map([
    ['docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['docs/measurement-card.schema.json', `${JSON.stringify(cardJsonSchema(), null, 2)}\n`],
    ['docs/rights.md', rightsPage()],
    ['src/features/stack-map/base-map/world.json', `${JSON.stringify(worldMap(readAtlas(fineAtlas)))}\n`],
    ['server/domain/countryAreas.gen.ts', countryAreasSource(readAtlas(atlas))],
    ['src/store/api/generated/features.gen.ts', banner + featuresOfCalls()],
    ['src/lib/generated/enums.gen.ts', banner + enums],
    ['src/lib/generated/limits.gen.ts', banner + limits],
    ...withTypesOnce(calls),
  ]);
}

function current(file: string): string | undefined {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

const files = await derivedFiles();
const stale = [...files].filter(([file, text]) => current(file) !== text);
if (!process.argv.includes('--check')) {
  for (const [file, text] of stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  console.log(`${files.size} files derived, ${stale.length} written`);
} else if (stale.length > 0) {
  console.error(`Stale, run npm run generate: ${stale.map(([file]) => file).join(', ')}`);
  process.exitCode = 1;
}
