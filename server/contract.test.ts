import fc from 'fast-check';
import { authorizationTargets, type Target } from './testing/access/targets';
import { isObject, type JsonObject, objectAt, readContract } from './testing/contractSchemas';
import { schemaArbitrary } from './testing/schemaArbitrary';
import { type TestService, testService } from './testing/testService';

// Drawing would take longer than all the rest, and what is in a picture is no part of the contract.
jest.mock('./measurement/pictures', () => ({ pictureOf: () => null }));

const runs = 40;
const document = readContract();
const operations = Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
  Object.entries(objectAt(methods)).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters: parametersOf(objectAt(operation)),
    body: objectAt(operation, 'requestBody', 'content', 'application/json', 'schema'),
  })),
);

function parametersOf({ parameters }: JsonObject): JsonObject[] {
  return Array.isArray(parameters) ? parameters.filter(isObject) : [];
}

let service: TestService;
let tokens: string[];
let ids: Target;

beforeAll(async () => {
  service = await testService();
  ids = (await authorizationTargets(service.orm)).own;
  tokens = await Promise.all(['global@stackyard.example', 'sawmill@birkesav.example'].map(service.tokenOf));
});

/** Fields named `id` are about what the path names first. */
function idsFor(path: string) {
  return (field: string): readonly string[] => {
    const name = field === 'id' ? (path.split('/')[1] ?? '') : field;
    if (name.startsWith('department')) return ids.departmentIds;
    if (name.startsWith('organization')) return ids.organizationIds;
    if (name.startsWith('sawmill')) return ids.sawmillIds;
    if (name.startsWith('stack')) return ids.stackIds;
    return name.startsWith('measurementCard') ? ids.cardIds : [];
  };
}

/** A text that can stand in a path or a query. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
}

it.each(operations)(
  '$name answers anything as agreed and never with an unexpected failure',
  async (operation) => {
    const around = { document, idsFor: idsFor(operation.path) };
    const values = Object.fromEntries(
      operation.parameters.map(({ name, schema }) => [
        String(name),
        schemaArbitrary(around, objectAt(schema), String(name)),
      ]),
    );
    const body =
      Object.keys(operation.body).length === 0
        ? fc.constant(undefined)
        : schemaArbitrary(around, operation.body, '');
    await fc.assert(
      fc.asyncProperty(fc.record(values), body, fc.constantFrom(...tokens), async (given, sent, token) => {
        let path = operation.path;
        const query: string[] = [];
        for (const { name, in: place } of operation.parameters) {
          const value = encoded(given[String(name)]);
          if (place === 'path') path = path.replace(`{${name}}`, value === '' ? '-' : value);
          else query.push(`${name}=${value}`);
        }
        const target = query.length > 0 ? `${path}?${query.join('&')}` : path;
        const { status } = await service.call(operation.method, target, { token, body: sent });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: runs },
    );
  },
);
