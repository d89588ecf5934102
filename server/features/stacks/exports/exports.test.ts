import { eq, notExists, or } from 'drizzle-orm';
import { appUser, departmentMember } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { textsInZip } from '../../../testing/files/textsInZip';
import { stackService } from '../../../testing/stackService';
import { aStack, foreignStack, world, worldStacks } from '../../../testing/stackWorld';

type Service = Awaited<ReturnType<typeof stackService>>;

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
afterEach(() => service.resetStacks());

const [firstDepartment, secondDepartment] = world.departmentIds;
const measured = worldStacks.filter(
  ({ state, departmentId }) => state === 'Measured' && departmentId === firstDepartment,
);
const assigned = worldStacks.filter(({ sawmillId }) => sawmillId === world.sawmillIds[0]).slice(0, 3);
const places = ['geojson', 'gpx', 'kml'] as const;
const all = ['excel', ...places] as const;

const nasty = `<W&"'>\t]]> 00123\u0001 _x0041_ 🌲 Łódź =1+1`;
const near = aStack(700, {
  stackNumber: '00123',
  orderNumber: nasty,
  areaNumber: '1E5',
  latitude: 56.1234567,
  longitude: 9.7654321,
  volume: 42.1255,
  registrationDateTime: new Date('2026-06-01T22:30:00Z'),
  measurementDateTime: new Date('2026-06-02T08:15:30Z'),
});
const nowhere = aStack(701, {
  stackNumber: 'Nowhere',
  latitude: 0,
  longitude: 0,
  volume: null,
  treeSpecies: null,
});

function exported(caller: string, format: string, body: object, language = 'en'): Promise<Response> {
  return service.call(caller, 'PUT', `/stack/export-${format}`, body, language);
}

async function addTwo() {
  await service.orm.insert(stack).values([near, nowhere]);
  return [near.id, nowhere.id];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' };

function textOf(xml: string): string {
  return xml.replace(/&(amp|lt|gt|quot|#13);/g, (_, name: string) => entities[name] ?? '');
}

interface Cell {
  style: number;
  text?: string;
  number?: string;
}

function rowsOf(sheet = ''): Record<string, Cell>[] {
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    Object.fromEntries(
      [...row.matchAll(/<c r="([A-Z]+)\d+" s="(\d+)"[^>]*>(.*?)<\/c>/gs)].map(
        ([, at = '', style, content = '']) => {
          const text = /<t [^>]*>(.*?)<\/t>/s.exec(content)?.[1];
          const number = /<v>(.*?)<\/v>/.exec(content)?.[1];
          return [
            at,
            {
              style: Number(style),
              ...(text !== undefined && { text: textOf(text) }),
              ...(number && { number }),
            },
          ];
        },
      ),
    ),
  );
}

async function sheetOf(response: Response) {
  const parts = await textsInZip(response);
  const [head = {}, ...rows] = rowsOf(parts['xl/worksheets/sheet1.xml']);
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([at, cell]) => [head[at]?.text ?? at, cell])),
  );
  return { parts, head, rows: named.slice(0, -1), sum: named.at(-1) ?? {} };
}

const dayInMilliseconds = 86_400_000;

function clockTimeOf(cell: Cell | undefined): string {
  const instant = Math.round((Number(cell?.number) - 25_569) * dayInMilliseconds);
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
}

