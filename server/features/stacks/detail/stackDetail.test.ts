import { eq, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../../../db/cardSchema';
import { measurement } from '../../../db/measurementSchema';
import { appUser, organization, organizationLogo, sawmillMember } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import * as pictures from '../../../demo/pictures/pictures';
import { imperialCard, nordskovCard } from '../../../demo/seed/cardPlans';
import { registeredValues } from '../../../demo/seed/demoMeasurement';
import type { CardDefinition } from '../../../domain/cardDefinition';
import { buildCard } from '../../../domain/cards/buildCard';
import { smallestLogo } from '../../../testing/access/targetRows';
import { stackService } from '../../../testing/stackService';
import { aStack, foreignStack, world } from '../../../testing/stackWorld';
import { testNow, testSeed } from '../../../testing/testDatabase';
import type { ReportImage, StackReport } from '../report/stackReport.routes';
import type { StackDetail } from './stackDetail.routes';

const card = buildCard(nordskovCard);

let service: Awaited<ReturnType<typeof stackService>>;

beforeAll(async () => {
  service = await stackService();
});

afterEach(async () => {
  await service.resetStacks();
  await measuresWith(world.cardId, card);
});

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

function get(path: string, caller: string = world.departmentAdmin): Promise<Response> {
  return service.call(caller, 'GET', `/stack/${path}`);
}

describe('the page of a stack', () => {
  type Field = StackDetail['sections'][number]['fields'][number];

  const measured = aStack(8000, { sawmillId: world.sawmillIds[0], orderNumber: '2612345' });
  const preRegistered = aStack(8001, {
    state: 'PreRegistration',
    surveyorId: null,
    fullMeasurement: null,
    volume: null,
    logCount: null,
    latitude: null,
    measurementDateTime: null,
    loadedIntoSystemDateTime: null,
    invoiceableDateTime: null,
  });
  const sibling = aStack(8002, { departmentId: world.departmentIds[1] });

  beforeEach(async () => {
    const said = registeredValues(testSeed, card, preRegistered);
    await service.orm.insert(stack).values([measured, { ...preRegistered, registeredValues: said }, sibling]);
    await service.measure([measured, sibling]);
  });

  async function detailOf(id: string): Promise<StackDetail> {
    const response = await get(id);
    expect(response.status).toBe(200);
    return (await response.json()).data;
  }

  function fieldsOf({ sections }: StackDetail): Map<string, Field> {
    return new Map(sections.flatMap(({ fields }) => fields).map((field) => [field.id, field]));
  }

  function withoutValue(detail: StackDetail): string[] {
    const empty = [...fieldsOf(detail).values()].filter(({ value }) => value === null);
    return empty.map(({ id }) => id).filter((id) => id !== 'remark');
  }

  const isKnownBefore = new Set(
    'registrator registrationDate remark treeSpecies assortment assortmentLength fellingDate areaNumber'.split(
      ' ',
    ),
  );

  describe('the detail of a stack', () => {
    it('has what is known of it, and a field for each that a section of the card names', async () => {
      const detail = await detailOf(measured.id.toUpperCase());
      expect(detail).toMatchObject({
        stackId: measured.id,
        status: 'Measured',
        departmentId: measured.departmentId,
        orderNumber: '2612345',
        sawmillName: 'Birkesav',
        surveyor: 'Bo Ravn',
        coordinates: { latitude: 56.1234567, longitude: 9.7654321, height: 55, accuracy: 5 },
        measurementDateTime: measured.measurementDateTime?.toISOString(),
        assignedToSawmillDateTime: null,
        measurementCardId: world.cardId,
        instrument: { name: expect.stringContaining('FotoScan'), certificate: expect.stringMatching(/^V-/) },
        measurementCard: {
          measurementCardId: world.cardId,
          volumeFieldId: 'volume',
          fieldIds: { assortment: 'assortment' },
        },
      });
      const { sections } = card.displayConfigurationAdmin;
      expect(
        detail.sections.map(({ title, fields }) => ({ title, fieldIds: fields.map(({ id }) => id) })),
      ).toEqual(sections);
      const fields = fieldsOf(detail);
      expect(fields.get('registrator')?.value).toBe('Åse Ravn');
      expect(fields.get('surveyor')?.value).toBe('Bo Ravn');
      expect(fields.get('volume')).toMatchObject({ value: 42.125, units: { display: 'CubicMeters' } });
      expect(fields.get('volume')).not.toHaveProperty('rules');
      expect(withoutValue(detail)).toEqual([]);
    });

    it('has no value, not nought, for what is measured only later', async () => {
      const detail = await detailOf(preRegistered.id);
      expect(detail).toMatchObject({
        coordinates: null,
        measurementDateTime: null,
        sawmillName: null,
        instrument: null,
      });
      const before = card.fields.filter(({ id }) => !isKnownBefore.has(id));
      expect(withoutValue(detail).sort()).toEqual(before.map(({ id }) => id).sort());
    });

    it('shows measures in the units of the card that it was measured by, and keys that it does not list', async () => {
      const imperial = { id: world.otherCardVersionId, definition: buildCard(imperialCard) };
      await service.orm
        .update(measurementCardVersion)
        .set({ definition: imperial.definition })
        .where(eq(measurementCardVersion.id, imperial.id));
      const inFeet = aStack(8003, { treeSpecies: 'ei' });
      await service.orm.insert(stack).values(inFeet);
      await service.measure([inFeet], imperial);
      const fields = fieldsOf(await detailOf(inFeet.id));
      expect(fields.get('volume')).toMatchObject({ units: { display: 'CubicFeet' } });
      expect(fields.get('volume')?.value).toBeCloseTo(42.125 * 35.3146667, 9);
      expect(fields.get('assortmentLength')?.value).toBeCloseTo(4.1 * 3.2808, 9);
      expect(fields.get('treeSpecies')?.value).toBe('ei');
      expect(fields.get('treeSpecies')?.options?.map(({ key }) => key)).not.toContain('ei');
      expect(fields.has('classCounts')).toBe(false);
    });

    it('names the fields that a section asks for and the card does not define', async () => {
      const sections = [{ title: 'Odd', fieldIds: ['ghost', 'volume', '__proto__'] }];
      await measuresWith(world.cardId, { ...card, displayConfigurationAdmin: { sections } });
      const [odd] = (await detailOf(measured.id)).sections;
      expect(odd?.fields.map(({ id }) => id)).toEqual(['volume']);
      expect(odd?.undefinedFieldIds).toEqual(['ghost', '__proto__']);
    });

    it('has no sections where the organisation has no card, until it is measured by one', async () => {
      await measuresWith(null, card);
      const none = { measurementCardId: null, measurementCard: null, sections: [] };
      expect(await detailOf(preRegistered.id)).toMatchObject(none);
      expect(await detailOf(measured.id)).toMatchObject({ measurementCardId: world.cardId });
    });

    it('has gaps where no measurement is stored, and no picture', async () => {
      await service.orm.delete(measurement).where(eq(measurement.stackId, measured.id));
      const detail = await detailOf(measured.id);
      expect(detail.instrument).toBeNull();
      const known = [...fieldsOf(detail).values()].filter(({ value }) => value !== null);
      expect(
        known
          .map(({ id }) => id)
          .sort()
          .join(' '),
      ).toBe('measurementDate orderNumber position registrationDate registrator surveyor volume');
      expect((await get(`${measured.id}/file/FrontImage`)).status).toBe(404);
    });

    it('says of its newest measurement, and of no former one', async () => {
      const [first] = await service.orm
        .select()
        .from(measurement)
        .where(eq(measurement.stackId, measured.id));
      if (!first) throw new Error('The stack is not measured');
      const values = { ...first.values, remark: 'Measured again', logCount: 'many', unknown: 1 };
      await service.orm.insert(measurement).values({ ...first, version: 2, values, instrument: null });
      const detail = await detailOf(measured.id);
      const fields = fieldsOf(detail);
      expect(fields.get('remark')?.value).toBe('Measured again');
      // A value that does not fit its field is shown as null.
      expect(fields.get('logCount')?.value).toBeNull();
      expect(fields.has('unknown')).toBe(false);
      expect(detail.instrument).toBeNull();
    });
  });

  describe('the pictures of a stack', () => {
    it('are as large as the detail says, in the annotated variant too', async () => {
      const fields = fieldsOf(await detailOf(measured.id));
      const kinds = { frontImage: '', backImage: 'Annotated', closeupImage: '' };
      for (const [id, variant] of Object.entries(kinds)) {
        const image = fields.get(id);
        if (image?.fieldType !== 'Image' || image.value === null) throw new Error(`no ${id}`);
        const { file, width, height } = image.value;
        const response = await get(`${measured.id}/file/${file}${variant}`);
        expect(response.headers.get('content-type')).toBe('image/png');
        expect(response.headers.get('cache-control')).toBe('no-store');
        const header = new DataView(await response.arrayBuffer());
        expect([header.getUint32(16), header.getUint32(20)]).toEqual([width, height]);
      }
    });

    it.each(['Report', 'LDAT', 'XML', 'Csv', 'HessenELDAT', 'Other'])('are no %s', async (kind) => {
      expect((await get(`${measured.id}/file/${kind}`)).status).toBe(404);
    });

    it('are asked for by a kind that there is', async () => {
      for (const kind of ['frontimage', '..%2F..%2Fpackage.json', '__proto__']) {
        const response = await get(`${measured.id}/file/${kind}`);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ fieldErrors: [{ field: 'kind' }] });
      }
    });
  });

  it('is missing in the same words, whether it is somebody else’s, was never there or is not measured', async () => {
    const paths = [foreignStack.id, sibling.id, world.unknownId, 'not-an-id'].flatMap((id) => [
      id,
      `${id}/file/FrontImage`,
    ]);
    const responses = await Promise.all(
      [...paths, `${preRegistered.id}/file/FrontImage`].map((path) => get(path)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect((await get(measured.id, world.sawmillUser)).status).toBe(403);
  });
});

describe('the report of a stack', () => {
  const measured = aStack(8100, { sawmillId: world.sawmillIds[0], state: 'AssignedToSawmill' });
  const counted = aStack(8101, { fullMeasurement: false });
  const preRegistered = aStack(8102, { state: 'PreRegistration', fullMeasurement: null });

  beforeEach(async () => {
    await service.orm.insert(stack).values([measured, counted, preRegistered]);
    await service.measure([measured, counted]);
    // Drawing takes longer than all the rest.
    jest.spyOn(pictures, 'pictureOf').mockReturnValue(Buffer.from('a picture'));
  });

  afterEach(() => jest.restoreAllMocks());

  async function reportOf(id: string, caller?: string): Promise<StackReport> {
    const response = await get(`${id}/report-data`, caller);
    expect(response.status).toBe(200);
    return (await response.json()).data;
  }

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
        fieldIds: expect.objectContaining({ treeSpecies: 'treeSpecies', fullMeasurement: 'fullMeasurement' }),
        volumeFieldId: 'volume',
        volumeFields: card.volumeFields,
        reportConfig: card.reportConfig,
      });
      expect((await reportOf(counted.id)).stack.fullMeasurement).toBe(false);
    });

    it('hold the pictures themselves, with what lies over them in the detail', async () => {
      jest.restoreAllMocks();
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
      await validUntil(null);
      const without = { ...instrument, certificate: null };
      expect((await reportOf(measured.id)).stack.instrument).toEqual(without);
      const over = '2026-03-01';
      await validUntil(over);
      const expiredCertificate = { number: instrument?.certificate, validUntil: over };
      expect((await reportOf(measured.id)).stack.instrument).toEqual({ ...without, expiredCertificate });
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
});
