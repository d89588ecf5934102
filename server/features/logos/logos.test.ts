import { demoOwners } from '../../testing/demoOwners';
import { jpegSamples } from '../../testing/files/jpegSamples';
import { pngFile } from '../../testing/files/pngFile';
import { type TestService, testService } from '../../testing/testService';

const png = pngFile({ width: 20, height: 10 });
const jpeg = Buffer.from(jpegSamples.cmyk, 'base64');

let service: TestService;
let path: string;
let tokens: Record<'admin' | 'departmentAdmin' | 'stranger', string>;

beforeAll(async () => {
  service = await testService();
  path = `${(await demoOwners(service.orm, 'Nordskov Tømmer A/S')).organization}/logo`;
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
  return service.call('PUT', path, { token, body, headers });
}

function download(token: string) {
  return service.call('GET', path, { token });
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
