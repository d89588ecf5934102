import { eq } from 'drizzle-orm';
import { measurementCardVersion } from '../../../db/cardSchema';
import { stack } from '../../../db/stackSchema';
import { buildCard } from '../../../demo/seed/cards/buildCard';
import { nordskovCard } from '../../../demo/seed/cards/cardPlans';
import { stackService } from '../../../testing/stackService';
import { aStack, world } from '../../../testing/stackWorld';

const [departmentId] = world.departmentIds;
const [sawmillId = ''] = world.sawmillIds;
const number = 'language test';
const one = aStack(6300, { stackNumber: number, state: 'AssignedToSawmill', sawmillId });

let service: Awaited<ReturnType<typeof stackService>>;
beforeAll(async () => {
  service = await stackService();
  await service.orm.insert(stack).values(one);
  await service.measure([one]);
  await become(['de', 'pl']);
});
afterAll(async () => {
  await service.resetStacks();
  await become(undefined);
});

/** The Danish card of the world with texts in further languages. */
async function become(furtherLanguages: ('de' | 'pl')[] | undefined): Promise<void> {
  const definition = buildCard({ ...nordskovCard, ...(furtherLanguages && { furtherLanguages }) });
  const isOfWorld = eq(measurementCardVersion.id, world.cardVersionId);
  await service.orm.update(measurementCardVersion).set({ definition }).where(isOfWorld);
}

type Call = [method: string, path: string, body?: object];

async function answer(language: string, [method, path, body]: Call, caller: string = world.departmentAdmin) {
  const response = await service.call(caller, method, path, body, language);
  expect(response.status).toBe(200);
  return response;
}

async function dataOf(language: string, call: Call, caller?: string) {
  return (await (await answer(language, call, caller)).json()).data;
}

const filters = { departmentIds: [departmentId], dateType: 'LastChanged', search: number };
const wood = { treeSpecies: { key: 'fi', text: 'Fichte' }, assortment: { key: 'sawlog', text: 'Fixlängen' } };

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
          options: expect.arrayContaining([{ key: 'fi', text: 'Świerk' }]),
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
    expect(species.options).toContainEqual({ key: 'fi', text: 'Rødgran' });
    expect(species).not.toHaveProperty('titles');
  });
});

it('a card without the language of the reader keeps its own, and says which one that is', async () => {
  const list = await dataOf('en', ['PUT', '/stack/list', filters]);
  expect(list.data).toMatchObject([{ treeSpecies: { key: 'fi', text: 'Rødgran' } }]);
  const { sections } = await dataOf('en', ['GET', `/stack/${one.id}`]);
  expect(sections[0]).toMatchObject({ title: 'Stak', language: 'da' });
});
