import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { isNight } from '../scripts/testing/isNight';
import { smallestLogo } from './testing/access/targetRows';
import { authorizationTargets, type Target } from './testing/access/targets';
import { type Json, type JsonObject, objectAt, objectsIn, readContract } from './testing/api/contractSchemas';
import { schemaArbitrary } from './testing/api/schemaArbitrary';
import { inRolledBackTransaction } from './testing/inRolledBackTransaction';
import { type TestService, testService } from './testing/testService';

// Drawing takes longer than all the rest, and the contract does not depend on the content of a picture.
jest.mock('./demo/pictures/pictures', () => ({ pictureOf: () => null }));

const runs = Number(process.env.FUZZ_RUNS ?? (isNight ? 100 : 8));
/** The calls of a day run are always the same. Each night run generates others; `FUZZ_SEED` repeats them. */
const seed = Number(process.env.FUZZ_SEED ?? (isNight ? randomInt(2 ** 31) : 16));
if (isNight) process.stderr.write(`Generated calls: FUZZ_SEED=${seed}\n`);
const document = readContract();
const operations = Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
  Object.entries(objectAt(methods)).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters: parametersOf(objectAt(operation)),
    content: objectAt(operation, 'requestBody', 'content'),
  })),
);

type Operation = (typeof operations)[number];

function parametersOf({ parameters }: JsonObject): JsonObject[] {
  return objectsIn(parameters);
}

let service: TestService;
let tokens: fc.Arbitrary<string>;
let fieldToken: string;
let ids: Target;

beforeAll(async () => {
  service = await testService();
  ids = (await authorizationTargets(service.orm)).own;
  fieldToken = await service.tokenOf('surveyor@nordskov.example');
  tokens = fc.oneof(
    { arbitrary: fc.constant(await service.tokenOf('global@stackyard.example')), weight: 8 },
    fc.constant(await service.tokenOf('sawmill@birkesav.example')),
  );
});

function wordsFor(path: string) {
  const [, owner = ''] = path.split('/');
  return (field: string): readonly string[] => {
    const name = field === 'id' ? owner : field;
    if (name === 'userId') return usersOf(owner);
    if (name === 'contactId')
      return owner === 'department' ? ids.departmentContactIds : ids.organizationContactIds;
    if (name === 'viewId') return ids.viewIds;
    if (name.startsWith('department')) return ids.departmentIds;
    if (name.startsWith('organization')) return ids.organizationIds;
    if (name.startsWith('sawmill')) return ids.sawmillIds;
    if (name.startsWith('stack')) return ids.stackIds;
    if (name.startsWith('measurementCard')) return ids.cardIds;
    if (name === 'cardVersionId') return ids.cardVersionIds;
    if (name === 'clientKey') return ids.clientKeys;
    if (name === 'keyId') return ids.apiKeyIds;
    return words[name] ?? [];
  };
}

function usersOf(owner: string): readonly string[] {
  if (owner === 'sawmill') return ids.sawmillUserIds;
  return owner === 'department' ? ids.departmentUserIds : ids.organizationUserIds;
}

const words: Partial<Record<string, readonly string[]>> = {
  email: ['new@people.example', 'org@nordskov.example'],
  customerNumber: ['123456'],
  'if-match': ['*', '*', '"a.b.c"'],
};

function encoded(value: Json): string {
  return encodeURIComponent(textOf(value).replace(/\p{Surrogate}/gu, '?'));
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function requestTarget({ path, parameters }: Operation, given: Partial<Record<string, Json>>) {
  let target = path;
  const query: string[] = [];
  const headers: Record<string, string> = {};
  for (const parameter of parameters) {
    const name = String(parameter.name);
    const value = given[name];
    if (value === undefined) continue;
    if (parameter.in === 'path') target = target.replace(`{${name}}`, encoded(value) || '-');
    else if (parameter.in === 'query') query.push(`${name}=${encoded(value)}`);
    else headers[name] = textOf(value).replace(/[^ -~]/g, '?');
  }
  return { target: query.length > 0 ? `${target}?${query.join('&')}` : target, headers };
}

function bodies({ path, content }: Operation): fc.Arbitrary<unknown> {
  if ('multipart/form-data' in content)
    return fc
      .tuple(fc.constantFrom('file', 'picture'), fc.oneof(fc.constant(smallestLogo), fc.uint8Array()))
      .map(([field, bytes]) => form(field, bytes));
  if ('image/jpeg' in content) return fc.oneof(fc.constant(smallestLogo), fc.uint8Array());
  const schema = objectAt(content, 'application/json', 'schema');
  if (Object.keys(schema).length === 0) return fc.constant(undefined);
  return schemaArbitrary({ document, wordsFor: wordsFor(path) }, schema, '');
}

function form(field: string, bytes: Uint8Array): FormData {
  const data = new FormData();
  data.set(field, new File([Uint8Array.from(bytes)], 'logo.png'));
  return data;
}

it.each(operations)(
  '$name answers anything as agreed and never with an unexpected failure',
  async (operation) => {
    const context = { document, wordsFor: wordsFor(operation.path) };
    const values = Object.fromEntries(
      operation.parameters.map(({ name, schema }) => [
        String(name),
        schemaArbitrary(context, objectAt(schema), String(name)),
      ]),
    );
    const requiredKeys = operation.parameters
      .filter(({ required }) => required === true)
      .map(({ name }) => String(name));
    await fc.assert(
      fc.asyncProperty(
        fc.record(values, { requiredKeys }),
        bodies(operation),
        tokens,
        async (given, body, token) => {
          const { target, headers } = requestTarget(operation, given);
          // The transaction is rolled back, so that the next call finds the same data.
          await inRolledBackTransaction(service.orm, async ({ call }) => {
            const caller = operation.path.startsWith('/ingest/') ? fieldToken : token;
            const { status } = await call(operation.method, target, { token: caller, body, headers });
            expect(status).toBeLessThan(500);
          });
        },
      ),
      { numRuns: runs, seed },
    );
  },
  3_600_000,
);
