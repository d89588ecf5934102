import { eq, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../../../db/cardSchema';
import { measurement } from '../../../db/measurementSchema';
import { appUser, organization, organizationLogo, sawmillMember } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { buildCard } from '../../../demo/seed/cards/buildCard';
import { nordskovCard } from '../../../demo/seed/cards/cardPlans';
import type { CardDefinition } from '../../../domain/cardDefinition';
import { smallestLogo } from '../../../testing/access/targetRows';
import { stackService } from '../../../testing/stackService';
import { aStack, foreignStack, world } from '../../../testing/stackWorld';
import { testNow } from '../../../testing/testDatabase';
import type { ReportImage, StackReport } from './stackReport.routes';

type Service = Awaited<ReturnType<typeof stackService>>;

const measured = aStack(8100, { sawmillId: world.sawmillIds[0], state: 'AssignedToSawmill' });
const counted = aStack(8101, { fullMeasurement: false });
const preRegistered = aStack(8102, { state: 'PreRegistration', fullMeasurement: null });
const card = buildCard(nordskovCard);

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
beforeEach(async () => {
  await service.orm.insert(stack).values([measured, counted, preRegistered]);
  await service.measure([measured, counted]);
});
afterEach(async () => {
  await service.resetStacks();
  await measuresWith(world.cardId, card);
});

function get(path: string, caller: string = world.departmentAdmin): Promise<Response> {
  return service.call(caller, 'GET', `/stack/${path}`);
}

async function reportOf(id: string, caller?: string): Promise<StackReport> {
  const response = await get(`${id}/report-data`, caller);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

/** Sets the organisation's card. */
async function measuresWith(measurementCardId: string | null, definition: CardDefinition): Promise<void> {
  await service.orm
    .update(measurementCardVersion)
    .set({ definition })
    .where(eq(measurementCardVersion.id, world.cardVersionId));
  await service.orm
    .update(organization)
    .set({ measurementCardId })
    .where(eq(organization.id, world.organizationId));
}

/** The bytes of a data URL of that type. */
function bytesOf(url: string | null | undefined, contentType: string): Buffer {
  const [head, base64 = ''] = url?.split(',') ?? [];
  expect(head).toBe(`data:${contentType};base64`);
  return Buffer.from(base64, 'base64');
}

describe('the data of a report', () => {
  it('say what the stack is, with every field of its card and how they are printed', async () => {
    const report = await reportOf(measured.id);
    expect(report.stack).toMatchObject({
      stackId: measured.id,
      stackNumber: measured.stackNumber,
      polterId: measured.polterId,
      status: 'AssignedToSawmill',
      fullMeasurement: true,
      organizationName: 'Verdensskov A/S',
      departmentName: 'Østskoven',
      coordinates: { latitude: 56.1234567, longitude: 9.7654321, height: 55, accuracy: 5 },
      measurementDateTime: measured.measurementDateTime?.toISOString(),
      timeZone: 'Europe/Copenhagen',
    });
    expect(report.stack.fields.map(({ id }) => id)).toEqual(card.fields.map(({ id }) => id));
    expect(report.measurementCard).toEqual({
      measurementCardId: world.cardId,
      measurementCardName: nordskovCard.name,
      volumeFieldId: 'volume',
      volumeFields: card.volumeFields,
      reportConfig: card.reportConfig,
    });
    expect((await reportOf(counted.id)).stack.fullMeasurement).toBe(false);
  });

  it('hold the pictures themselves, with what lies over them in the detail', async () => {
    const report = await reportOf(measured.id);
    const images = [report.frontImage, report.backImage, report.closeupImage];
    for (const image of images) {
      const file = await get(`${measured.id}/file/${image?.file}`);
      expect(bytesOf(image?.dataUrl, 'image/png')).toEqual(Buffer.from(await file.arrayBuffer()));
    }
    const shown = report.stack.fields.flatMap((field) => (field.fieldType === 'Image' ? field.value : []));
    const withoutData = ({ dataUrl: _dataUrl, ...image }: ReportImage) => image;
    expect(images.map((image) => image && withoutData(image))).toEqual(shown);
  });

  it('hold the logo where the organisation has one, for users of its sawmills too', async () => {
    expect((await reportOf(measured.id)).organizationLogo).toBeNull();
    await service.orm
      .insert(organizationLogo)
      .values({ organizationId: world.organizationId, contentType: 'image/png', content: smallestLogo });
    const { organizationLogo: logo } = await reportOf(measured.id, world.sawmillUser);
    expect(bytesOf(logo, 'image/png')).toEqual(smallestLogo);
  });

  it('say who asks for them and when, by name or else by address', async () => {
    const [user] = await service.orm.select().from(appUser).where(eq(appUser.email, world.sawmillUser));
    const name = (given: string) =>
      service.orm
        .update(sawmillMember)
        .set({ name: given })
        .where(eq(sawmillMember.userId, user?.id ?? ''));
    const asked = { requestedBy: 'Svend Sav', requestedDateTime: testNow.toISOString() };
    await name('Svend Sav');
    expect(await reportOf(measured.id, world.sawmillUser)).toMatchObject(asked);
    await name('');
    expect((await reportOf(measured.id, world.sawmillUser)).requestedBy).toBe(world.sawmillUser);
  });

  it('name the instrument, and its certificate where that was valid when the stack was measured', async () => {
    const { instrument } = (await reportOf(measured.id)).stack;
    expect(instrument).toEqual({
      name: expect.any(String),
      certificate: expect.stringMatching(/^V-\d{4}-\d{4}$/),
    });
    const validUntil = (certificateValidUntil: string | null) =>
      service.orm
        .update(measurement)
        .set({ certificateValidUntil })
        .where(eq(measurement.stackId, measured.id));
    const day = measured.measurementDateTime?.toISOString().slice(0, 10) ?? '';
    await validUntil(day);
    expect((await reportOf(measured.id)).stack.instrument).toEqual(instrument);
    for (const over of ['2026-03-01', null]) {
      await validUntil(over);
      expect((await reportOf(measured.id)).stack.instrument).toEqual({ ...instrument, certificate: null });
    }
  });

  it('say that there is no card, no layout or no picture', async () => {
    const fields = card.fields.filter(({ fieldType }) => fieldType !== 'Image');
    await measuresWith(world.cardId, { ...card, fields });
    await service.orm
      .update(measurementCardVersion)
      .set({ definition: sql`${measurementCardVersion.definition} - 'reportConfig'` })
      .where(eq(measurementCardVersion.id, world.cardVersionId));
    expect(await reportOf(measured.id)).toMatchObject({
      measurementCard: { reportConfig: null },
      frontImage: null,
      backImage: null,
      closeupImage: null,
    });
    await measuresWith(null, card);
    const unmeasured = aStack(8103);
    await service.orm.insert(stack).values(unmeasured);
    expect(await reportOf(unmeasured.id)).toMatchObject({ measurementCard: null, stack: { fields: [] } });
  });
});

it.each(['report-data', 'report-token'])(
  '%s is refused in the same words to everybody who may not',
  async (call) => {
    const method = call === 'report-data' ? 'GET' : 'POST';
    const ask = (id: string, caller: string) => service.call(caller, method, `/stack/${id}/${call}`);
    const refused = await Promise.all([
      ask(foreignStack.id, world.departmentAdmin),
      ask(counted.id, world.sawmillUser),
      ask(preRegistered.id, world.stranger),
      ask(world.unknownId, world.globalAdmin),
      ask('not-an-id', world.departmentAdmin),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(await Promise.all(refused.map((response) => response.text()))).size).toBe(1);
    const early = await ask(preRegistered.id, world.departmentAdmin);
    expect([early.status, (await early.json()).errorMessage]).toEqual([
      409,
      'There is no report until the stack has been measured.',
    ]);
  },
);
