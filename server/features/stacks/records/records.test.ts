import { asc, eq } from 'drizzle-orm';
import { measurementCardVersion } from '../../../db/cardSchema';
import { organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { nordskovCard } from '../../../demo/seed/cardPlans';
import { buildCard } from '../../../domain/cards/buildCard';
import { verdictRules } from '../../../domain/stackEvidence';
import { countStatements } from '../../../testing/countStatements';
import { stackService } from '../../../testing/stackService';
import { aStack, world, worldStacks } from '../../../testing/stackWorld';
import { testNow } from '../../../testing/testDatabase';
import { type TestService, testService } from '../../../testing/testService';
import { judgeNext } from './storedVerdicts';

let service: Awaited<ReturnType<typeof stackService>>;

beforeAll(async () => {
  service = await stackService();
});

describe('the language of a card', () => {
  const [departmentId] = world.departmentIds;
  const [sawmillId = ''] = world.sawmillIds;
  const number = 'language test';
  const one = aStack(6300, { stackNumber: number, state: 'AssignedToSawmill', sawmillId });

  beforeAll(async () => {
    await service.orm.insert(stack).values(one);
    await service.measure([one]);
    await become(['de', 'pl']);
  });
  afterAll(async () => {
    await service.resetStacks();
    await become(undefined);
  });

  async function become(furtherLanguages: ('de' | 'pl')[] | undefined): Promise<void> {
    const definition = buildCard({ ...nordskovCard, ...(furtherLanguages && { furtherLanguages }) });
    const isOfWorld = eq(measurementCardVersion.id, world.cardVersionId);
    await service.orm.update(measurementCardVersion).set({ definition }).where(isOfWorld);
  }

  type Call = [method: string, path: string, body?: object];

  async function answer(
    language: string,
    [method, path, body]: Call,
    caller: string = world.departmentAdmin,
  ) {
    const response = await service.call(caller, method, path, body, language);
    expect(response.status).toBe(200);
    return response;
  }

  async function dataOf(language: string, call: Call, caller?: string) {
    return (await (await answer(language, call, caller)).json()).data;
  }

  const filters = { departmentIds: [departmentId], dateType: 'LastChanged', search: number };
  const wood = {
    treeSpecies: { key: 'fi', text: 'Fichte' },
    assortment: { key: 'sawlog', text: 'Fixlängen' },
  };

  describe('a card with texts in the language of the reader', () => {
    it('names the wood of a row in it', async () => {
      const list = await dataOf('de-AT', ['PUT', '/stack/list', filters]);
      expect(list.data).toMatchObject([wood]);
    });

    it('and that of a row of the sawmill', async () => {
      const { departmentIds: _, ...others } = filters;
      const call: Call = ['PUT', '/stack/list/sawmill', { ...others, sawmillIds: [sawmillId] }];
      expect((await dataOf('de', call, world.sawmillUser)).data).toMatchObject([wood]);
    });

    it('and on the map', async () => {
      expect(await dataOf('de', ['GET', `/stack/${one.id}/map-info`])).toMatchObject(wood);
    });

    it('and of sums', async () => {
      const totals = await dataOf('de', ['PUT', '/stack/totals', filters]);
      expect(totals.groups).toMatchObject([{ treeSpecies: wood.treeSpecies }]);
      const volumes = await dataOf('de', ['PUT', '/stack/volumes', { departmentIds: [departmentId] }]);
      expect(volumes.treeSpecies).toEqual(
        expect.arrayContaining([expect.objectContaining({ key: 'fi', name: 'Fichte' })]),
      );
    });

    it('and of filters, sorted by it', async () => {
      const options = await dataOf('de', ['PUT', '/stack/filter-options', { departmentIds: [departmentId] }]);
      const texts = options.treeSpecies.map(({ text }: { text: string }) => text);
      expect(texts).toContain('Fichte');
      expect(texts).toEqual([...texts].sort((a, b) => a.localeCompare(b, 'de')));
    });

    it('has its page in it: titles, options, labels, each with its language', async () => {
      const { sections } = await dataOf('pl', ['GET', `/stack/${one.id}`]);
      expect(sections[0]).toMatchObject({ title: 'Stos', language: 'pl' });
      const fields = sections.flatMap((section: { fields: object[] }) => section.fields);
      expect(fields).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            id: 'treeSpecies',
            title: 'Gatunek drzewa',
            language: 'pl',
            options: expect.arrayContaining([{ key: 'fi', text: 'Świerk', scientificName: 'Picea abies' }]),
          }),
          expect.objectContaining({
            id: 'fullMeasurement',
            trueLabel: 'Pełny pomiar',
            falseLabel: 'Zliczanie sztuk',
          }),
        ]),
      );
    });

    it('has its fields in it for the organisation', async () => {
      const { fields } = await dataOf(
        'de',
        ['GET', `/organization/${world.organizationId}/measurement-card`],
        world.organizationAdmin,
      );
      expect(fields).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: 'treeSpecies', title: 'Baumart' })]),
      );
      expect(fields[0]).not.toHaveProperty('titles');
    });

    it('heads and fills the columns of a file in it', async () => {
      const call: Call = [
        'PUT',
        '/stack/download-accumulated-csv',
        { measurementCardId: world.cardId, stackIds: [one.id] },
      ];
      const [head = '', line = ''] = (await (await answer('de', call)).text()).split('\r\n');
      expect(head).toContain('Rinde');
      expect(line).toContain('Fichte');
    });

    it('keeps its own in the report, whoever reads it', async () => {
      const { stack: reported } = await dataOf('de', ['GET', `/stack/${one.id}/report-data`]);
      const species = reported.fields.find(({ id }: { id: string }) => id === 'treeSpecies');
      expect(species).toMatchObject({ title: 'Træart', language: 'da' });
      expect(species.options).toContainEqual({ key: 'fi', text: 'Rødgran', scientificName: 'Picea abies' });
      expect(species).not.toHaveProperty('titles');
    });
  });

  it('a card without the language of the reader keeps its own, and says which one that is', async () => {
    const list = await dataOf('en', ['PUT', '/stack/list', filters]);
    expect(list.data).toMatchObject([{ treeSpecies: { key: 'fi', text: 'Rødgran' } }]);
    const { sections } = await dataOf('en', ['GET', `/stack/${one.id}`]);
    expect(sections[0]).toMatchObject({ title: 'Stak', language: 'da' });
  });
});

