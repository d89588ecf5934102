import fc from 'fast-check';
import { stack } from '../db/stackSchema';
import { stackService } from './stackService';
import { aStack, type StackRecord, world } from './stackWorld';

export const areaNumber = 'Figures';

export function figuresService() {
  let service: Awaited<ReturnType<typeof stackService>>;
  beforeAll(async () => {
    service = await stackService();
  });
  afterEach(() => service.resetStacks());

  const put = (path: string, body: object, caller: string = world.organizationAdmin) =>
    service.call(caller, 'PUT', path, body);
  const call = (path: string, body: object, caller?: string) =>
    put(path, { departmentIds: [...world.departmentIds], ...body }, caller);

  async function answer(path: string, body: object) {
    const response = await call(path, body);
    expect(response.status).toBe(200);
    return (await response.json()).data;
  }

  return {
    put,
    call,
    answer,
    async stacksAre(...rows: Partial<StackRecord>[]): Promise<void> {
      await service.orm
        .insert(stack)
        .values(rows.map((row, index) => aStack(7500 + index, { areaNumber, ...row })));
    },
    /**
     * Returns number and litres of the stacks on all pages of the list. The card of the test data measures in
     * m³.
     */
    async listed(body: object): Promise<[count: number, litres: number]> {
      const { totalCount, groups } = await answer('/stack/totals', body);
      const litres = groups.map(({ volume }: { volume: number }) => Math.round(volume * 1000));
      return [totalCount, litres.reduce((sum: number, one: number) => sum + one, 0)];
    },
  };
}

export const registered = {
  state: 'PreRegistration',
  measurementDateTime: null,
  fullMeasurement: null,
  volume: null,
  evidenceFailed: null,
} as const;

const some = (...values: readonly string[]) => fc.subarray([...values]);

export const figureFilters = fc.record(
  {
    departmentIds: fc.subarray([...world.departmentIds], { minLength: 1 }),
    surveyors: some(...world.registratorIds, 'nobody'),
    treeSpecies: some('fi', 'bu', 'ei'),
    assortments: some('sawlog', 'pulp'),
    sawmillIds: some(...world.sawmillIds),
    areaNumber: fc.constantFrom('A 1', 'A 10', 'a 1'),
    assortmentLengthMin: fc.constantFrom(2, 2.4),
    assortmentLengthMax: fc.constantFrom(3.05, 5.1),
  },
  { requiredKeys: [] },
);

export const marchDay = fc
  .integer({ min: 1, max: 31 })
  .map((number) => `2026-03-${String(number).padStart(2, '0')}`);

export const offsets = ['+01:00', 'Z', '-08:00'];
