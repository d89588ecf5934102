import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { organization } from '../../db/schema';
import { clientFor } from '../../testing/api/clientFor';
import { objectsIn } from '../../testing/api/contractSchemas';
import { demoOwners } from '../../testing/demoOwners';
import { jpegSamples } from '../../testing/files/jpegSamples';
import { pngFile } from '../../testing/files/pngFile';
import { type TestService, testService } from '../../testing/testService';

let service: TestService;
let global: ReturnType<typeof clientFor>;
let admin: ReturnType<typeof clientFor>;
let path: string;
let organizationId: string;

beforeAll(async () => {
  service = await testService();
  global = clientFor(service, 'global@stackyard.example');
  admin = clientFor(service, 'org@nordskov.example');
  const nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  ({ organizationId, organization: path } = nordskov);
});

const address = { street: 'Skovvej', streetNumber: '1', city: 'Rold', zipCode: '9510', country: 'Danmark' };
const contactInformation = { email: 'info@nordskov.example', phone: '+45 1', webSite: 'nordskov.example' };
const tooLong = 'x'.repeat(10_000);

describe('a new organisation', () => {
  it('is empty, and everything that reads it says so', async () => {
    const created = await global('POST', '/organization', { name: ' Ny Skov ', country: 'dk' });
    const empty = { street: '', streetNumber: '', city: '', zipCode: '', country: '' };
    expect(created).toMatchObject({
      status: 201,
      data: {
        name: 'Ny Skov',
        country: 'dk',
        addressInformation: empty,
        contactInformation: { email: '', phone: '', webSite: '' },
        departments: [],
        users: [],
        contacts: [],
      },
    });
    const { organizationId } = created.data;
    const own = `/organization/${organizationId}`;
    expect((await global('GET', own)).data).toEqual(created.data);
    for (const absent of ['contract-information', 'contract-information/next', 'measurement-card', 'logo'])
      expect((await global('GET', `${own}/${absent}`)).status).toBe(404);
    expect((await global('GET', `${own}/contents`)).data).toEqual({
      stacks: 0,
      sawmills: 0,
      departments: 0,
      users: 0,
    });
    const sawmills = await global('GET', `/sawmill/list?organizationId=${organizationId}`);
    expect(sawmills.data).toEqual({ data: [], page: 1, totalCount: 0 });

    // Among 131 by name it is on the second page of a hundred.
    const { data: list } = await global('GET', '/organization/list/detailed?page=2');
    expect(list.totalCount).toBe(131);
    const rows = [
      ...(await rowsOf('/organization/list/detailed')),
      ...(await rowsOf('/organization/list/detailed?page=2')),
    ];
    expect(rows.find((row) => row.organizationId === organizationId)).toEqual({
      organizationId,
      organizationName: 'Ny Skov',
      administrator: null,
      contactPhoneNumber: null,
      email: null,
      active: true,
      hasStacks: false,
      hasDepartments: false,
      contractInformation: null,
      warnings: {
        contractExpiresSoon: false,
        isMissingCustomerNumber: false,
        departmentsWithMissingCustomerNumber: [],
        isMissingContract: true,
        isMissingAdministrator: true,
        isMissingMeasurementCard: true,
      },
    });
  });

  async function rowsOf(list: string) {
    const { data } = await global('GET', list);
    return objectsIn(data.data);
  }

  it.each([
    [{ name: 'A', country: 'dk' }, 'name'],
    [{ name: ' A ', country: 'dk' }, 'name'],
    [{ name: '      ', country: 'dk' }, 'name'],
    [{ name: tooLong, country: 'dk' }, 'name'],
    [{ country: 'dk' }, 'name'],
    [{ name: 'Ny Skov', country: 'se' }, 'country'],
    [{ name: 'Ny Skov', country: 'dk', active: false }, 'active'],
  ])('is refused as %j', async (body, field) => {
    expect(await global('POST', '/organization', body)).toMatchObject({ status: 400, fields: [field] });
  });
});

