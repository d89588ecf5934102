/**
 * Writes what is derived from the contract: `docs/openapi.json` and one file of endpoints per resource for the
 * portal. With `--check` it writes nothing and fails when a file is stale.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { openApiDocument } from '@server/openApiDocument';
import { withoutEnvelope } from './withoutEnvelope';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Without auth: its calls go past the portal's store. */
const resources = ['userInfo', 'organization', 'department', 'measurementCard', 'sawmill', 'stack', 'report'];
const banner = '// Generated from docs/openapi.json by `npm run generate`; never edited by hand.\n';

async function endpointsOf(resource: string, schemaFile: string): Promise<string> {
  const source = await generateEndpoints({
    schemaFile,
    apiFile: path.join(root, 'src/store/api/baseApi.ts'),
    apiImport: 'baseApi',
    exportName: `${resource}Endpoints`,
    hooks: false,
    tag: false,
    useUnknown: true,
    encodePathParams: true,
    // The base query encodes them; twice would be once too often.
    encodeQueryParams: false,
    filterEndpoints: (_name, definition) => definition.operation.tags?.includes(resource) ?? false,
    // Reads that travel as PUT because their filters are long.
    endpointOverrides: [{ pattern: /^list/, type: 'query' }],
  });
  if (typeof source !== 'string') throw new Error(`No endpoints were generated for ${resource}`);
  return banner + source.replace(/from ".*baseApi"/, 'from "../baseApi"');
}

async function derivedFiles(): Promise<Map<string, string>> {
  const document = openApiDocument();
  const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
  const clientDocument = path.join(folder, 'openapi.client.json');
  writeFileSync(clientDocument, JSON.stringify(withoutEnvelope(document)));
  const files = new Map([['docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`]]);
  try {
    for (const resource of resources) {
      const file = `src/store/api/generated/${resource}.gen.ts`;
      files.set(file, await endpointsOf(resource, clientDocument));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return files;
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
  for (const [file, text] of stale) writeFileSync(path.join(root, file), text);
  console.log(`${files.size} files derived from the contract, ${stale.length} written`);
} else if (stale.length > 0) {
  console.error(`Stale, run npm run generate: ${stale.map(([file]) => file).join(', ')}`);
  process.exitCode = 1;
}
