import { parse } from 'content-disposition';
import { inArray } from 'drizzle-orm';
import { refreshToken } from '../../../db/accountSchema';
import { departmentMember } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { germanCard } from '../../../demo/seed/cardPlans';
import { buildCard } from '../../../domain/cards/buildCard';
import { stackService } from '../../../testing/stackService';
import { aStack, foreignStack, world, worldStacks } from '../../../testing/stackWorld';

type Service = Awaited<ReturnType<typeof stackService>>;

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
afterEach(() => service.resetStacks());

const [firstDepartment, secondDepartment] = world.departmentIds;
const measuredStacks = worldStacks
  .filter((row) => row.state === 'Measured' && row.departmentId === firstDepartment)
  .map(({ id }) => id);
const [measured = ''] = measuredStacks;
/**
 * With this many stacks, an archive cannot be complete before its reader has begun: it waits for the reader.
 */
const several = 5;

const ofIds = '/stack/download-accumulated-csv';
const ofFilter = '/stack/download-accumulated-csv-from-filter';

function csv(caller: string, path: string, body: object, language?: string): Promise<Response> {
  return service.call(caller, 'PUT', path, { measurementCardId: world.cardId, ...body }, language);
}

async function linesOf(response: Response, separator: string): Promise<Record<string, string>[]> {
  expect(response.status).toBe(200);
  const [head = '', ...lines] = Buffer.from(await response.arrayBuffer())
    .toString('utf8')
    .split('\r\n');
  const outsideQuotes = new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`);
  const headings = head.split(outsideQuotes);
  return lines
    .filter((line) => line !== '')
    .map((line) =>
      Object.fromEntries(line.split(outsideQuotes).map((cell, index) => [headings[index], cell])),
    );
}

const plain = aStack(600, {
  stackNumber: '=1+1',
  orderNumber: '-7',
  latitude: -0.5,
  registrationDateTime: new Date('2026-06-01T22:30:00Z'),
});

const endings: Record<string, () => Promise<() => Promise<unknown>>> = {
  'the right ends': async () => {
    const states = service.orm.update(departmentMember);
    await states.set({ state: 'Inactive' });
    return () => states.set({ state: 'Active' });
  },
  'the session ends': async () => {
    const ended = await service.orm.delete(refreshToken).returning();
    return () => service.orm.insert(refreshToken).values(ended);
  },
};

it.each(Object.keys(endings))(
  'a download that has begun breaks off when %s, and never looks complete',
  async (name) => {
    const file = await csv(world.departmentAdmin, ofIds, { stackIds: [measured] });
    const archive = await service.call(world.departmentAdmin, 'PUT', '/stack/download-archive', {
      stackIds: measuredStacks.slice(0, several),
    });
    expect([file.status, archive.status]).toEqual([200, 200]);
    const restore = await endings[name]?.();
    try {
      await expect(file.text()).rejects.toThrow();
      await expect(archive.arrayBuffer()).rejects.toThrow();
    } finally {
      await restore?.();
    }
  },
);

it('a download that has begun breaks off where the stack goes to somebody else', async () => {
  const stackIds = worldStacks
    .filter((row) => row.sawmillId === world.sawmillIds[0])
    .slice(0, several)
    .map(({ id }) => id);
  const archive = await service.call(world.sawmillUser, 'PUT', '/stack/download-archive', { stackIds });
  await service.orm
    .update(stack)
    .set({ state: 'Measured', sawmillId: null })
    .where(inArray(stack.id, stackIds));
  await expect(archive.arrayBuffer()).rejects.toThrow();
});

describe('the accumulated CSV', () => {
  it('has the columns of every stack and then those of the card, for a German spreadsheet', async () => {
    await service.orm.insert(stack).values(plain);
    await service.measure([plain]);
    const response = await csv(world.departmentAdmin, ofIds, { stackIds: [plain.id] }, 'de-DE,de;q=0.9');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [line] = await linesOf(response, ';');
    expect(line).toMatchObject({
      '\uFEFFPolternummer': "'=1+1",
      'Polter-ID': 'P600',
      Auftragsnummer: "'-7",
      Bereich: 'Østskoven',
      Status: 'Vermessen',
      'Vorerfasst am': '2026-06-02 00:30:00',
      Zeitzone: 'Europe/Copenhagen',
      Erfasser: 'Åse Ravn',
      Baumart: 'Rødgran',
      'Sortimentslänge (m · Dezimalkomma)': '4,1000',
      'Breitengrad (Dezimalkomma)': '-0,5000000',
      'Festmaß (m³ · Dezimalkomma)': '42,1250',
      // The card is Danish for every reader.
      'Antal stokke (Stk.)': '210',
      'Rumfang (m³ · Dezimalkomma)': expect.stringMatching(/^\d+,\d{3}0$/),
    });
  });

  it('uses points and commas in English', async () => {
    const response = await csv(world.departmentAdmin, ofIds, { stackIds: [measured] });
    expect(await response.text()).toMatch(/^\uFEFF?Stack number,Stack ID,.*,\d+\.\d{3}0,/s);
  });

  it.each([
    ['en', ',', 'decimal point'],
    ['da', ';', 'decimalkomma'],
    ['de', ';', 'Dezimalkomma'],
    ['pl', ';', 'przecinek dziesiętny'],
  ])(
    'names in %s the decimal sign over every number that could be read as thousands',
    async (language, separator, sign) => {
      const stacks = worldStacks.filter(({ departmentId }) => departmentId === firstDepartment).slice(0, 50);
      await service.measure(stacks);
      const stackIds = stacks.map(({ id }) => id);
      const lines = await linesOf(await csv(world.departmentAdmin, ofIds, { stackIds }, language), separator);
      const risky = lines.flatMap((line) =>
        Object.entries(line).filter(([, cell]) => /^-?\d+[.,]\d{3,}$/.test(cell)),
      );
      const headings = new Set(risky.map(([heading]) => heading));
      expect(headings.size).toBeGreaterThan(5);
      expect([...headings].filter((heading) => !heading.includes(sign))).toEqual([]);
    },
  );

  it('heads no two columns alike, not even in the language of the card', async () => {
    const response = await csv(world.departmentAdmin, ofIds, { stackIds: [measured] }, 'da');
    const headings = (await response.text()).split('\r\n')[0]?.split(';') ?? [];
    expect(headings).toContain('Ordrenummer (målekort)');
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('keeps the order of the ids and writes each stack once', async () => {
    const wanted = worldStacks.slice(20, 40).toReversed();
    const stackIds = [...wanted, ...wanted].map(({ id }) => id);
    const lines = await linesOf(await csv(world.organizationAdmin, ofIds, { stackIds }), ',');
    expect(lines.map((line) => line['\uFEFFStack number'])).toEqual(
      wanted.map(({ stackNumber }) => stackNumber),
    );
  });

  it('holds every stack of the filter, whatever the page, in the order of the list', async () => {
    const filters = { departmentIds: [...world.departmentIds], states: ['Measured'], dateType: 'Measured' };
    const list = await service.call(world.organizationAdmin, 'PUT', '/stack/list', {
      ...filters,
      pageSize: 100,
    });
    const { data } = await list.json();
    const response = await csv(world.organizationAdmin, ofFilter, { ...filters, page: 2, pageSize: 1 });
    const lines = await linesOf(response, ',');
    expect(lines.map((line) => line['\uFEFFStack number'])).toEqual(
      data.data.map(({ stackNumber }: { stackNumber: string }) => stackNumber),
    );
  });

  it('reads a long list in portions', async () => {
    const many = Array.from({ length: 1203 }, (_, index) =>
      aStack(20_000 + index, { departmentId: secondDepartment, areaNumber: 'Many' }),
    );
    await service.orm.insert(stack).values(many);
    const filters = { departmentIds: [secondDepartment], areaNumber: 'Many' };
    const lines = await linesOf(await csv(world.organizationAdmin, ofFilter, filters), ',');
    expect(new Set(lines.map((line) => line['Stack ID'])).size).toBe(many.length);
  });

  it.each([
    ['one department', [firstDepartment], 'stacks-Østskoven-2026-06-17.csv'],
    ['one organisation', [firstDepartment, secondDepartment], 'stacks-Verdensskov A-S-2026-06-17.csv'],
    ['several organisations', [firstDepartment, world.otherDepartmentId], 'stacks-2026-06-17.csv'],
  ])('is named after %s', async (_what, departmentIds, name) => {
    const response = await csv(world.globalAdmin, ofFilter, { departmentIds });
    expect(parse(response.headers.get('content-disposition') ?? '')).toMatchObject({
      type: 'attachment',
      parameters: { filename: name },
    });
    await response.body?.cancel();
  });

  it('has the id of its request, as every answer', async () => {
    const response = await csv(world.globalAdmin, ofFilter, { departmentIds: [firstDepartment] });
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    await response.body?.cancel();
  });

  it('leaves the cells of the card empty where a stack was measured on another one', async () => {
    const stackIds = [measured, foreignStack.id];
    const foreignCard = { id: world.otherCardVersionId, definition: buildCard(germanCard) };
    await service.measure(worldStacks.filter(({ id }) => id === measured));
    await service.measure([foreignStack], foreignCard);
    const [own, foreign] = await linesOf(await csv(world.globalAdmin, ofIds, { stackIds }), ',');
    expect(own?.['Rumfang (m³ · decimal point)']).not.toBe('');
    expect(foreign).toMatchObject({
      Department: 'Harz',
      'Rumfang (m³ · decimal point)': '',
      // The words are those of its own card.
      'Tree species': 'Norway spruce',
      'Solid volume (m³ · decimal point)': '42.1250',
    });
  });

  it.each([
    ['a foreign stack', world.organizationAdmin, ofIds, { stackIds: [measured, foreignStack.id] }],
    ['an unknown stack', world.globalAdmin, ofIds, { stackIds: [world.unknownId] }],
    ['a foreign department', world.departmentAdmin, ofFilter, { departmentIds: [secondDepartment] }],
    [
      'a foreign card',
      world.organizationAdmin,
      ofIds,
      { stackIds: [measured], measurementCardId: world.otherCardId },
    ],
    [
      'an unknown card',
      world.globalAdmin,
      ofFilter,
      { departmentIds: [firstDepartment], measurementCardId: world.unknownId },
    ],
    [
      'what is no card',
      world.globalAdmin,
      ofFilter,
      { departmentIds: [firstDepartment], measurementCardId: 'x' },
    ],
  ])('answers 404 to %s', async (_what, caller, path, body) => {
    expect((await csv(caller, path, body)).status).toBe(404);
  });

  it('is refused with an unknown field, and to sawmill users', async () => {
    expect((await csv(world.globalAdmin, ofIds, { stackIds: [measured], extra: 1 })).status).toBe(400);
    expect((await csv(world.sawmillUser, ofIds, { stackIds: [measured] })).status).toBe(403);
  });
});

it('a withdrawn stack is in a file of its filter alone, and the file says so', async () => {
  const withdrawn = aStack(601, { withdrawnAt: new Date(0), withdrawnReason: 'Twice' });
  await service.orm.insert(stack).values([withdrawn, aStack(602)]);
  const filter = { departmentIds: [firstDepartment], search: 'W-0060' };
  const statesOf = async (path: string, body: object) =>
    (await linesOf(await csv(world.organizationAdmin, path, body, 'en'), ',')).map(({ Status }) => Status);
  expect(await statesOf(ofFilter, filter)).toEqual(['Measured']);
  expect(await statesOf(ofFilter, { ...filter, withdrawn: true })).toEqual(['Measured (withdrawn)']);
  expect(await statesOf(ofIds, { stackIds: [withdrawn.id] })).toEqual(['Measured (withdrawn)']);
});
