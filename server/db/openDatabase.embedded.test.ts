import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder, programPath } from '../testing/preparedFiles';
import { lockFolder } from './folderLock';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function inOwnProcess(action: string, dataDir = folder): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [programPath('dataFolder.js'), action, dataDir], (_failure, stdout) =>
      resolve(stdout),
    );
  });
}

describe('the database in a folder', () => {
  it('is begun again when its first seed was cut off', async () => {
    makeDataFolder(folder, 'empty');
    expect(await inOwnProcess('dieWhileSeeding')).toBe('');
    expect(Number(await inOwnProcess('seed'))).toBeGreaterThan(500);
    expect(readdirSync(folder)).toEqual(['postgres']);
  });

  it('is kept when it is complete', async () => {
    makeDataFolder(folder, 'demo');
    const stacks = await inOwnProcess('seed');
    expect(Number(stacks)).toBeGreaterThan(500);
    expect(await inOwnProcess('seed')).toBe(stacks);
    expect(readdirSync(folder)).toEqual(['postgres']);
  });

  it('is closed to other accounts of the machine, whoever made its folder', async () => {
    makeDataFolder(folder, 'empty');
    const cluster = join(folder, 'postgres');
    chmodSync(cluster, 0o755);
    await inOwnProcess('isTidy');
    expect(statSync(cluster).mode & 0o777).toBe(0o700);
  });

  it('is tidied up for the planner', async () => {
    makeDataFolder(folder, 'empty');
    expect(JSON.parse(await inOwnProcess('isTidy'))).toEqual([{ tidy: true }]);
  });

  it('is begun again when it was cut off before it was complete', async () => {
    writeFileSync(join(folder, 'postgres.new'), 'half a database');
    expect(await inOwnProcess('writeAsNewer')).toBe('done');
  });

  it('of the version before decisions keeps what was looked at as accepted, with who it was', async () => {
    expect(await inOwnProcess('writeBeforeDecisions')).toBe('done');
    expect(JSON.parse(await inOwnProcess('decisions'))).toEqual([
      { subject: 'AtZero', word: 'A ship', by: 'A', doubts: null, decided: ['AtZero'] },
    ]);
  });

  it('of the version before people has a person for everybody with access', async () => {
    expect(await inOwnProcess('writeAsFormer')).toBe('done');
    const known = { invited: false, isOther: true };
    expect(JSON.parse(await inOwnProcess('people'))).toEqual([
      { email: 'a@former.example', ...known },
      { email: 'b@former.example', ...known },
    ]);
  });

  it('is refused and left alone when a newer version wrote it', async () => {
    makeDataFolder(folder, 'empty');
    await inOwnProcess('writeAsNewer');
    const refused = `NewerDatabaseError: The database in ${folder} was written by a newer version; it is left as it is.`;
    expect(await inOwnProcess('seed')).toBe(refused);
    expect(readdirSync(folder)).toEqual(['postgres']);
  });

  it('is refused while another process has the folder', async () => {
    const release = lockFolder(folder);
    expect(await inOwnProcess('seed')).toBe(
      `FolderInUseError: The data folder ${folder} is in use by another process (${process.pid}).`,
    );
    expect(readdirSync(folder)).toEqual(['lock']);
    release();
  });

  it('is refused where nothing can be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await inOwnProcess('seed', join(file, 'data'))).toMatch(
      /^FolderNotWritableError: .* cannot be written \(ENOTDIR\)\.$/,
    );
  });
});