describe('times of a stack', () => {
  afterEach(() => service.resetStacks());

  async function lies(country: 'dk' | 'uk'): Promise<void> {
    await service.orm.update(organization).set({ country }).where(eq(organization.id, world.organizationId));
  }
  afterAll(() => lies('dk'));

  async function dataOf(method: string, path: string, body?: unknown) {
    const response = await service.call(world.departmentAdmin, method, path, body);
    expect(response.status).toBe(200);
    return (await response.json()).data;
  }

  async function fileRow(stackId: string): Promise<Record<string, string | undefined>> {
    const body = { measurementCardId: world.cardId, stackIds: [stackId] };
    const path = '/stack/download-accumulated-csv';
    const response = await service.call(world.departmentAdmin, 'PUT', path, body);
    const [headings, cells] = (await response.text()).split('\r\n').map((line) => line.split(','));
    return Object.fromEntries((headings ?? []).map((heading, index) => [heading, cells?.[index]]));
  }

  function clockOf({ instant, timeZone }: { instant: string; timeZone: string }): string {
    return new Date(instant).toLocaleString('sv-SE', { timeZone });
  }

  async function timesOnPages(stackId: string) {
    const filters = { departmentIds: [world.departmentIds[0]], search: 'clock test', pageSize: 10 };
    const [row] = (await dataOf('PUT', '/stack/list', filters)).data;
    expect(row.stackId).toBe(stackId);
    const detail = await dataOf('GET', `/stack/${stackId}`);
    const report = (await dataOf('GET', `/stack/${stackId}/report-data`)).stack;
    const measured = [row, detail, report].map(({ measurementDateTime: instant, timeZone }) =>
      clockOf({ instant, timeZone }),
    );
    const invoiceable = [row, detail].map(({ invoiceableDateTime: instant, timeZone }) =>
      clockOf({ instant, timeZone }),
    );
    const { timeZone } = await dataOf('GET', `/stack/${stackId}/map-info`);
    expect(timeZone).toBe(row.timeZone);
    return { measured, invoiceable };
  }

  it.each([
    [
      'midnight in Denmark',
      'dk',
      ['2026-11-18T22:59:59Z', '2026-11-18 23:59:59'],
      ['2026-11-19T23:00:00Z', '2026-11-20 00:00:00'],
    ],
    [
      'midnight in Britain',
      'uk',
      ['2026-11-18T23:30:00Z', '2026-11-18 23:30:00'],
      ['2026-11-20T00:00:00Z', '2026-11-20 00:00:00'],
    ],
    [
      'the clock change in spring',
      'dk',
      ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
      ['2026-03-29T22:00:00Z', '2026-03-30 00:00:00'],
    ],
    [
      'the clock change in autumn',
      'uk',
      ['2026-10-25T00:30:00Z', '2026-10-25 01:30:00'],
      ['2026-10-24T23:00:00Z', '2026-10-25 00:00:00'],
    ],
  ] as const)(
    'list, detail, report and file tell the same time at %s',
    async (_when, country, measured, due) => {
      await lies(country);
      const one = aStack(8100, {
        stackNumber: 'clock test',
        measurementDateTime: new Date(measured[0]),
        invoiceableDateTime: new Date(due[0]),
      });
      await service.orm.insert(stack).values(one);
      const pages = await timesOnPages(one.id);
      const file = await fileRow(one.id);
      expect(new Set([...pages.measured, file['Measurement date']])).toEqual(new Set([measured[1]]));
      expect(new Set([...pages.invoiceable, file['Invoiceable date']])).toEqual(new Set([due[1]]));
    },
  );
});