describe('the workbook', () => {
  it('has texts, numbers and dates as what they are, in the zone of the stack', async () => {
    await addTwo();
    const { rows, head } = await sheetOf(
      await exported(world.departmentAdmin, 'excel', { stackIds: [near.id] }),
    );
    const [row = {}] = rows;
    expect(row['Stack number']?.text).toBe('00123');
    expect(row['Area number']?.text).toBe('1E5');
    expect(row['Order number']?.text).toBe(nasty.replace('\u0001', '\ufffd').replace('_x', '_x005F_x'));
    expect(row['Solid volume (m³)']).toMatchObject({ number: '42.126' });
    expect(row.Latitude?.number).toBe('56.1234567');
    expect(clockTimeOf(row['Pre-registration date'])).toBe('2026-06-02 00:30:00');
    expect(clockTimeOf(row['Measurement date'])).toBe('2026-06-02 10:15:30');
    expect(row['Time zone']?.text).toBe('Europe/Copenhagen');
    expect(row.Organisation?.text).toBe('Verdensskov A/S');
    expect(Object.values(head).map(({ text }) => text)).not.toContain('Solid volume (m³ · decimal point)');
  });

  it('sums up to the thousandth what the list sums up', async () => {
    const filters = { departmentIds: [...world.departmentIds] };
    const totals = await service.call(world.organizationAdmin, 'PUT', '/stack/totals?by=Unit', filters);
    const { data } = await totals.json();
    const { rows, sum, parts } = await sheetOf(
      await exported(world.organizationAdmin, 'excel', { filters, timeZone: 'Europe/Berlin' }),
    );
    const [{ volume, count }] = data.groups;
    expect(data.groups).toHaveLength(1);
    expect(rows).toHaveLength(count);
    expect(Number(sum['Solid volume (m³)']?.number)).toBe(volume);
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<f>SUBTOTAL(109,');
    const about = rowsOf(parts['xl/worksheets/sheet2.xml']);
    const factOf = (label: string) => about.find(({ A }) => A?.text === label)?.B;
    expect(factOf('Time zone')?.text).toBe('Europe/Berlin');
    // This is the moment at which the clock of these tests stands still.
    expect(clockTimeOf(factOf('Created'))).toMatch(/^2026-06-17 /);
    expect(factOf('Department')?.text).toContain('Østskoven');
    expect(factOf('Stacks in this file')?.number).toBe(String(count));
    expect(Number(factOf('Solid volume (m³)')?.number)).toBe(volume);
  });

  it('has the fields of a card that is asked for, as the CSV has them', async () => {
    await service.measure(measured);
    const stackIds = measured.slice(0, 5).map(({ id }) => id);
    const body = { stackIds, measurementCardId: world.cardId };
    const { head } = await sheetOf(await exported(world.departmentAdmin, 'excel', body, 'de'));
    const csv = await service.call(
      world.departmentAdmin,
      'PUT',
      '/stack/download-accumulated-csv',
      body,
      'de',
    );
    const [headings = ''] = (await csv.text()).replace('\ufeff', '').split('\r\n');
    const expected = headings.split(';').map((heading) =>
      heading
        .replaceAll('"', '')
        .replace(/( ·)? ?Dezimalkomma/, '')
        .replace(' ()', ''),
    );
    const written = Object.values(head).map(({ text }) => text);
    expect(written.filter((heading) => heading !== 'Organisation')).toEqual([
      ...expected,
      'Referenznummer der Sorgfaltserklärung',
      'Verifizierungsnummer der Sorgfaltserklärung',
    ]);
  });

  it('keeps its head in sight and can be opened when there is no stack', async () => {
    const filters = { departmentIds: [firstDepartment], search: 'no such stack' };
    const parts = await textsInZip(await exported(world.departmentAdmin, 'excel', { filters }));
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<pane ySplit="1"');
    expect(rowsOf(parts['xl/worksheets/sheet1.xml'])).toHaveLength(1);
    const about = rowsOf(parts['xl/worksheets/sheet2.xml']);
    expect(about.find(({ A }) => A?.text === 'Stack number or stack ID contains')?.B?.text).toBe(
      'no such stack',
    );
  });

  it('tells a buyer nothing of doubts', async () => {
    const stackIds = assigned.map(({ id }) => id);
    const headings = async (caller: string) =>
      Object.values((await sheetOf(await exported(caller, 'excel', { stackIds }))).head).map(
        ({ text }) => text,
      );
    expect(await headings(world.organizationAdmin)).toContain('In doubt');
    expect(await headings(world.sawmillUser)).not.toContain('In doubt');
  });
});

describe('files of places', () => {
  it('put longitude first in GeoJSON, with every decimal, and leave out what has no position', async () => {
    const stackIds = await addTwo();
    const response = await exported(world.departmentAdmin, 'geojson', { stackIds });
    expect(response.headers.get('content-type')).toBe('application/geo+json');
    const collection = await response.json();
    expect(collection).toMatchObject({
      type: 'FeatureCollection',
      about: { 'Stacks in this file': 1, 'Left out, because they have no position': 1 },
      features: [
        {
          type: 'Feature',
          id: near.id,
          geometry: { type: 'Point', coordinates: [9.7654321, 56.1234567] },
          properties: {
            stackNumber: '00123',
            orderNumber: nasty,
            volumeCubicMeters: 42.126,
            treeSpecies: 'Rødgran',
            measurementDateTime: '2026-06-02T08:15:30.000Z',
          },
        },
      ],
    });
  });

  it('give a waypoint of GPX its name, description, time in UTC and link', async () => {
    const stackIds = await addTwo();
    const text = await (await exported(world.departmentAdmin, 'gpx', { stackIds }, 'da')).text();
    const waypoints = [...text.matchAll(/<wpt .*?<\/wpt>/gs)].map(([waypoint]) => waypoint);
    expect(waypoints).toHaveLength(1);
    expect(waypoints[0]).toMatch(
      /^<wpt lat="56.1234567" lon="9.7654321"><time>2026-06-02T08:15:30.000Z<\/time>/,
    );
    expect(waypoints[0]).toContain('<name>00123</name>');
    expect(waypoints[0]).toContain('Rødgran · ');
    expect(waypoints[0]).toContain('Fastmasse 42,126 m³');
    expect(waypoints[0]).toContain(
      `<link href="https://stackyard.example/organization/${world.organizationId}/department/${firstDepartment}/stack/${near.id}">`,
    );
    expect(text).not.toMatch(/<(trk|rte)\b/);
    expect(text).toContain('Udeladt, fordi de ikke har nogen position: 1');
  });

  it('put longitude first in KML', async () => {
    const stackIds = await addTwo();
    const text = await (await exported(world.departmentAdmin, 'kml', { stackIds })).text();
    expect(text).toContain('<Point><coordinates>9.7654321,56.1234567</coordinates></Point>');
    expect(text).toContain('&lt;W&amp;&quot;');
    expect(text).not.toContain('\u0001');
    expect([...text.matchAll(/<Placemark /g)]).toHaveLength(1);
  });

  it.each(places)('are whole as %s when there is no stack', async (format) => {
    const filters = { departmentIds: [firstDepartment], search: 'no such stack' };
    const text = await (await exported(world.departmentAdmin, format, { filters })).text();
    if (format === 'geojson') expect(JSON.parse(text).features).toEqual([]);
    else expect(text.trimEnd()).toMatch(format === 'gpx' ? /<\/gpx>$/ : /<\/kml>$/);
  });

  it('lead a buyer to the list of the sawmill', async () => {
    const stackIds = assigned.map(({ id }) => id);
    const { features } = await (await exported(world.sawmillUser, 'geojson', { stackIds })).json();
    expect(features[0].properties.link).toBe(
      `https://stackyard.example/sawmill/stacks?stack=${features[0].id}`,
    );
  });
});

describe.each(all)('as %s', (format) => {
  it('breaks off when the right ends, and never looks complete', async () => {
    const many = Array.from({ length: 1203 }, (_, index) => aStack(30_000 + index, { areaNumber: 'Many' }));
    await service.orm.insert(stack).values(many);
    const filters = { departmentIds: [firstDepartment], areaNumber: 'Many' };
    const file = await exported(world.departmentAdmin, format, { filters });
    expect(file.status).toBe(200);
    const states = service.orm.update(departmentMember);
    await states.set({ state: 'Inactive' });
    try {
      await expect(file.arrayBuffer()).rejects.toThrow();
    } finally {
      await states.set({ state: 'Active' });
    }
  });

  it('takes stacks of several organisations, cards and units', async () => {
    const stackIds = [near.id, foreignStack.id];
    await service.orm.insert(stack).values(near);
    const file = await exported(world.globalAdmin, format, { stackIds });
    expect(file.status).toBe(200);
    const text = format === 'excel' ? JSON.stringify(await textsInZip(file)) : await file.text();
    expect(text).toContain('00123');
    expect(text).toContain(foreignStack.stackNumber);
  });

  it.each([
    ['a foreign stack', world.organizationAdmin, { stackIds: [foreignStack.id] }, 404],
    ['a foreign department', world.departmentAdmin, { filters: { departmentIds: [secondDepartment] } }, 404],
    ['a department of a buyer', world.sawmillUser, { filters: { departmentIds: [firstDepartment] } }, 404],
    ['neither stacks nor a filter', world.globalAdmin, {}, 400],
    [
      'stacks and a filter',
      world.globalAdmin,
      { stackIds: [foreignStack.id], filters: { departmentIds: [firstDepartment] } },
      400,
    ],
    [
      'a zone of another planet',
      world.globalAdmin,
      { stackIds: [foreignStack.id], timeZone: 'Mars/Base' },
      400,
    ],
  ])('refuses %s', async (_what, caller, body, status) => {
    expect((await exported(caller, format, body)).status).toBe(status);
  });
});

it('says what stacks lack for a format, and no longer when it is there', async () => {
  const stackIds = await addTwo();
  const gaps = async (format: string) =>
    (await (await exported(world.departmentAdmin, 'gaps', { stackIds, format })).json()).data;
  const one = { stackId: nowhere.id, stackNumber: 'Nowhere', departmentId: firstDepartment };
  expect(await gaps('Gpx')).toEqual({
    stackCount: 2,
    leftOut: 1,
    gaps: [
      { need: 'Position', count: 1 },
      { need: 'Volume', count: 1 },
      { need: 'TreeSpecies', count: 1 },
    ],
    stacks: [{ ...one, organizationId: world.organizationId, needs: ['Position', 'Volume', 'TreeSpecies'] }],
  });
  expect(await gaps('Excel')).toMatchObject({ leftOut: 0, stacks: [{ needs: ['Volume', 'TreeSpecies'] }] });
  await service.orm.update(stack).set({ latitude: 56, longitude: 9, volume: 1, treeSpecies: 'fi' });
  expect(await gaps('Gpx')).toEqual({ stackCount: 2, leftOut: 0, gaps: [], stacks: [] });
});

it('counts what a filter lacks, and names the first hundred', async () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    aStack(40_000 + index, { areaNumber: 'Many', latitude: null, longitude: null }),
  );
  await service.orm.insert(stack).values(many);
  const filters = { departmentIds: [firstDepartment], areaNumber: 'Many' };
  const answer = await exported(world.departmentAdmin, 'gaps', { filters, format: 'Kml' });
  const { data } = await answer.json();
  expect(data).toMatchObject({ stackCount: 120, leftOut: 120, gaps: [{ need: 'Position', count: 120 }] });
  expect(data.stacks).toHaveLength(100);
});

