import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messagesOf, readStackFolder } from './stackFolder';

const first = '0b1f7c6a-5a53-4a55-8f6b-0c6b3a9d2e11';
const second = '1b1f7c6a-5a53-4a55-8f6b-0c6b3a9d2e11';
const jpeg = Buffer.from('ffd8ffe000104a46494600010101', 'hex');
const heic = Buffer.from('0000001866747970686569630000', 'hex');

const registration = {
  departmentId: 'd',
  cardVersionId: 'c',
  registeredAt: '2026-06-16T08:00:00+02:00',
  changedAt: '2026-06-16T08:00:00+02:00',
};
const measurement = {
  departmentId: 'd',
  cardVersionId: 'c',
  measuredAt: '2026-06-17T09:30:00+02:00',
  fullMeasurement: false,
  volume: 27.1,
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stackyard-send-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string | Buffer | object>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const isText = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(file, isText ? content : JSON.stringify(content));
  }
}

const faultsOf = async () =>
  (await readStackFolder(folder)).faults.map(({ file, field, reason }) => [file, field, reason]);

it('reads messages as they are written, and the photographs beside them', async () => {
  write({
    [`${first.toUpperCase()}/stack.json`]: { measurement, registration },
    [`${first.toUpperCase()}/FrontImage.jpeg`]: jpeg,
    [`${second}/stack.json`]: { measurement },
    '.DS_Store': '',
    [`${second}/.hidden`]: '',
  });
  const { stacks, faults } = await readStackFolder(folder);
  expect(faults).toEqual([]);
  expect(stacks).toMatchObject([
    {
      clientKey: first,
      departmentId: 'd',
      photographs: [{ kind: 'FrontImage', mediaType: 'image/jpeg' }],
    },
    { clientKey: second, photographs: [] },
  ]);
  expect(await Promise.all(stacks.map(messagesOf))).toEqual([
    [
      { kind: 'registration', content: registration },
      { kind: 'measurement', content: measurement },
    ],
    [{ kind: 'measurement', content: measurement }],
  ]);
});

it.each([
  'Thumbs.db',
  'thumbs.DB',
  'ehthumbs.db',
  'desktop.ini',
  '__MACOSX/._FrontImage.jpg',
  '.DS_Store',
  'Icon\r',
])('passes over %j, which a system has left', async (left) => {
  write({
    [`${first}/stack.json`]: { registration },
    [`${first}/${left}`]: 'x',
    [left]: 'x',
  });
  const { stacks, faults } = await readStackFolder(folder);
  expect(faults).toEqual([]);
  expect(stacks).toMatchObject([{ clientKey: first, photographs: [] }]);
});

it('takes a text with a byte order mark, and names the line that is no UTF-8', async () => {
  const text = JSON.stringify({ registration: { ...registration, polterId: 'Tømmer' } }, null, 1);
  write({
    [`${first}/stack.json`]: Buffer.from(`\ufeff${text}`),
    [`${second}/stack.json`]: Buffer.from(text, 'latin1'),
  });
  const { stacks, faults } = await readStackFolder(folder);
  expect(stacks).toMatchObject([{ clientKey: first }]);
  expect(await Promise.all(stacks.map(messagesOf))).toMatchObject([[{ content: { polterId: 'Tømmer' } }]]);
  const line = 1 + text.split('\n').findIndex((one) => one.includes('ø'));
  expect(faults).toEqual([
    {
      file: `${second}/stack.json`,
      field: undefined,
      reason: `Line ${line} is not written in UTF-8. Save the file as UTF-8.`,
    },
  ]);
});

it('keeps of messages what they are and how large, and not what they say', async () => {
  write({ [`${first}/stack.json`]: { registration: { ...registration, polterId: 'Å'.repeat(20) } } });
  const { stacks } = await readStackFolder(folder);
  const bytes = Buffer.byteLength(JSON.stringify({ ...registration, polterId: 'Å'.repeat(20) }));
  expect(stacks[0]?.messages).toEqual([{ kind: 'registration', bytes }]);
  expect(JSON.stringify(stacks)).not.toContain('Å');
});