describe('the number of statements', () => {
  const departmentIds = [...world.departmentIds];
  const range = { from: '2026-03-01T00:00:00Z', to: '2026-05-01T00:00:00Z' };

  // One loads the caller, one looks at the departments, one writes the last use.
  const around = 3;
  // A call that occupies a slot in a queue needs one more statement, which finds out whose slot it is.
  const places = 1;

  it.each([
    ['/stack/list', around + 1, {}],
    ['/stack/list', around + 1, { pageSize: 5 }],
    ['/stack/list', around + 1, { page: 99 }],
    ['/stack/list', around + 1, { states: ['Measured'] }],
    ['/stack/list', around + 1, { states: ['Measured'], page: 99 }],
    ['/stack/list', around + 2, { sawmillIds: [...world.sawmillIds] }],
    ['/stack/map-list', around + 1, { pageSize: 5 }],
    ['/stack/map-list', around + 1, {}],
    ['/stack/map-points', around + places + 1, {}],
    ['/stack/totals', around + places + 1, {}],
    ['/stack/volumes', around + places + 1, range],
    ['/stack/waiting', around + places + 2, {}],
    ['/stack/statistics', around + places + 1, {}],
    ['/stack/statistics', around + places + 1, { ...range, resolution: 'Hourly' }],
    ['/stack/filter-options', around + 3, {}],
  ])('of %s is %d with %j', async (path, statements, body) => {
    const count = await countStatements(async () => {
      const response = await service.call(world.organizationAdmin, 'PUT', path, { departmentIds, ...body });
      expect(response.status).toBe(200);
    });
    expect(count).toBe(statements);
  });

  it('of a sawmill’s list is the same for 5 rows as for 50', async () => {
    const statementsFor = (pageSize: number) =>
      countStatements(async () => {
        const body = { sawmillIds: [world.sawmillIds[0]], pageSize };
        const response = await service.call(world.sawmillUser, 'PUT', '/stack/list/sawmill', body);
        expect(response.status).toBe(200);
      });
    const few = await statementsFor(5);
    expect(few).toBe(2);
    expect(await statementsFor(50)).toBe(few);
  });

  it('of what the map shows of a stack is 3', async () => {
    const count = await countStatements(async () => {
      const path = `/stack/${worldStacks[0]?.id}/map-info`;
      expect((await service.call(world.organizationAdmin, 'GET', path)).status).toBe(200);
    });
    expect(count).toBe(3);
  });
});

describe('the stored verdicts', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await testService();
  });

  const stored = () =>
    service.orm
      .select({ id: stack.id, failed: stack.evidenceFailed, doubts: stack.doubts })
      .from(stack)
      .orderBy(asc(stack.organizationId), asc(stack.id));

  async function judgeAll(): Promise<number> {
    let portions = 0;
    while (await judgeNext(service.orm, testNow)) portions += 1;
    return portions;
  }

  const byFormerRules = () => service.orm.update(organization).set({ judgedBy: verdictRules - 1 });

  const forget = () => service.orm.update(stack).set({ evidenceFailed: null, doubts: ['AtZero'] });

  it('of a data folder of a former version are those of a new one', async () => {
    const seeded = await stored();
    expect(seeded.filter(({ failed }) => failed).length).toBeGreaterThan(10);
    await forget();
    await byFormerRules();
    expect(await judgeAll()).toBeGreaterThan(2);
    expect(await stored()).toEqual(seeded);
  });

  it('are worked out by the limits of the card version', async () => {
    const [versions, seeded] = [await service.orm.select().from(measurementCardVersion), await stored()];
    for (const { id, definition } of versions)
      await service.orm
        .update(measurementCardVersion)
        .set({ definition: { ...definition, evidenceLimits: { areaDifference: 1e-6 } } })
        .where(eq(measurementCardVersion.id, id));
    await byFormerRules();
    await judgeAll();
    const failing = (rows: typeof seeded) => rows.filter(({ failed }) => failed).length;
    expect(failing(await stored())).toBeGreaterThan(2 * failing(seeded));
  });

  it('are left alone where all are by the rules of today', async () => {
    await forget();
    const before = await stored();
    expect(await judgeAll()).toBe(0);
    expect(await stored()).toEqual(before);
  });

  it('go on, when they were broken off, behind the last stack that was judged', async () => {
    const { orm } = service;
    const seeded = await stored();
    const [first] = await orm.select({ id: stack.organizationId }).from(stack).limit(1);
    const own = eq(stack.organizationId, first?.id ?? '');
    const ids = (await orm.select({ id: stack.id }).from(stack).where(own).orderBy(asc(stack.id))).map(
      ({ id }) => id,
    );
    const middle = ids[Math.floor(ids.length / 2)] ?? '';
    await forget();
    await orm
      .update(organization)
      .set({ judgedUpTo: middle })
      .where(eq(organization.id, first?.id ?? ''));
    await judgeAll();
    const later = ids.filter((id) => id > middle);
    const ofLater = (rows: typeof seeded) => rows.filter(({ id }) => later.includes(id));
    const rows = await stored();
    expect(ofLater(rows)).toEqual(ofLater(seeded));
    expect(rows.filter(({ failed }) => failed !== null).every(({ id }) => later.includes(id))).toBe(true);
  });
});
