import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cardCalled } from '../testing/cardDocument';
import { makeDataFolder } from '../testing/preparedFiles';
import { serviceProcesses } from '../testing/serviceProcesses';

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const { run, start, killAll } = serviceProcesses(folder);

afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => path.join(folder, name);

async function command(settings: Record<string, string>, ...words: string[]) {
  const { code, output, errors } = await run('stackyard.js', settings, ...words).end;
  return [code, output.trim(), errors.trim()];
}

const signIn = (url: string, username: string, password: string) =>
  fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

async function chooseFirstPassword(link: string, password: string): Promise<number> {
  const { origin, hash } = new URL(link);
  const secrets = new URLSearchParams(hash.slice(1));
  const { status } = await fetch(`${origin}/api/v1/auth/confirm-account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...Object.fromEntries(secrets), password }),
  });
  return status;
}

it('starts empty, and has the service that holds the folder make the first global admin', async () => {
  const DATA_DIR = inFolder('empty');
  const service = start({ DATA_DIR }, 'none');
  const url = await service.url;
  expect((await signIn(url, 'global@stackyard.example', 'Timber-2026!')).status).toBe(401);
  expect(statSync(path.join(DATA_DIR, 'commands.sock')).mode & 0o777).toBe(0o600);

  const [code, output = '', errors] = await command({ DATA_DIR }, 'admin', 'create', 'ida@skov.example');
  expect([code, errors]).toEqual([0, '']);
  const link = String(output).split('\n')[1] ?? '';
  expect(link.startsWith(`${url}/confirm#`)).toBe(true);
  expect(await chooseFirstPassword(link, 'Skoven-2026!')).toBe(200);
  expect((await signIn(url, 'ida@skov.example', 'Skoven-2026!')).status).toBe(200);
  expect(await command({ DATA_DIR }, 'admin', 'remove', 'ida@skov.example')).toEqual([
    1,
    '',
    'This is the last Stackyard administrator who can log in. Add another one first.',
  ]);

  service.child.kill('SIGTERM');
  const end = await service.end;
  expect([end.code, end.errors]).toEqual([0, '']);
  expect(end.output).toContain('Nobody can sign in yet.');
  expect(end.output).not.toContain('Timber-2026!');
  expect(existsSync(path.join(DATA_DIR, 'commands.sock'))).toBe(false);
  // The service has released the folder: the command opens it itself.
  expect(await command({ DATA_DIR }, 'admin', 'list')).toEqual([0, 'ida@skov.example  ida', '']);
});

it('fills an empty folder with the demo, which goes on as one, and no other', async () => {
  const DATA_DIR = inFolder('demo');
  const settings = { DATA_DIR, SEED_STACKS: '20' };
  const [code, output, errors] = await command(settings, 'demo');
  expect([code, errors]).toEqual([0, '']);
  expect(output).toMatch(/The database holds the demo now\. Its accounts and their password are public\.$/);
  expect(await command(settings, 'demo')).toEqual([
    1,
    '',
    'The database is not empty. The demo is only written into an empty one.',
  ]);
  const service = start({ DATA_DIR, HOST: '0.0.0.0' }, 'none');
  const url = (await service.url).replace('0.0.0.0', '127.0.0.1');
  expect((await signIn(url, 'org@nordskov.example', 'Timber-2026!')).status).toBe(200);
  expect(await command(settings, 'demo')).toEqual([
    1,
    '',
    `The data folder ${DATA_DIR} is in use by another process (${service.child.pid}). End it first.`,
  ]);
  // The service is in this state while it starts, before it listens for commands.
  rmSync(path.join(DATA_DIR, 'commands.sock'));
  expect(await command({ DATA_DIR }, 'admin', 'list')).toEqual([
    1,
    '',
    `The data folder ${DATA_DIR} is in use by another process (${service.child.pid}). It is starting or ending: try again.`,
  ]);
  service.child.kill('SIGTERM');
  expect((await service.end).errors.trim()).toMatch(
    /^Warning: everybody who can reach http:\/\/0\.0\.0\.0:\d+ can sign in with the accounts of this demo\.$/,
  );
});

it('takes an organisation out of a folder that no service holds, and into another one', async () => {
  const DATA_DIR = makeDataFolder(inFolder('from'), 'demo');
  const other = makeDataFolder(inFolder('to'), 'empty');
  const name = 'Nordskov Tømmer A/S';
  const file = path.join(folder, 'nordskov.zip');
  const [code, output, errors] = await command({ DATA_DIR }, 'export', name, 'nordskov.zip');
  expect([code, errors]).toEqual([0, '']);
  expect(output).toMatch(
    /^Exported Nordskov Tømmer A\/S \([-0-9a-f]{36}\) into .*nordskov\.zip, with 0 photographs\.\n/,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await command({ DATA_DIR }, 'export', name, 'nordskov.zip')).toEqual([
    1,
    '',
    'nordskov.zip is there already. Choose another name.',
  ]);

  expect((await command({ DATA_DIR: inFolder('none') }, 'import', file))[2]).toMatch(
    /^There is no database in /,
  );
  const service = start({ DATA_DIR: other }, 'none');
  await service.url;
  expect(await command({ DATA_DIR: other }, 'import', file)).toEqual([
    1,
    '',
    `The data folder ${other} is in use by another process (${service.child.pid}). End it first.`,
  ]);
  service.child.kill('SIGTERM');
  await service.end;
  const imported = await command({ DATA_DIR: other }, 'import', file);
  expect([imported[0], imported[2]]).toEqual([0, '']);
  expect(imported[1]).toMatch(
    /^Imported Nordskov Tømmer A\/S \(.*\): 300 stacks, \d+ people, 0 photographs\.\n/,
  );
  expect((await command({ DATA_DIR: other }, 'import', file))[2]).toMatch(
    / is here already\. Nothing was changed\.$/,
  );
});

