import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, FolderNotWritableError, lockFolder } from './folderLock';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('folder lock', () => {
  it('makes the folder, for its owner alone, and frees it on release', () => {
    const inside = join(folder, 'new', 'data');
    const release = lockFolder(inside);
    expect(existsSync(join(inside, 'lock'))).toBe(true);
    expect(statSync(inside).mode & 0o777).toBe(0o700);
    release();
    expect(readdirSync(inside)).toEqual([]);
    lockFolder(inside)();
  });

  it('refuses a second holder while the first lives', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(String(process.pid));
    release();
  });

  it('takes over from a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: 'long ago' }));
    const release = lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
  });

  it('takes over when a later process was given the number of the first', () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'before the restart' }));
    lockFolder(folder)();
  });

  it('takes over a lock that cannot be read', () => {
    writeFileSync(join(folder, 'lock'), '');
    lockFolder(folder)();
  });

  it('waits for nobody while another process takes over', () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'before' }));
    writeFileSync(join(folder, 'lock.takeover'), JSON.stringify({ pid: 1, started: '' }));
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  });

  it('leaves the lock of somebody else alone on release', () => {
    const release = lockFolder(folder);
    const other = JSON.stringify({ pid: 1, started: '' });
    writeFileSync(join(folder, 'lock'), other);
    release();
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(other);
  });

  it('says so when the folder cannot be made', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => lockFolder(join(file, 'data'))).toThrow(FolderNotWritableError);
  });
});