describe('stacks that were withdrawn', () => {
  const gone = { withdrawnAt: new Date('2026-06-10T08:00:00Z'), withdrawnReason: 'Measured twice' };

  it.each(all)('are in no file of %s beside stacks that count', async (format) => {
    const [one, other] = measured;
    await service.orm
      .update(stack)
      .set(gone)
      .where(eq(stack.id, one?.id ?? ''));
    const mixed = { stackIds: [one?.id, other?.id] };
    expect((await exported(world.departmentAdmin, format, mixed)).status).toBe(409);
  });

  it('are told as such, and so is their filter', async () => {
    await addTwo();
    await service.orm.update(stack).set(gone).where(eq(stack.id, near.id));
    const filters = { departmentIds: [firstDepartment], dateType: 'PreRegistration', withdrawn: true };
    const kml = await (await exported(world.departmentAdmin, 'kml', { filters })).text();
    expect(kml.match(/<Placemark/g)).toHaveLength(1);
    expect(kml).toContain('Measured (withdrawn)');
    expect(kml).toContain('Withdrawn: yes');
  });
});

it('names nobody who has no stack in the departments', async () => {
  const [stranger] = await service.orm
    .select({ id: appUser.id, name: appUser.name })
    .from(appUser)
    .where(
      notExists(
        service.orm
          .select()
          .from(stack)
          .where(or(eq(stack.registratorId, appUser.id), eq(stack.surveyorId, appUser.id))),
      ),
    )
    .limit(1);
  const filters = {
    departmentIds: [firstDepartment],
    dateType: 'PreRegistration',
    surveyors: [stranger?.id],
  };
  const text = await (await exported(world.departmentAdmin, 'kml', { filters })).text();
  expect(text).toContain(stranger?.id);
  expect(text).not.toContain(stranger?.name);
});
