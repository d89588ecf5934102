import { randomUUID } from 'node:crypto';
import { objectsIn } from '../../testing/api/contractSchemas';
import { fieldSender } from '../../testing/fieldSender';

const field = fieldSender();
const { admin, measure, places, register, registration, rowOf, send } = field;

const spellings: [how: string, spell: (text: string) => string][] = [
  ['decomposed', (text) => text.normalize('NFD')],
  ['with a zero-width space at its end', (text) => `${text}\u200b`],
  ['with a zero-width space in it', (text) => text.replace('-', '\u200b-')],
  ['with a word joiner', (text) => text.replace('-', '\u2060-')],
  ['with a variation selector', (text) => `${text}\ufe0f`],
  ['with a soft hyphen', (text) => text.replace('-', '\u00ad-')],
  ['with a no-break space', (text) => text.replace(' ', '\u00a0')],
  ['with two blanks', (text) => text.replace(' ', '  ')],
  ['with a sign that turns it round', (text) => text.replace('-', '\u202e-')],
];

const filters = (over: object) => ({
  departmentIds: [places().departmentId],
  dateType: 'PreRegistration',
  ...over,
});
const listed = async (over: object) =>
  objectsIn((await admin('PUT', '/stack/list', filters({ pageSize: 100, ...over }))).data.data);

beforeAll(() => field.numbering('Manuel'));

const fresh = () => `Łęg Åøż-${randomUUID().slice(0, 8)}`;
const numbered = (stackNumber: string, over: object = {}) => register(randomUUID(), { stackNumber, ...over });

describe('a stack number', () => {
  it.each(spellings)('that is taken is taken %s', async (_, spell) => {
    const number = fresh();
    expect((await numbered(number)).status).toBe(201);
    const other = await numbered(spell(number));
    expect(other).toMatchObject({ status: 409, fields: ['stackNumber'] });
  });

  it.each(spellings.slice(0, 1).concat(spellings.slice(6, 8)))(
    'is stored as it was sent %s',
    async (_, spell) => {
      const [key, number] = [randomUUID(), fresh()];
      expect((await register(key, { stackNumber: spell(number) })).status).toBe(201);
      expect((await rowOf(key))?.stackNumber).toBe(spell(number));
      expect((await numbered(number)).status).toBe(409);
      expect(await listed({ search: number })).toHaveLength(1);
    },
  );

  it.each(spellings)('that the stack has is the same %s', async (_, spell) => {
    const [key, number] = [randomUUID(), fresh()];
    await register(key, { stackNumber: number });
    const again = { stackNumber: spell(number), changedAt: '2026-06-16T09:00:00+02:00' };
    expect(await register(key, again)).toMatchObject({ status: 200, data: { stackNumber: number } });
    expect((await measure(key, { stackNumber: spell(number) })).status).toBe(201);
  });

  it('is free again where the stack has got another one', async () => {
    const [key, number] = [randomUUID(), fresh()];
    await register(key, { stackNumber: number });
    await register(key, { stackNumber: fresh(), changedAt: '2026-06-16T09:00:00+02:00' });
    expect((await numbered(number.normalize('NFD'))).status).toBe(201);
  });

  it('of another case or with another digit is another one', async () => {
    const number = `gate-${randomUUID().slice(0, 8)}-1`;
    for (const other of [number, number.toUpperCase(), number.replace('-1', '-01')])
      expect((await numbered(other)).status).toBe(201);
  });
});

describe('a sign that cannot be seen or turns text round', () => {
  const text = '26-1\u202e4';
  it.each<[what: string, over: object, path: string]>([
    ['a new number', { stackNumber: text }, 'stackNumber'],
    ['an id', { polterId: text }, 'polterId'],
    ['an order number', { orderNumber: 'a\u200bb' }, 'orderNumber'],
    [
      'a value',
      { values: { treeSpecies: 'fi', areaNumber: text, assortment: 'sawlog' } },
      'values.areaNumber',
    ],
  ])('is refused in %s, which is named', async (_, over, path) => {
    expect(await numbered(fresh(), over)).toMatchObject({ status: 400, fields: [path] });
    const item = { clientKey: randomUUID(), registration: registration({ stackNumber: fresh(), ...over }) };
    const good = { clientKey: randomUUID(), registration: registration({ stackNumber: fresh() }) };
    const { data } = await send('POST', '/ingest/batch', { items: [good, item, good] });
    expect(objectsIn(data.items)).toMatchObject([
      { status: 201 },
      { status: 400, fieldErrors: [{ field: path }] },
      { status: 200 },
    ]);
  });

  it.each<[what: string, over: object, path: string]>([
    ['a remark', { values: { assortmentLength: 4.2, remark: text } }, 'values.remark'],
    ['the instrument', { instrument: { name: text } }, 'instrument.name'],
    ['its certificate', { instrument: { name: 'a', certificate: text } }, 'instrument.certificate'],
    ['the program', { app: text }, 'app'],
    ['the reason', { reason: text }, 'reason'],
  ])('is refused in %s of a measurement', async (_, over, path) => {
    const key = randomUUID();
    await register(key, { stackNumber: fresh() });
    expect(await measure(key, over)).toMatchObject({ status: 400, fields: [path] });
  });

  it('is none in a picture of a remark', async () => {
    const key = randomUUID();
    await register(key, { stackNumber: fresh() });
    const remark = 'Frost ❄️, two of us 👩‍🌾\nat the gate';
    expect((await measure(key, { values: { assortmentLength: 4.2, remark } })).status).toBe(201);
    expect((await field.versionsOf(key))[0]?.values).toMatchObject({ remark });
  });
});

describe('an area number', () => {
  it('is one, however it is sent', async () => {
    const area = `Æ ${randomUUID().slice(0, 6)}`;
    const written = [area, `${area} `, ` ${area}`, area.replace(' ', '\u00a0'), `${area}\n`, `${area}\u200b`];
    for (const areaNumber of [...written, area.normalize('NFD'), area.replace(' ', '  ')])
      await numbered(fresh(), { values: { treeSpecies: 'fi', assortment: 'sawlog', areaNumber } });
    const { data } = await admin('PUT', '/stack/filter-options', filters({}));
    const offered = data.areaNumbers;
    expect(Array.isArray(offered) && offered.filter((one) => String(one).endsWith(area.slice(2)))).toEqual([
      area,
    ]);
    expect(await listed({ areaNumber: area })).toHaveLength(8);
    expect(await listed({ areaNumber: area.replace(' ', '\u00a0') })).toHaveLength(8);
  });

  it.each(['   ', '\u0007\u0007', '\u200b\u200b', '\u3164', '\u00a0\u2003'])(
    'of %j is none',
    async (areaNumber) => {
      const values = { treeSpecies: 'fi', assortment: 'sawlog', areaNumber };
      expect(await numbered(fresh(), { values })).toMatchObject({
        status: 400,
        fields: ['values.areaNumber'],
      });
    },
  );
});

it.each(spellings)('the search finds number and id %s', async (_, spell) => {
  const [number, polterId] = [fresh(), fresh()];
  await numbered(number, { polterId });
  for (const text of [number, polterId]) {
    expect(await listed({ search: spell(text) })).toMatchObject([{ stackNumber: number }]);
    expect(await listed({ search: spell(text).toLowerCase() })).toHaveLength(1);
  }
  expect(await listed({ search: `${number.slice(-4)} ${polterId.slice(0, 4)}` })).toEqual([]);
});