it('checks a measurement card without a database, and has the service that holds the folder publish it', async () => {
  const DATA_DIR = makeDataFolder(inFolder('cards'), 'empty');
  const files = [inFolder('right.json'), inFolder('wrong.json')] as const;
  const card = cardCalled('Own card');
  writeFileSync(files[0], JSON.stringify(card));
  writeFileSync(files[1], JSON.stringify({ ...card, volumeFieldId: 'solid' }));
  const [right] = files;
  expect(await command({}, 'card', 'check', 'right.json')).toEqual([
    0,
    'This is a valid measurement card: "Own card", 31 fields, with a report.',
    '',
  ]);
  const wrong =
    'This is no valid measurement card:\n  volumeFieldId: The card has no field with the id “solid”.';
  expect(await command({}, 'card', 'check', files[1])).toEqual([1, '', wrong]);
  const service = start({ DATA_DIR }, 'none');
  await service.url;
  expect(await command({ DATA_DIR }, 'card', 'import', files[1])).toEqual([1, '', wrong]);
  expect((await command({ DATA_DIR }, 'card', 'import', right))[1]).toMatch(
    /^Version 1 of "Own card" is published\./,
  );
  const [code, exported = ''] = await command({ DATA_DIR }, 'card', 'export', 'Own card');
  expect([code, JSON.parse(String(exported))]).toEqual([0, card]);
  service.child.kill('SIGTERM');
  await service.end;
});

it('takes commands after a process that was killed', async () => {
  const DATA_DIR = makeDataFolder(inFolder('killed'), 'empty');
  const killed = start({ DATA_DIR }, 'none');
  await killed.url;
  killed.child.kill('SIGKILL');
  await killed.end;
  expect(existsSync(path.join(DATA_DIR, 'commands.sock'))).toBe(true);
  expect((await command({ DATA_DIR }, 'admin', 'create', 'ida@skov.example'))[0]).toBe(0);
  await start({ DATA_DIR }, 'none').url;
  expect((await command({ DATA_DIR }, 'admin', 'list'))[1]).toMatch(/^ida@skov\.example {2}ida/);
});

it('says in one line why a command cannot be carried out', async () => {
  const list = ['admin', 'list'];
  const silent = inFolder('silent');
  mkdirSync(silent);
  const hangingUp = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => hangingUp.listen(path.join(silent, 'commands.sock'), resolve));
  const away = 'postgresql://nobody:secret@127.0.0.1:1/none';
  const refusals = await Promise.all([
    command({ DATA_DIR: inFolder('none') }, ...list),
    command({ DATA_DIR: silent }, ...list),
    command({ DATABASE_URL: away }, ...list),
    command({}, 'admin', 'create', 'ida@'),
    command({}, 'migrate'),
    command({}, 'send', 'stacks'),
    command({ STACKYARD_URL: 'https://service.example' }, 'send', 'stacks'),
    command({ STACKYARD_URL: 'https://service.example', STACKYARD_KEY: 'sy_1' }, 'send', 'stacks'),
  ]);
  hangingUp.close();
  expect(refusals).toEqual([
    [
      1,
      '',
      `There is no database in ${inFolder('none')}. The command serve makes one; DATA_DIR names another folder.`,
    ],
    [1, '', `The service that holds ${silent} does not answer.`],
    [1, '', 'The database cannot be reached (ECONNREFUSED).'],
    [1, '', '"ida@" is no e-mail address.'],
    [1, '', 'DATABASE_URL must name the database to bring up to date.'],
    [1, '', 'STACKYARD_URL must be the address of a service such as https://stackyard.example.'],
    [
      1,
      '',
      'Who sends? Either STACKYARD_KEY with an API key, or STACKYARD_EMAIL and STACKYARD_PASSWORD of a person.',
    ],
    [1, '', 'stacks cannot be read (ENOENT).'],
  ]);
  expect(existsSync(inFolder('none'))).toBe(false);
});

it('prints what commands there are to who gives another one', async () => {
  const [code, output, errors] = await command({}, 'admin', 'crate', 'ida@skov.example');
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(
    /^There is no command "admin crate ida@skov\.example"\.\n\nUsage: stackyard <command>/,
  );
});

it('prints commands and settings when asked for help', async () => {
  const [code, output, errors] = await command({ PORT: 'not read' }, '--help');
  expect([code, errors]).toEqual([0, '']);
  expect(output).toMatch(
    /^Usage: stackyard <command>.*\n {2}serve .*\n {2}DATABASE_URL .*\n {2}TOKEN_SECRET /s,
  );
});
