import { routes } from '../../api';
import { deletedOrganization } from '../../db/deletedSchema';
import { accessCases } from '../../testing/access/accessCases';
import {
  addCrossOrganizationAdmin,
  crossOrganizationAdmin,
} from '../../testing/access/crossOrganizationAdmin';
import { authorizationTargets } from '../../testing/access/targets';
import { inRolledBackTransaction } from '../../testing/inRolledBackTransaction';
import { type TestService, testService } from '../../testing/testService';

// Drawing takes longer than all the rest.
jest.mock('../../demo/pictures/pictures', () => ({ pictureOf: () => new Uint8Array(1) }));

const name = 'Nordskov Tømmer';
const callers = ['global@stackyard.example', crossOrganizationAdmin];
const telling = ['listDeletedOrganizations', 'bringBackOrganization', 'listHistory', 'downloadHistoryCsv'];
const cases = callers.flatMap((email) =>
  routes
    .filter(({ rights, operationId }) => rights !== 'public' && !telling.includes(operationId))
    .map(({ operationId }) => ({ email, operationId })),
);

let service: TestService;
let targets: Awaited<ReturnType<typeof authorizationTargets>>;
const tokens = new Map<string, string>();
const answers = new Map<string, string[]>();

beforeAll(async () => {
  service = await testService();
  targets = await authorizationTargets(service.orm);
  await addCrossOrganizationAdmin(service.orm, targets);
  for (const email of callers) tokens.set(email, await service.tokenOf(email));
  const token = tokens.get('global@stackyard.example');
  const [id = ''] = targets.own.organizationIds;
  const { status } = await service.call('DELETE', `/organization/${id}`, { token });
  if (status !== 204) throw new Error('The organisation was not deleted');
});

const comparable = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/"id":"[0-9a-f]{8}"/g, 'number')
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'token');

async function answersTo({ email, operationId }: (typeof cases)[number]): Promise<string[]> {
  const found: string[] = [];
  for (const target of [targets.own, targets.mixed]) {
    const [method, path, body] = accessCases[operationId].request(target);
    await inRolledBackTransaction(service.orm, async ({ call }) => {
      const { status, text } = await call(method, path, { token: tokens.get(email), body });
      found.push(comparable(`${status} ${text}`));
    });
  }
  return found;
}

describe('while it can be brought back', () => {
  it.each(cases)('$operationId tells $email nothing of it', async (one) => {
    const found = await answersTo(one);
    expect(found.join()).not.toContain(name);
    answers.set(Object.values(one).join(), found);
  });
});

describe('once it is gone for good', () => {
  beforeAll(async () => {
    await service.orm.delete(deletedOrganization);
  });

  it.each(cases)('$operationId answers $email as it did before', async (one) => {
    expect(await answersTo(one)).toEqual(answers.get(Object.values(one).join()));
  });
});
