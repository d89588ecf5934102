import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { byNumber } from '../../../db/byName';
import { department } from '../../../db/schema';
import { insertStacks } from '../../../db/searchText';
import { stack } from '../../../db/stackSchema';
import { objectsIn } from '../../../testing/api/contractSchemas';
import { fieldSender } from '../../../testing/fieldSender';

const field = fieldSender();

const inOrder = [
  '1',
  '2',
  '10',
  '26-1-2',
  '26-1-10',
  '26-10-1',
  'a3',
  'A4',
  'Åbo',
  'Łódź',
  'Lubin',
  'Zebra',
  'Zebra 2',
  'Zebra 12',
];

async function departmentWith(numbers: readonly string[]) {
  const departmentId = randomUUID();
  const { orm } = field.service();
  await orm
    .insert(department)
    .values({ id: departmentId, organizationId: field.organizationId(), name: departmentId });
  const [any] = await orm
    .select()
    .from(stack)
    .where(eq(stack.organizationId, field.organizationId()))
    .limit(1);
  if (any === undefined) throw new Error('The demo has stacks');
  const rowOf = (stackNumber: string) => {
    const own = { id: randomUUID(), clientKey: null, departmentId, stackNumber };
    return { ...any, ...own };
  };
  await insertStacks(orm, numbers.map(rowOf));
  return departmentId;
}

async function listed(departmentId: string, over: object) {
  const body = {
    departmentIds: [departmentId],
    dateType: 'PreRegistration',
    orderBy: 'StackNumber',
    ...over,
  };
  const { data } = await field.admin('PUT', '/stack/list', body);
  return objectsIn(data.data).map(({ stackNumber }) => stackNumber);
}

it('is that in which people read numbers and letters, from page to page, in both directions', async () => {
  const departmentId = await departmentWith(inOrder.toReversed());
  for (const [orderDirection, expected] of [
    ['Ascending', inOrder],
    ['Descending', inOrder.toReversed()],
  ] as const) {
    const pages: unknown[] = [];
    for (const page of [1, 2, 3])
      pages.push(...(await listed(departmentId, { orderDirection, page, pageSize: 5 })));
    expect(pages).toEqual(expected);
    // A filter reads the stacks instead of the index.
    expect(await listed(departmentId, { orderDirection, search: 'Zebra' })).toEqual(
      expected.filter((number) => number.startsWith('Zebra')),
    );
  }
});

it('is one order for any numbers', async () => {
  const parts = fc.constantFrom('1', '2', '10', '01', '-', ' ', 'a', 'B', 'ø', 'ł', 'z');
  const numbers = fc.uniqueArray(
    fc.array(parts, { minLength: 1, maxLength: 6 }).map((all) => all.join('')),
    {
      minLength: 2,
      maxLength: 12,
    },
  );
  await fc.assert(
    fc.asyncProperty(numbers, async (some) => {
      const order = async (list: readonly string[]) => {
        const { rows } = await field
          .service()
          .orm.execute<{ one: string }>(
            sql`select one from unnest(${sql.param(list)}::text[]) one order by ${byNumber(sql`one`)}`,
          );
        return rows.map(({ one }) => one);
      };
      expect(await order(some.toReversed())).toEqual(await order(some));
      const digits = some.filter((one) => /^[1-9]\d{0,8}$/.test(one));
      expect((await order(digits)).map(Number)).toEqual(
        digits.map(Number).toSorted((one, other) => one - other),
      );
    }),
    { numRuns: 30 },
  );
});