it('gives no messages that have changed since they were read, or are gone', async () => {
  write({ [`${first}/stack.json`]: { registration } });
  const [stack] = (await readStackFolder(folder)).stacks;
  if (stack === undefined) throw new Error('The stack was left out');
  const name = `${first}/stack.json`;
  write({ [name]: { registration: { ...registration, polterId: 'P 7' } } });
  expect(await messagesOf(stack)).toEqual({
    file: name,
    reason: 'It has changed while the command ran. Run the command again.',
  });
  rmSync(path.join(folder, name));
  expect(await messagesOf(stack)).toEqual({ file: name, reason: 'It cannot be read (ENOENT).' });
});

it('names file, field and reason of all that is wrong, and leaves out no other stack', async () => {
  write({
    [`${first}/stack.json`]: { registration },
    [`${second}/stack.json`]: {
      registration: { ...registration, changedAt: 'yesterday' },
      measurement: { ...measurement, volume: -1, colour: 'red' },
    },
    [`${second}/BackImage.heic`]: heic,
    [`${second}/FrontImage.jpg`]: jpeg,
    [`${second}/FrontImage.png`]: jpeg,
    [`${second}/front.jpg`]: jpeg,
    [`${second}/CloseupImage.jpg`]: jpeg,
    'Gate 104/stack.json': { registration },
    'list.csv': '',
  });
  truncateSync(path.join(folder, second, 'CloseupImage.jpg'), 20 * 1024 * 1024 + 1);
  expect((await readStackFolder(folder)).stacks).toMatchObject([{ clientKey: first }]);
  const json = `${second}/stack.json`;
  expect(await faultsOf()).toEqual([
    [json, 'registration.changedAt', 'The value is not valid.'],
    [json, 'measurement.volume', 'The value is too small or too short.'],
    [json, 'measurement.colour', 'This field is unknown.'],
    [`${second}/BackImage.heic`, undefined, 'It is neither a JPEG nor a PNG.'],
    [`${second}/CloseupImage.jpg`, undefined, 'It is larger than 20 MB.'],
    [`${second}/FrontImage.png`, undefined, 'There is another photograph of the kind FrontImage.'],
    [
      `${second}/front.jpg`,
      undefined,
      'It is neither stack.json nor a photograph: FrontImage.jpg, BackImage.jpg, CloseupImage.jpg.',
    ],
    ['Gate 104', undefined, 'The name of the folder is no UUID, the key of the stack.'],
    ['list.csv', undefined, 'A folder for each stack is expected here.'],
  ]);
});

it('leaves out a stack alone of which something is no file that can be read', async () => {
  const [third, fourth] = [second.replace('1', '2'), second.replace('1', '3')];
  write({
    [`${first}/stack.json`]: { registration },
    [`${first}/FrontImage.jpg/notes.txt`]: '',
    [`${second}/stack.json/notes.txt`]: '',
    [`${third}/stack.json`]: { registration },
    [`${fourth}/stack.json`]: { registration },
  });
  symlinkSync(path.join(folder, 'gone.jpg'), path.join(folder, third, 'BackImage.jpg'));
  expect((await readStackFolder(folder)).stacks).toMatchObject([{ clientKey: fourth }]);
  expect(await faultsOf()).toEqual([
    [`${first}/FrontImage.jpg`, undefined, 'It is no file.'],
    [`${second}/stack.json`, undefined, 'It is no file.'],
    [`${third}/BackImage.jpg`, undefined, 'It cannot be read (ENOENT).'],
  ]);
});

it.each<[content: string | object | undefined, field: string | undefined, reason: string | RegExp]>([
  [undefined, undefined, 'It is missing.'],
  ['{"registration":', undefined, expect.stringMatching(/^It is no JSON: /)],
  [{}, undefined, 'It has neither a registration nor a measurement.'],
  [[], undefined, 'The value is missing or has the wrong type.'],
  [{ stack: {} }, 'stack', 'This field is unknown.'],
  [
    { registration, measurement: { ...measurement, departmentId: 'e' } },
    'measurement.departmentId',
    'It is not the department of the registration.',
  ],
])('a stack.json of %j is not sent', async (content, field, reason) => {
  write({ [`${first}/FrontImage.jpg`]: jpeg, ...(content && { [`${first}/stack.json`]: content }) });
  expect(await faultsOf()).toEqual([[`${first}/stack.json`, field, reason]]);
  expect((await readStackFolder(folder)).stacks).toEqual([]);
});