describe('what an organisation says of itself', () => {
  it('is written part by part, and read as it was written', async () => {
    expect((await admin('PUT', `${path}/rename`, { name: ' N ' })).status).toBe(200);
    expect((await admin('PUT', `${path}/address-information`, address)).status).toBe(200);
    expect((await admin('PUT', `${path}/contact-information`, contactInformation)).status).toBe(200);
    const { data } = await admin('GET', path);
    expect(data).toMatchObject({ name: 'N', country: 'dk', addressInformation: address, contactInformation });
  });

  it.each([
    ['rename', { name: '' }, 'name'],
    ['rename', { name: '   ' }, 'name'],
    ['rename', { name: tooLong }, 'name'],
    ['rename', { name: 'N', country: 'de' }, 'country'],
    ['address-information', { ...address, city: tooLong }, 'city'],
    ['address-information', { ...address, latitude: 1 }, 'latitude'],
    ['address-information', { ...address, zipCode: undefined }, 'zipCode'],
    ['contact-information', { ...contactInformation, email: 'info@nordskov' }, 'email'],
    ['contact-information', { ...contactInformation, email: 'info@@nordskov.example' }, 'email'],
    ['contact-information', { ...contactInformation, phone: tooLong }, 'phone'],
    ['contact-information', { ...contactInformation, webSite: tooLong }, 'webSite'],
    ['contact-information', { ...contactInformation, webSite: 'javascript:alert(1)' }, 'webSite'],
    ['contact-information', { ...contactInformation, webSite: 'data:text/html,x' }, 'webSite'],
    ['contact-information', { ...contactInformation, fax: '1' }, 'fax'],
  ])('is refused: %s %j', async (call, body, field) => {
    const { data: before } = await admin('GET', path);
    expect(await admin('PUT', `${path}/${call}`, body)).toMatchObject({ status: 400, fields: [field] });
    expect((await admin('GET', path)).data).toEqual(before);
  });

  it('keeps a website of before that would be refused today', async () => {
    const webSite = 'shop: see our flyer';
    await service.orm.update(organization).set({ webSite }).where(eq(organization.id, organizationId));
    expect((await admin('GET', path)).data.contactInformation).toMatchObject({ webSite });
  });

  it('is changed by two people at once, as long as they edit different parts', async () => {
    const read = await admin('GET', path);
    const { etag } = read.data;
    expect(read.headers.get('etag')).toBe(etag);
    const ifMatch = { 'if-match': String(etag) };
    expect((await global('PUT', `${path}/rename`, { name: 'Sydskov' }, ifMatch)).status).toBe(200);
    const second = await admin('PUT', `${path}/rename`, { name: 'Vestskov' }, ifMatch);
    expect(second).toMatchObject({
      status: 412,
      errorMessage:
        'Someone else has changed this since you opened it. Reload the page to see the newer version.',
    });
    const moved = { ...address, streetNumber: '2' };
    expect((await admin('PUT', `${path}/address-information`, moved, ifMatch)).status).toBe(200);
    const called = { ...contactInformation, phone: '+45 2' };
    expect((await admin('PUT', `${path}/contact-information`, called, ifMatch)).status).toBe(200);
    for (const call of ['address-information', 'contact-information'] as const) {
      const again = call === 'address-information' ? address : contactInformation;
      expect((await admin('PUT', `${path}/${call}`, again, ifMatch)).status).toBe(412);
    }
    const { data } = await admin('GET', path);
    expect(data).toMatchObject({ name: 'Sydskov', addressInformation: moved, contactInformation: called });
    const newest = { 'if-match': String(data.etag) };
    expect((await admin('PUT', `${path}/rename`, { name: 'Vestskov' }, newest)).status).toBe(200);
  });

  it('gives department admins, who cannot change it, no version', async () => {
    const { status, data, headers } = await clientFor(service, 'department@nordskov.example')('GET', path);
    expect([status, data.etag, headers.get('etag')]).toEqual([200, undefined, null]);
  });
});

