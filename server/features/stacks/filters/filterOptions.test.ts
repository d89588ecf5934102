import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { aStack, world } from '../../../testing/stackWorld';

type Service = Awaited<ReturnType<typeof stackService>>;

const [firstDepartment] = world.departmentIds;

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
afterEach(() => service.resetStacks());

describe('filter options', () => {
  async function options(caller: string, body: object, language = 'en') {
    const response = await service.call(caller, 'PUT', '/stack/filter-options', body, language);
    return (await response.json()).data;
  }

  it('name what occurs in the departments, by text, in the words of the card', async () => {
    const found = await options(world.organizationAdmin, { departmentIds: [...world.departmentIds] });
    expect(found).toMatchObject({
      registrators: [
        { text: 'Åse Ravn', key: world.registratorIds[0] },
        { text: 'Bo Ravn', key: world.registratorIds[1] },
        { text: 'Zita Ravn', key: world.registratorIds[2] },
      ],
      treeSpecies: [
        { key: 'bu', text: 'Bøg' },
        { key: 'ei', text: 'Eg' },
        { key: 'fi', text: 'Rødgran' },
      ],
      areaNumbers: ['a 1', 'A 1', 'A 10'],
      assortmentLengthMin: 2,
      assortmentLengthMax: 5.1,
      lacksPositions: true,
      hasPositions: true,
      hasFailedEvidence: true,
      fieldIds: { assortment: 'assortment', fullMeasurement: 'fullMeasurement' },
    });
  });

  it('are the same whatever else narrows the list down', async () => {
    const departmentIds = [...world.departmentIds];
    const filters = {
      departmentIds,
      resolution: 'Daily',
      timeZone: 'Europe/Copenhagen',
      surveyors: ['nobody'],
      registrators: ['nobody'],
      treeSpecies: ['none'],
      assortments: ['none'],
      sawmillIds: [world.otherSawmillId],
      areaNumber: null,
      assortmentLengthMin: 9,
      assortmentLengthMax: 10,
      dateType: 'Measured',
      states: ['Measured'],
      fullMeasurement: true,
      hasPosition: true,
      evidenceFailed: true,
      search: 'nothing',
      page: 7,
      pageSize: 1,
    };
    expect(await options(world.organizationAdmin, filters)).toEqual(
      await options(world.organizationAdmin, { departmentIds }),
    );
  });

  it('are sorted as the reader sorts', async () => {
    const found = await options(world.organizationAdmin, { departmentIds: [...world.departmentIds] }, 'da');
    expect(found.registrators.map(({ text }: { text: string }) => text)).toEqual([
      'Bo Ravn',
      'Zita Ravn',
      'Åse Ravn',
    ]);
  });

  it('come from stacks whose life overlaps the range, from registration to the last change', async () => {
    const life = {
      registrationDateTime: new Date('2020-03-10T08:00:00Z'),
      lastModifiedDateTime: new Date('2020-03-20T08:00:00Z'),
    };
    await service.orm.insert(stack).values(aStack(800, { ...life, areaNumber: 'Old 1' }));
    const areasIn = async (from: string, to: string) =>
      (await options(world.departmentAdmin, { departmentIds: [firstDepartment], from, to })).areaNumbers;
    expect(await areasIn('2020-03-01T00:00:00Z', '2020-03-10T08:00:00Z')).toEqual(['Old 1']);
    expect(await areasIn('2020-03-12T00:00:00Z', '2020-03-13T00:00:00Z')).toEqual(['Old 1']);
    expect(await areasIn('2020-03-20T08:00:00Z', '2020-03-30T00:00:00Z')).toEqual(['Old 1']);
    expect(await areasIn('2020-03-20T08:00:01Z', '2020-03-30T00:00:00Z')).toEqual([]);
    expect(await areasIn('2020-03-01T00:00:00Z', '2020-03-10T07:59:59Z')).toEqual([]);
  });

  it('are empty, with no range of lengths, where nothing is', async () => {
    const found = await options(world.departmentAdmin, {
      departmentIds: [firstDepartment],
      to: '2001-01-01T00:00:00Z',
    });
    expect(found).toMatchObject({
      registrators: [],
      surveyors: [],
      treeSpecies: [],
      assortments: [],
      areaNumbers: [],
      assortmentLengthMin: null,
      assortmentLengthMax: null,
      lacksPositions: false,
      hasPositions: false,
      hasFailedEvidence: false,
    });
  });

  it('span organisations for a global admin', async () => {
    await service.orm
      .insert(stack)
      .values(aStack(9002, { departmentId: world.otherDepartmentId, treeSpecies: 'ta' }));
    const found = await options(world.globalAdmin, {
      departmentIds: [firstDepartment, world.otherDepartmentId],
    });
    expect(found.treeSpecies).toContainEqual({ key: 'ta', text: 'Silver fir' });
    // Of two cards the one that has the language of the reader.
    expect(found.treeSpecies).toContainEqual({ key: 'bu', text: 'Beech' });
  });
});
