import { unzipSync } from 'fflate';
import { stackOrigin } from '../../../db/harvestSchema';
import { organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { objectAt } from '../../../testing/api/contractSchemas';
import { stackService } from '../../../testing/stackService';
import { aStack, world } from '../../../testing/stackWorld';

let service: Awaited<ReturnType<typeof stackService>>;

const [departmentId] = world.departmentIds;
const [sawmillId] = world.sawmillIds;
const { organizationId, departmentAdmin: admin } = world;
const declared = aStack(801, { sawmillId, state: 'AssignedToSawmill', latitude: 56.5, longitude: 9.5 });
const other = aStack(802, { sawmillId, state: 'AssignedToSawmill', latitude: 56.6, longitude: 9.5 });
const stackIds = [declared.id, other.id];

beforeAll(async () => {
  service = await stackService();
});

afterEach(async () => {
  await service.orm.delete(stackOrigin);
  await service.orm.update(organization).set({ csvStatementNumbers: false });
  await service.resetStacks();
});

beforeEach(async () => {
  await service.orm.insert(stack).values([declared, other]);
  await service.orm.insert(stackOrigin).values({
    ...{ organizationId, departmentId, stackId: declared.id },
    ...{ referenceNumber: '26FRYUI34JTQKB', verificationNumber: '=8XK2' },
  });
});

async function csv(): Promise<string[]> {
  const body = { stackIds, measurementCardId: world.cardId };
  const response = await service.call(admin, 'PUT', '/stack/download-accumulated-csv', body);
  expect(response.status).toBe(200);
  return (await response.text()).trim().split('\r\n');
}

it('stand at the end of the CSV only where the organisation asks for them', async () => {
  const specified = await csv();
  expect(specified.join('\n')).not.toContain('26FRYUI34JTQKB');
  const path = `/organization/${organizationId}/csv-columns`;
  const body = { csvStatementNumbers: true };
  expect((await service.call(admin, 'PUT', path, body)).status).toBe(403);
  expect((await service.call(world.organizationAdmin, 'PUT', path, body)).status).toBe(200);
  const asked = await csv();
  expect(asked).toEqual([
    `${specified[0]},Due diligence reference number,Due diligence verification number`,
    // A spreadsheet must not take it for a formula.
    `${specified[1]},26FRYUI34JTQKB,'=8XK2`,
    `${specified[2]},,`,
  ]);
});

it('stand at the end of the values in an archive only where the organisation asks for them', async () => {
  const values = async () => {
    const response = await service.call(admin, 'PUT', '/stack/download-archive', { stackIds });
    expect(response.status).toBe(200);
    const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
    const texts = files.filter(([name]) => name.endsWith('values.csv'));
    return texts.map(([, content]) => Buffer.from(content).toString().trim().split('\r\n'));
  };
  const specified = await values();
  expect(specified).toHaveLength(2);
  await service.orm.update(organization).set({ csvStatementNumbers: true });
  expect(await values()).toEqual(
    specified.map(([head, line], at) => [
      `${head},Due diligence reference number,Due diligence verification number`,
      `${line},${at === 0 ? "26FRYUI34JTQKB,'=8XK2" : ','}`,
    ]),
  );
});

describe.each([
  ['whoever administers the stacks', admin],
  ['their buyer', world.sawmillUser],
])('are said to %s', (_, caller) => {
  const exported = async (format: string) => {
    const response = await service.call(caller, 'PUT', `/stack/export-${format}`, { stackIds });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };

  it('in a workbook', async () => {
    const sheet = Buffer.from(
      unzipSync(await exported('excel'))['xl/worksheets/sheet1.xml'] ?? [],
    ).toString();
    for (const text of ['Due diligence reference number', '26FRYUI34JTQKB', '=8XK2'])
      expect(sheet).toContain(text);
  });

  it('in files of places', async () => {
    const { features } = JSON.parse(Buffer.from(await exported('geojson')).toString());
    const [first, second] = features;
    expect(first.properties).toMatchObject({
      dueDiligenceReferenceNumber: '26FRYUI34JTQKB',
      dueDiligenceVerificationNumber: '=8XK2',
    });
    expect(second.properties).not.toHaveProperty('dueDiligenceReferenceNumber');
    const kml = Buffer.from(await exported('kml')).toString();
    expect(kml).toContain('<Data name="dueDiligenceReferenceNumber">');
  });

  it('in the report', async () => {
    const reportOf = async (id: string) => {
      const response = await service.call(caller, 'GET', `/stack/${id}/report-data`);
      const { data } = objectAt(await response.json());
      return objectAt(objectAt(data).stack).dueDiligence;
    };
    expect(await reportOf(declared.id)).toEqual({
      referenceNumber: '26FRYUI34JTQKB',
      verificationNumber: '=8XK2',
    });
    expect(await reportOf(other.id)).toBeNull();
  });
});