describe('the logo', () => {
  const png = pngFile({ width: 20, height: 10 });
  const jpeg = Buffer.from(jpegSamples.cmyk, 'base64');

  let tokens: Record<'admin' | 'departmentAdmin' | 'stranger', string>;

  beforeAll(async () => {
    tokens = {
      admin: await service.tokenOf('org@nordskov.example'),
      departmentAdmin: await service.tokenOf('department@nordskov.example'),
      stranger: await service.tokenOf('sawmill@birkesav.example'),
    };
  });

  function formOf(content: Buffer, name = 'logo.png', type = 'image/png') {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(content)], name, { type }));
    return form;
  }

  function upload(body: unknown, token = tokens.admin, headers: Record<string, string> = {}) {
    return service.call('PUT', `${path}/logo`, { token, body, headers });
  }

  function download(token: string) {
    return service.call('GET', `${path}/logo`, { token });
  }

  it('is not there, then is what was uploaded last, by its content and not by its name', async () => {
    expect((await download(tokens.admin)).status).toBe(404);
    expect((await upload(formOf(png))).status).toBe(200);
    const first = await download(tokens.admin);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(first.bytes).equals(png)).toBe(true);
    expect((await upload(formOf(jpeg, 'logo.html', 'text/html'))).status).toBe(200);
    const second = await download(tokens.departmentAdmin);
    expect(second.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(second.bytes).equals(jpeg)).toBe(true);
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  it('cannot act on its own in a browser', async () => {
    await upload(formOf(png));
    const { headers } = await download(tokens.admin);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('stays as it was when a file is refused, with the reason at the field', async () => {
    await upload(formOf(png));
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { status, json } = await upload(formOf(svg), tokens.admin, { 'accept-language': 'de' });
    expect([status, json?.fieldErrors]).toEqual([
      400,
      [{ field: 'file', message: 'Die Datei ist kein JPEG- oder PNG-Bild. Wählen Sie eine andere Datei.' }],
    ]);
    const large = await upload(formOf(Buffer.alloc(500 * 1024 + 1)));
    expect(large.json?.fieldErrors).toEqual([
      { field: 'file', message: 'The file is larger than 500 KB. Choose a smaller image.' },
    ]);
    expect(Buffer.from((await download(tokens.admin)).bytes).equals(png)).toBe(true);
  });

  it('is decoded one at a time, and of one person two wait at most', async () => {
    const decoder: { stats: () => Promise<unknown> } = Object.getPrototypeOf(sharp());
    const decode = decoder.stats;
    let [underWay, most] = [0, 0];
    let goOn = (): void => undefined;
    const isRefused = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const watch = jest.spyOn(decoder, 'stats').mockImplementation(async function (this: unknown) {
      underWay += 1;
      most = Math.max(most, underWay);
      await isRefused;
      return decode.call(this).finally(() => {
        underWay -= 1;
      });
    });
    const answers = [png, jpeg, png].map((content) => upload(formOf(content)));
    for (const answer of answers) void answer.then(({ status }) => status === 503 && goOn());
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    watch.mockRestore();
    expect(statuses.toSorted()).toEqual([200, 200, 503]);
    expect(most).toBe(1);
  });

  it('comes as one file in a form', async () => {
    expect((await upload({ file: 'x' })).status).toBe(415);
    expect((await upload('x', tokens.admin, { 'content-type': 'multipart/form-data' })).status).toBe(415);
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await upload('no form', tokens.admin, broken)).status).toBe(400);
    const text = new FormData();
    text.set('file', 'text');
    const further = formOf(png);
    further.set('organizationId', 'x');
    for (const form of [new FormData(), text, further]) expect((await upload(form)).status).toBe(400);
  });

  it('is changed by who administers the organisation alone', async () => {
    expect((await upload(formOf(Buffer.alloc(0)), tokens.departmentAdmin)).status).toBe(403);
    expect((await upload(formOf(png), tokens.stranger)).status).toBe(403);
    expect((await download(tokens.stranger)).status).toBe(403);
    const other = await service.tokenOf('lead@nordskov.example');
    expect((await download(other)).status).toBe(200);
  });
});
